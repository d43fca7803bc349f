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
} from '../../../helpers/duel.ts';

const hate = (...hand: string[]) => ({ alien: 'hate', homes: WITH_POWER, hand });

test('hate: at the start of its turn the others match its discard or lose three ships of its choice', () => {
  const t = table({
    red: hate('attack-10', 'attack-06'),
    blue: { hand: ['attack-08', 'attack-04'] },
    green: {},
  });
  expect(t.options('red', 'card')).toEqual(['attack-10', 'attack-06']);
  t.answer('red', 'card', 'attack-06');
  expect(t.discard()).toEqual(['attack-06']);
  // From Hate's left. A lower attack does not match.
  expect(t.options('blue', 'option')).toEqual(['discard', 'ships']);
  expect(t.asked('blue').decision).toMatchObject({ secret: true });
  t.answer('blue', 'option', 'discard');
  expect(t.discard()).toEqual(['attack-06', 'attack-08']);
  // Green holds nothing and cannot choose: Hate picks.
  expect(t.options('red', 'ships')).toEqual(['green-1 0..4', 'green-2 0..16']);
  expect(t.asked('red').decision).toMatchObject({ min: 3, max: 3 });
  t.answer('red', 'ships', { 'green-1': 3 });
  expect([t.warp('green'), t.warp('blue')]).toEqual([3, 0]);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
});

test('hate: who can match may lose ships all the same; who holds only lower attacks must', () => {
  const t = table({
    red: hate('attack-10', 'attack-12'),
    blue: { hand: ['attack-12'] },
    green: { hand: ['attack-08'] },
  });
  t.answer('red', 'card', 'attack-10');
  t.answer('blue', 'option', 'ships').answer('red', 'ships', { 'blue-1': 3 });
  t.answer('red', 'ships', { 'green-2': 3 });
  inviteNobody(launch(t));
  expect(t.totals()).toEqual([15, 13]);
  expectOutcome(t, 'offense');
  expect([t.warp('blue'), t.warp('green'), t.hand('green')]).toEqual([4, 3, ['attack-08']]);
});

