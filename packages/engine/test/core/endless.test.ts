/** No position and no alien, however strange, hangs a process. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  diceFrom,
  buildPosition,
  cardInfo,
  checkInvariants,
  COSMIC_DECK,
  CosmariumError,
  Game,
  gameFromPosition,
  randomAnswer,
  RULES,
  type Alien,
  type AnyAbility,
  type Ctx,
  type GameState,
} from '@cosmarium/engine';
import { Rulebook } from '../../src/rulebook.ts';
import { base } from '../../src/sets/base/index.ts';
import { drawCards } from '../../src/verbs/decks.ts';
import { note } from '../../src/verbs/encounter.ts';
import { duel, WITH_POWER } from '../helpers/duel.ts';

/** What went wrong: the code of the error, 'none' if nothing did. */
function fault(play: () => unknown): string {
  try {
    play();
  } catch (error) {
    if (error instanceof CosmariumError) return error.code;
    throw error;
  }
  return 'none';
}

/** An ordinary duel with green as an alien that has these abilities. */
function duelWith(...abilities: AnyAbility[]): Game {
  const alien: Alien = { id: 'spring', alert: 'green', abilities, flare: { wild: [], super: [] } };
  const rules = new Rulebook([base, { ...base, id: 'test', aliens: [alien] }]);
  const state = buildPosition(duel({ green: { homes: WITH_POWER } }));
  state.players[2].sheets[0].alien = alien.id;
  return new Game(rules, state, { position: state }, {});
}

const start = { name: 'spring', at: 'regroup.start', standing: true } as const;

test.each<[string, string, AnyAbility[]]>([
  [
    'endless',
    'says something for ever',
    [
      {
        ...start,
        use(c: Ctx) {
          for (;;) note(c.g, 'spring.says', c.me);
        },
      },
    ],
  ],
  [
    'endless',
    'asks for ever what answers itself',
    [
      {
        ...start,
        *use() {
          for (;;) yield [];
        },
      },
    ],
  ],
  [
    'too-deep',
    'draws a card for every card it draws',
    [
      { ...start, use: (c: Ctx) => void drawCards(c.g, c.me, 1) },
      { name: 'again', at: 'cards.drawn', standing: true, use: (c) => void drawCards(c.g, c.me, 1) },
    ],
  ],
])('%s is the fault of an alien that %s', (code, _, abilities) => {
  expect(fault(() => duelWith(...abilities))).toBe(code);
});

test('an alien that acts once is none', () => {
  const game = duelWith({ ...start, use: (c: Ctx) => void drawCards(c.g, c.me, 1) });
  expect([game.s.players[2].hand.length, game.pending().map((one) => one.kind)]).toEqual([1, ['launch']]);
});

test('a game that broke on a fault takes no further answer', () => {
  const game = duelWith({ ...start, at: 'launch.end', use: () => endless() });
  const [launch] = game.pending();
  expect(fault(() => game.answer(launch.seat, launch.id, launch.fallback))).toBe('endless');
  expect(fault(() => game.answer(launch.seat, launch.id, launch.fallback))).toBe('broken-rule');
});

function* endless(): Generator<[], void> {
  for (;;) yield [];
}

const ENCOUNTER_CARDS = COSMIC_DECK.filter((kind) => cardInfo(kind).encounter);

test('no encounter card anywhere: turn after turn ends without a question', () => {
  const aside = [{ name: 'aside', cards: ENCOUNTER_CARDS }];
  const position = buildPosition(duel({ red: { hand: [] }, blue: { hand: [] }, green: { piles: aside } }));
  expect(fault(() => gameFromPosition(position))).toBe('endless');
});

test('a destiny deck of the offense alone: there is nobody to meet', () => {
  const position = buildPosition(duel({ red: { homes: [4, 4, 4, 4, 4] } }));
  position.destiny = ['destiny-red', 'destiny-red'];
  position.destinyDiscard = [];
  expect(fault(() => gameFromPosition(position))).toBe('endless');
});

const ALIENS = Object.keys(RULES.aliens);
const ZONES = ['deck', 'discard', 'hand', 'hoard', 'aside', 'theirs'] as const;
const SEATS = ['red', 'blue', 'green'] as const;

