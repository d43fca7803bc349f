/** Whom a thinking bot must, or must not, attack, invite and join, and with which ships. */
import { describe, expect, test } from 'vitest';
import type { ChoiceDecision, ShipsDecision, SubsetDecision } from '@cosmarium/engine';
import { attackOn } from '../../src/attack.ts';
import { unmade } from '../../src/encounter.ts';
import { boardOf } from '../../src/value.ts';
import { ATTACKS, THINKING, asks, at, position, target, until } from './table.ts';

describe.each(THINKING)('%s', (level) => {
  test('does not aim where it already has a colony', () => {
    const t = position({
      red: { hand: ['attack-10'], colonies: at('blue-1', 'green-1', 'yellow-1', 'purple-1') },
      blue: { hand: ATTACKS, homes: [0, 4, 8, 4, 4] },
    });
    expect(target(t, 'red', 'launch', level).target).not.toBe(5);
  });

  test('draws again rather than fights at home, whoever lives there and whatever stands empty (DEST-6)', () => {
    const t = position({
      destiny: ['destiny-red', 'destiny-blue'],
      red: { hand: ATTACKS, homes: [0, 4, 8, 4, 4] },
      blue: { hand: ATTACKS, colonies: at('red-2', 'green-1', 'yellow-1', 'purple-1') },
    });
    const { decision, answer } = asks(t, 'red', 'option', level);
    expect((decision as ChoiceDecision).options).toEqual(['redraw', 1, 'resettle']);
    expect(answer).toBe(0);
  });

  test('calls everybody against an attack that wins the game', () => {
    const t = position({
      red: { hand: ATTACKS, colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2') },
      blue: { hand: ['attack-08', 'negotiate'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    const { decision, answer } = asks(until(t, 'blue', 'invite'), 'blue', 'invite', level);
    expect((answer as number[]).map((i) => (decision as SubsetDecision).options[i])).toEqual([2, 3, 4]);
  });

  test('invites nobody to an attack who would win by it, and whoever brings an uncertain one nearer', () => {
    const t = position({
      red: { hand: ['attack-08', 'attack-10'], colonies: at('blue-2', 'purple-1', 'yellow-1') },
      blue: { hand: ATTACKS },
      green: { hand: ATTACKS, colonies: at('yellow-1', 'purple-1', 'red-1', 'yellow-2') },
      yellow: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
    const { decision, answer } = asks(until(t, 'red', 'invite'), 'red', 'invite', level);
    const called = (answer as number[]).map((i) => (decision as SubsetDecision).options[i]);
    expect(called).not.toContain(2);
    expect(called.length).toBeGreaterThan(0);
  });

  test('does not help to defend somebody about to win', () => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ATTACKS, colonies: at('green-1', 'yellow-1', 'purple-1', 'red-1') },
      green: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green', 'yellow', 'purple']);
    expect(target(until(t, 'green', 'ally'), 'green', 'ally', level).target).toBe('none');
  });

  test('gives up no colony to send a ship along, where that costs the power or a foreign one', () => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ATTACKS },
      green: { hand: ATTACKS, homes: [1, 1, 1, 0, 0], colonies: at('yellow-1') },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', ['green']);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
    expect(target(until(t, 'green', 'ally'), 'green', 'ally', level).target).toBe('none');
  });

  test('gives up no home to send a ship along either', () => {
    const joins = (homes: number[]) => {
      const t = position({
        red: { hand: ATTACKS },
        blue: { hand: ATTACKS },
        green: { hand: ATTACKS, homes },
      });
      t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
      until(t, 'red', 'invite').answer('red', 'invite', ['green']);
      until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
      return target(until(t, 'green', 'ally'), 'green', 'ally', level).target;
    };
    expect(joins([1, 1, 1, 1, 0])).toBe('none');
    expect(joins([3, 1, 1, 1, 0])).not.toBe('none');
  });

  test('carries nobody to a planet where it lives already', () => {
    const joins = (lives: string) => {
      const t = position({
        red: { hand: ATTACKS },
        blue: { hand: ATTACKS },
        green: { hand: ATTACKS, colonies: at(lives) },
      });
      t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
      until(t, 'red', 'invite').answer('red', 'invite', ['green']);
      until(t, 'blue', 'invite').answer('blue', 'invite', []);
      return target(until(t, 'green', 'ally'), 'green', 'ally', level).target;
    };
    expect(joins('blue-1')).toBe('none');
    expect(joins('blue-2')).toBe('offense');
  });

  test('loses homes rather than foreign colonies where every ship keeps one', () => {
    const t = position({
      red: {
        hand: ['negotiate', 'attack-08'],
        homes: [1, 1, 1, 1, 0],
        colonies: at('green-1', 'yellow-1', 'purple-1'),
      },
      blue: { hand: ['negotiate', 'attack-06'] },
    });
    t.answer('red', 'ships', { 'red-4': 1 });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-4': 1 } });
    for (const who of ['red', 'blue']) until(t, who, 'invite').answer(who, 'invite', []);
    for (const who of ['red', 'blue'])
      until(t, who, 'encounter-card').answer(who, 'encounter-card', 'negotiate');
    until(t, 'red', 'offer').answer('red', 'offer', 'fail');
    const { decision, answer } = asks(until(t, 'red', 'ships'), 'red', 'ships', level);
    const { slots, key } = decision as ShipsDecision;
    expect(key).toBe('ask.lose.failed-deal');
    const left = slots.filter((_, i) => (answer as readonly number[])[i] === 0).map((slot) => slot.at);
    // The foreign colonies and the ship that is aboard are left, or one home less.
    expect(left.filter((place) => place >= 10)).toEqual([10, 15, 20]);
  });
});

test('a hard bot fights beside whoever makes more of its ships than they count', () => {
  const joins = (alien: string) => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ATTACKS, alien },
      green: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', ['green']);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
    return target(until(t, 'green', 'ally'), 'green', 'ally', 'hard').target;
  };
  expect([joins('virus'), joins('machine')]).toEqual(['defense', 'offense']);
});

describe('ships', () => {
  test('a hard bot attacks with those that stand idle on foreign colonies, and guards its homes', () => {
    const t = position({ red: { hand: ATTACKS, colonies: { 'green-1': 4 } }, blue: { hand: ATTACKS } });
    const { slots, ships } = target(t, 'red', 'launch', 'hard');
    expect(ships[slots.findIndex((slot) => slot.at === 10)]).toBe(3);
  });

  test('a failed deal costs colonies where no ship is to spare, at home first', () => {
    const after = (homes: number[]) => {
      const { game } = position({ red: { hand: ATTACKS, homes, colonies: at('green-1', 'yellow-1') } });
      const view = game.view(0);
      const made = unmade(boardOf(view), attackOn(view, 1, 5, 1));
      return { homes: made.homes[0], foreign: made.foreign[0], ships: made.ships[0] };
    };
    expect(after([4, 4, 4, 3, 3])).toEqual({ homes: 5, foreign: 2, ships: 17 });
    expect(after([1, 1, 0, 0, 0])).toEqual({ homes: 0, foreign: 1, ships: 1 });
  });
});

test.each(THINKING)('%s: ships that may be put anywhere do not leave foreign colonies', (level) => {
  const colonies = { 'blue-2': 1, 'green-2': 2 };
  const t = position({ red: { alien: 'greenhorn', hand: ATTACKS, colonies, homes: [4, 4, 3, 3, 3] } });
  while (!t.isAsked('red', 'ships')) {
    const [{ decision, options }] = t.open();
    const move = options.indexOf('greenhorn:move');
    t.game.answer(decision.seat, decision.id, move > 0 ? move : decision.fallback);
  }
  const from = t.asked('red', 'ships').decision;
  t.game.answer(
    from.seat,
    from.id,
    (from as ShipsDecision).slots.map(({ max }) => max),
  );
  const { decision, answer } = asks(t, 'red', 'ships', level);
  const { slots, key } = decision as ShipsDecision;
  expect(key).toBe('greenhorn.to');
  expect(slots).toHaveLength(7);
  expect((answer as readonly number[]).every((count) => count > 0)).toBe(true);
});
