import {
  checkAnswer,
  COLOURS,
  createGame,
  randomAnswer,
  diceFrom,
  UNNUMBERED,
  type Answer,
  type Decision,
  type SeenEvent,
  type Terms,
  type View,
} from '@cosmarium/engine';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '@cosmarium/text/words';
import base from '@cosmarium/text/en/base';
import game from '@cosmarium/text/en/game';
import tech from '@cosmarium/text/en/tech';
import en from '@cosmarium/text/en';
import { accepting, declining, numbered, press } from '../src/play/answering.ts';
import {
  cardsIn,
  changeCards,
  deliverable,
  descriptions,
  setFree,
  toggleColony,
} from '../src/play/deal-draft.ts';
import { answerOf, begin, type Draft, placeMark } from '../src/play/draft.ts';
import { cardMark, touchCard } from '../src/play/draft-cards.ts';
import { askedBy, wordFace } from '../src/play/faces.ts';
import { isWordless, openDecision } from '../src/play/negotiating.ts';
import { agreedSoFar, lastProposal } from '../src/play/talked.ts';
import { ask, holding, viewWith } from './play-helpers.ts';

const choice = (pick: number | null): Draft => ({ is: 'choice', pick });
const nothing: Draft = { is: 'deal', give: {}, get: {} };

describe('one key', () => {
  const yesNo = ask('yes-no', { options: ['no', 'yes'] });
  const respond = ask('respond', { options: ['pass', 'x', 'y'], secret: true });

  test('Enter says yes, Space says no', () => {
    expect(press('Enter', yesNo, choice(null))).toEqual({ give: 1 });
    expect(press(' ', yesNo, choice(null))).toEqual({ give: 0 });
    expect(press('1', yesNo, choice(null))).toBeNull();
  });

  test('Enter waits until the answer is whole', () => {
    expect(press('Enter', respond, choice(null))).toBeNull();
    expect(press('Enter', respond, choice(2))).toEqual({ give: 2 });
  });

  test('Space passes, digits count what is left', () => {
    expect(press(' ', respond, choice(2))).toEqual({ give: 0 });
    expect(press('1', respond, choice(null))).toEqual({ draft: choice(1) });
    expect(press('2', respond, choice(null))).toEqual({ draft: choice(2) });
    expect(press('3', respond, choice(null))).toBeNull();
    expect(press('0', respond, choice(null))).toBeNull();
  });

  test('Escape begins anew, other keys do nothing', () => {
    expect(press('Escape', respond, choice(1))).toBe('anew');
    expect(press('a', respond, choice(1))).toBeNull();
  });

  test('a digit names a number where numbers are asked for', () => {
    const number = ask('number', { options: [1, 2, 3] });
    expect(press('3', number, choice(0))).toEqual({ draft: choice(2) });
    expect(press('5', number, choice(0))).toBeNull();
  });

  test('nobody, no card, no ship, no side', () => {
    expect(declining(ask('invite', { options: [1, 2], min: 0, max: 2 }))).toEqual([]);
    expect(declining(ask('players', { options: [1, 2], min: 1, max: 2 }))).toBeNull();
    expect(declining(ask('card', { options: ['none', 'morph'] }))).toBe(0);
    expect(declining(ask('card', { options: ['morph'] }))).toBeNull();
    expect(declining(ask('ships', { slots: [{ at: 0, max: 2 }], min: 0, max: 1 }))).toEqual([0]);
    const ally = ask('ally', { targets: ['offense', 'none'], slots: [{ at: 0, max: 2 }], min: 1, max: 2 });
    expect(declining(ally)).toEqual({ target: 1, ships: [0] });
    expect(numbered(ally)).toEqual([0]);
  });

  test('a deal never fails by a slip', () => {
    expect(declining(ask('offer', { partner: 1 }))).toBeNull();
  });
});

const OFFER = ask('offer', {
  partner: 1,
  standing: null,
  acceptable: false,
  last: false,
  wordless: false,
  give: { hand: ['attack-06', 'attack-06', 'morph'], planets: [0, 2], colonies: 1, free: 0 },
  get: { hand: 2, planets: [7], colonies: 1, free: 3 },
  fallback: { do: 'fail' },
});

