import { GATE } from '@cosmarium/engine';
import { describe, expect, test } from 'vitest';
import { press } from '../src/play/answering.ts';
import {
  answerOf,
  begin,
  emptied,
  lessIn,
  moreIn,
  moved,
  placeMark,
  seatMark,
  touchOption,
  touchPlace,
  touchSeat,
  untouchPlace,
  type Draft,
} from '../src/play/draft.ts';
import { ask, shipsAt, viewWith } from './play-helpers.ts';

const view = viewWith();
const CLOSED = { open: false, chosen: false, ships: null };

describe('a choice', () => {
  const decision = ask('option', { options: ['a', 'b', 'c'] });

  test('begins with nothing chosen, so nothing is answered by accident', () => {
    expect(begin(decision, view)).toEqual({ is: 'choice', pick: null });
    expect(answerOf(decision, begin(decision, view))).toBeNull();
  });

  test('begins whole if there is only one option', () => {
    expect(begin(ask('planet', { options: [3] }), view)).toEqual({ is: 'choice', pick: 0 });
  });

  test('is the option touched last', () => {
    const once = touchOption(decision, begin(decision, view), 1);
    expect(answerOf(decision, touchOption(decision, once, 2))).toBe(2);
  });

  test('of a number begins with what the rules fall back to', () => {
    expect(begin(ask('number', { options: [0, 1, 2, 3], fallback: 2 }), view)).toEqual({
      is: 'choice',
      pick: 2,
    });
  });
});

describe('a planet', () => {
  const decision = ask('planet', { options: [3, 8] });
  const draft: Draft = { is: 'choice', pick: null };

  test('is touched on the board', () => {
    expect(touchPlace(decision, draft, 8)).toEqual({ is: 'choice', pick: 1 });
    expect(placeMark(decision, { is: 'choice', pick: 1 }, 8)).toEqual({
      open: true,
      chosen: true,
      ships: null,
    });
    expect(placeMark(decision, { is: 'choice', pick: 1 }, 3).chosen).toBe(false);
  });

  test('that is not among the options changes nothing', () => {
    expect(touchPlace(decision, draft, 4)).toBe(draft);
    expect(placeMark(decision, draft, 4)).toEqual(CLOSED);
  });

  test('numbers of other questions are no planets', () => {
    expect(placeMark(ask('player', { options: [3] }), draft, 3)).toEqual(CLOSED);
    expect(touchPlace(ask('number', { options: [3] }), draft, 3)).toBe(draft);
  });
});

describe('players', () => {
  const one = ask('player', { options: [1, 3] });
  const invite = ask('invite', { options: [1, 2, 4], min: 0, max: 3, fallback: [] });
  const two = ask('players', { options: [1, 2, 4], min: 1, max: 2, fallback: [0] });

  test('everybody is invited unless left out', () => {
    const all = begin(invite, view);
    expect(answerOf(invite, all)).toEqual([0, 1, 2]);
    expect(answerOf(invite, touchSeat(invite, all, 2))).toEqual([0, 2]);
  });

  test('one is picked', () => {
    const picked = touchSeat(one, { is: 'choice', pick: null }, 3);
    expect(answerOf(one, picked)).toBe(1);
    expect(seatMark(one, picked, 3)).toEqual({ open: true, chosen: true, ships: null });
    expect(seatMark(one, picked, 1)).toEqual({ open: true, chosen: false, ships: null });
  });

  test('who is not in question cannot be touched', () => {
    const draft = begin(invite, view);
    expect(touchSeat(invite, draft, 3)).toBe(draft);
    expect(seatMark(invite, draft, 3)).toEqual(CLOSED);
    expect(seatMark(ask('number', { options: [3] }), { is: 'choice', pick: 0 }, 3)).toEqual(CLOSED);
  });

  test('no more than allowed, and in order', () => {
    const first = touchSeat(two, { is: 'subset', picks: [2] }, 1);
    expect(first).toEqual({ is: 'subset', picks: [0, 2] });
    expect(touchSeat(two, first, 2)).toBe(first);
  });

  test('too few is no answer', () => {
    expect(answerOf(two, { is: 'subset', picks: [] })).toBeNull();
  });

  test('where only one fits, a second takes its place', () => {
    const single = ask('players', { options: [1, 2], min: 0, max: 1, fallback: [] });
    expect(touchSeat(single, { is: 'subset', picks: [0] }, 2)).toEqual({ is: 'subset', picks: [1] });
  });
});

