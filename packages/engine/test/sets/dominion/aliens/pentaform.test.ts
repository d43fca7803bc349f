import { draftScenario, RULES, runScenario, type Game, type LifeStage, type Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import {
  ally,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  WITH_POWER,
  type Change,
} from '../../../helpers/duel.ts';

const LIVES = ['void', 'warrior', 'virus', 'pacifist', 'spiff'];

/** At this stage of its row, with colonies in other systems. */
const pentaform = (
  present: string,
  { colonies = {}, ...change }: Change = {},
  row: readonly string[] = LIVES,
): Change => {
  const away = Object.values(colonies).reduce((sum, count) => sum + count, 0);
  return {
    alien: 'pentaform',
    homes: [4, 12 - away, 4, 0, 0],
    colonies,
    sheets: row.map((alien) => ({ alien, stage: (alien === present ? 'present' : 'waiting') as LifeStage })),
    ...change,
  };
};

const unused = (...deck: string[]) => ({ unusedFlares: { deck } });
const rowOf = (t: Table, seat = 0) =>
  t.game
    .view(-1)
    .players[seat].sheets.filter(({ stage }) => stage !== 'none')
    .map(({ alien }) => alien);
const leftOver = (game: Game) => game.view(-1).sideDecks.find(({ name }) => name === 'flare')!;

test('pentaform: with a new foreign colony it moves to the next stage, and has that power instead', () => {
  const t = toPlanning(table({ red: pentaform('void', { hand: ['attack-10'] }) }));
  expectOutcome(t, 'offense');
  // Void acted in the fight that brought the colony, Warrior when the encounter was over.
  expect(t.s.removed[1]).toBe(4);
  expect(t.aliens('red')).toEqual(['pentaform', 'warrior']);
  expect(t.sheet('red', 'warrior')!.view.tokens).toBe(1);
  expect(rowOf(t)).toEqual(LIVES);
  expect(happened(t)).toContain('stage.entered');
});

test('pentaform: a home colony, another player’s, or ships on a colony it has move nothing', () => {
  const homes = table({ red: pentaform('void', { hand: ['attack-10'], colonies: { 'blue-1': 1 } }) });
  expectOutcome(toPlanning(homes), 'offense');
  expect(homes.aliens('red')).toEqual(['pentaform', 'void']);

  const other = table({ green: pentaform('warrior') });
  expectOutcome(toPlanning(other), 'offense');
  expect(other.aliens('green')).toEqual(['pentaform', 'warrior']);
});

test('pentaform: zapped it stays in its stage, whose power works on; it may do that itself', () => {
  const t = toPlanning(table({ red: pentaform('warrior', { hand: ['attack-10', 'cosmic-zap'] }) }));
  expect(t.asked('red', 'respond').decision).toMatchObject({
    key: 'ask.respond.power.using',
    params: { player: 0, alien: 'pentaform' },
  });
  t.answer('red', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.aliens('red')).toEqual(['pentaform', 'warrior']);
  expect(t.sheet('red', 'warrior')!.view).toMatchObject({ tokens: 1, state: 'works' });
});

test('pentaform: a zap on the power of its stage is none on its own', () => {
  const t = toPlanning(
    table({ red: pentaform('void', { hand: ['attack-10'] }), blue: { hand: ['attack-08', 'cosmic-zap'] } }),
  );
  t.answer('blue', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect(t.warp('blue')).toBe(4);
  expect(t.aliens('red')).toEqual(['pentaform', 'warrior']);
});

test('pentaform: it moves back for a colony it loses, and not beyond the first stage', () => {
  const from = (present: string) =>
    table({
      red: pentaform(present, { hand: ['attack-10'], colonies: { 'green-1': 1 } }),
      blue: { hand: ['attack-20'] },
    }).answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 1 } });
  const t = inviteNobody(from('warrior'));
  expect(t.aliens('red')).toEqual(['pentaform', 'void']);
  expectOutcome(t, 'defense');
  expect(t.aliens('red')).toEqual(['pentaform', 'void']);

  const first = inviteNobody(from('void'));
  expectOutcome(first, 'defense');
  expect(first.aliens('red')).toEqual(['pentaform', 'void']);
  expect(happened(first)).not.toContain('stage.entered');
});

test('pentaform: at the last stage a new colony is no use of the power', () => {
  const t = toPlanning(table({ red: pentaform('spiff', { hand: ['attack-10', 'cosmic-zap'] }) }));
  expectOutcome(t, 'offense');
  expect(t.aliens('red')).toEqual(['pentaform', 'spiff']);
  expect(t.hand('red')).toEqual(['cosmic-zap']);
});

