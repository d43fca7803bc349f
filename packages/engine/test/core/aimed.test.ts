/** ZAP-1a: everybody hears whom or what a use or a card is aimed at before anybody may answer it. */
import { expect, test } from 'vitest';
import type { SeenEvent, SeenTarget, Table } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../helpers/duel.ts';
import { finishByFallback } from '../helpers/games.ts';

const [RED, BLUE, GREEN, YELLOW, PURPLE] = [0, 1, 2, 3, 4];
const BLUE_1 = 5;
const NONE: SeenTarget = { seats: [], planet: -1, number: -1, card: '' };

/** What the last announcement of a use or a card names, as an onlooker hears it. */
function announced(t: Table): SeenTarget | null {
  const heard = t.game
    .events(-1)
    .filter(
      (event): event is SeenEvent & { target: SeenTarget | null } =>
        event.type === 'power.used' || event.type === 'card.played',
    );
  return heard.at(-1)!.target;
}

const asked = (t: Table, colour: string) => t.asked(colour, 'respond').decision.params;

interface Case {
  /** Brings the table to the point at which `zapper` is asked. */
  play: () => Table;
  zapper: string;
  params: object;
  target: Partial<SeenTarget>;
  /** That the zap has kept it from having any effect. */
  untouched: (t: Table) => void;
}

const power = (alien: string, ...hand: string[]) => ({ alien, homes: WITH_POWER, hand });