describe('ships', () => {
  const slots = [
    { at: GATE, max: 2 },
    { at: 0, max: 4 },
    { at: 1, max: 1 },
  ];
  const decision = ask('ships', { slots, min: 2, max: 3, fallback: [2, 0, 0] });
  const table = shipsAt({ 0: 4, 1: 1 });

  test('begin with as few as go, where most are', () => {
    const draft = begin(decision, table);
    expect(draft).toEqual({ is: 'ships', counts: [0, 2, 0] });
    expect(answerOf(decision, draft)).toEqual([0, 2, 0]);
  });

  test('one more with each touch, then none', () => {
    let draft: Draft = { is: 'ships', counts: [0, 2, 0] };
    draft = touchPlace(decision, draft, 0);
    expect(draft).toEqual({ is: 'ships', counts: [0, 3, 0] });
    // Three are the most in all, though four stand there.
    expect(touchPlace(decision, draft, 0)).toEqual({ is: 'ships', counts: [0, 0, 0] });
  });

  test('when no more may be chosen, one moves from where most are', () => {
    const draft: Draft = { is: 'ships', counts: [1, 2, 0] };
    const third = decision.slots[2].at;
    const moved = touchPlace(decision, draft, third);
    expect(moved).toEqual({ is: 'ships', counts: [1, 1, 1] });
  });

  test('all of them at once, and none again', () => {
    const draft: Draft = { is: 'ships', counts: [1, 0, 0] };
    const all = touchPlace(decision, draft, 0, true);
    expect(all).toEqual({ is: 'ships', counts: [1, 2, 0] });
    expect(touchPlace(decision, all, 0, true)).toEqual({ is: 'ships', counts: [1, 0, 0] });
  });

  test('one more or fewer by the buttons never wraps around', () => {
    const full: Draft = { is: 'ships', counts: [2, 0, 1] };
    expect(moreIn(decision, full, 1)).toBe(full);
    expect(moreIn(decision, { is: 'ships', counts: [0, 0, 1] }, 2)).toEqual({
      is: 'ships',
      counts: [0, 0, 1],
    });
    expect(moreIn(decision, { is: 'ships', counts: [0, 0, 1] }, 0)).toEqual({
      is: 'ships',
      counts: [1, 0, 1],
    });
    expect(lessIn(full, 0)).toEqual({ is: 'ships', counts: [1, 0, 1] });
    expect(untouchPlace(decision, full, GATE)).toEqual({ is: 'ships', counts: [1, 0, 1] });
    expect(untouchPlace(decision, full, 0)).toEqual(full);
  });

  test('other places do not matter', () => {
    const draft = begin(decision, table);
    expect(touchPlace(decision, draft, 9)).toBe(draft);
    expect(untouchPlace(decision, draft, 9)).toBe(draft);
    expect(placeMark(decision, draft, 9)).toEqual(CLOSED);
  });

  test('classes of ships at one place: ordinary ones first, and only one ship of those that go alone', () => {
    const classes = ask('ships', {
      slots: [
        { at: 0, max: 1 },
        { at: 0, max: 1, ship: 'flagship', alone: true },
        { at: 1, max: 1, ship: 'salvage-vessel', alone: true },
      ],
      min: 1,
      max: 3,
      fallback: [1, 0, 0],
    });
    const one = touchPlace(classes, { is: 'ships', counts: [0, 0, 0] }, 0);
    expect(one).toEqual({ is: 'ships', counts: [1, 0, 0] });
    const two = touchPlace(classes, one, 0);
    expect(two).toEqual({ is: 'ships', counts: [1, 1, 0] });
    expect(placeMark(classes, two, 0).ships).toEqual({ count: 2, max: 2 });
    expect(touchPlace(classes, two, 1)).toEqual({ is: 'ships', counts: [1, 1, 0] });
    expect(moreIn(classes, two, 2)).toBe(two);
    expect(untouchPlace(classes, two, 0)).toEqual({ is: 'ships', counts: [1, 0, 0] });
    expect(touchPlace(classes, two, 0)).toEqual({ is: 'ships', counts: [0, 0, 0] });
    expect(touchPlace(classes, one, 1)).toEqual({ is: 'ships', counts: [1, 0, 1] });
  });

  test('the board shows how many of how many', () => {
    expect(placeMark(decision, { is: 'ships', counts: [0, 2, 0] }, 0)).toEqual({
      open: true,
      chosen: false,
      ships: { count: 2, max: 4 },
    });
  });

  test('too few or too many are no answer', () => {
    expect(answerOf(decision, { is: 'ships', counts: [1, 0, 0] })).toBeNull();
    expect(answerOf(decision, { is: 'ships', counts: [2, 2, 0] })).toBeNull();
  });

  test('a colony that would be left is warned of', () => {
    expect(emptied(decision, { is: 'ships', counts: [1, 0, 1] }, table)).toEqual([1]);
    expect(emptied(decision, { is: 'ships', counts: [2, 0, 0] }, table)).toEqual([]);
  });

  test('where ships are put, nothing is left', () => {
    const home = ask('ships', {
      slots: [
        { at: 0, max: 2 },
        { at: 1, max: 2 },
      ],
      min: 2,
      max: 2,
    });
    expect(emptied(home, { is: 'ships', counts: [2, 0] }, shipsAt({ 0: 2, 1: 3 }))).toEqual([]);
    expect(emptied(home, { is: 'ships', counts: [2, 0] }, shipsAt({ 0: 2, 1: 2 }))).toEqual([]);
  });
});

