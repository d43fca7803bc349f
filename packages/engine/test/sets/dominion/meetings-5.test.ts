/** What a table asks when deals, votes, captives and ships of Cosmic Dominion meet other powers and each other. */
import { createGame, COLOURS } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../helpers/duel.ts';

const as = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });
const marked = (ship: string, at: string) => ({ special: [{ ship, at, spent: true }] });
const FIVE = ['attack-08', 'quash', 'force-field', 'negotiate', 'attack-06'];

test('a Diplomat that is an ally has its ships sent home like any ally, and bargains all the same', () => {
  const t = launch(table({ green: as('diplomat', 'negotiate') }));
  ally(t, { green: ['offense', 2] });
  t.answer('green', 'respond', 'diplomat').answer('green', 'ships', { 'green-2': 2 });
  t.answer('red', 'offer', 'fail');
  expect(t.asked('green', 'offer').decision).toMatchObject({ key: 'ask.bargain' });
  t.answer('green', 'offer', { give: {}, get: { colony: 'red-1' } }).answer('red', 'offer', 'accept');
  t.answer('green', 'offer', 'fail');
  for (const colour of ['red', 'blue', 'green']) t.answer(colour, 'yes-no', 'yes');
  t.answer('green', 'ships', { 'green-2': 1 }).answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'deal');
  expect([t.ships('red-1', 'green'), t.warp('green')]).toEqual([1, 0]);
});

test('a deal made in the place of the offense is a success of the offense, which goes on (TURN-3)', () => {
  const t = toPlanning(
    table({
      red: { hand: ['negotiate', 'attack-10'] },
      blue: { hand: ['negotiate'] },
      green: { hand: ['negotiate', 'flare-diplomat', 'attack-20'] },
    }),
  );
  t.answer('red', 'encounter-card', 'negotiate');
  t.answer('green', 'respond', 'flare-diplomat').answer('green', 'player', 'red');
  t.answer('green', 'offer', { give: { cards: { 'attack-20': 1 } }, get: {} }).answer(
    'blue',
    'offer',
    'accept',
  );
  t.answer('red', 'ships', { 'red-2': 3 });
  expect(t.asked('red', 'yes-no').key).toBe('ask.second-encounter');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'deal');
  expect(t.hand('blue')).toEqual(['attack-20']);
});

test('RUL-16: votes end in a win without cards, a tie in one for the defense, whatever the offense holds', () => {
  const t = launch(table({ red: as('diplomat', 'attack-10', 'flare-diplomat'), yellow: { hand: [] } }));
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('red', 'respond', 'flare-diplomat');
  for (let i = 0; i < 3; i++) t.answer('red', 'yes-no', 'no');
  t.answer('blue', 'option', 'defense')
    .answer('green', 'option', 'offense')
    .answer('yellow', 'option', 'defense');
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.hand('red')]).toEqual([3, ['attack-10', 'flare-diplomat']]);
});

test('a ransom is no deal: nobody may quash it', () => {
  const prisoners = [{ name: 'prisoners', ships: { blue: 2 } }];
  const t = table({
    red: { ...as('pirate', 'attack-20'), holds: prisoners },
    blue: { hand: ['attack-08', 'plague'], homes: [4, 14, 0, 0, 0] },
    green: { hand: ['quash'] },
  });
  t.answer('red', 'respond', 'pirate:ransom');
  t.answer('red', 'offer', { give: { free: 2 }, get: { cards: { plague: 1 } } }).answer(
    'blue',
    'offer',
    'accept',
  );
  t.answer('blue', 'ships', { 'blue-1': 2 });
  expect([t.hand('red'), t.ships('blue-1', 'blue'), t.hand('green')]).toEqual([
    ['attack-20', 'plague'],
    6,
    ['quash'],
  ]);
  const types = t.game.events(-1).map(({ type }) => type);
  expect([types.includes('agreed'), types.includes('deal')]).toEqual([true, false]);
});

test('Pirate sells to a Quartermaster: the rewards are dealt out by it', () => {
  const prisoners = [{ name: 'prisoners', ships: { blue: 1 } }];
  const t = table(
    {
      red: { ...as('pirate', 'attack-20'), holds: prisoners },
      blue: { homes: [4, 15, 0, 0, 0] },
      green: as('quartermaster'),
    },
    { deck: ['attack-40', 'quash'] },
  );
  t.answer('red', 'respond', 'pirate:sell');
  expect(waiting(t)).toEqual(['green option']);
});