/** A sound state that no game would come to: cards and ships lie wherever the dice put them. */
const oddPosition = fc
  .record({
    aliens: fc.uniqueArray(fc.constantFrom(...ALIENS), { minLength: 3, maxLength: 3 }),
    offense: fc.nat({ max: 2 }),
    second: fc.boolean(),
    /** Where the encounter cards are, and where the others. */
    zones: fc.tuple(fc.constantFrom(...ZONES), fc.constantFrom(...ZONES)),
    /** Cards that are somewhere else all the same. */
    strays: fc.array(fc.tuple(fc.nat({ max: 71 }), fc.constantFrom(...ZONES), fc.nat({ max: 2 })), {
      maxLength: 12,
    }),
    fleets: fc.array(
      fc.record({
        homes: fc.array(fc.nat({ max: 4 }), { minLength: 5, maxLength: 5 }),
        removed: fc.nat({ max: 20 }),
        everythingLost: fc.boolean(),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    destiny: fc.constantFrom('usual', 'own', 'one'),
  })
  .map((odd): GameState => {
    const s = buildPosition({
      players: SEATS.map((colour, seat) => {
        const { homes, removed, everythingLost } = odd.fleets[seat];
        const left = everythingLost ? [0, 0, 0, 0, 0] : homes;
        const most = 20 - left.reduce((sum, count) => sum + count, 0);
        return { colour, alien: odd.aliens[seat], homes: left, removed: Math.min(removed, most) };
      }),
      offense: SEATS[odd.offense],
      encounter: odd.second ? 2 : 1,
      flares: ALIENS.slice(0, 10),
    });
    const hoard = {
      see: 'controller',
      playable: true,
      using: true,
      back: 'pile',
      former: -1,
      planet: -1,
    } as const;
    // What lies in decks and piles of its own stays there.
    const fixed = new Set([
      ...s.sideDecks.flatMap(({ cards, discard }) => [...cards, ...discard]),
      ...s.purged,
      ...s.players.flatMap(({ sheets }) =>
        sheets.flatMap(({ piles }) => piles.flatMap(({ cards }) => cards)),
      ),
    ]);
    for (const { sheets } of s.players)
      sheets[0].piles.push(
        { ...hoard, name: 'hoard', cards: [] },
        { ...hoard, name: 'aside', cards: [], playable: false },
      );
    const put = (card: number, zone: (typeof ZONES)[number], seat: number) => {
      const { hand, sheets } = s.players[seat];
      const [own, aside] = sheets[0].piles.slice(-2);
      const zones = {
        deck: s.deck,
        discard: s.discard,
        hand,
        theirs: hand,
        hoard: own.cards,
        aside: aside.cards,
      };
      zones[zone].push(card);
    };
    s.deck = [];
    s.known = s.kinds.map(() => 0);
    s.kinds.forEach((kind, card) => {
      if (fixed.has(card)) return;
      const stray = odd.strays.find(([one]) => one === card);
      const zone = odd.zones[cardInfo(kind).encounter ? 0 : 1];
      if (stray !== undefined) put(card, stray[1], stray[2]);
      else put(card, zone, zone === 'theirs' ? (odd.offense + 1) % 3 : card % 3);
    });
    if (odd.destiny !== 'usual') {
      const own = `destiny-${SEATS[odd.offense]}`;
      s.destiny = odd.destiny === 'own' ? [own, own] : ['destiny-wild'];
      s.destinyDiscard = [];
    }
    return s;
  });

test('odd positions can be played, are over, or are a fault with a name', () => {
  const ends = { over: 0, open: 0, endless: 0 };
  fc.assert(
    fc.property(oddPosition, fc.string({ maxLength: 8 }), (position, seed) => {
      const dice = diceFrom(seed);
      let game: Game | null = null;
      const found = fault(() => {
        game = gameFromPosition(position, { events: false });
        for (let turn = 0; turn < 150 && !game.over; turn++) {
          const decision = game.pending()[0];
          const answer = randomAnswer(decision, dice);
          game.answer(decision.seat, decision.id, answer);
          checkInvariants(game.s);
        }
      });
      expect(['none', 'endless']).toContain(found);
      if (found === 'endless') ends.endless++;
      else if (game!.over) ends.over++;
      else ends.open++;
    }),
    { seed: 20261115, numRuns: 100 },
  );
  // Each of them was really met.
  expect(Object.values(ends).every((count) => count > 3)).toBe(true);
});
