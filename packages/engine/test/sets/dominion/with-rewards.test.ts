/** Aliens of Cosmic Dominion in a game with the reward deck. */
import { expect, test } from 'vitest';
import type { Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  launch,
  passAnyTime,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const as = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });
const ORATORY = 'reward-negotiate-epic-oratory';
const TRANSLATOR = 'reward-negotiate-faulty-translator';

test('alchemist: every discard pile will do, each card goes to its own; a special negotiate is a negotiate [R]', () => {
  const t = withRewards(
    { green: as('alchemist', 'negotiate') },
    { rewards: { discard: [ORATORY, 'reward-morph'] } },
  );
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.discard(), spent(t)]).toEqual([[ORATORY], ['negotiate'], ['reward-morph']]);
  expectOutcome(toPlanning(t), 'offense');
});

test('alchemist: flares that were turned up from the unused ones can be had, too [R]', () => {
  const t = withRewards(
    { green: as('alchemist', 'flare-void') },
    { unusedFlares: { discard: ['flare-mind'] } },
  );
  t.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([t.hand('green'), t.discard()]).toEqual([['flare-mind'], ['flare-void']]);
});

test('alchemist: a variable attack counts with its first number, in a hand and on a pile', () => {
  const far = withRewards(
    { green: as('alchemist', 'attack-20') },
    { rewards: { discard: ['reward-attack-02-20'] } },
  );
  expect(waiting(far)).toEqual(['red launch']);
  const near = withRewards(
    { green: as('alchemist', 'reward-attack-02-20') },
    { discard: ['attack-06', 'attack-20'] },
  );
  near.answer('green', 'respond', 'alchemist').answer('green', 'ships', { 'green-2': 1 });
  expect([near.hand('green'), near.discard()]).toEqual([['attack-06'], ['attack-20']]);
});

test('angler: a rift that was handed over was taken, and detonates (RIFT-2)', () => {
  const t = toPlanning(
    withRewards({ red: as('angler', 'attack-10'), blue: { hand: ['attack-08', 'reward-rift-3'] } }),
  );
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'reward-rift-3');
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.hand('red')]).toEqual([3, []]);
});

test('angler: a variable attack is a card of its own: asking for a 12 does not mean it', () => {
  const t = toPlanning(
    withRewards(
      { red: as('angler', 'attack-10'), blue: { hand: ['attack-08', 'reward-attack-12-21'] } },
      { deck: ['quash'] },
    ),
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'angler:fish']);
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'attack-12');
  expect(t.hand('red')).toEqual(['attack-10', 'quash']);
});

test('love: a rift that Love collects comes out of a discard, so it does not detonate', () => {
  const t = withRewards({
    red: as('love', 'attack-10', 'reward-rift-2'),
    blue: { hand: ['attack-08', 'reward-rift-3'] },
    green: { hand: ['reward-rift-1'] },
  });
  t.answer('red', 'card', 'reward-rift-2');
  t.answer('blue', 'card', 'reward-rift-3').answer('green', 'card', 'reward-rift-1');
  expect([t.hand('red'), t.warp('red')]).toEqual([
    ['attack-10', 'reward-rift-1', 'reward-rift-2', 'reward-rift-3'],
    0,
  ]);
});

test('whirligig: a rift that comes from the opponent was taken and detonates; one that stays there does not', () => {
  const swirled = (rewards: string) => {
    const t = toPlanning(
      withRewards({
        red: as('whirligig', 'attack-10', 'attack-10'),
        blue: { hand: ['attack-08', 'reward-rift-3'] },
      }),
    ).answer('red', 'respond', 'whirligig');
    t.answer('red', 'option', 'same').answer('blue', 'number', rewards);
    return { detonates: waiting(t)[0] === 'red ships', stays: t.hand('blue').includes('reward-rift-3') };
  };
  // Blue says how many backs of the reward deck it takes from the mix (REW-5).
  expect(swirled('0')).toEqual({ detonates: true, stays: false });
  expect(swirled('1')).toEqual({ detonates: false, stays: true });
});

test('judge: a rift that a fiat brings was taken, and detonates (RIFT-2)', () => {
  const t = toPlanning(
    withRewards({ red: as('judge', 'attack-10'), blue: { hand: ['attack-08', 'reward-rift-3'] } }),
  );
  t.answer('red', 'respond', 'judge').answer('red', 'option', 'winner').answer('red', 'yes-no', 'no');
  t.answer('red', 'option', 'all').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'offense');
  expect([t.warp('red'), t.hand('red'), t.hand('blue')]).toEqual([3, [], []]);
});