test('a flare that Host has played may come to Reactor, if it matches somebody', () => {
  const guests = {
    name: 'guests',
    playable: true,
    using: true,
    back: 'discard' as const,
    wildOnly: true as const,
  };
  const t = table(
    {
      red: { ...as('host', 'attack-10'), piles: [{ ...guests, cards: ['flare-macron'] }] },
      green: { ...as('reactor'), piles: [{ name: 'core', see: 'all' as const, cards: [] }] },
      yellow: { alien: 'macron' },
    },
    { unusedFlares: { deck: [] } },
  ).answer('red', 'respond', 'pass');
  inviteNobody(launch(t)).answer('red', 'respond', 'flare-macron');
  expectOutcome(t, 'offense');
  expect([t.pile('green', 'core'), t.discard()]).toEqual([['flare-macron'], ['attack-10', 'attack-08']]);
});

test('Alchemist discards a flare that Reactor wants: it lies on the sheet, and the exchange stands', () => {
  const t = table(
    {
      green: as('alchemist', 'flare-human'),
      yellow: { ...as('reactor'), piles: [{ name: 'core', see: 'all' as const, cards: [] }] },
    },
    { discard: ['flare-void'] },
  );
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.pile('yellow', 'core'), t.discard()]).toEqual([
    ['flare-void'],
    ['flare-human'],
    [],
  ]);
});

test('visitors that Host has sent from its sheet are lost at once: the flare is nobody’s', () => {
  const guests = {
    name: 'guests',
    playable: true,
    using: true,
    back: 'discard' as const,
    wildOnly: true as const,
  };
  const t = table(
    { green: { ...as('host', 'attack-40'), piles: [{ ...guests, cards: ['flare-voyager'] }] } },
    { unusedFlares: { deck: [] } },
  ).answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-voyager');
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
  expect([t.pile('green', 'visitors'), t.hand('green')]).toEqual([[], []]);
  expect(t.discard()).toEqual(['flare-voyager', 'attack-40', 'attack-10', 'attack-08']);
});

test('a Doppelganger that is an ally of the Usurper plays nothing if it has nothing, and draws no hand', () => {
  const t = launch(
    table({
      red: as('usurper', 'attack-10'),
      green: as('doppelganger', 'quash'),
      yellow: { hand: ['attack-04'] },
    }),
  );
  ally(t, { green: ['offense', 1], yellow: ['offense', 1] });
  t.answer('red', 'respond', 'usurper');
  expect(t.options('red', 'option')).toEqual(['none', 'yellow']);
  t.answer('red', 'option', 'none');
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['quash']);
});

test('a flagship on Tourist’s liner is at hand: its drive brings it ashore', () => {
  const t = table({
    green: {
      ...as('tourist'),
      homes: [4, 11, 4, 0, 0],
      holds: [{ name: 'liner', ships: { green: 1 }, system: 'yellow' }],
      special: [{ ship: 'flagship', at: 'liner' }],
    },
    yellow: { hand: [] },
  });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flagship:hyperspace-drive']);
  t.answer('green', 'respond', 'flagship:hyperspace-drive').answer('green', 'ships', {
    'green-1:flagship': 1,
  });
  expect(t.ships('green-1', 'green')).toBe(5);
});

test('SHIP-5: a flagship given as a ring is captured: it does nothing, and its marker may go to another ship', () => {
  const t = table({
    red: { ...marked('flagship', 'ring'), homes: [4, 13, 0, 0, 0], warp: 2 },
    blue: { ...as('bride', 'attack-08'), holds: [{ name: 'ring', ships: { red: 1 } }] },
  });
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', 'pass').answer('red', 'ships', { 'red-1': 1 });
  expect(t.asked('red', 'ships').key).toBe('ask.special-ship.replace');
  t.answer('red', 'ships', { 'red-1': 1 });
  expect(t.game.view(-1).players[0].special).toEqual([{ at: 0, marks: ['flagship'], up: true }]);
});

test('a ring is a captured ship: Masochist has lost it', () => {
  const t = table({
    red: { hand: ['attack-10'] },
    blue: { ...as('bride', 'attack-08'), holds: [{ name: 'ring', ships: { green: 1 } }] },
    green: { alien: 'masochist', homes: [0, 0, 0, 0, 0], hand: [] },
  });
  t.answer('blue', 'respond', 'pass');
  expect([t.game.over, t.winners()]).toEqual([true, ['green']]);
});

test('a ship on Masochist’s own technology is not lost; on the sheet of another it is', () => {
  const researching = {
    alien: 'masochist',
    homes: [0, 0, 0, 0, 0],
    technologies: [{ card: 'tech-scrambler', ships: 1 }],
  };
  const t = table({ green: researching }, { variants: { technologies: true } });
  expect([t.game.over, t.winners()]).toEqual([false, []]);
  const none = { ...researching, technologies: [{ card: 'tech-scrambler', ships: 0 }] };
  const lost = table({ green: none }, { variants: { technologies: true } });
  expect([lost.game.over, lost.winners()]).toEqual([true, ['green']]);
});