test('hate: an equal or higher attack of own choice matches; any card of the type does for the others', () => {
  const t = table({
    red: hate('attack-10', 'attack-08'),
    blue: { hand: ['attack-08', 'attack-12', 'attack-04', 'negotiate'] },
    green: { hand: ['morph'] },
  });
  t.answer('red', 'card', 'attack-08').answer('blue', 'option', 'discard');
  expect(t.options('blue', 'card')).toEqual(['attack-08', 'attack-12']);
  t.answer('blue', 'card', 'attack-12').answer('red', 'ships', { 'green-1': 3 });
  launch(t);
  inviteNobody(t);
  t.answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('hate: each type with its own: negotiate, morph, reinforcement, artifact, flare', () => {
  const cases: [string, string[], string[]][] = [
    ['negotiate', ['negotiate'], ['discard', 'ships']],
    ['reinforcement-2', ['reinforcement-5'], ['discard', 'ships']],
    ['quash', ['card-zap'], ['discard', 'ships']],
    ['flare-virus', ['flare-zombie'], ['discard', 'ships']],
  ];
  for (const [thrown, blue, options] of cases) {
    const t = table({
      red: hate('attack-10', thrown),
      blue: { hand: ['attack-08', ...blue] },
      green: { homes: [0, 0, 0, 0, 0] },
    });
    t.answer('red', 'card', thrown);
    expect(t.options('blue', 'option')).toEqual(options);
    t.answer('blue', 'option', 'discard');
    expect(t.discard()).toEqual([thrown, ...blue]);
    launch(t).answer('red', 'invite', []);
    t.answer('blue', 'invite', []);
    expectOutcome(t, 'offense');
  }
  // There is one morph: nobody else can match it.
  const morph = table({
    red: hate('attack-10', 'morph'),
    blue: { hand: ['attack-08', 'negotiate'] },
    green: { homes: [0, 0, 0, 0, 0] },
  });
  morph.answer('red', 'card', 'morph').answer('red', 'ships', { 'blue-2': 3 });
  expect(morph.hand('blue')).toEqual(['attack-08', 'negotiate']);
  toPlanning(morph).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(morph, 'offense');
});

test('hate: fewer than three ships: all of them, also the last on a planet; none: nothing', () => {
  const t = table({
    red: hate('attack-10', 'quash'),
    blue: { homes: [1, 1, 0, 0, 0], hand: ['attack-08'] },
    green: { homes: [0, 0, 0, 0, 0] },
  });
  t.answer('red', 'card', 'quash');
  expect([t.warp('blue'), t.warp('green')]).toEqual([20, 20]);
  toPlanning(t);
  expect(t.totals()).toEqual([13, 8]);
  expectOutcome(t, 'offense');
});

test('hate: without an encounter card it first draws a new hand (START-1), and again after its discard', () => {
  const deck = [
    'attack-10',
    'quash',
    'card-zap',
    'card-zap',
    'plague',
    'ionic-gas',
    'force-field',
    'emotion-control',
  ];
  const fresh = [...Array<string>(7).fill('negotiate'), 'attack-20'];
  const none = { homes: [0, 0, 0, 0, 0] };
  const t = table(
    { red: hate('mobius-tubes'), blue: { ...none, hand: ['attack-08'] }, green: none },
    { deck: [...deck, ...fresh] },
  );
  expect(t.options('red', 'card')).toEqual(deck.filter((card, i) => deck.indexOf(card) === i));
  t.answer('red', 'card', 'attack-10');
  expect(t.hand('red')).toEqual(['attack-20', ...Array<string>(7).fill('negotiate')]);
  expect(t.discard()).toEqual([
    'mobius-tubes',
    'attack-10',
    'quash',
    'card-zap',
    'card-zap',
    'plague',
    'ionic-gas',
    'force-field',
    'emotion-control',
  ]);
  toPlanning(t).answer('red', 'encounter-card', 'attack-20').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('hate: the zap may come after the card is named; the card is kept (FAQ18)', () => {
  const t = table({ red: hate('attack-10', 'attack-06'), blue: { hand: ['attack-08', 'cosmic-zap'] } });
  t.answer('red', 'card', 'attack-06');
  expect(t.asked('blue', 'respond').decision.params).toMatchObject({ target: 'attack-06' });
  expect(t.discard()).toEqual([]);
  t.answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('red'), t.discard()]).toEqual([['attack-06', 'attack-10'], ['cosmic-zap']]);
  // Everybody has seen it.
  expect(t.game.view(2).players[0].hand).toContain('attack-06');
  toPlanning(t).answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('hate: not in a second encounter, nor in somebody else’s turn', () => {
  const second = toPlanning(table({ red: hate('attack-10') }, { encounter: 2 }));
  expectOutcome(second, 'offense');
  const other = toPlanning(table({ blue: hate('attack-08') }));
  expectOutcome(other, 'offense');
  expect([second.discard(), other.discard()]).toEqual([
    ['attack-10', 'attack-08'],
    ['attack-10', 'attack-08'],
  ]);
});

test('hate: Miser may answer with a hoard card', () => {
  const blue = {
    alien: 'miser',
    homes: WITH_POWER,
    hand: ['attack-08'],
    piles: [
      {
        name: 'hoard',
        cards: ['negotiate', 'attack-04'],
        playable: true,
        using: true,
        back: 'pile' as const,
      },
    ],
  };
  const t = table({ red: hate('attack-10', 'negotiate'), blue, green: { homes: [0, 0, 0, 0, 0] } });
  t.answer('red', 'card', 'negotiate');
  expect(t.options('blue', 'option')).toEqual(['discard', 'ships']);
  t.answer('blue', 'option', 'discard');
  expect([t.pile('blue', 'hoard'), t.discard()]).toEqual([['attack-04'], ['negotiate', 'negotiate']]);
  toPlanning(t).answer('blue', 'encounter-card', 'attack-08');
  expectOutcome(t, 'offense');
});

test('hate: Vulch collects a discarded artifact before it answers itself', () => {
  const t = table({
    red: hate('attack-10', 'quash'),
    blue: { alien: 'vulch', homes: WITH_POWER, hand: ['attack-08'] },
    green: { homes: [0, 0, 0, 0, 0] },
  });
  t.answer('red', 'card', 'quash');
  expect(t.hand('blue')).toEqual(['attack-08', 'quash']);
  t.answer('blue', 'option', 'discard');
  expect([t.hand('blue'), t.discard()]).toEqual([['attack-08'], ['quash']]);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
});

test('hate: Zombie picks up the chosen ships and places them anew; all of it before the next one answers', () => {
  const t = table({
    red: hate('attack-10', 'quash'),
    blue: { alien: 'zombie', homes: [4, 12, 3, 1, 0], hand: ['attack-08'] },
    green: { hand: ['card-zap'] },
  });
  t.answer('red', 'card', 'quash').answer('red', 'ships', { 'blue-3': 3 });
  expect(waiting(t)).toEqual(['blue ships']);
  expect(t.options('blue', 'ships')).toEqual(['blue-1 0..3', 'blue-2 0..3', 'blue-4 0..3']);
  t.answer('blue', 'ships', { 'blue-1': 3 });
  t.answer('green', 'option', 'discard');
  expect([t.warp('blue'), t.ships('blue-1', 'blue')]).toEqual([0, 7]);
  inviteNobody(launch(t));
  expectOutcome(t, 'defense');
});

test('hate: what comes of one loss is done before the next player answers', () => {
  const t = table({
    red: hate('attack-10', 'quash'),
    blue: { hand: ['attack-08'], alien: 'vacuum', homes: WITH_POWER },
    green: { hand: ['card-zap'] },
  });
  t.answer('red', 'card', 'quash').answer('red', 'ships', { 'blue-2': 3 });
  // Vacuum takes ships along before green is asked.
  expect(waiting(t)).toEqual(['blue number']);
  t.answer('blue', 'number', '0').answer('blue', 'number', '0');
  t.answer('green', 'option', 'discard');
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
});

test('hate: whether somebody can match does not show in the pace: the table waits for everybody with cards', () => {
  const run = (green: string[]) => {
    const t = table(
      { red: hate('attack-10', 'quash'), blue: { homes: [0, 0, 0, 0, 0] }, green: { hand: green } },
      {},
      { windows: true },
    );
    t.answer('red', 'card', 'quash');
    return { t, window: t.game.window !== null };
  };
  const able = run(['card-zap']);
  const unable = run(['attack-04']);
  expect([able.window, unable.window]).toEqual([true, true]);
  able.t.answer('green', 'option', 'discard');
  unable.t.answer('red', 'ships', { 'green-2': 3 });
  expect(waiting(able.t)).toEqual(['red launch']);
  expect(waiting(unable.t)).toEqual(['red launch']);
});

test('hate super: the card is shown and kept', () => {
  const t = table({
    red: hate('attack-10', 'attack-40', 'flare-hate'),
    blue: { hand: ['attack-08'] },
    green: { homes: [0, 0, 0, 0, 0] },
  });
  t.answer('red', 'card', 'attack-40');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-hate:keep']);
  t.answer('red', 'respond', 'flare-hate').answer('red', 'ships', { 'blue-2': 3 });
  expect([t.hand('red'), t.discard(), t.warp('blue')]).toEqual([
    ['attack-10', 'attack-40', 'flare-hate'],
    [],
    3,
  ]);
  toPlanning(t).answer('red', 'encounter-card', 'attack-40').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('hate: the card that was shown is played while the super side is answered: the use comes to nothing', () => {
  const t = table({
    red: hate('attack-10', 'card-zap', 'flare-hate'),
    blue: { hand: ['attack-08', 'card-zap'] },
  });
  t.answer('red', 'card', 'card-zap').answer('red', 'respond', 'flare-hate');
  t.answer('blue', 'respond', 'card-zap').answer('red', 'respond', 'card-zap');
  expect([t.hand('red'), t.discard(), waiting(t)]).toEqual([
    ['attack-10', 'flare-hate'],
    ['card-zap', 'card-zap'],
    ['red launch'],
  ]);
});

test('hate super: the flare itself can be thrown, but not shown and kept by itself', () => {
  const t = table({
    red: hate('attack-10', 'flare-hate'),
    blue: { hand: ['attack-08'] },
    green: { homes: [0, 0, 0, 0, 0] },
  });
  t.answer('red', 'card', 'flare-hate');
  expect([waiting(t), t.discard()]).toEqual([['red ships'], ['flare-hate']]);
  t.answer('red', 'ships', { 'blue-2': 3 });
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('hate super: zapped, nobody loses anything and both cards stay (Annex E-6)', () => {
  const t = table({
    red: hate('attack-10', 'attack-40', 'flare-hate'),
    blue: { hand: ['attack-08', 'cosmic-zap'] },
  });
  t.answer('red', 'card', 'attack-40').answer('blue', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-hate').answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('red'), t.warp('blue'), t.warp('green')]).toEqual([
    ['attack-10', 'attack-40', 'flare-hate'],
    0,
    0,
  ]);
  launch(t);
  inviteNobody(t);
  // Zapped, the flare is a wild one; it was not counted.
  t.answer('red', 'respond', 'pass')
    .answer('red', 'encounter-card', 'attack-10')
    .answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('hate wild: the opponent discards a random card; left without encounter cards it loses at once', () => {
  const t = toPlanning(table({ red: { hand: ['attack-01', 'flare-hate'] }, blue: { hand: ['attack-40'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-hate:scorn']);
  t.answer('red', 'respond', 'flare-hate').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.warp('blue'), t.ships('blue-1', 'red')]).toEqual([null, 4, 3]);
  expect([t.hand('red'), t.hand('blue'), t.discard()]).toEqual([
    ['attack-01', 'flare-hate'],
    [],
    ['attack-40'],
  ]);
});

test('hate wild: with an encounter card left the encounter goes on', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-hate'] }, blue: { hand: ['attack-08', 'attack-08'] } }),
  );
  t.answer('red', 'respond', 'flare-hate');
  expect(t.totals()).toEqual([13, 12]);
  expectOutcome(t, 'offense');
});

test('hate wild: as the defense the win goes before the end of the turn (PLAN-1); allies are rewarded', () => {
  const t = launch(
    table(
      { red: { hand: ['attack-10'] }, blue: { hand: ['attack-08', 'flare-hate'] } },
      { deck: ['attack-30'] },
    ),
  );
  ally(t, { green: ['defense', 1] });
  t.answer('blue', 'respond', 'flare-hate').answer('green', 'ships', { 'green-2': 1 });
  expectOutcome(t, 'defense');
  expect([t.warp('red'), t.hand('green'), t.hand('blue')]).toEqual([
    3,
    ['attack-30'],
    ['attack-08', 'flare-hate'],
  ]);
});

test('hate wild: it wins also against a hand that had no encounter card before; no new hand (PLAN-2)', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-hate'] }, blue: { hand: ['quash', 'card-zap'] } }),
  );
  t.answer('red', 'respond', 'flare-hate').answer('blue', 'respond', 'pass').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.hand('blue')).toHaveLength(1);
});

test('RUL-34: Wild Hate looks at the hand only; an empty hand cannot be scorned', () => {
  const blue = {
    alien: 'miser',
    homes: WITH_POWER,
    hand: ['attack-40'],
    piles: [{ name: 'hoard', cards: ['attack-30'], playable: true, using: true, back: 'pile' as const }],
  };
  const t = toPlanning(table({ red: { hand: ['attack-10', 'flare-hate'] }, blue }));
  t.answer('red', 'respond', 'flare-hate').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');

  const empty = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-hate'] }, blue: { ...blue, hand: [] } }),
  );
  expect(waiting(empty)).toEqual(['blue respond']);
  empty.answer('blue', 'respond', 'pass');
  expect(empty.totals()).toEqual([13, 34]);
  expectOutcome(empty, 'defense');
});

test('hate: a card that it plays itself while its flare is answered is thrown no more', () => {
  const t = table({
    red: hate('cosmic-zap', 'flare-hate', 'attack-10'),
    blue: { hand: ['attack-08', 'card-zap'] },
    green: { alien: 'vulch', homes: WITH_POWER },
  });
  t.answer('red', 'card', 'cosmic-zap')
    .answer('red', 'respond', 'pass')
    .answer('red', 'respond', 'flare-hate');
  t.answer('blue', 'respond', 'card-zap');
  // Vulch is about to take the card zap: the very card that was shown stops it.
  t.answer('red', 'respond', 'cosmic-zap');
  expect([t.hand('red'), t.warp('blue'), t.warp('green')]).toEqual([['attack-10'], 0, 0]);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
});