test('greenhorn: plays a rift as anybody and at any time, others only where it says', () => {
  const hand = ['attack-10', 'reward-rift-2'];
  const t = withRewards({ green: as('greenhorn', ...hand) }, { deck: ['attack-40', 'quash'] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'reward-rift-2:draw']);
  t.answer('green', 'respond', 'reward-rift-2').answer('green', 'number', 0);
  expect(t.hand('green')).toEqual(['attack-10', 'attack-40', 'quash']);
  expect(waiting(withRewards({ green: as('macron', ...hand) }))).toEqual(['red launch']);
});

test('joker: a kicker multiplies what the token has made of the card', () => {
  const t = toPlanning(
    withRewards({ blue: { hand: ['attack-08', 'reward-kicker-x2-duplicity'] }, green: as('joker') }),
  );
  t.answer('blue', 'respond', 'reward-kicker-x2-duplicity');
  t.answer('green', 'option', 'attack-15');
  expect(t.totals()).toEqual([13, 34]);
});

test('pirate: a retreat that saves the losing side leaves nothing to capture', () => {
  const t = toPlanning(withRewards({ red: as('pirate', 'attack-20'), blue: { hand: ['reward-retreat'] } }));
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.ships('blue-1', 'blue')]).toEqual([0, 4]);
});

test('RUL-5: the Usurper acts first, then the allies’ intimidates, then everybody else', () => {
  const t = launch(
    withRewards({
      red: as('usurper', 'attack-10'),
      blue: as('sorcerer', 'attack-08'),
      green: { hand: ['attack-20', 'reward-intimidate-39'] },
    }),
  );
  t.answer('green', 'respond', 'reward-intimidate-39');
  ally(t, { green: ['offense', 1] });
  expect(t.options('red', 'respond')).toEqual(['pass', 'usurper:accroach']);
  // The intimidate on the table is no encounter card for the Usurper.
  t.answer('red', 'respond', 'usurper').answer('red', 'option', 'none');
  const asked: string[] = [];
  while (t.totals() === null && t.open().length > 0 && asked.length < 6) {
    const [{ seat, kind, key }] = t.open();
    asked.push(`${seat} ${key}`);
    t.answer(seat, kind, kind === 'respond' ? 'pass' : 'none');
  }
  expect(asked).toEqual(['red ask.intimidate', 'blue ask.respond.planning.selected']);
});

/** Green makes the fight of red and blue a deal of three with this card. */
const mediated = (card: string, red = ['attack-10'], blue = ['attack-08']): Table =>
  toPlanning(withRewards({ red: { hand: red }, blue: { hand: blue }, green: as('diplomat', card) })).answer(
    'green',
    'respond',
    'diplomat:mediate',
  );

test('diplomat: what its own negotiate does besides applies: two colonies for each', () => {
  const plain = mediated('negotiate');
  expect(plain.asked('red', 'offer').decision).toMatchObject({ get: { colonies: 1 } });
  const t = mediated(ORATORY);
  expect(t.asked('red', 'offer').decision).toMatchObject({
    partner: 1,
    give: { colonies: 2 },
    get: { colonies: 2 },
  });
  t.answer('red', 'offer', { give: {}, get: { colony: ['blue-1', 'blue-2'] } }).answer(
    'blue',
    'offer',
    'accept',
  );
});

