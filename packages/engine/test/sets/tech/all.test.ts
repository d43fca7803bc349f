/** What holds for every technology: it does nothing in research, and nothing but the Tech Scrambler stops it once it works. */
import { cardInfo, deckList, type Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { expectOutcome, playOut, toPlanning, WITH_POWER, type Players } from '../../helpers/duel.ts';
import { scrapped, technologies, withTechnologies } from '../../helpers/technologies.ts';

interface Case {
  card: string;
  ability: string;
  owner: 'red' | 'blue' | 'green';
  players?: Players;
  aim?: string;
  token?: string[];
  stored?: string[];
}

/** Every technology that is used; those that only have to lie there are below. */
const USED: Case[] = [
  { card: 'coldsleep-ship', ability: 'wake', owner: 'green' },
  { card: 'collapsium-hulls', ability: 'hold-out', owner: 'blue' },
  { card: 'cosmic-field-generator', ability: 'zap', owner: 'blue', players: { red: { homes: WITH_POWER } } },
  { card: 'delta-scanners', ability: 'recover', owner: 'green' },
  { card: 'energy-cloak', ability: 'cloak', owner: 'red' },
  { card: 'enigma-device', ability: 'level', owner: 'green' },
  { card: 'infinity-drive', ability: 'go', owner: 'green', players: { green: { hand: ['attack-12'] } } },
  { card: 'lunar-cannon', ability: 'fire', owner: 'blue', token: ['blue-1', 'blue-2'] },
  { card: 'omega-missile', ability: 'destroy', owner: 'red', aim: 'green-1' },
  { card: 'plasma-thrusters', ability: 'reinforce-planet', owner: 'blue' },
  { card: 'the-qax', ability: 'call-in', owner: 'red' },
  { card: 'quark-battery', ability: 'discharge', owner: 'red', stored: ['attack-30'] },
  { card: 'vacuum-turbines', ability: 'draw', owner: 'green' },
  { card: 'warpspace-key', ability: 'unlock', owner: 'red', players: { red: { warp: 5 } } },
  { card: 'xenon-lasers', ability: 'adjust', owner: 'blue' },
];

const position = ({ card, owner, players = {}, token, stored }: Case, scrambler: number): Table =>
  withTechnologies(
    {
      ...players,
      [owner]: { ...players[owner], technologies: [{ card, up: true, token, stored }] },
      yellow: { technologies: [{ card: 'tech-scrambler', ships: scrambler }] },
    },
    { discard: ['attack-40'] },
  );

/** All that a technology could have changed. */
const result = (t: Table) => ({
  totals: t.game.view(-1).fight?.totals,
  outcome: t.outcome(),
  // Those of the scrambler's owner come home.
  ships: t.s.ships.filter((_, i) => i % t.s.players.length !== 3),
  warp: t.s.warp,
  hands: ['red', 'blue', 'green', 'yellow'].map((colour) => t.hand(colour)),
  systems: t.game.view(-1).systems,
  candidates: t.game.events(-1).filter(({ type }) => type === 'invited'),
  extra: t.e.extra,
});

test.each(USED)('$card: face down it is of no use, even with ships enough on it', (one) => {
  const ships = cardInfo(one.card).value;
  const face = (kind: string) => ({ ...one.players?.[one.owner], technologies: [{ card: kind, ships }] });
  const t = (kind: string) =>
    withTechnologies({ ...one.players, [one.owner]: face(kind), yellow: {} }, { discard: ['attack-40'] });
  // Alone a scrambler has nothing to do.
  const idle = result(playOut(t('tech-scrambler')));
  expect(result(playOut(t(one.card), `${one.card}:${one.ability}`))).toEqual(idle);
});

test.each(USED)('$card: a use is scrambled, and it is as if it had not been used', (one) => {
  const number = cardInfo(one.card).value;
  const use = [`${one.card}:${one.ability}`, one.aim ?? ''];
  const passed = result(playOut(position(one, number)));
  expect(result(playOut(position(one, number), ...use))).not.toEqual(passed);

  const stopped = playOut(position(one, number), ...use, 'tech-scrambler:scramble');
  expect(result(stopped)).toEqual(passed);
  expect([technologies(stopped, one.owner), technologies(stopped, 'yellow')]).toEqual([[], []]);
  expect(scrapped(stopped).toSorted()).toEqual([one.card, 'tech-scrambler'].toSorted());
});

test.each(USED)('$card: a ship less on the scrambler does not reach it', (one) => {
  const number = cardInfo(one.card).value;
  const use = [`${one.card}:${one.ability}`, one.aim ?? ''];
  const scrambling = ['tech-scrambler:scramble', 'tech-scrambler:dismantle'];
  const t = playOut(position(one, number - 1), ...use, ...scrambling);
  expect(technologies(t, 'yellow')).toEqual([`(tech-scrambler ${number - 1})`]);
});

const COMPLETED = deckList('technology').filter(
  (card) => cardInfo(card).value > 0 && card !== 'genesis-bomb',
);

test.each(COMPLETED)(
  '%s: scrambled as it is completed, its ships go home and nothing comes of it',
  (card) => {
    const ships = cardInfo(card).value;
    const t = withTechnologies(
      {
        green: { technologies: [{ card, ships }], hand: ['attack-12'] },
        yellow: { technologies: [{ card: 'tech-scrambler', ships }] },
      },
      { aliens: ['human', 'zombie', 'macron', 'warrior', 'virus'] },
    );
    t.answer('green', 'option', `${card}:complete`).answer('yellow', 'respond', 'tech-scrambler:scramble');
    t.answer('yellow', 'ships', { 'yellow-1': ships }).answer('green', 'ships', { 'green-1': ships });
    expect([t.aliens('green'), t.hand('green'), t.ships('green-1', 'green')]).toEqual([
      ['macron'],
      ['attack-12'],
      4 + ships,
    ]);
    expect([t.s.players[2].special, technologies(t, 'green')]).toEqual([[], []]);
    expectOutcome(toPlanning(t), 'offense');
  },
);

test('genesis bomb: scrambled as it is revealed, there is no planet, and its ships go home', () => {
  const t = withTechnologies({
    green: { technologies: [{ card: 'genesis-bomb', ships: 5 }] },
    yellow: { technologies: [{ card: 'tech-scrambler', ships: 4 }] },
  });
  t.answer('green', 'option', 'pass').answer('yellow', 'option', 'pass');
  t.answer('green', 'respond', 'genesis-bomb:create').answer('yellow', 'respond', 'tech-scrambler:scramble');
  t.answer('yellow', 'ships', { 'yellow-2': 4 }).answer('green', 'ships', { 'green-2': 5 });
  expect([t.game.view(-1).systems[2].length, t.ships('green-2', 'green')]).toEqual([5, 16]);
  expectOutcome(toPlanning(t), 'offense');
});

test('gluon mines: scrambled with as many ships as lie on them, nobody is hit', () => {
  const mined = (scrambler: number) => {
    const t = withTechnologies({
      blue: { technologies: [{ card: 'gluon-mines', ships: 2 }] },
      yellow: { technologies: [{ card: 'tech-scrambler', ships: scrambler }] },
    });
    t.answer('blue', 'option', 'pass').answer('yellow', 'option', 'pass');
    return toPlanning(t).answer('blue', 'respond', 'gluon-mines:blow-up');
  };
  const t = mined(2);
  t.answer('yellow', 'respond', 'tech-scrambler:scramble').answer('yellow', 'ships', { 'yellow-2': 2 });
  t.answer('blue', 'ships', { 'blue-2': 2 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.totals(), scrapped(t)]).toEqual([0, [13, 12], ['tech-scrambler', 'gluon-mines']]);
  expectOutcome(mined(1).answer('blue', 'ships', { 'blue-2': 2 }), 'defense');
});

test('plasma thrusters: taken down, its owner sends four ships again', () => {
  const t = withTechnologies({
    red: { technologies: [{ card: 'plasma-thrusters', up: true }] },
    green: { technologies: [{ card: 'tech-scrambler', ships: 6 }] },
  });
  t.answer('green', 'respond', 'tech-scrambler:dismantle').answer('green', 'ships', { 'green-2': 6 });
  expect(t.asked('red', 'launch').decision).toMatchObject({ min: 1, max: 4 });
  expectOutcome(toPlanning(t), 'offense');
});

test('tech scrambler: zaps of cards and powers are no answer to a technology, and there is no second scrambler', () => {
  const zaps = ['card-zap', 'cosmic-zap', 'omni-zap', 'flare-void'];
  const t = withTechnologies(
    {
      red: { technologies: [{ card: 'vacuum-turbines', up: true }], hand: ['attack-10', ...zaps] },
      green: { technologies: [{ card: 'tech-scrambler', ships: 2 }], homes: WITH_POWER.with(1, 10) },
    },
    { variants: { rewards: true } },
  );
  t.answer('red', 'respond', 'pass').answer('green', 'option', 'pass');
  t.answer('red', 'respond', 'vacuum-turbines:draw').answer('green', 'respond', 'tech-scrambler:scramble');
  t.answer('green', 'ships', { 'green-1': 2 });
  expect(technologies(t, 'red')).toEqual([]);
  for (let [asked] = t.open(); asked?.kind === 'respond'; [asked] = t.open())
    t.answer(asked.seat, 'respond', 'pass');
  expect(t.asked('red').kind).toBe('launch');
});
