/** Who could act at which moment is kept until something moves; every verb that moves anything must tell. */
import { describe, expect, it, test } from 'vitest';
import { ALIEN_SETS, COLOURS, createGame, diceFrom, randomAnswer } from '@cosmarium/engine';
import { table, toPlanning } from '../helpers/duel.ts';

const VARIANTS = [
  {},
  { hiddenPowers: true, changingPowers: true },
  { technologies: true, rewards: true, unlimitedFlares: true },
];

test.each(VARIANTS)('what is kept is what a new look finds, whatever is answered: %o', (variants) => {
  const players = COLOURS.slice(0, 4).map((colour) => ({ colour }));
  const setup = { players, start: 'advanced' as const, sets: [...ALIEN_SETS], variants };
  const game = createGame(setup, 'listeners', { events: false, journal: false });
  const dice = diceFrom('listeners');
  for (let i = 0; i < 400 && !game.over; i++) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    expect(game.listensRightly, `after ${decision.key}, answer ${i}`).toBe(true);
  }
});

describe('a change that nobody told of', () => {
  it('is noticed: a card that can be played', () => {
    const { game } = toPlanning(table({ red: { hand: ['attack-10', 'attack-06', 'emotion-control'] } }));
    expect(game.listensRightly).toBe(true);
    game.s.players[0].hand.pop();
    expect(game.listensRightly).toBe(false);
    game.touch();
    expect(game.listensRightly).toBe(true);
  });

  it('does not matter for a card that cannot', () => {
    const { game } = toPlanning(table({ red: { hand: ['emotion-control', 'attack-10', 'attack-06'] } }));
    game.s.players[0].hand.pop();
    expect(game.listensRightly).toBe(true);
  });
});
