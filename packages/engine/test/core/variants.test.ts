import { expect, test } from 'vitest';
import { createGame, Table, type Setup } from '@cosmarium/engine';
import { duel, inviteNobody, table, toPlanning } from '../helpers/duel.ts';

const four = { variants: { fourPlanets: true } };
/** Two home colonies: enough for a power with four planets, too few with five. */
const TWO = [4, 12, 0, 0];
const plain = { homes: [4, 12, 0, 0] };

test('VAR-4P: four planets, 16 ships, four colonies to win, power lost below two home colonies', () => {
  const setup: Setup = {
    players: [
      { colour: 'red', alien: 'human' },
      { colour: 'blue', alien: 'zombie' },
      { colour: 'green', alien: 'macron' },
    ],
    start: 'given',
    ...four,
  };
  const view = createGame(setup, 'seed', { haltAfter: 0 }).view(-1);
  expect(view.systems).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
  ]);
  expect(view.planets.flat().reduce((sum, ships) => sum + ships, 0)).toBe(48);
  expect(view.rules).toMatchObject({ coloniesToWin: 4, homesForPower: 2, fleet: 16 });
});

test('VAR-4P, WIN-1: the fourth foreign colony wins', () => {
  const t = table(
    {
      red: { homes: [4, 9, 0, 0], colonies: { 'blue-1': 1, 'blue-2': 1, 'green-1': 1 } },
      blue: plain,
      green: plain,
    },
    four,
  );
  t.answer('red', 'launch', { to: 'blue-3', ships: { 'red-2': 4 } });
  inviteNobody(t).finish();
  expect(t.game.over).toBe(true);
  expect(t.game.winners).toEqual([0]);
});

test('VAR-4P, POWER-1: two home colonies keep a power, with five planets they do not', () => {
  const most = (t: Table) => t.asked('red', 'launch').decision;
  const macron = { alien: 'macron', homes: TWO };
  expect(most(table({ red: macron, blue: plain, green: { ...plain, alien: 'human' } }, four))).toMatchObject({
    max: 1,
  });
  expect(most(table({ red: { alien: 'macron' }, green: { alien: 'human' } }))).toMatchObject({ max: 4 });
});

test('VAR-1E: success earns no second encounter', () => {
  const position = duel({ red: { hand: ['attack-10', 'attack-06'] } });
  const ask = (variants: { singleEncounter?: boolean }) => {
    const t = new Table({ ...position, variants }, 1);
    toPlanning(t).answer('red', 'encounter-card', 'attack-10');
    return t.open().map((one) => one.key);
  };
  expect(ask({})).toEqual(['ask.second-encounter']);
  expect(ask({ singleEncounter: true })).toEqual([]);
});

test('VAR-1E, PRIO-1: a power that gives further encounters still does', () => {
  const red = { alien: 'machine', homes: [4, 12, 4, 0, 0], hand: ['attack-10', 'attack-06'] };
  const t = table({ red }, { variants: { singleEncounter: true } });
  toPlanning(t).answer('red', 'encounter-card', 'attack-10');
  expect(t.options('red', 'respond')).toEqual(['pass', 'machine:continue']);
  t.answer('red', 'respond', 'pass').finish();
});

test.each([
  [false, ['ask.respond.reveal.after']],
  [true, ['ask.respond.reveal.after', 'ask.respond.reveal.after']],
])('VAR-WILD, FLARE-3: unlimited flares %s', (unlimitedFlares, asked) => {
  const red = { hand: ['attack-10', 'flare-citadel', 'flare-virus'] };
  const t = toPlanning(table({ red }, { variants: { unlimitedFlares } }));
  const keys: string[] = [];
  while (t.open()[0]?.kind === 'respond') {
    keys.push(t.open()[0].key);
    t.answer('red', 'respond', t.options('red', 'respond')[1]);
  }
  expect(keys).toEqual(asked);
});

const changing = { variants: { changingPowers: true }, aliens: ['macron', 'zombie', 'human', 'warrior'] };

test('VAR-CHG: at the start of the turn the offense keeps the old sheet or takes a new one', () => {
  const t = table(
    { red: { alien: 'macron', tokens: 3, homes: [4, 12, 4, 0, 0] }, green: { alien: 'human' } },
    changing,
  );
  expect(t.options('red', 'option')).toEqual(['macron', 'warrior']);
  t.answer('red', 'option', 'warrior');
  expect(t.game.s.players[0].sheets).toMatchObject([{ alien: 'warrior', tokens: 0 }]);
  expect(t.asked('red', 'launch').decision).toMatchObject({ max: 4 });
  toPlanning(t).finish();
});

test('VAR-CHG: who keeps the old one keeps what belongs to it', () => {
  const t = table({ red: { alien: 'warrior', tokens: 3 }, green: { alien: 'macron' } }, changing);
  expect(t.options('red', 'option')).toEqual(['warrior', 'human']);
  t.answer('red', 'option', 'warrior');
  expect(t.game.s.players[0].sheets).toMatchObject([{ alien: 'warrior', tokens: 3 }]);
  toPlanning(t).finish();
});

test('VAR-CHG: nobody is asked without an unused alien, nor in a second encounter', () => {
  const three = { ...changing, aliens: ['macron', 'zombie', 'human'] };
  expect(table({ green: { alien: 'macron' } }, three).open()).toMatchObject([{ kind: 'launch' }]);
  expect(table({}, { ...changing, encounter: 2 }).open()).toMatchObject([{ kind: 'launch' }]);
});

test.each([{ noSuch: true }, { fourPlanets: 'yes' }, 7])('an unknown variant is refused: %j', (variants) => {
  const setup = { players: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }], variants } as Setup;
  expect(() => createGame(setup, 'seed')).toThrow('setup.variants');
});