test('a salvage vessel finds technologies in a game with technologies only; an Engineer does not bring them', () => {
  const t = table({ red: marked('salvage-vessel', 'red-2'), green: as('engineer') });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:salvage-vessel-spent': 1, 'red-2': 2 } });
  inviteNobody(t);
  expect(t.options('red', 'option')).toEqual(['rewards', 'none']);
  t.answer('red', 'option', 'none');
  expectOutcome(t, 'offense');
});

test('RUL-39: a surrender to Mite is no win: a salvage vessel finds nothing', () => {
  const t = table({
    red: { ...as('mite', 'attack-20'), ...marked('salvage-vessel', 'red-2') },
    blue: { hand: FIVE },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2:salvage-vessel-spent': 1 } });
  t.answer('blue', 'option', 'surrender').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'surrender');
  expect(t.ships('blue-1', 'red')).toBe(1);
});

test('RUL-10: Mirage shows other ships, and the bonus is of the flagship that is really there', () => {
  const t = table({ red: { ...as('mirage', 'attack-10'), ...marked('flagship', 'red-3') } });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-3:flagship-spent': 1 } });
  inviteNobody(t);
  t.answer('red', 'planet', 'red-2').answer('red', 'planet', 'blue-1');
  t.answer('red', 'respond', 'flagship:command');
  expect(t.totals()).toEqual([10 + 12 + 3, 8 + 4]);
});

test('Daredevil: a draw declared by the Judge’s flare is no win, and pays nothing', () => {
  const t = toPlanning(
    table({ red: as('daredevil', 'attack-10'), blue: { hand: ['attack-08', 'flare-judge'] } }),
  );
  t.answer('blue', 'respond', 'flare-judge').answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect(t.hand('red')).toEqual([]);
});

test('Daredevil: a win by Laser has no margin, and pays nothing', () => {
  const t = launch(table({ red: as('laser', 'attack-10'), green: as('daredevil') }));
  t.answer('red', 'number', '1').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([null, ['attack-10']]);
});

test('Ace: a colony on a planet that is in the warp and not its own counts for nothing', () => {
  const t = table(
    {
      red: { alien: 'ace', homes: [4, 4, 4, 4], colonies: { 'blue-3': 4 } },
      blue: { ...as('voyager', 'attack-08') },
    },
    { planets: { red: 4 }, adrift: ['blue-3'] },
  );
  expect([t.game.over, t.game.view(-1).players[0].foreign]).toEqual([false, 0]);
});

test('Whirligig mixes hands, not hoards', () => {
  const hoard = { name: 'hoard', cards: ['attack-40'], playable: true, using: true, back: 'pile' as const };
  const t = toPlanning(
    table({ red: as('whirligig', 'attack-10'), blue: { ...as('miser', 'attack-08'), piles: [hoard] } }),
  );
  t.answer('red', 'respond', 'whirligig').answer('red', 'option', 'exchanged');
  expect([t.pile('blue', 'hoard'), t.hand('red').length, t.hand('blue').length]).toEqual([
    ['attack-40'],
    1,
    1,
  ]);
});

test('a flagship of a Yin-Yang on both sides helps the side it stands on', () => {
  const t = table({ green: { ...as('yin-yang'), ...marked('flagship', 'green-3') } });
  launch(t).answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  t.answer('green', 'respond', 'yin-yang:balance');
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-3:flagship-spent': 1 } });
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  t.answer('green', 'respond', 'flagship:command');
  expect(t.totals()).toEqual([10 + 3 + 1 + 3, 8 + 4 + 1]);
});

test('Muckraker accuses a Yin-Yang on both sides for its winning ships only', () => {
  const t = table({ green: as('yin-yang'), blue: as('muckraker', 'attack-08', 'quash') });
  launch(t).answer('red', 'invite', ['green']).answer('blue', 'invite', ['green']);
  t.answer('green', 'respond', 'yin-yang:balance');
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-2': 2 } });
  t.answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
  t.answer('blue', 'respond', 'muckraker:slander');
  expect(waiting(t)).toEqual(['green ships']);
});

test('Explorer and Lizard each need a colour of their own that nobody plays', () => {
  const seven = COLOURS.slice(0, 7).map((colour, i) => ({
    colour,
    alien: ['explorer', 'lizard', 'human', 'zombie', 'macron', 'clone', 'warrior'][i],
  }));
  expect(() => createGame({ players: seven, start: 'given' }, 'seed')).toThrow('colour');
  const six = seven.slice(0, 6);
  expect(createGame({ players: six, start: 'given' }, 'seed').s.players).toHaveLength(6);
});