describe('a proposal', () => {
  test('must move a card or a colony', () => {
    expect(answerOf(OFFER, nothing)).toBeNull();
    expect(answerOf(OFFER, { is: 'deal', give: {}, get: { colony: 7 } })).toEqual({
      do: 'propose',
      give: {},
      get: { colony: 7 },
    });
  });

  test('can only promise what is there', () => {
    expect(answerOf(OFFER, { is: 'deal', give: { cards: { 'attack-06': 3 } }, get: {} })).toBeNull();
    expect(answerOf(OFFER, { is: 'deal', give: {}, get: { cards: { random: 3 } } })).toBeNull();
  });

  test('cards come from the hand one by one, and go back after the last', () => {
    const one = touchCard(OFFER, nothing, 'attack-06');
    const two = touchCard(OFFER, one, 'attack-06');
    expect(two).toEqual({ is: 'deal', give: { cards: { 'attack-06': 2 } }, get: {} });
    expect(cardMark(OFFER, two, 'attack-06')).toEqual({ open: true, count: 2, most: 2 });
    expect(touchCard(OFFER, two, 'attack-06')).toEqual(nothing);
    expect(touchCard(OFFER, nothing, 'quash')).toEqual(nothing);
    expect(touchCard(OFFER, nothing, 'morph', 'hoard')).toBe(nothing);
  });

  test('a colony goes on the shelf it belongs to', () => {
    expect(toggleColony(OFFER, nothing, 2)).toEqual({ is: 'deal', give: { colony: 2 }, get: {} });
    expect(toggleColony(OFFER, { is: 'deal', give: { colony: 0 }, get: {} }, 2).give).toEqual({ colony: 2 });
    expect(toggleColony(OFFER, { is: 'deal', give: { colony: 2 }, get: {} }, 2)).toEqual(nothing);
    expect(toggleColony(OFFER, nothing, 7)).toEqual({ is: 'deal', give: {}, get: { colony: 7 } });
    expect(toggleColony(OFFER, nothing, 9)).toBe(nothing);
  });

  test('two colonies lie there where the deal allows it, and the last one makes room for another', () => {
    const two = { ...OFFER, give: { ...OFFER.give, planets: [0, 2, 3], colonies: 2 } };
    const both = toggleColony(two, { is: 'deal', give: { colony: 0 }, get: {} }, 2);
    expect(both.give).toEqual({ colony: [0, 2] });
    expect(toggleColony(two, both, 3).give).toEqual({ colony: [0, 3] });
    expect(toggleColony(two, both, 0).give).toEqual({ colony: 2 });
    expect([0, 2, 3].map((place) => placeMark(two, both, place).chosen)).toEqual([true, true, false]);
  });

  test('is fixed when no time is left', () => {
    const last = { ...OFFER, last: true };
    expect(toggleColony(last, nothing, 2)).toBe(nothing);
    expect(touchCard(last, nothing, 'morph')).toBe(nothing);
    expect(cardMark(last, nothing, 'morph').open).toBe(false);
    expect(answerOf(last, { is: 'deal', give: {}, get: { colony: 7 } })).toBeNull();
  });

  test('Enter accepts what stands, but proposes once something is on a shelf', () => {
    const standing = { ...OFFER, standing: { give: {}, get: { colony: 7 } }, acceptable: true };
    expect(accepting(standing, nothing)).toEqual({ do: 'accept' });
    expect(accepting({ ...standing, acceptable: false }, nothing)).toBeNull();
    expect(accepting(standing, { is: 'deal', give: { colony: 2 }, get: {} })).toMatchObject({
      do: 'propose',
    });
  });

  test('counts and descriptions', () => {
    expect(cardsIn({ cards: { random: 2, morph: 1 } })).toBe(3);
    expect(changeCards({ cards: { morph: 1 }, colony: 3 }, 'morph', -1)).toEqual({ colony: 3 });
    expect(setFree({ free: 2 }, 0)).toEqual({});
    expect(setFree({}, 2)).toEqual({ free: 2 });
    expect(descriptions(OFFER.give)).toEqual(['random']);
    expect(descriptions(OFFER.get)).toContain('highest:attack');
    expect(descriptions({ ...OFFER.get, hand: 0 })).toEqual([]);
  });

  test('of the other side can be kept, or not', () => {
    expect(deliverable(OFFER, { cards: { morph: 1 } }, {})).toBe(true);
    expect(deliverable({ ...OFFER, last: true }, { cards: { morph: 1 } }, {})).toBe(true);
    expect(deliverable(OFFER, { cards: { quash: 1 } }, {})).toBe(false);
  });
});

