/** A deal, step by step: accept, refuse, or say what is given and what is wanted. */
import { CARD_TYPES, checkAnswer, CosmariumError } from '@cosmarium/engine';
import type { Give, GiveLimits, OfferAnswer, OfferDecision } from '@cosmarium/engine';
import { giveInWords } from '@cosmarium/story';
import { Misread, type Dialog } from './dialog.ts';

type Step = { label: string; description: string };

/** The cards that can be promised: own ones by name, the partner's by description. */
function cardSteps(limits: GiveLimits, dialog: Dialog): Step[] {
  const { names } = dialog;
  const inWords = (description: string) => giveInWords(names, { cards: { [description]: 1 } });
  const described =
    typeof limits.hand === 'number'
      ? [...CARD_TYPES.map((type) => `type:${type}`), 'highest:attack', 'lowest:attack']
      : [...new Set(limits.hand)];
  return ['random', ...described].map((description) => ({ description, label: inWords(description) }));
}

/** "2 5=2": numbers of the list, with a count where it is not one. */
function readCards(line: string, steps: readonly Step[], dialog: Dialog): Record<string, number> | undefined {
  if (line === '' || line === '0') return undefined;
  const cards: Record<string, number> = {};
  for (const word of line.split(/[\s,]+/)) {
    const match = /^(\d+)(?:[=x](\d+))?$/.exec(word);
    const step = match === null ? undefined : steps[Number(match[1]) - 1];
    if (match === null || step === undefined) throw new Misread(dialog.t('cli.play.no-option', { word }));
    cards[step.description] = (cards[step.description] ?? 0) + Number(match[2] ?? 1);
  }
  return cards;
}

async function askGive(dialog: Dialog, limits: GiveLimits, who: 'give' | 'get'): Promise<Give> {
  const { names } = dialog;
  const give: Give = {};
  const size = typeof limits.hand === 'number' ? limits.hand : limits.hand.length;
  if (size > 0) {
    const steps = cardSteps(limits, dialog);
    dialog.print(steps.map((step, i) => `  ${i + 1}) ${step.label}`).join('\n'));
    const cards = await dialog.ask(dialog.t(`cli.deal.${who}-cards`), (line) =>
      readCards(line, steps, dialog),
    );
    if (cards !== undefined) give.cards = cards;
  }
  if (limits.planets.length > 0) {
    dialog.print(limits.planets.map((planet, i) => `  ${i + 1}) ${names.place(planet)}`).join('\n'));
    const several = limits.colonies > 1;
    const chosen = await dialog.ask(dialog.t(`cli.deal.${who}-${several ? 'colonies' : 'colony'}`), (line) =>
      (several ? line.split(/[\s,]+/) : [line])
        .map((word) => readNumber(word, limits.planets.length, dialog))
        .filter((one) => one > 0),
    );
    if (chosen.length > 0) give.colony = chosen.map((one) => limits.planets[one - 1]);
  }
  if (limits.free > 0) {
    const prompt = dialog.t(`cli.deal.${who}-free`, { max: limits.free });
    const free = await dialog.ask(prompt, (line) => readNumber(line, limits.free, dialog));
    if (free > 0) give.free = free;
  }
  return give;
}

/** A number from 1, or 0 for Enter. */
function readNumber(line: string, max: number, dialog: Dialog): number {
  const value = line === '' ? 0 : Number(line);
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new Misread(dialog.t('cli.play.no-option', { word: line }));
  return value;
}

export async function askOffer(decision: OfferDecision, dialog: Dialog): Promise<OfferAnswer> {
  const { names } = dialog;
  const partner = names.seat(decision.partner);
  if (decision.standing === null) dialog.print(dialog.t('cli.deal.open', { partner }));
  else
    dialog.print(
      dialog.t('cli.deal.standing', {
        partner,
        give: giveInWords(names, decision.standing.give),
        get: giveInWords(names, decision.standing.get),
      }),
    );
  if (decision.wordless) dialog.print(dialog.t('cli.deal.wordless'));
  const choices: OfferAnswer['do'][] = ['fail'];
  if (!decision.last) choices.unshift('propose');
  if (decision.acceptable) choices.unshift('accept');
  else if (decision.standing !== null) dialog.print(dialog.t('cli.deal.cannot'));
  dialog.print(choices.map((choice, i) => `  ${i + 1}) ${dialog.t(`cli.deal.${choice}`)}`).join('\n'));
  const fallback = decision.acceptable ? 1 : choices.length;
  for (;;) {
    const picked = await dialog.ask(
      dialog.t('cli.play.prompt', { fallback }),
      (line) => readNumber(line, choices.length, dialog) || fallback,
    );
    const choice = choices[picked - 1];
    if (choice !== 'propose') return { do: choice };
    const give = await askGive(dialog, decision.give, 'give');
    const get = await askGive(dialog, decision.get, 'get');
    const proposal = { do: 'propose', give, get } as const;
    try {
      return checkAnswer(decision, proposal) as OfferAnswer;
    } catch (error) {
      if (!(error instanceof CosmariumError)) throw error;
      dialog.print(names.paint.bad(dialog.t(`error.${error.code}`, { detail: error.message })));
    }
  }
}
