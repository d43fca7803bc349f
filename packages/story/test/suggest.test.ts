import { expect, test } from 'vitest';
import { Table, type AimDecision, type PositionSpec, type SubsetDecision } from '@cosmarium/engine';
import { defendersOn, suggestAim, suggestShips, suggestSubset } from '@cosmarium/story';

/** Green is one colony short of winning. Blue has one ship on its second planet, where yellow lives, too. */
const spec = (red: number[]): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'clone', homes: red, hand: ['attack-10'] },
    { colour: 'blue', alien: 'zombie', homes: [4, 1, 4, 4, 7], hand: ['attack-08'] },
    {
      colour: 'green',
      alien: 'pacifist',
      homes: [4, 4, 4, 2, 2],
      colonies: { 'yellow-1': 1, 'yellow-2': 1, 'yellow-3': 1, 'red-1': 1 },
    },
    { colour: 'yellow', alien: 'warrior', homes: [4, 4, 4, 4, 0], colonies: { 'blue-2': 4 } },
  ],
  destiny: ['destiny-blue'],
});

const asked = <D>(t: Table, colour: string, kind: 'launch' | 'invite' | 'ally') =>
  t.asked(colour, kind).decision as unknown as D;
const sent = (ships: readonly number[]) => ships.reduce((sum, count) => sum + count, 0);

test.each([
  [[4, 4, 4, 4, 4], 4],
  [[1, 1, 1, 15, 2], 4],
  [[18, 1, 1, 0, 0], 4],
])('no colony is given up unasked: %j', (homes, count) => {
  const t = new Table(spec(homes));
  const decision = asked<AimDecision>(t, 'red', 'launch');
  const ships = suggestShips(decision, t.game.view(0));
  expect(sent(ships)).toBe(count);
  expect(decision.slots.filter(({ max }, i) => ships[i] === max)).toEqual([]);
});

test('fewer ships go where more would empty a colony, and one where nothing else is possible', () => {
  const t = new Table(spec([4, 4, 4, 4, 4]));
  const decision = asked<AimDecision>(t, 'red', 'launch');
  const view = t.game.view(0);
  const only = (counts: number[]) => {
    const planets = view.planets.map((fleets, planet) =>
      fleets.map((n, seat) => (seat === 0 ? (counts[planet] ?? 0) : n)),
    );
    const slots = counts.map((max, at) => ({ at, max }));
    return suggestShips({ ...decision, slots, max: Math.min(4, sent(counts)) }, { ...view, planets });
  };
  expect(only([2, 2, 1])).toEqual([1, 1, 0]);
  expect(sent(only([1, 1]))).toBe(1);
});

test('the weakest planet is the one with the fewest defenders, whoever else lives there', () => {
  const t = new Table(spec([4, 4, 4, 4, 4]));
  const decision = asked<AimDecision>(t, 'red', 'launch');
  const view = t.game.view(0);
  expect(decision.targets.map((planet) => defendersOn(view, planet as number))).toEqual([4, 1, 4, 4, 7]);
  expect(decision.targets[suggestAim(decision, view).target]).toBe(6);
});

test('whoever would win the game by coming along is not invited, but may be to a defense', () => {
  const t = new Table(spec([4, 4, 4, 4, 4]));
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } });
  const names = (colour: string, seat: number) => {
    const decision = asked<SubsetDecision>(t, colour, 'invite');
    return suggestSubset(decision, t.game.view(seat)).map((i) => decision.options[i]);
  };
  expect(names('red', 0)).toEqual([3]);
  t.answer('red', 'invite', []);
  expect(names('blue', 1)).toEqual([2, 3]);
});
