/** Which deals a thinking bot must, or must not, make. */
import { describe, expect, test } from 'vitest';
import type { OfferAnswer } from '@cosmarium/engine';
import { ATTACKS, THINKING, asks, at, position, until } from './table.ts';

describe.each(THINKING)('%s', (level) => {
  /** Both talk; red makes these offers one after the other, and what blue answers to the last of them comes back. */
  function haggle(offers: readonly { give: object; get: object }[]): OfferAnswer {
    const t = position({
      red: { hand: ['negotiate', 'attack-08'] },
      blue: {
        hand: ['negotiate', 'attack-07', 'attack-09', 'attack-11', ...ATTACKS.slice(0, 3)],
        colonies: at('green-1'),
      },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', []);
    until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'negotiate');
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'negotiate');
    let answer: OfferAnswer = { do: 'fail' };
    for (const offer of offers) {
      if (answer.do === 'accept') throw new Error('a deal already');
      until(t, 'red', 'offer').answer('red', 'offer', offer);
      answer = asks(t, 'blue', 'offer', level).answer as OfferAnswer;
      if (answer.do === 'propose') t.game.answer(1, t.asked('blue', 'offer').decision.id, answer);
    }
    return answer;
  }
  const demand = (cards: number) => ({
    give: { colony: 'red-1' },
    get: { colony: 'blue-1', ...(cards > 0 ? { cards: { random: cards } } : {}) },
  });

  test('grants a colony for a colony, but not six cards besides', () => {
    expect(haggle([demand(0)]).do).toBe('accept');
    expect(haggle([demand(6)]).do).not.toBe('accept');
  });

  test('comes to terms with its like where both gain by a colony', () => {
    const t = position({
      red: {
        hand: [
          'negotiate',
          'attack-30',
          'attack-20',
          'attack-15',
          'attack-12',
          'reinforcement-5',
          'cosmic-zap',
        ],
        colonies: at('green-1'),
      },
      blue: {
        hand: [
          'negotiate',
          'attack-23',
          'attack-14',
          'attack-04',
          'card-zap',
          'attack-40',
          'reinforcement-3',
        ],
      },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    for (const who of ['red', 'blue']) until(t, who, 'invite').answer(who, 'invite', []);
    for (const who of ['red', 'blue'])
      until(t, who, 'encounter-card').answer(who, 'encounter-card', 'negotiate');
    until(t, 'red', 'offer');
    const said: OfferAnswer[] = [];
    while (t.open().some(({ kind }) => kind === 'offer')) {
      const { seat } = t.open().find(({ kind }) => kind === 'offer')!;
      const { decision, answer } = asks(t, seat, 'offer', level);
      said.push(answer as OfferAnswer);
      t.game.answer(decision.seat, decision.id, answer);
    }
    expect(said.at(-1)).toEqual({ do: 'accept' });
    // Nobody says twice what has been refused.
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(said.length);
  });

  test('is not worn down by a mean offer made again and again', () => {
    const mean = { give: { cards: { random: 1 } }, get: { colony: 'blue-1' } };
    expect(haggle([mean, mean, mean]).do).not.toBe('accept');
  });

  test('gives nothing for nothing, and takes a gift', () => {
    expect(haggle([{ give: { cards: { random: 1 } }, get: { colony: 'blue-1' } }]).do).not.toBe('accept');
    expect(haggle([{ give: { colony: 'red-1' }, get: {} }]).do).toBe('accept');
  });

  test('lets others settle in somebody else’s system rather than in its own', () => {
    const answer = haggle([demand(6)]);
    if (answer.do !== 'propose') throw new Error(answer.do);
    // green-1, where blue has a colony.
    expect(answer.give.colony).toBe(10);
    expect(answer.get.colony).toBeGreaterThanOrEqual(0);
  });
});
