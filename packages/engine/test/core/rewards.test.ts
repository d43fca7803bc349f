/** Rewards as a procedure: announced by all, dealt out by somebody else, changed before anything is drawn. */
import { expect, test } from 'vitest';
import { buildPosition, Game, type Alien } from '@cosmarium/engine';
import { giveRewards, inAll } from '../../src/flow/rewards.ts';
import { Rulebook } from '../../src/rulebook.ts';
import { base } from '../../src/sets/base/index.ts';
import { placesFor } from '../../src/state/query.ts';
import { WARP } from '../../src/state/types.ts';
import { drawCards } from '../../src/verbs/decks.ts';
import { denySpoils } from '../../src/verbs/encounter.ts';
import { spreadShips } from '../../src/verbs/ships.ts';
import { duel } from '../helpers/duel.ts';

const NO_FLARE = { wild: [], super: [] };

/** At the start of the encounter everybody gets rewards: red one, blue two, green three. */
const patron = (noSpoils: boolean): Alien => ({
  id: 'patron',
  alert: 'green',
  abilities: [
    {
      name: 'give',
      at: 'regroup.start',
      *use(c) {
        if (noSpoils) denySpoils(c.g);
        yield* giveRewards(
          c.g,
          [0, 1, 2].map((seat) => inAll(seat, seat + 1)),
        );
      },
    },
  ],
  flare: NO_FLARE,
});

/** Deals out the rewards of the others: ships to the first colony, cards from the deck. */
const steward: Alien = {
  id: 'steward',
  alert: 'green',
  abilities: [
    {
      name: 'take-over',
      at: 'rewards.dealing',
      optional: true,
      use: (c) => void (c.ev.dealer = c.me),
    },
    {
      name: 'deal',
      at: 'rewards.handing',
      standing: true,
      when: (c) => c.ev.dealer === c.me,
      use(c) {
        for (const { seat, ships, cosmic } of c.ev.shares) {
          spreadShips(c.g, seat, WARP, [{ place: placesFor(c.s, seat, 1)[0].at, count: ships }]);
          c.ev.dealt.push({ seat, cards: drawCards(c.g, seat, cosmic) });
        }
      },
    },
  ],
  flare: NO_FLARE,
};

/** Sees what everybody takes, and makes it one card fewer for the first of them. */
const miserly: Alien = {
  id: 'miserly',
  alert: 'green',
  abilities: [{ name: 'cut', at: 'rewards.split', use: (c) => void c.ev.shares[0].cosmic-- }],
  flare: NO_FLARE,
};

function game(aliens: [string, string, string], noSpoils = false): Game {
  const change = { homes: [4, 4, 4, 0, 0], warp: 8, hand: ['attack-10'] };
  const position = buildPosition(duel({ red: change, blue: change, green: { ...change, hand: [] } }));
  aliens.forEach((alien, seat) => (position.players[seat].sheets[0].alien = alien));
  const sets = [base, { ...base, id: 'test', aliens: [patron(noSpoils), steward, miserly] }];
  return new Game(new Rulebook(sets), position, { position }, { haltAfter: 1 });
}

const asked = (g: Game) => g.pending().map(({ seat, kind, key }) => `${seat} ${kind} ${key}`);
const rewards = (g: Game) =>
  g.events(-1).flatMap((event) => (event.type === 'rewards' ? [[event.seat, event.ships, event.cards]] : []));
const hands = (g: Game) => g.s.players.map(({ hand }) => hand.length);

test('whoever is due rewards says at the same time where ships land and how many; cards are the rest', () => {
  const g = game(['patron', 'human', 'human']);
  expect(asked(g)).toEqual(['0 ships ask.rewards', '1 ships ask.rewards', '2 ships ask.rewards']);
  const [red, blue, green] = g.pending();
  g.answer(0, red.id, [1, 0, 0]);
  g.answer(1, blue.id, [0, 0, 0]);
  expect(rewards(g)).toEqual([]);
  g.answer(2, green.id, [0, 1, 1]);
  expect(rewards(g)).toEqual([
    [0, 1, 0],
    [1, 0, 2],
    [2, 2, 1],
  ]);

  expect([hands(g), g.s.warp]).toEqual([
    [1, 3, 1],
    [7, 8, 6],
  ]);
});

test('what is taken can be changed once it is known, before anything is drawn', () => {
  const g = game(['patron', 'miserly', 'human']);
  for (const decision of g.pending()) g.answer(decision.seat, decision.id, [0, 0, 0]);
  expect(rewards(g)).toEqual([
    [0, 0, 0],
    [1, 0, 2],
    [2, 0, 3],
  ]);
  expect(hands(g)).toEqual([1, 3, 3]);
});

test('somebody who deals them out takes their own afterwards; the others say only how many ships', () => {
  const g = game(['patron', 'steward', 'human']);
  expect(asked(g)).toEqual(['1 respond ask.respond.rewards.dealing']);
  g.answer(1, g.pending()[0].id, 1);
  expect(asked(g)).toEqual(['0 number ask.rewards.ships', '2 number ask.rewards.ships']);
  const [red, green] = g.pending();
  g.answer(0, red.id, 1);
  g.answer(2, green.id, 2);
  expect([rewards(g), asked(g)]).toEqual([
    [
      [0, 1, 0],
      [2, 2, 1],
    ],
    ['1 ships ask.rewards'],
  ]);
  g.answer(1, g.pending()[0].id, [0, 1, 0]);
  expect(rewards(g)).toEqual([
    [0, 1, 0],
    [2, 2, 1],
    [1, 1, 1],
  ]);
  expect(hands(g)).toEqual([1, 2, 1]);
});

test('where there are no spoils there are no rewards, whoever gives them', () => {
  const g = game(['patron', 'steward', 'miserly'], true);
  expect([rewards(g), hands(g), asked(g)]).toEqual([[], [1, 1, 0], ['0 ships ask.place.retrieved']]);
});