const CASES: { [name: string]: Case } = {
  plague: {
    play: () =>
      table({ green: { hand: ['plague'] }, yellow: { hand: ['card-zap'] } })
        .answer('green', 'respond', 'plague')
        .answer('green', 'player', 'blue'),
    zapper: 'yellow',
    params: { player: GREEN, card: 'plague', whom: BLUE },
    target: { seats: [BLUE] },
    untouched: (t) => expect([t.warp('blue'), t.hand('blue')]).toEqual([0, ['attack-08']]),
  },
  'force field': {
    play: () =>
      ally(
        launch(
          table({ blue: { hand: ['attack-08', 'force-field'] }, yellow: { hand: ['card-zap'] }, purple: {} }),
        ),
        { green: ['offense', 1], yellow: ['offense', 1], purple: ['defense', 1] },
      )
        .answer('blue', 'respond', 'force-field')
        .answer('blue', 'players', ['green', 'yellow']),
    zapper: 'yellow',
    params: { player: BLUE, card: 'force-field', whom: '2,3' },
    target: { seats: [GREEN, YELLOW] },
    untouched: (t) => expect(t.e.allies).toEqual([(1 << GREEN) | (1 << YELLOW), 1 << PURPLE]),
  },
  'healer: patient': {
    play: () =>
      ally(
        launch(table({ red: { hand: ['attack-20'] }, green: power('healer', 'cosmic-zap'), yellow: {} })),
        { yellow: ['defense', 2] },
      )
        .answer('green', 'respond', 'healer:heal')
        .answer('green', 'player', 'yellow'),
    zapper: 'green',
    params: { player: GREEN, alien: 'healer', whom: YELLOW },
    target: { seats: [YELLOW] },
    untouched: (t) => expect([t.warp('blue'), t.warp('yellow'), t.hand('green')]).toEqual([4, 2, []]),
  },
  'demon: victim': {
    play: () =>
      launch(
        table({
          red: power('demon', 'attack-10'),
          green: { hand: ['cosmic-zap'] },
          yellow: { hand: ['quash'] },
        }),
      )
        .answer('red', 'respond', 'demon:possess')
        .answer('red', 'player', 'yellow'),
    zapper: 'green',
    params: { player: RED, alien: 'demon', whom: YELLOW },
    target: { seats: [YELLOW] },
    untouched: (t) => expect([t.hand('yellow'), t.pile('red', 'possessed')]).toEqual([['quash'], []]),
  },
  'demon wild: victim': {
    play: () =>
      launch(
        table({ red: { hand: ['attack-10', 'flare-demon'] }, green: { hand: ['card-zap'] }, yellow: {} }),
      )
        .answer('red', 'respond', 'flare-demon')
        .answer('red', 'player', 'yellow'),
    zapper: 'green',
    params: { player: RED, card: 'flare-demon', whom: YELLOW },
    target: { seats: [YELLOW] },
    untouched: (t) => expect(waiting(t)).toEqual(['red invite']),
  },
  'masochist wild: who retrieves': {
    play: () =>
      table({
        red: { warp: 1 },
        green: { hand: ['flare-masochist'] },
        yellow: { hand: ['card-zap'], warp: 1 },
      })
        .answer('green', 'respond', 'flare-masochist')
        .answer('green', 'player', 'yellow'),
    zapper: 'yellow',
    params: { player: GREEN, card: 'flare-masochist', whom: YELLOW },
    target: { seats: [YELLOW] },
    untouched: (t) => expect([waiting(t), t.warp('yellow')]).toEqual([['red ships'], 1]),
  },
  'philanthropist: receiver, but not the card': {
    play: () =>
      ally(
        launch(
          table({
            green: power('philanthropist', 'quash', 'mobius-tubes'),
            yellow: { hand: ['cosmic-zap'] },
          }),
        ),
        {
          green: ['offense', 1],
        },
      )
        .answer('green', 'respond', 'philanthropist:giving')
        .answer('green', 'player', 'blue'),
    zapper: 'yellow',
    params: { player: GREEN, alien: 'philanthropist', whom: BLUE },
    target: { seats: [BLUE] },
    untouched: (t) => expect(t.hand('green')).toEqual(['mobius-tubes', 'quash']),
  },
  'philanthropist wild: borrower': {
    play: () =>
      table({ green: { hand: ['flare-philanthropist'] }, yellow: { hand: ['card-zap'] } })
        .answer('green', 'respond', 'flare-philanthropist')
        .answer('green', 'player', 'red'),
    zapper: 'yellow',
    params: { player: GREEN, card: 'flare-philanthropist', whom: RED },
    target: { seats: [RED] },
    untouched: (t) => expect([t.aliens('red'), t.warp('green')]).toEqual([['human'], 0]),
  },
  'reincarnator wild: victim': {
    play: () =>
      toPlanning(table({ green: { hand: ['flare-reincarnator'] }, yellow: { hand: ['card-zap'] } })).answer(
        'green',
        'respond',
        'flare-reincarnator',
      ),
    zapper: 'yellow',
    params: { player: GREEN, card: 'flare-reincarnator', whom: BLUE },
    target: { seats: [BLUE] },
    untouched: (t) =>
      expect([t.aliens('blue'), t.discard()]).toEqual([
        ['zombie'],
        expect.arrayContaining(['flare-reincarnator']),
      ]),
  },
  'will: defense': {
    play: () =>
      table({ red: power('will', 'attack-10'), green: { hand: ['cosmic-zap'] } }).answer(
        'red',
        'player',
        'green',
      ),
    zapper: 'green',
    params: { player: RED, alien: 'will', whom: GREEN },
    target: { seats: [GREEN] },
    untouched: (t) => expect(t.e.defense).toBe(BLUE),
  },
  'will super: whose hand': {
    play: () =>
      table({ red: power('will', 'attack-10', 'flare-will'), green: { hand: ['card-zap'] } })
        .answer('red', 'respond', 'flare-will')
        .answer('red', 'player', 'blue'),
    zapper: 'green',
    params: { player: RED, card: 'flare-will', whom: BLUE },
    target: { seats: [BLUE] },
    untouched: (t) => expect([t.game.view(RED).players[BLUE].hand, waiting(t)]).toEqual([[], ['red player']]),
  },
  'parasite: side': {
    play: () =>
      inviteNobody(launch(table({ green: power('parasite'), yellow: { hand: ['cosmic-zap'] } })))
        .answer('green', 'respond', 'parasite:infest')
        .answer('green', 'player', 'blue'),
    zapper: 'yellow',
    params: { player: GREEN, alien: 'parasite', whom: BLUE },
    target: { seats: [BLUE] },
    untouched: (t) =>
      expect([t.e.allies, t.totals()]).toEqual([
        [0, 0],
        [13, 12],
      ]),
  },
  'parasite wild: planet': {
    play: () =>
      toPlanning(
        table({
          red: { hand: ['attack-20'] },
          blue: power('machine', 'attack-08'),
          green: { hand: ['flare-parasite'] },
          yellow: { hand: ['card-zap'] },
        }),
      )
        .answer('green', 'respond', 'flare-parasite')
        .answer('green', 'planet', 'blue-1'),
    zapper: 'yellow',
    params: { player: GREEN, card: 'flare-parasite', planet: BLUE_1 },
    target: { planet: BLUE_1 },
    untouched: (t) => expect(t.ships('blue-1', 'green')).toBe(0),
  },
  'gambler wild: number': {
    play: () =>
      toPlanning(table({ red: { hand: ['attack-10', 'flare-gambler'] }, green: { hand: ['card-zap'] } }))
        .answer('red', 'respond', 'flare-gambler')
        .answer('red', 'number', '2'),
    zapper: 'green',
    params: { player: RED, card: 'flare-gambler', number: 2 },
    target: { number: 2 },
    untouched: (t) => expect(t.totals()).toEqual([13, 12]),
  },
  'filch super: card': {
    play: () =>
      toPlanning(table({ green: power('filch', 'flare-filch'), yellow: { hand: ['card-zap'] } }))
        .answer('green', 'respond', 'flare-filch')
        .answer('green', 'card', 'attack-10'),
    zapper: 'yellow',
    params: { player: GREEN, card: 'flare-filch', target: 'attack-10' },
    target: { card: 'attack-10' },
    untouched: (t) =>
      expect([t.hand('green'), t.discard()]).toEqual([[], expect.arrayContaining(['attack-10'])]),
  },
  'vacuum: how many ships of whom': {
    play: () =>
      toPlanning(
        table({
          blue: { alien: 'vacuum', homes: [4, 8, 4, 4, 0], hand: ['attack-04'] },
          green: { hand: ['cosmic-zap'] },
        }),
      )
        .answer('blue', 'number', '1')
        .answer('blue', 'number', '2'),
    zapper: 'green',
    params: { player: BLUE, alien: 'vacuum', whom: '2,0,0' },
    target: { seats: [GREEN, RED, RED] },
    untouched: (t) => expect([t.warp('blue'), t.warp('green'), t.warp('red')]).toEqual([4, 0, 0]),
  },
};