test('diplomat: without words, and one ship less for each if it fails', () => {
  const t = mediated(TRANSLATOR);
  expect(t.asked('red', 'offer').decision).toMatchObject({ wordless: true });
  t.answer('red', 'offer', 'fail').answer('green', 'offer', 'fail').answer('green', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 2 }).answer('blue', 'ships', { 'blue-2': 2 });
  t.answer('green', 'ships', { 'green-1': 2 });
  t.answer('red', 'ships', { 'red-1': 1 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue'), t.warp('green')]).toEqual([2, 2, 2]);
});

test('diplomat: a retreat whose opposing attack was turned is a negotiate as well', () => {
  const t = mediated('negotiate', ['attack-10'], ['reward-retreat']);
  expect(t.asked('red', 'offer').decision).toMatchObject({ key: 'ask.bargain', partner: 1 });
});

test('doppelganger: a hand played from until the end of the encounter is not kept: a rift in it does nothing (RIFT-2)', () => {
  const deck = [
    'attack-30',
    'attack-05',
    'attack-07',
    'attack-09',
    'attack-11',
    'attack-13',
    'attack-15',
    'attack-40',
  ];
  const t = withRewards(
    {
      blue: { hand: ['attack-08', 'reward-rift-3'], colonies: { 'green-3': 2 } },
      green: { hand: ['flare-doppelganger', 'attack-04'] },
    },
    { deck },
  );
  launch(t).answer('green', 'respond', 'flare-doppelganger');
  expect([t.hand('green'), t.warp('green')]).toEqual([['attack-08', 'reward-rift-3'], 0]);
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('blue', 'encounter-card', 'attack-05').finish();
  expect([t.warp('green'), t.hand('green')]).toEqual([0, ['attack-04', 'flare-doppelganger']]);
  expect(t.hand('blue')).toEqual(expect.arrayContaining(['attack-08', 'reward-rift-3']));
});

test('doppelganger: with an own intimidate on the table it has selected, and nothing is turned off the deck (INT-2)', () => {
  const t = withRewards(
    { red: as('doppelganger', 'attack-10', 'reward-intimidate-29'), green: { hand: [] } },
    { deck: ['attack-40', 'attack-30'] },
  );
  launch(t).answer('red', 'respond', 'reward-intimidate-29:offer');
  t.answer('red', 'invite', []).answer('blue', 'invite', []).answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  // The power itself is used: its encounter cards are discarded, and green has none to lend.
  expect([t.totals(), t.hand('red'), t.discard()]).toEqual([[32, 12], [], ['attack-10', 'attack-08']]);
});

test('quartermaster: which deck a card came from need not be the deck that was asked for', () => {
  const t = launch(
    withRewards(
      { red: as('quartermaster', 'attack-01'), blue: { hand: ['attack-20'] }, yellow: {} },
      { deck: ['attack-04', 'attack-05'], rewards: { deck: ['reward-morph'] } },
    ),
  );
  ally(t, { green: ['defense', 1], yellow: ['defense', 1] });
  t.answer('green', 'number', 1).answer('yellow', 'number', 0);
  expect(t.options('red', 'option')).toEqual(['none', 'ship', 'cosmic', 'reward']);
  t.answer('red', 'option', 'none');
  expect(t.options('red', 'cards')).toEqual(['attack-04', 'reward-morph']);
  t.answer('red', 'cards', ['attack-04']);
  t.answer('green', 'ships', { 'green-2': 1 }).answer('yellow', 'ships', { 'yellow-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.hand('green'), t.hand('yellow')]).toEqual([['attack-04'], ['reward-morph']]);
});

test('angler wild: nobody has to give the card, so a rift that somebody gives does not detonate (RIFT-3)', () => {
  const t = withRewards({
    blue: { hand: ['attack-08', 'reward-rift-3'] },
    green: { hand: ['flare-angler'] },
  });
  t.answer('green', 'respond', 'flare-angler').answer('green', 'card', 'reward-rift-3');
  t.answer('blue', 'yes-no', 'yes');
  expect([t.hand('green'), t.hand('blue'), t.warp('green')]).toEqual([
    ['reward-rift-3'],
    ['attack-08', 'flare-angler'],
    0,
  ]);
});

test('doppelganger super: a rift that is handed over on demand was taken, and detonates (RIFT-2)', () => {
  const t = toPlanning(
    withRewards({
      red: as('doppelganger', 'flare-doppelganger'),
      green: { hand: ['attack-20', 'negotiate', 'reward-rift-3'] },
    }),
  );
  t.answer('red', 'respond', 'flare-doppelganger').answer('red', 'ships', { 'red-2': 3 });
  expect([t.warp('red'), t.hand('red')]).toEqual([3, ['attack-20', 'flare-doppelganger', 'negotiate']]);
  t.answer('red', 'encounter-card', 'attack-20').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('doppelganger wild: an offense that has selected with an intimidate is robbed like any other, and draws a fresh hand', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10', 'reward-intimidate-29', 'quash'], colonies: { 'green-3': 2 } },
      green: { hand: ['flare-doppelganger', 'attack-04'] },
    }),
  );
  t.answer('red', 'respond', 'reward-intimidate-29:offer').answer('green', 'respond', 'flare-doppelganger');
  expect([t.hand('red').length, t.hand('green')]).toEqual([8, ['attack-10', 'quash']]);
});

test('pickpocket wild: each stolen card is kept or thrown away before anything else; a rift thrown away at once does not detonate (RIFT-3)', () => {
  const deck = ['attack-20', ...Array<string>(7).fill('negotiate')];
  const robbed = () => {
    const t = launch(
      withRewards(
        {
          red: { hand: ['attack-10', 'reward-rift-3'] },
          blue: { hand: ['attack-08', 'flare-pickpocket'] },
        },
        { deck },
      ),
    );
    return t.answer('blue', 'respond', 'flare-pickpocket').answer('blue', 'number', 2);
  };
  const t = robbed();
  expect([waiting(t), t.hand('red')]).toEqual([['blue cards'], []]);
  t.answer('blue', 'cards', ['reward-rift-3']);
  // Left without an encounter card red has drawn a new hand.
  expect([t.hand('red').length, t.hand('blue'), t.warp('blue')]).toEqual([
    8,
    ['attack-08', 'attack-10', 'flare-pickpocket'],
    0,
  ]);
  const kept = robbed().answer('blue', 'cards', []);
  expect([kept.asked('blue', 'ships').key, kept.e.outcome]).toEqual(['reward-rift-3.lose', null]);
  kept.answer('blue', 'ships', { 'blue-2': 3 });
  expect([kept.hand('red').length, kept.warp('blue')]).toEqual([8, 3]);
});

test('usurper: an intimidate that an ally has offered is no encounter card: without one the ally draws a new hand (INT-3)', () => {
  const drawn = [
    'mobius-tubes',
    'mobius-tubes',
    'force-field',
    'plague',
    'card-zap',
    'card-zap',
    'cosmic-zap',
  ];
  const deck = ['attack-20', ...drawn];
  const t = launch(
    withRewards(
      { red: as('usurper', 'attack-10'), green: { hand: ['reward-intimidate-19', 'quash'] } },
      { deck },
    ),
  );
  t.answer('green', 'respond', 'reward-intimidate-19:offer');
  ally(t, { green: ['offense', 1] });
  t.answer('red', 'respond', 'usurper:accroach');
  expect([t.discard(), t.hand('green')]).toEqual([['quash'], drawn.toSorted()]);
  t.answer('red', 'option', 'green');
  // And the intimidate is on offer after that.
  expect(t.asked('red', 'option').key).toBe('ask.intimidate');
  t.answer('red', 'option', 'none').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([24, 12]);
});

test('whirligig wild: whoever picks sees the backs, where they are not alike (REW-5)', () => {
  const spun = (back: number) => {
    const t = toPlanning(
      withRewards({
        red: { hand: ['attack-10', 'reward-reinforcement-4', 'flare-whirligig'] },
        blue: { hand: ['attack-08', 'attack-06'] },
      }),
    );
    t.answer('red', 'respond', 'flare-whirligig').answer('red', 'card', 'reward-reinforcement-4');
    expect(t.asked('blue', 'number').decision).toMatchObject({ key: 'ask.backs', options: [0, 1] });
    return t.answer('blue', 'number', back);
  };
  expect(spun(0).hand('blue')).toEqual(['attack-06', 'attack-08']);
  expect(spun(1).hand('blue')).toContain('reward-reinforcement-4');
});

test('bride: a divorced player cannot be married again, also if the ring has gone to the warp since', () => {
  const t = withRewards({ red: as('bride', 'attack-10'), blue: { hand: ['attack-08', 'ship-zap'] } });
  passAnyTime(t).answer('red', 'respond', 'bride:marry').answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'respond', 'bride:divorce').answer('red', 'number', 0);
  expect([t.hand('red'), t.ships('divorced', 'blue')]).toEqual([['attack-08', 'attack-10'], 1]);
  t.answer('blue', 'respond', 'ship-zap').answer('blue', 'player', 'blue');
  t.answer('blue', 'ships', { divorced: 1 });
  expect([t.warp('blue'), t.ships('divorced', 'blue')]).toEqual([1, 0]);
  // Not before the first invitation either.
  launch(t);
  expect(waiting(t)).toEqual(['red invite']);
});
