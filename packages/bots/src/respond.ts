/** Powers, flares and artifacts where they are offered, and reinforcements: used where they pay. */
import {
  cardInfo,
  isAnyTime,
  type Answer,
  type ChoiceDecision,
  type Dice,
  type ReinforceOption,
  type Response,
  type View,
} from '@cosmarium/engine';
import { because, type Choice, type Weighed, type Why } from './bot.ts';
import { isEncounterCard, worth } from './cards.ts';
import type { Scene } from './clues.ts';
import { stakesOf } from './encounter.ts';
import { rehearse, surely, type Rehearsal } from './rehearse.ts';
import type { Values } from './values.ts';
import type { Skill } from './situation.ts';
import { atMatchPoint, boardOf, chances, keeping } from './value.ts';

/** What using something must promise at least; a card that is gone afterwards is counted by what the hand is worth. */
const WORTHWHILE = 0.001;
/** What a card must be worth to be laid beside the encounter cards unrehearsed. */
const LAID = 0.2;

/** So often the same is answered to the same question of an encounter: something that can be used and leaves everything as it was is no use. */
const AGAIN = 4;

/** How often this seat has given this answer to this very question since the encounter began. */
function givenBefore({ past }: Scene, { key, options }: ChoiceDecision, answer: Answer): number {
  const offered = JSON.stringify(options);
  return past.said.filter(
    (one) =>
      one.decision.key === key &&
      one.answer === answer &&
      'options' in one.decision &&
      JSON.stringify(one.decision.options) === offered,
  ).length;
}

/** Passing is the first option. */
export function respond(scene: Scene, d: ChoiceDecision, skill: Skill, dice: Dice): Choice {
  const choice = weigh(scene, d, skill, dice);
  return choice.answer !== 0 && givenBefore(scene, d, choice.answer) >= AGAIN
    ? { answer: 0, why: because('waits') }
    : choice;
}

function weigh(scene: Scene, d: ChoiceDecision, skill: Skill, dice: Dice): Choice {
  if (isAnyTime(d) && canWait(scene, d)) return { answer: 0, why: because('waits') };
  const answers = d.options.map((_, i) => i);
  const rehearsal = rehearse(scene, d, answers, skill, dice);
  if (rehearsal === null) return unrehearsed(d);
  const spared = pricesSpared(scene.view, d, rehearsal.means[0], skill.values);
  const best = bestResponse(rehearsal, spared);
  // Nothing seen to come of it within the encounter: a power is there to be used, a card to be kept.
  if (best === 0 && rehearsal.means.every((mean) => Math.abs(mean - rehearsal.means[0]) < 1e-9))
    return unrehearsed(d);
  return {
    answer: best,
    why: whyResponse(d, best),
    weighed: weighed(rehearsal, (i) => whyResponse(d, i), spared),
  };
}

/** An artifact that can be played at any time is best kept until cards are about to be laid, or open. */
const canWait = ({ view }: Scene, { options }: ChoiceDecision): boolean =>
  !['planning', 'reveal'].includes(view.encounter?.phase ?? '') &&
  options.every((option) => option === 'pass' || (option as Response).from === 'artifact');

/** So much of what keeping a card is worth is lost with the last encounter card, and when somebody is about to win. */
const LOST_WITH_HAND = 1;
const LOST_WITH_GAME = 0.75;

/** What keeping each card is not worth any more: whoever has no encounter card left throws the hand away (START-1). */
function pricesSpared(view: View, d: ChoiceDecision, chance: number, values: Values): number[] {
  const { hand } = view.players[view.seat];
  const board = boardOf(view, values);
  const ends = view.players.some((_, seat) => atMatchPoint(board, seat));
  const part = hand.filter(isEncounterCard).length <= 1 ? LOST_WITH_HAND : ends ? LOST_WITH_GAME : 0;
  return d.options.map((option) => {
    const { from, source } = option as Response;
    // It may be another card, or none at all, that is played as that one.
    return from === 'artifact' && hand.includes(source) ? part * keeping(source, chance, values) : 0;
  });
}

/** What an answer promises surely, compared with passing. */
const sureGain = (rehearsal: Rehearsal, spared: readonly number[], i: number): number =>
  i === 0 ? 0 : surely(rehearsal, i) + (spared[i] ?? 0) - rehearsal.means[0];

/** Passing, unless something is surely better. */
function bestResponse(rehearsal: Rehearsal, spared: readonly number[] = []): number {
  let best = 0;
  let most = 0;
  rehearsal.means.forEach((_, i) => {
    const gain = sureGain(rehearsal, spared, i);
    if (gain > Math.max(WORTHWHILE, most)) [best, most] = [i, gain];
  });
  return best;
}