test.each(Object.entries(CASES))('ZAP-1a: named before anybody may answer: %s', (_, one) => {
  const t = one.play();
  expect(asked(t, one.zapper)).toEqual(one.params);
  expect(announced(t)).toEqual({ ...NONE, ...one.target });
  const zap = t.options(one.zapper, 'respond')[1];
  t.answer(one.zapper, 'respond', zap);
  one.untouched(t);
  finishByFallback(t.game);
  t.finish();
});

test('ZAP-1a: what is not aimed names nothing', () => {
  const t = toPlanning(
    table({ red: { ...power('sorcerer', 'attack-10') }, green: { hand: ['cosmic-zap', 'card-zap'] } }),
  );
  t.answer('red', 'respond', 'sorcerer:magic');
  expect(asked(t, 'green')).toEqual({ player: RED, alien: 'sorcerer' });
  expect(announced(t)).toBe(null);
  t.answer('green', 'respond', 'pass');
  expect(t.totals()).toEqual([11, 14]);
  expectOutcome(t, 'defense');
});

test('ZAP-1a: a choice inside the effect is made when it takes effect: the card given stays secret', () => {
  const t = ally(
    launch(
      table({ green: power('philanthropist', 'quash', 'mobius-tubes'), yellow: { hand: ['cosmic-zap'] } }),
    ),
    { green: ['offense', 1] },
  );
  t.answer('green', 'respond', 'philanthropist:giving').answer('green', 'player', 'blue');
  t.answer('yellow', 'respond', 'pass');
  expect(t.options('green', 'card')).toEqual(['quash', 'mobius-tubes']);
  t.answer('green', 'card', 'quash');
  expect(t.hand('blue')).toEqual(['quash']);
  expect(t.game.view(YELLOW).players[BLUE].hand).toEqual([]);
  expectOutcome(t, 'offense');
});

test('ZAP-1a: a target the answers have taken away is not replaced by another', () => {
  const t = launch(
    table({
      red: power('demon', 'attack-10', 'card-zap'),
      green: { hand: ['cosmic-zap'] },
      yellow: { hand: ['quash'] },
    }),
  );
  t.answer('red', 'respond', 'demon:possess').answer('red', 'player', 'green');
  // Green's last card answers the use, and is stopped: there is no hand left to take.
  t.answer('green', 'respond', 'cosmic-zap').answer('red', 'respond', 'card-zap');
  expect(t.hand('yellow')).toEqual(['quash']);
  expect(t.pile('red', 'possessed')).toEqual([]);
  inviteNobody(t);
  expectOutcome(t, 'offense');
});

const hoarding = (hand: string[], ...cards: string[]): Players['red'] => ({
  ...power('miser', ...hand),
  piles: [{ name: 'hoard', cards, playable: true, using: true, back: 'pile' }],
});

test('ZAP-1a: who may close the hoard hears which card is played from it, and at whom', () => {
  const t = table({ red: hoarding(['attack-10'], 'plague', 'attack-20'), green: { hand: ['cosmic-zap'] } });
  t.answer('red', 'respond', 'plague:infect@hoard').answer('red', 'player', 'blue');
  expect(asked(t, 'green')).toEqual({ player: RED, alien: 'miser', whom: BLUE, target: 'plague' });
  expect(announced(t)).toEqual({ ...NONE, seats: [BLUE], card: 'plague' });
  t.answer('green', 'respond', 'cosmic-zap');
  expect([t.warp('blue'), t.pile('red', 'hoard')]).toEqual([0, ['attack-20', 'plague']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('ZAP-1a: and which side is reinforced from it; a card laid face down stays hidden', () => {
  const t = toPlanning(
    table({ red: hoarding(['negotiate'], 'reinforcement-5', 'attack-10'), green: { hand: ['cosmic-zap'] } }),
  );
  t.answer('red', 'encounter-card', 'attack-10@hoard');
  expect(asked(t, 'green')).toEqual({ player: RED, alien: 'miser' });
  expect(announced(t)).toBe(null);
  t.answer('green', 'respond', 'pass').answer('red', 'reinforce', 'reinforcement-5 defense@hoard');
  expect(asked(t, 'green')).toEqual({ player: RED, alien: 'miser', whom: BLUE, target: 'reinforcement-5' });
  expect(announced(t)).toEqual({ ...NONE, seats: [BLUE], card: 'reinforcement-5' });
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.totals()).toEqual([13, 12]);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});