const twoLost = (blue: string[]) =>
  table({
    red: pentaform('virus', { hand: ['attack-10'], colonies: { 'green-1': 1, 'green-2': 1 } }),
    blue: { hand: blue },
  }).answer('red', 'launch', { to: 'blue-1', ships: { 'green-1': 1, 'green-2': 1 } });

test('pentaform: several colonies lost at once are handled one at a time', () => {
  const t = twoLost(['attack-20']);
  const stages = t.game.events(-1).flatMap((event) => (event.type === 'stage.entered' ? [event.alien] : []));
  expect(stages).toEqual(['warrior', 'void']);

  const zapped = twoLost(['attack-20', 'cosmic-zap']);
  zapped.answer('blue', 'respond', 'pass').answer('blue', 'respond', 'cosmic-zap');
  expect(zapped.aliens('red')).toEqual(['pentaform', 'warrior']);

  // A zapped power is not used again in the encounter.
  const first = twoLost(['attack-20', 'cosmic-zap']).answer('blue', 'respond', 'cosmic-zap');
  expect(first.aliens('red')).toEqual(['pentaform', 'virus']);
  expectOutcome(inviteNobody(first), 'defense');
});

test('pentaform: what lies on the sheet of a stage stays there, out of reach, while it waits', () => {
  const sheets = [
    { alien: 'warrior', stage: 'present' as const, tokens: 3 },
    {
      alien: 'miser',
      stage: 'waiting' as const,
      piles: [{ name: 'hoard', cards: ['attack-40'], playable: true }],
    },
  ];
  const t = toPlanning(table({ red: pentaform('warrior', { hand: ['attack-10', 'attack-12'], sheets }) }));
  expect(t.options('red', 'encounter-card')).toEqual(['attack-10', 'attack-12']);
  t.answer('red', 'encounter-card', 'attack-12').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(t.aliens('red')).toEqual(['pentaform', 'miser']);
  expect(t.sheet('red', 'warrior')!.view).toMatchObject({ tokens: 3, state: 'waiting' });
  expect(t.pile('red', 'hoard')).toEqual(['attack-40']);
});

test('POWER-1: lost with too few home colonies it takes the stage along, and does not move meanwhile', () => {
  const masochist = pentaform('masochist', { hand: ['attack-10'], homes: [4, 16, 0, 0, 0] }, [
    'masochist',
    'void',
  ]);
  const t = table({ red: masochist });
  const states = () => t.game.view(-1).players[0].sheets.map(({ state }) => state);
  // By itself Masochist would keep its power.
  expect(states()).toEqual(['lost', 'lost', 'waiting']);
  expectOutcome(toPlanning(t), 'offense');
  expect(t.aliens('red')).toEqual(['pentaform', 'masochist']);
});

test('RUL-22: the super side of a stage’s flare belongs to it in that stage only', () => {
  const sides = (present: string) =>
    ally(launch(table({ green: pentaform(present, { hand: ['flare-void'] }, ['void', 'virus']) })), {
      green: ['offense', 1],
    });
  const t = sides('void');
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-void:eradicate-as-ally']);
  t.answer('green', 'respond', 'flare-void');
  expectOutcome(t, 'offense');
  expect(t.s.removed[1]).toBe(4);

  const waiting = sides('virus');
  expectOutcome(waiting, 'offense');
  expect(waiting.warp('blue')).toBe(4);
});

