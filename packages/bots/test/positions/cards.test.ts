/** Which cards a thinking bot must, or must not, lay. */
import { describe, expect, test } from 'vitest';
import { cardInfo, diceFrom, type ChoiceDecision, type ReinforceOption } from '@cosmarium/engine';
import { createBot } from '../../src/index.ts';
import { HARD } from '../../src/levels/hard.ts';
import { NORMAL } from '../../src/levels/normal.ts';
import { reinforce } from '../../src/respond.ts';
import { ATTACKS, THINKING, asks, at, card, position, until } from './table.ts';

describe.each(THINKING)('%s', (level) => {
  test('keeps no card from an attack that wins the game', () => {
    const t = position({
      red: {
        hand: ['attack-04', 'attack-23', 'attack-04'],
        colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2'),
      },
      blue: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    expect(card(until(t, 'red', 'encounter-card'), 'red', level)).toBe('attack-23');
  });

  test('does not talk its allies into the warp', () => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ['attack-14', 'attack-04', 'negotiate'] },
      green: { hand: ATTACKS },
      yellow: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 1 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green', 'yellow']);
    for (const ally of ['green', 'yellow'])
      until(t, ally, 'ally').answer(ally, 'ally', {
        to: 'defense',
        ships: { [`${ally}-1`]: 2, [`${ally}-2`]: 2 },
      });
    expect(cardInfo(card(until(t, 'blue', 'encounter-card'), 'blue', level)).type).toBe('attack');
  });

  test('does not reinforce its own side where the lower total wins', () => {
    const t = position({
      red: { alien: 'anti-matter', hand: ['attack-10', 'reinforcement-3', 'reinforcement-3'] },
      blue: { hand: ['attack-06', 'attack-20'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-06');
    const { decision, answer } = asks(until(t, 'red', 'reinforce'), 'red', 'reinforce', level);
    const option = (decision as ChoiceDecision).options[answer as number];
    expect(typeof option === 'string' ? 'pass' : (option as ReinforceOption).side).not.toBe(0);
  });

  test('throws no reinforcement after cards that are not compared', () => {
    const t = position({
      red: { hand: ['attack-14', 'attack-08', 'reinforcement-3'] },
      blue: { hand: ['negotiate', 'attack-06', 'reinforcement-5'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'attack-14');
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'negotiate');
    const { decision, answer } = asks(until(t, 'red', 'reinforce'), 'red', 'reinforce', level);
    expect(t.game.view(0).fight!.totals).toBe(null);
    expect((decision as ChoiceDecision).options[answer as number]).toBe('pass');
  });

  test('burdens the other side where the lower total wins, also where nothing can be imagined', () => {
    const t = position({
      red: { alien: 'anti-matter', hand: ['attack-14', 'reinforcement-3', 'reinforcement-5'] },
      blue: { hand: ['attack-06', 'attack-20'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-06');
    const { decision } = until(t, 'red', 'reinforce').asked('red', 'reinforce');
    const [offense, defense] = t.game.view(0).fight!.totals!;
    // The offense has to be lower, not only as low.
    expect([offense, defense]).toEqual([10, 10]);
    const skill = { ...(level === 'hard' ? HARD : NORMAL), worlds: 0 };
    const scene = { view: t.game.view(0), past: t.game.past(0) };
    const { answer } = reinforce(scene, decision as ChoiceDecision, skill, diceFrom('burden'));
    const option = (decision as ChoiceDecision).options[answer as number];
    expect(option).toMatchObject({ side: 1, card: 'reinforcement-3' });
  });

  test('knows what a power makes of each card, however it does that', () => {
    const t = position({
      red: {
        alien: 'tripler',
        hand: ['attack-11', 'attack-40'],
        colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2'),
      },
      blue: { hand: ATTACKS, homes: [1, 4, 4, 4, 4] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    // A third of 40 is more than a third of 11; a line through 06 (18) and 12 (4) says otherwise.
    expect(card(until(t, 'red', 'encounter-card'), 'red', level)).toBe('attack-40');
  });

  test('does not talk where the attack wins the game and a high card is in hand', () => {
    const t = position({
      red: { hand: ATTACKS, colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2') },
      blue: { hand: ['attack-40', 'negotiate', 'attack-04'], colonies: at('green-3', 'yellow-3') },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', []);
    expect(card(until(t, 'blue', 'encounter-card'), 'blue', level)).toBe('attack-40');
  });
});

test('does not always lay the same of two cards that are as good', () => {
  const t = position({ red: { hand: ['attack-09', 'attack-10'] }, blue: { hand: ATTACKS } });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
  const { decision } = until(t, 'red', 'encounter-card').asked('red', 'encounter-card');
  const [view, past] = [t.game.view(0), t.game.past(0)];
  const laid = Array.from({ length: 60 }, (_, i) =>
    createBot({ level: 'normal', seed: `mixed ${i}` }).choose(view, decision, past),
  );
  expect(new Set(laid.map(({ answer }) => answer)).size).toBe(2);
});

/** A hard bot has tried it: whoever may swap the cards does as well to lay a low one and swap. */
test('a normal bot lays the card that wins though it might swap it away', () => {
  const t = position({
    red: { alien: 'sorcerer', hand: ['attack-30', 'negotiate', 'attack-01'] },
    blue: { hand: ATTACKS, homes: [0, 4, 8, 4, 4] },
    green: { colonies: { 'blue-1': 1 } },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
  expect(card(until(t, 'red', 'encounter-card'), 'red', 'normal')).toBe('attack-30');
});
