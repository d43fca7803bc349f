/** When a thinking bot must, or must not, use powers and artifacts. */
import { describe, expect, test } from 'vitest';
import type { ChoiceDecision } from '@cosmarium/engine';
import { ATTACKS, THINKING, asks, at, position, until } from './table.ts';

describe.each(THINKING)('%s', (level) => {
  test('zaps the power that wins the game for another, and none that stands against it', () => {
    const zaps = (mighty: 'red' | 'blue', foreign: number) => {
      const t = position({
        red: {
          hand: ['attack-10', 'attack-08'],
          colonies: at(...['green-1', 'yellow-1', 'purple-1', 'yellow-2'].slice(0, foreign)),
          ...(mighty === 'red' && { alien: 'virus' }),
        },
        blue: { hand: ['attack-10', 'attack-08'], ...(mighty === 'blue' && { alien: 'virus' }) },
        green: { hand: [...ATTACKS, 'cosmic-zap'] },
      });
      t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
      until(t, 'red', 'invite').answer('red', 'invite', []);
      until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
      until(t, 'green', 'ally').answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
      until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'attack-10');
      until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-10');
      const { decision, answer } = asks(until(t, 'green', 'respond'), 'green', 'respond', level);
      const option = (decision as ChoiceDecision).options[answer as number];
      return { asked: decision.params, option };
    };
    expect(zaps('red', 4)).toMatchObject({ asked: { alien: 'virus' }, option: { source: 'cosmic-zap' } });
    expect(zaps('blue', 4)).toMatchObject({ asked: { alien: 'virus' }, option: 'pass' });
    // Nor does it turn on whoever it fights beside.
    expect(zaps('blue', 1)).toMatchObject({ asked: { alien: 'virus' }, option: 'pass' });
  });

  test('infects whoever leads with the plague', () => {
    const t = position({
      red: { hand: [...ATTACKS, 'plague'] },
      blue: { hand: ATTACKS },
      green: { hand: ATTACKS, colonies: at('yellow-1', 'purple-1', 'blue-5', 'red-5') },
    });
    until(t, 'red', 'respond').answer('red', 'respond', 'plague');
    const { decision, answer } = asks(t, 'red', 'player', level);
    expect((decision as ChoiceDecision).options[answer as number]).toBe(2);
  });

  test('uses what its last encounter card would take along', () => {
    const uses = (hand: string[], lost: number) => {
      const t = position({
        red: { hand: [...hand, 'mobius-tubes'], homes: [4 - lost, 4, 4, 4, 4] },
        blue: { hand: ATTACKS },
      });
      return asks(until(t, 'red', 'respond'), 'red', 'respond', level).answer;
    };
    // A hard bot has found that artifacts are seldom worth waiting for.
    expect([uses(['attack-10'], 2), uses(ATTACKS, 2), uses(ATTACKS, 1)]).toEqual([
      1,
      level === 'hard' ? 1 : 0,
      0,
    ]);
  });

  test('calls off a deal that gives the game away, with Quash', () => {
    const t = position({
      red: { hand: ['negotiate', 'attack-08'], colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2') },
      blue: { hand: ['negotiate', 'attack-06'] },
      green: { hand: [...ATTACKS, 'quash'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    for (const [who, kind] of [
      ['red', 'invite'],
      ['blue', 'invite'],
    ] as const)
      until(t, who, kind).answer(who, kind, []);
    for (const who of ['red', 'blue'])
      until(t, who, 'encounter-card').answer(who, 'encounter-card', 'negotiate');
    until(t, 'red', 'offer').answer('red', 'offer', { give: {}, get: { colony: 'blue-1' } });
    until(t, 'blue', 'offer').answer('blue', 'offer', 'accept');
    const { decision, answer } = asks(until(t, 'green', 'respond'), 'green', 'respond', level);
    expect((decision as ChoiceDecision).options[answer as number]).toMatchObject({ source: 'quash' });
  });

  test('takes a card that wins where it may look for one', () => {
    const t = position({
      red: {
        alien: 'chosen',
        hand: ['attack-04', 'attack-06'],
        colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2'),
      },
      blue: { hand: ['attack-10', 'attack-08'] },
      deck: ['attack-23', 'attack-40', 'card-zap'],
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'attack-06');
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-10');
    until(t, 'red', 'respond').answer('red', 'respond', 'chosen');
    const { decision, answer } = asks(until(t, 'red', 'card'), 'red', 'card', level);
    expect((decision as ChoiceDecision).options[answer as number]).toMatch(/^attack-(23|40)$/);
  });
});