test('pentaform: whoever trades powers with it gets the whole row, at the same stage', () => {
  const t = toPlanning(
    table({
      red: pentaform('virus', { hand: ['attack-10'] }),
      blue: { alien: 'human' },
      green: { alien: 'macron', hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('green', 'respond', 'flare-sorcerer');
  expect(t.aliens('blue')).toEqual(['pentaform', 'virus']);
  expect(rowOf(t, 1)).toEqual(LIVES);
  expect(rowOf(t, 0)).toEqual([]);
});

test('pentaform: lent for an encounter it goes home as it was left', () => {
  const t = table({
    red: { homes: WITH_POWER, hand: ['attack-10'] },
    green: pentaform('void', { hand: ['flare-philanthropist'] }),
  });
  t.answer('green', 'respond', 'flare-philanthropist').answer('green', 'player', 'red');
  t.answer('green', 'ships', { 'green-2': 1 });
  expect(t.aliens('red')).toEqual(['pentaform', 'void']);
  toPlanning(t);
  expectOutcome(t, 'offense');
  expect(t.aliens('green')).toEqual(['pentaform', 'warrior']);
  expect(rowOf(t, 2)).toEqual(LIVES);
});

test('VAR-CHG: a Pentaform that is exchanged for another alien takes its stages along', () => {
  const spec = {
    variants: { changingPowers: true },
    aliens: ['human', 'zombie', 'macron', 'pentaform', 'virus'],
  };
  const t = table({ red: pentaform('void', { hand: ['attack-10'] }), blue: { alien: 'zombie' } }, spec);
  expect(t.options('red', 'option')).toEqual(['pentaform', 'human']);
  t.answer('red', 'option', 'human');
  expect(t.aliens('red')).toEqual(['human']);
  expect(t.s.players[0].sheets).toHaveLength(1);
});

test('pentaform: an alien that the wild Reincarnator takes away goes with all its stages', () => {
  const t = toPlanning(
    table(
      {
        red: pentaform('warrior', { hand: ['attack-08'] }),
        blue: { hand: ['attack-20'] },
        green: { hand: ['flare-reincarnator'] },
      },
      { aliens: ['mutant'] },
    ),
  );
  t.answer('green', 'respond', 'flare-reincarnator');
  expectOutcome(t, 'defense');
  expect(t.s.players[0].sheets.map(({ alien }) => alien)).toEqual(['mutant']);
});

test('pentaform: a planet that goes into the warp and comes back counts as a colony gained and lost', () => {
  const row = ['voyager', 'void'];
  const t = table({ red: pentaform('voyager', { hand: ['attack-10'] }, row) });
  t.answer('red', 'respond', 'voyager:journey').answer('red', 'planet', 'red-1');
  // It has outgrown the Voyager, whose planet comes home, and so it is back where it was.
  const stages = t.game.events(-1).flatMap((event) => (event.type === 'stage.entered' ? [event.alien] : []));
  expect(stages).toEqual(['void', 'voyager']);
  expect(t.foreign('red')).toBe(0);
});

test('pentaform, wild: draws two unused flares, becomes one of their aliens and shuffles both into the deck', () => {
  const t = table(
    { red: { homes: WITH_POWER, hand: ['attack-10', 'flare-pentaform'] }, green: pentaform('virus') },
    {
      ...unused('flare-miser', 'flare-void', 'flare-mutant', 'flare-loser', 'flare-clone'),
      aliens: Object.keys(RULES.aliens),
    },
  );
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-pentaform:new-life']);
  t.answer('red', 'respond', 'flare-pentaform');
  // One has set-up text, the other is a stage of green's.
  expect(t.options('red', 'option')).toEqual(['mutant', 'loser']);
  t.answer('red', 'option', 'loser');
  expect(t.aliens('red')).toEqual(['loser']);
  const { discard, count } = leftOver(t.game);
  expect([discard.toSorted(), count]).toEqual([['flare-miser', 'flare-void'], 1]);
  expect(t.deck()).toEqual(expect.arrayContaining(['flare-mutant', 'flare-loser']));
  // The flare goes to the Pentaform.
  expect([t.hand('red'), t.hand('green')]).toEqual([['attack-10'], ['flare-pentaform']]);
  // Its new power is there at once.
  toPlanning(t).answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
});

test('pentaform, wild: nobody has the alien, so the flare is discarded; nothing to become, and the alien stays', () => {
  const players = { red: { homes: WITH_POWER, hand: ['attack-10', 'flare-pentaform'] } };
  const t = table(players, { ...unused('flare-virus', 'flare-miser'), aliens: ['virus', 'miser'] });
  t.answer('red', 'respond', 'flare-pentaform');
  expect(t.aliens('red')).toEqual(['virus']);
  expect(t.discard()).toEqual(['flare-pentaform']);

  const none = table(players, { ...unused('flare-miser'), aliens: ['virus', 'miser'] });
  none.answer('red', 'respond', 'flare-pentaform');
  expect(none.aliens('red')).toEqual(['human']);
  expect(leftOver(none.game).discard).toEqual(['flare-miser']);

  const empty = table(players, unused());
  expect(empty.open()[0]).toMatchObject({ seat: 'red', kind: 'launch' });
});

test('pentaform, wild: what has been discarded from the unused flares comes up when they have run out', () => {
  const flares = { unusedFlares: { deck: ['flare-miser'], discard: ['flare-virus'] } };
  const t = table(
    { red: { homes: WITH_POWER, hand: ['attack-10', 'flare-pentaform'] } },
    { ...flares, aliens: ['virus', 'miser'] },
  );
  t.answer('red', 'respond', 'flare-pentaform');
  expect(t.aliens('red')).toEqual(['virus']);
  expect(leftOver(t.game)).toMatchObject({ count: 0, discard: ['flare-miser'] });
});

test('pentaform, wild: a flare put away on the way is discarded, which Reactor notices', () => {
  const t = table(
    {
      red: { homes: WITH_POWER, hand: ['attack-10', 'flare-pentaform'] },
      green: { alien: 'reactor', homes: WITH_POWER },
    },
    { ...unused('flare-zombie', 'flare-miser', 'flare-virus'), aliens: ['virus', 'miser', 'zombie'] },
  );
  t.answer('red', 'respond', 'flare-pentaform');
  expect(t.aliens('red')).toEqual(['virus']);
  // Blue is the Zombie; nobody is the Miser. Thrown away as it was, the Pentaform flare matches nobody either.
  expect(t.pile('green', 'core')).toEqual(['flare-zombie']);
});

test('pentaform, wild: its owner without a power gives it up with all stages, ships on a sheet come home', () => {
  const bride = {
    alien: 'bride',
    stage: 'waiting' as const,
    holds: [{ name: 'divorced', ships: { blue: 1 } }],
  };
  const t = table(
    {
      red: {
        ...pentaform('void'),
        homes: [4, 16, 0, 0, 0],
        hand: ['attack-10', 'flare-pentaform'],
        sheets: [{ alien: 'void', stage: 'present' }, bride],
      },
      blue: { homes: [4, 15, 0, 0, 0] },
    },
    { ...unused('flare-virus'), aliens: ['virus'] },
  );
  t.answer('red', 'respond', 'flare-pentaform');
  expect(t.s.players[0].sheets.map(({ alien }) => alien)).toEqual(['virus']);
  t.answer('blue', 'ships', { 'blue-2': 1 });
  expect(t.discard()).toEqual(['flare-pentaform']);
  expect(t.ships('blue-2', 'blue')).toBe(16);
});

test('pentaform, super: swaps two stages at the start of an encounter and stays where it is in the row', () => {
  const start = () => table({ green: pentaform('warrior', { hand: ['flare-pentaform'] }) });
  const t = start();
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-pentaform:swap-lives']);
  t.answer('green', 'respond', 'flare-pentaform');
  expect(t.options('green', 'option')).toEqual(LIVES);
  t.answer('green', 'option', 'void');
  expect(t.asked('green', 'option')).toMatchObject({
    key: 'pentaform.second',
    options: LIVES.filter((alien) => alien !== 'void'),
  });
  t.answer('green', 'option', 'spiff');
  expect(rowOf(t, 2)).toEqual(['spiff', 'warrior', 'virus', 'pacifist', 'void']);
  expect(t.aliens('green')).toEqual(['pentaform', 'warrior']);
  expect(t.hand('green')).toEqual(['flare-pentaform']);

  // The present stage for another one: that is the present one then.
  const now = start().answer('green', 'respond', 'flare-pentaform');
  now.answer('green', 'option', 'pacifist').answer('green', 'option', 'warrior');
  expect(rowOf(now, 2)).toEqual(['void', 'pacifist', 'virus', 'warrior', 'spiff']);
  expect(now.aliens('green')).toEqual(['pentaform', 'pacifist']);
});

test('pentaform, super: zapped nothing is swapped; without its power the flare is wild', () => {
  const t = table({
    blue: { hand: ['attack-08', 'cosmic-zap'] },
    green: pentaform('warrior', { hand: ['flare-pentaform'] }),
  });
  t.answer('green', 'respond', 'flare-pentaform').answer('blue', 'respond', 'cosmic-zap');
  expect(rowOf(t, 2)).toEqual(LIVES);
  expectOutcome(toPlanning(t), 'offense');

  const lost = table({ green: { ...pentaform('void'), homes: [4, 16, 0, 0, 0], hand: ['flare-pentaform'] } });
  expect(lost.open()[0]).toMatchObject({ seat: 'red', kind: 'launch' });
});

test('pentaform: the stages are part of a position, of a scenario and of a stored game', () => {
  const t = launch(table({ red: pentaform('virus', { hand: ['attack-10'] }) }));
  const draft = draftScenario(t.game, 'stages');
  expect(draft.position.players[0].sheets).toEqual(
    LIVES.map((alien) =>
      expect.objectContaining({ alien, stage: alien === 'virus' ? 'present' : 'waiting' }),
    ),
  );
  expect(
    runScenario({
      ...draft,
      expect: { sheets: { red: { virus: { power: 'works' }, void: { power: 'waiting' } } } },
    }),
  ).toMatchObject({ ok: true });
  ally(t, {});
  expect(t.game.fork().view(0).players[0].sheets).toEqual(t.game.view(0).players[0].sheets);
});