/** All answers by what they surely promise, so that the best is the one that is given. */
const weighed = (rehearsal: Rehearsal, why: (i: number) => Why, spared: readonly number[] = []): Weighed[] =>
  rehearsal.means.map((_, i) => ({
    answer: i,
    chance: Math.max(0, rehearsal.means[0] + sureGain(rehearsal, spared, i) - (i === 0 ? 0 : WORTHWHILE)),
    why: why(i),
  }));

/** Where it cannot be played forward: the own power and technologies are used, cards are kept unless they are for laying. */
function unrehearsed(d: ChoiceDecision): Choice {
  const used = d.options.findIndex((option) => {
    const { from, source } = option as Response;
    return ['power', 'technology'].includes(from) || (from === 'card' && worth(source) >= LAID);
  });
  return { answer: Math.max(0, used), why: whyResponse(d, Math.max(0, used)) };
}

function whyResponse(d: ChoiceDecision, i: number): Why {
  if (i === 0) return because('waits');
  const { source, from } = d.options[i] as Response;
  return from === 'power' ? because('uses', { alien: source }) : because('plays', { card: source });
}

/** Reinforcements are tried like everything else: which total wins, and what else counts, only the game knows. */
export function reinforce(scene: Scene, d: ChoiceDecision, skill: Skill, dice: Dice): Choice {
  const rehearsal = rehearse(
    scene,
    d,
    d.options.map((_, i) => i),
    skill,
    dice,
  );
  if (rehearsal === null) return turns(scene.view, d, skill.values);
  const best = bestResponse(rehearsal, doubts(scene.view, d));
  const why = (i: number) =>
    i === 0 ? because('waits') : because('reinforces', { card: (d.options[i] as ReinforceOption).card });
  return { answer: best, why: why(best), weighed: weighed(rehearsal, why, doubts(scene.view, d)) };
}

/** What must be gained by a reinforcement that is no help to the own side, or comes where no totals are compared. */
const ODD = 0.01;

/** Nobody turns on those they fight beside, or throws a card away, for next to nothing. */
function doubts(view: View, d: ChoiceDecision): number[] {
  const e = view.encounter!;
  const bit = 1 << view.seat;
  const own = view.seat === e.offense || (e.allies[0] & bit) !== 0 ? 0 : 1;
  const { totals, lowerWins } = view.fight ?? { totals: null, lowerWins: false };
  const raised = lowerWins ? 1 - own : own;
  return d.options.map((option) =>
    typeof option === 'string' || (totals !== null && (option as ReinforceOption).side === raised) ? 0 : -ODD,
  );
}

/** The cheapest cards that turn the encounter the way this seat wants it. */
function turns(view: View, d: ChoiceDecision, values: Values): Choice {
  const pass: Choice = { answer: 0, why: because('waits') };
  const e = view.encounter!;
  const { totals, lowerWins } = view.fight ?? { totals: null, lowerWins: false };
  if (totals === null) return pass;
  const [offense, defense] = totals;
  const board = boardOf(view, values);
  const stakes = stakesOf(view, board, e);
  const gain = stakes.offense[view.seat] - stakes.defense[view.seat];
  const wanted = gain > 0 ? 0 : 1;
  const side = lowerWins ? 1 - wanted : wanted;
  const ahead = lowerWins ? defense - offense : offense - defense;
  const missing = wanted === 0 ? 1 - ahead : ahead;
  if (missing <= 0) return pass;
  const options = d.options.flatMap((option, i) => {
    if (typeof option === 'string') return [];
    const one = option as ReinforceOption;
    return one.side === side ? [{ i, card: one.card, value: cardInfo(one.card).value }] : [];
  });
  const held = view.players[view.seat].hand.map(cardInfo).filter((card) => card.type === 'reinforcement');
  const all = held.reduce((sum, card) => sum + card.value, 0);
  if (all < missing) return pass;
  const enough = options.filter((one) => one.value >= missing).sort((a, b) => a.value - b.value);
  const chosen = enough[0] ?? options.sort((a, b) => b.value - a.value)[0];
  const cost = keeping(chosen.card, chances(board)[view.seat], values) * Math.ceil(missing / chosen.value);
  if (Math.abs(gain) < cost + WORTHWHILE) return pass;
  return { answer: chosen.i, why: because('reinforces', { card: chosen.card }) };
}