describe('the launch', () => {
  const slots = [
    { at: 0, max: 4 },
    { at: 1, max: 3 },
  ];
  const decision = ask('launch', { targets: [5, 6], slots, min: 1, max: 4 });
  const table = shipsAt({ 0: 4, 1: 3 });

  test('has as many ships as may go, and no aim yet', () => {
    const draft = begin(decision, table);
    expect(draft).toEqual({ is: 'aim', target: null, counts: [3, 1] });
    expect(answerOf(decision, draft)).toBeNull();
  });

  test('with one target aims at it', () => {
    expect(begin(ask('launch', { ...decision, targets: [6] }), table)).toMatchObject({ target: 0 });
  });

  test('aims where it is touched', () => {
    const draft = touchPlace(decision, begin(decision, table), 6);
    expect(answerOf(decision, draft)).toEqual({ target: 1, ships: [3, 1] });
    expect(placeMark(decision, draft, 6)).toEqual({ open: true, chosen: true, ships: null });
    expect(placeMark(decision, draft, 5).chosen).toBe(false);
  });

  test('touching the aim again changes nothing', () => {
    const aimed: Draft = { is: 'aim', target: 1, counts: [1, 0] };
    expect(touchPlace(decision, aimed, 6)).toBe(aimed);
  });

  test('a planet that is aim and colony is aimed at first', () => {
    const both = ask('launch', { targets: [0, 5], slots, min: 1, max: 4 });
    const aimed = touchPlace(both, { is: 'aim', target: null, counts: [0, 1] }, 0);
    expect(aimed).toEqual({ is: 'aim', target: 0, counts: [0, 1] });
    expect(touchPlace(both, aimed, 0)).toEqual({ is: 'aim', target: 0, counts: [1, 1] });
  });

  test('without ships there is no launch', () => {
    expect(answerOf(decision, { is: 'aim', target: 0, counts: [0, 0] })).toBeNull();
  });
});

describe('an alliance', () => {
  const decision = ask('ally', {
    targets: ['none', 'offense', 'defense'],
    slots: [{ at: 0, max: 4 }],
    min: 1,
    max: 4,
  });

  test('takes no side by itself, and empties no colony', () => {
    expect(begin(decision, shipsAt({ 0: 4 }))).toEqual({ is: 'aim', target: null, counts: [3] });
  });

  test('of the only side that calls, Enter joins; of two, the digit does', () => {
    const one = ask('ally', { ...decision, targets: ['none', 'defense'] });
    const draft = begin(one, shipsAt({ 0: 4 }));
    expect(draft).toEqual({ is: 'aim', target: 1, counts: [3] });
    expect(press('Enter', one, draft)).toEqual({ give: { target: 1, ships: [3] } });
    const both = begin(decision, shipsAt({ 0: 4 }));
    expect(press('Enter', decision, both)).toBeNull();
    expect(press('2', decision, both)).toEqual({ give: { target: 2, ships: [3] } });
    expect(press('2', decision, { is: 'aim', target: null, counts: [0] })).toBeNull();
    expect(press(' ', decision, both)).toEqual({ give: { target: 0, ships: [0] } });
  });

  test('joins a side with the ships chosen, or with none', () => {
    const draft: Draft = { is: 'aim', target: null, counts: [2] };
    expect(answerOf(decision, touchOption(decision, draft, 2))).toEqual({ target: 2, ships: [2] });
    expect(answerOf(decision, touchOption(decision, draft, 0))).toEqual({ target: 0, ships: [0] });
  });
});

describe('an order', () => {
  const decision = ask('arrange', { options: ['attack-08', 'morph', 'negotiate'], fallback: [0, 1, 2] });

  test('begins as it is and is changed by moving', () => {
    const draft = begin(decision, view);
    expect(answerOf(decision, draft)).toEqual([0, 1, 2]);
    expect(moved(draft, 0, 2)).toEqual({ is: 'order', order: [1, 2, 0] });
    expect(moved(draft, 2, 1)).toEqual({ is: 'order', order: [0, 2, 1] });
  });

  test('touching options does not change it', () => {
    const draft = begin(decision, view);
    expect(touchOption(decision, draft, 1)).toBe(draft);
    const other: Draft = { is: 'choice', pick: 1 };
    expect(moved(other, 0, 1)).toBe(other);
  });
});
