/** A further planet that goes from one system to another changes what several players have at once. */
import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import { addPlanet } from '../../src/verbs/planets.ts';
import { moveShips } from '../../src/verbs/ships.ts';

const [BLUE, GREEN] = [1, 2];

test('everybody is counted anew before anybody is told of a power', () => {
  const few = [10, 6, 0, 0, 0];
  const t = new Table({
    players: [
      { colour: 'red', alien: 'human', hand: ['attack-10'] },
      { colour: 'blue', alien: 'clone', hand: ['attack-08'], homes: few },
      { colour: 'green', alien: 'virus', hand: ['attack-06'], homes: few },
    ],
    destiny: ['destiny-blue'],
  });
  const { game } = t;
  const planet = addPlanet(game, BLUE);
  moveShips(game, BLUE, [{ place: 5, count: 2 }], planet);
  moveShips(game, GREEN, [{ place: 10, count: 2 }], planet);
  const counts = () =>
    [BLUE, GREEN].map((seat) => [game.s.players[seat].homes, game.s.players[seat].foreign]);
  expect(counts()).toEqual([
    [3, 0],
    [2, 1],
  ]);
  const before = game.eventCount;
  // The table looks at every rule of the state whenever something is told.
  expect(addPlanet(game, GREEN)).toBe(planet);
  expect(game.events(-1, before).map(({ type }) => type)).toEqual([
    'power.lost',
    'power.back',
    'planet.added',
  ]);
  expect(counts()).toEqual([
    [2, 1],
    [3, 0],
  ]);
});
