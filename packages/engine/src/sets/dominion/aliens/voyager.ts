import type { Game } from '../../../game.ts';
import { isAdrift, numberedIn, planetsOf } from '../../../state/planets.ts';
import { clockwise } from '../../../state/query.ts';
import type { Card, GameState, Pile, PlanetId, Seat } from '../../../state/types.ts';
import type { Ability, Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlanet } from '../../../timing/aim.ts';
import { askCard, askCards, askNumber, askPlanet } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { discardPile, fetchFromPile, pileCards } from '../../../verbs/cards.ts';
import { announce } from '../../../verbs/encounter.ts';
import { setAdrift } from '../../../verbs/planets.ts';
import { pileOn } from '../../../verbs/sheets.ts';

const inWarp = ({ s }: Game, seat: Seat): PlanetId[] =>
  numberedIn(s, seat).filter((planet) => isAdrift(s, planet));

const hasVisitors = ({ name, cards }: Pile): boolean => name === 'visitors' && cards.length > 0;

/** Whether anybody has cards in the warp; mostly nobody has, and it is asked all the time. */
function anybodyTravels({ players }: GameState): boolean {
  for (const { sheets } of players) for (const { piles } of sheets) if (piles.some(hasVisitors)) return true;
  return false;
}

/** The cards this player has sent into the warp: they lie on a sheet, wherever that is by now. */
function visitorsOf({ s }: Game, seat: Seat): { holder: Seat; pile: Pile } | null {
  for (const holder of clockwise(s))
    for (const { piles } of s.players[holder].sheets)
      for (const pile of piles) if (pile.former === seat && hasVisitors(pile)) return { holder, pile };
  return null;
}

/** In the hand, being played, or wherever else the player may play it from. */
const keeps = ({ s }: Game, seat: Seat, card: Card): boolean => {
  const { hand, sheets } = s.players[seat];
  return (
    hand.includes(card) ||
    s.encounter!.table.some((entry) => entry.card === card && entry.by === seat) ||
    sheets.some(({ piles }) => piles.some((pile) => pile.playable && pile.cards.includes(card)))
  );
};

/** Whoever has visitors in the warp and no longer the flare loses them. */
const forsaken = (c: Ctx): Seat[] =>
  clockwise(c.s).filter(
    (seat) => visitorsOf(c.g, seat) !== null && !keeps(c.g, seat, c.lasting!.data.card as Card),
  );

function loseForsaken(c: Ctx): void {
  for (const seat of forsaken(c)) {
    const { holder, pile } = visitorsOf(c.g, seat)!;
    discardPile(c.g, holder, pile);
  }
}

/** Whoever has cards in the warp and has not been told yet in this encounter that they can be had at any time. */
const travellers = (c: Ctx): Seat[] =>
  clockwise(c.s).filter(
    (seat) =>
      visitorsOf(c.g, seat) !== null &&
      !c.e.lasting.some(({ source, name, by }) => source === 'voyager' && name === 'travels' && by === seat),
  );

const tell = (c: Ctx): void => {
  for (const seat of travellers(c)) announce(c.g, 'voyager', 'travels', seat);
};

const onTheWay = (at: 'turn.start' | 'regroup.first'): Ability<typeof at> => ({
  name: 'travel',
  at,
  when: (c) => anybodyTravels(c.s) && travellers(c).length > 0,
  use: tell,
});

/** How many is seen by all, which is not. */
function* comeBack(c: Ctx): Script {
  const { pile } = visitorsOf(c.g, c.me)!;
  const count = yield* askNumber(c.me, 'voyager.back', 1, pile.cards.length);
  const cards = yield* askCards(c.g, c.me, 'voyager.which', pile.cards, count, count, { secret: true });
  fetchFromPile(c.g, c.me, pile, cards);
}

const otherCards = (c: Ctx): Card[] => c.s.players[c.me].hand.filter((card) => card !== c.card);

export const voyager: Alien = {
  id: 'voyager',
  alert: 'yellow',
  lapses(g, seat) {
    for (const planet of inWarp(g, seat)) setAdrift(g, planet, false);
  },
  abilities: [
    {
      name: 'journey',
      at: 'turn.start',
      role: 'offense',
      optional: true,
      when: (c) => planetsOf(c.s, c.me).length > 0,
      aim: atPlanet('voyager.planet', (c) => planetsOf(c.s, c.me)),
      *use(c, { planet }) {
        const away = inWarp(c.g, c.me);
        if (away.length > 0) setAdrift(c.g, yield* askPlanet(c.me, 'voyager.home', away), false);
        setAdrift(c.g, planet, true);
      },
    },
  ],
  lasting: {
    visitors: [
      {
        name: 'lost',
        at: 'free',
        when: (c) => anybodyTravels(c.s) && forsaken(c).length > 0,
        use: loseForsaken,
      },
      onTheWay('turn.start'),
      onTheWay('regroup.first'),
    ],
    travels: [
      {
        name: 'back',
        at: 'free',
        optional: true,
        when: (c) => visitorsOf(c.g, c.me) !== null,
        use: comeBack,
      },
    ],
  },
  flare: {
    missed: true,
    opening: 'visitors',
    wild: [
      {
        name: 'visit',
        at: 'free',
        when: (c) => otherCards(c).length > 0 && c.s.players[c.me].sheets.length > 0,
        *use(c) {
          const card = yield* askCard(c.g, c.me, 'voyager.visitor', otherCards(c), { secret: true });
          const pile =
            visitorsOf(c.g, c.me)?.pile ??
            pileOn(c.g, c.s.players[c.me].sheets[0], 'visitors', { see: 'owner', former: c.me });
          pileCards(c.g, c.me, [card], c.me, pile);
          tell(c);
        },
      },
    ],
    super: [
      {
        name: 'second',
        at: 'turn.start',
        role: 'offense',
        when: (c) => inWarp(c.g, c.me).length === 1 && planetsOf(c.s, c.me).length > 0,
        aim: atPlanet('voyager.planet', (c) => planetsOf(c.s, c.me)),
        use: (c, { planet }) => setAdrift(c.g, planet, true),
      },
    ],
  },
};
