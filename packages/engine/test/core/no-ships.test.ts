/** Losses and moves may leave nothing of a part of a fleet: then nothing is done there. */
import { expect, test } from 'vitest';
import { checkInvariants, Table, WARP } from '@cosmarium/engine';
import { moveShips } from '../../src/verbs/ships.ts';

test('no ships from an empty home planet are no colony lost', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'human', homes: [0, 4, 4, 4, 4] },
      { colour: 'blue', alien: 'virus' },
      { colour: 'green', alien: 'zombie' },
    ],
    destiny: ['destiny-blue'],
  });
  const { game } = t;
  const before = game.eventCount;
  moveShips(
    game,
    0,
    [
      { place: 0, count: 0 },
      { place: 1, count: 1 },
    ],
    WARP,
  );
  checkInvariants(game.s);
  expect(game.view(0).players[0]).toMatchObject({ homes: 4, foreign: 0 });
  expect(game.events(0, before).map(({ type }) => type)).toEqual(['ships.moved']);
});