describe('deal talk', () => {
  const encounter = { offense: 0, defense: 1 } as unknown as View['encounter'];
  const talks = { partner: 0, gives: 1, gets: 2, wordless: false };
  const waiting: View['waiting'] = [{ seat: 1, kind: 'offer', key: 'ask.offer', talks }];

  test('nothing is asked where nothing is', () => {
    expect(openDecision(null, [])).toBeNull();
    expect(openDecision(viewWith({ decisions: [] }), [])).toBeNull();
  });

  test('the partner may propose without being asked', () => {
    const view = holding(['morph'], { decisions: [], encounter, waiting });
    const decision = openDecision(view, []);
    expect(decision).toMatchObject({
      id: UNNUMBERED,
      kind: 'offer',
      partner: 1,
      standing: null,
      acceptable: false,
    });
    expect(decision).toMatchObject({ give: { hand: ['morph'] }, get: { hand: 5 } });
    expect(decision).toMatchObject({ give: { colonies: 2 }, get: { colonies: 1 } });
    expect(openDecision(view, [])).toMatchObject({ id: UNNUMBERED });
  });

  test('others may not', () => {
    const others = { offense: 1, defense: 2 } as unknown as View['encounter'];
    const between: View['waiting'] = [{ ...waiting[0], talks: { ...talks, partner: 2, wordless: true } }];
    const view = viewWith({ decisions: [], encounter: others, waiting: between });
    expect([openDecision(view, []), isWordless(view)]).toEqual([null, false]);
    expect(openDecision({ ...view, seat: -1 }, [])).toBeNull();
  });

  test('without a word for both who make it, asked or not', () => {
    const silent: View['waiting'] = [{ ...waiting[0], talks: { ...talks, wordless: true } }];
    expect(isWordless(viewWith({ decisions: [], encounter, waiting: silent }))).toBe(true);
    expect(isWordless(viewWith({ decisions: [{ ...OFFER, wordless: true }], encounter }))).toBe(true);
    expect(isWordless(viewWith({ decisions: [OFFER], encounter, waiting }))).toBe(false);
  });

  test('what the partner proposed at the table stands', () => {
    const proposals = [
      { number: 4, seat: 1, give: { colony: 7 }, get: { cards: { morph: 1 } } },
      { number: 5, seat: 0, give: {}, get: { colony: 7 } },
    ];
    const view = holding(['morph'], { decisions: [OFFER], encounter });
    expect(openDecision(view, proposals)).toMatchObject({
      id: 7,
      standing: { give: { cards: { morph: 1 } }, get: { colony: 7 } },
      acceptable: true,
    });
  });

  test('what was proposed to another, or in another deal, is not what was proposed to this one', () => {
    const [first, second] = [
      { give: { colony: 1 }, get: {} },
      { give: { colony: 2 }, get: {} },
    ];
    const deal = { type: 'outcome' } as SeenEvent;
    const proposed = (to: number, terms: Terms): SeenEvent => ({ type: 'proposed', seat: 0, to, terms });
    const state = { proposals: [], events: [proposed(2, second), deal, proposed(1, first)] };
    expect([lastProposal(state, 0, 1), lastProposal(state, 0, 2)]).toEqual([first, null]);
  });

  test('the whole of a deal of three is what was agreed on by twos since it began', () => {
    const agreed = (from: number): SeenEvent => ({
      type: 'agreed',
      transfers: [{ from, to: 2, give: { colony: 3 } }],
    });
    const events = [agreed(0), { type: 'outcome' } as SeenEvent, agreed(1)];
    expect(agreedSoFar(events)).toEqual([{ from: 1, to: 2, give: { colony: 3 } }]);
  });

  test('is the same question as long as nothing changes', () => {
    const view = holding(['morph'], { decisions: [], encounter, waiting });
    const none: [] = [];
    expect(openDecision(view, none)).toBe(openDecision(view, none));
  });
});

describe('faces', () => {
  const words = wordsOf('en', { ...en, ...game, ...base, ...tech });

  test('who asks', () => {
    expect(askedBy('zombie.raise', words)).toEqual({ alien: 'zombie' });
    expect(askedBy('ask.lose.plague', words)).toEqual({ card: 'plague' });
    expect(askedBy('xenon-lasers.how', words)).toEqual({ card: 'xenon-lasers' });
    expect(askedBy('ask.launch', words)).toBeNull();
  });

  test('what a word is', () => {
    expect(wordFace('ask.choose-alien', 'zombie', words)).toEqual({ is: 'alien', id: 'zombie' });
    expect(wordFace('x.y', 'destiny-red', words)).toEqual({ is: 'card', kind: 'destiny-red' });
    expect(wordFace('x.y', 'flare-zombie', words)).toEqual({ is: 'card', kind: 'flare-zombie' });
    expect(wordFace('x.y', 'red', words)).toEqual({ is: 'colour', colour: 'red' });
    expect(wordFace('x.y', 'pass', words)).toBeNull();
    expect(wordFace('ask.own-colour', 'redraw', words)).toBeNull();
  });
});

test('in whole games, whatever a key would answer is legal', () => {
  const kinds = new Set<string>();
  for (let n = 0; n < 8; n++) {
    const start = n % 2 === 0 ? 'beginner' : 'advanced';
    const game = createGame({ players: COLOURS.map((colour) => ({ colour })), start }, `keys ${n}`);
    const dice = diceFrom(`dice ${n}`);
    for (let steps = 0; !game.over && steps < 2000; steps++) {
      const [decision] = game.pending();
      kinds.add(decision.kind);
      const draft = begin(decision, game.view(decision.seat));
      // Throws if one of them is not legal.
      for (const answer of byKeys(decision, draft)) checkAnswer(decision, answer);
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['ally', 'card', 'invite', 'launch', 'number', 'offer', 'ships']),
  );
});

function byKeys(decision: Decision, draft: Draft): Answer[] {
  const chosen = ['1', '2', '9'].map((key) => {
    const act = press(key, decision, draft);
    return act !== null && act !== 'anew' && 'draft' in act ? answerOf(decision, act.draft) : null;
  });
  return [accepting(decision, draft), declining(decision), ...chosen].filter((answer) => answer !== null);
}
