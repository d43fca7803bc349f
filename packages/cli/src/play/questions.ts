/** Puts a decision to a person and reads the answer, whatever its kind. */
import type {
  AimDecision,
  ArrangeDecision,
  ChoiceDecision,
  Decision,
  ShipsDecision,
  SubsetDecision,
} from '@cosmarium/engine';
import { shipsText } from './board.ts';
import { askOffer } from './deal.ts';
import { Misread, type Dialog } from './dialog.ts';
import { countsText, range, readShips, slotsText } from './ships.ts';
import {
  optionText,
  spread,
  stakeLines,
  suggestAim,
  suggestChoice,
  suggestShips,
  suggestSubset,
} from '@cosmarium/story';

export async function askDecision(decision: Decision, dialog: Dialog): Promise<unknown> {
  const { names } = dialog;
  dialog.print(
    `\n${names.tinted(decision.seat, '▶')} ${names.paint.bold(names.t(decision.key, names.params(decision.params)))}`,
  );
  const stakes = stakeLines(dialog.view(), decision, names);
  if (stakes.length > 0) dialog.print(stakes.map((line) => `  ${names.paint.dim(line)}`).join('\n'));
  switch (decision.kind) {
    case 'offer':
      return askOffer(decision, dialog);
    case 'launch':
    case 'ally':
      return askAim(decision, dialog);
    case 'ships':
      return askShips(decision, dialog);
    case 'invite':
    case 'players':
    case 'cards':
      return askSubset(decision, dialog);
    case 'arrange':
      return askOrder(decision, dialog);
    case 'number':
      return askNumber(decision, dialog);
    default:
      return askChoice(decision, dialog);
  }
}

function printOptions(
  decision: Exclude<Decision, { slots: unknown } | { kind: 'offer' }>,
  dialog: Dialog,
): string[] {
  const labels = decision.options.map((option) => optionText(decision, option, dialog.names));
  const width = String(labels.length).length;
  dialog.print(labels.map((label, i) => `  ${String(i + 1).padStart(width)}) ${label}`).join('\n'));
  return labels;
}

/** The position of an option, from its number or from the beginning of its name. */
function readOption(word: string, labels: readonly string[], dialog: Dialog): number {
  const number = Number(word);
  if (Number.isInteger(number) && number >= 1 && number <= labels.length) return number - 1;
  const wanted = word.toLocaleLowerCase(dialog.names.words.lang);
  const plain = labels.map((label) =>
    // oxlint-disable-next-line no-control-regex
    label.replace(/\u001b\[[0-9;]*m/g, '').toLocaleLowerCase(dialog.names.words.lang),
  );
  const fitting = plain.flatMap((label, i) =>
    word !== '' && !/^\d/.test(word) && label.startsWith(wanted) ? [i] : [],
  );
  if (fitting.length === 1) return fitting[0];
  throw new Misread(dialog.t('cli.play.no-option', { word }));
}

function askChoice(decision: ChoiceDecision, dialog: Dialog): Promise<number> {
  const labels = printOptions(decision, dialog);
  const fallback = suggestChoice(decision);
  return dialog.ask(dialog.t('cli.play.prompt', { fallback: fallback + 1 }), (line) =>
    line === '' ? fallback : readOption(line, labels, dialog),
  );
}

function askNumber(decision: ChoiceDecision, dialog: Dialog): Promise<number> {
  const numbers = decision.options as readonly number[];
  const prompt = dialog.t('cli.play.prompt-number', {
    min: numbers[0],
    max: numbers[numbers.length - 1],
    fallback: numbers[decision.fallback],
  });
  return dialog.ask(prompt, (line) => {
    const i = line === '' ? decision.fallback : numbers.indexOf(Number(line));
    if (i < 0) throw new Misread(dialog.t('cli.play.no-option', { word: line }));
    return i;
  });
}

const words = (line: string) => line.split(/[\s,]+/).filter((word) => word !== '');
const ascending = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);

function askSubset(decision: SubsetDecision, dialog: Dialog): Promise<readonly number[]> {
  const { min, max } = decision;
  const labels = printOptions(decision, dialog);
  const suggested = suggestSubset(decision, dialog.view());
  const fallback = suggested.length === 0 ? '0' : suggested.map((i) => i + 1).join(' ');
  return dialog.ask(dialog.t('cli.play.prompt-several', { range: range(min, max), fallback }), (line) => {
    if (line === '') return suggested;
    const chosen =
      line === '0' || line === '-'
        ? []
        : ascending(words(line).map((word) => readOption(word, labels, dialog)));
    if (chosen.length < min || chosen.length > max)
      throw new Misread(dialog.t('cli.play.choose', { range: range(min, max), given: chosen.length }));
    return chosen;
  });
}

function askOrder(decision: ArrangeDecision, dialog: Dialog): Promise<readonly number[]> {
  const labels = printOptions(decision, dialog);
  return dialog.ask(dialog.t('cli.play.prompt-order'), (line) => {
    if (line === '') return decision.fallback;
    const order = words(line).map((word) => readOption(word, labels, dialog));
    if (new Set(order).size !== labels.length || order.length !== labels.length)
      throw new Misread(dialog.t('cli.play.order', { count: labels.length }));
    return order;
  });
}

function askShips(decision: ShipsDecision, dialog: Dialog): Promise<readonly number[]> {
  const { slots, min, max } = decision;
  dialog.print(`  ${slotsText(slots, dialog.names)}`);
  const suggested = spread(slots, dialog.view(), min);
  const fallback = countsText(slots, suggested, dialog.names);
  return dialog.ask(dialog.t('cli.play.prompt-ships', { range: range(min, max), fallback }), (line) =>
    line === '' ? suggested : readShips(words(line), decision, dialog.view(), dialog.names),
  );
}

function askAim(decision: AimDecision, dialog: Dialog): Promise<unknown> {
  const { names } = dialog;
  const view = dialog.view();
  const { min, max } = decision;
  const labels = decision.targets.map((target) =>
    typeof target === 'string' ? names.t(`ask.option.${target}`) : names.place(target),
  );
  dialog.print(
    decision.targets
      .map((target, i) => {
        const there = typeof target === 'number' ? `  ${shipsText(view.planets[target], names)}` : '';
        return `  ${i + 1}) ${labels[i]}${there}`;
      })
      .join('\n'),
  );
  dialog.print(`  ${names.t('cli.play.ships-from')} ${slotsText(decision.slots, names)}`);
  const suggested = suggestAim(decision, view);
  const sent = suggested.ships.reduce((sum, count) => sum + count, 0);
  const fallback = `${suggested.target + 1}${sent === 0 ? '' : ` ${sent}`}`;
  return dialog.ask(dialog.t('cli.play.prompt-aim', { range: range(min, max), fallback }), (line) => {
    if (line === '') return suggested;
    const [to, ...rest] = words(line);
    const planet = decision.targets.findIndex(
      (target) => typeof target === 'number' && names.placeWords(target).includes(to.toLowerCase()),
    );
    const target = planet >= 0 ? planet : readOption(to, labels, dialog);
    if (decision.targets[target] === 'none') return { target, ships: decision.slots.map(() => 0) };
    if (rest.length === 0) return { target, ships: suggestShips(decision, view) };
    return { target, ships: readShips(rest, decision, view, names) };
  });
}
