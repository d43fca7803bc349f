/** Answers that nobody has given yet: in words, and as an answer in the making. */
import type { AimAnswer, Answer, Decision, OfferAnswer, Option, Seat } from '@cosmarium/engine';
import { giveInWords, optionText, type Names } from '@cosmarium/story';
import type { Draft } from '../play/draft.ts';

const total = (ships: readonly number[]) => ships.reduce((sum, count) => sum + count, 0);

export function answerInWords(decision: Decision, answer: Answer, names: Names): string {
  const option = (i: number) =>
    optionText(decision, (decision as { options: readonly Option[] }).options[i], names);
  switch (decision.kind) {
    case 'offer':
      return offerInWords(answer as OfferAnswer, names);
    case 'launch': {
      const { target, ships } = answer as AimAnswer;
      const planet = names.place(decision.targets[target] as number);
      return names.t('web.play.launch', { count: total(ships), planet });
    }
    case 'ally': {
      const { target, ships } = answer as AimAnswer;
      const side = decision.targets[target];
      return side === 'none'
        ? names.t('web.play.stay-out')
        : names.t(`web.play.join.${side}`, { count: total(ships) });
    }
    case 'ships':
      return shipsInWords(decision.slots, answer as readonly number[], names);
    case 'invite': {
      const seats = (answer as readonly number[]).map((i) => names.seat(decision.options[i] as Seat));
      return seats.length === 0
        ? names.t('advice.nobody')
        : names.t('advice.invite', { who: names.list(seats) });
    }
    case 'cards': {
      const kinds = (answer as readonly number[]).map((i) => decision.options[i] as string);
      return kinds.length === 0 ? names.t('web.play.no-card') : names.cards(kinds);
    }
    case 'players':
    case 'arrange': {
      const chosen = (answer as readonly number[]).map(option);
      return chosen.length === 0 ? names.t('web.play.nobody') : names.list(chosen);
    }
    default:
      return option(answer as number);
  }
}

function offerInWords(answer: OfferAnswer, names: Names): string {
  if (answer.do !== 'propose') return names.t(`web.play.deal.${answer.do}`);
  return names.t('advice.propose', {
    give: giveInWords(names, answer.give),
    get: giveInWords(names, answer.get),
  });
}

function shipsInWords(slots: readonly { at: number }[], counts: readonly number[], names: Names): string {
  const parts = slots.flatMap(({ at }, i) =>
    counts[i] === 0 ? [] : [names.t('web.play.planet-ships', { planet: names.place(at), count: counts[i] })],
  );
  return parts.length === 0 ? names.t('web.play.no-ships') : names.list(parts);
}

/** The draft that becomes this answer; null if it is given by a button of its own. */
export function draftOf(decision: Decision, answer: Answer): Draft | null {
  switch (decision.kind) {
    case 'offer': {
      const said = answer as OfferAnswer;
      return said.do === 'propose' ? { is: 'deal', give: said.give, get: said.get } : null;
    }
    case 'launch':
    case 'ally': {
      const { target, ships } = answer as AimAnswer;
      return { is: 'aim', target, counts: ships };
    }
    case 'ships':
      return { is: 'ships', counts: answer as readonly number[] };
    case 'invite':
    case 'players':
    case 'cards':
      return { is: 'subset', picks: answer as readonly number[] };
    case 'arrange':
      return { is: 'order', order: answer as readonly number[] };
    default:
      return { is: 'choice', pick: answer as number };
  }
}
