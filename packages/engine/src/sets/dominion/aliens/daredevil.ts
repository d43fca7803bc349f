import { forShips, giveRewards } from '../../../flow/rewards.ts';
import { planetsOf } from '../../../state/planets.ts';
import {
  alliesOf,
  bothAttack,
  mainPlayer,
  margin,
  otherSide,
  shipsAt,
  shipsInEncounter,
} from '../../../state/query.ts';
import { AID, GATE, OFFENSE } from '../../../state/types.ts';
import type { Card, Place, PlanetId, Side } from '../../../state/types.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askCard, askPlanet, askYesNo } from '../../../timing/ask.ts';
import { whichShips } from '../../../timing/classes.ts';
import { anywhere, loseChosen } from '../../../timing/losses.ts';
import type { Script } from '../../../timing/script.ts';
import { discardCards } from '../../../verbs/decks.ts';
import { addLines, announce } from '../../../verbs/encounter.ts';
import { moveShips } from '../../../verbs/ships.ts';

const HIGHEST = 8;
const NARROW = 4;
const BOLD = 6;
const PENALTY = 3;

/** Attacks that can be thrown away. */
const stunts = (c: Ctx): Card[] =>
  c.s.players[c.me].hand.filter((card) => {
    const { type, value } = c.g.cards[card];
    return type === 'attack' && value >= 1 && value <= HIGHEST;
  });

/** Whether that side has won, by so little. */
function wonNarrowly(c: Ctx, side: number, by: number): boolean {
  const { outcome } = c.e;
  const difference = margin(c.s);
  return outcome?.type === 'win' && outcome.side === side && difference >= 0 && difference <= by;
}

/** The side with which this player has won by so little that it pays. */
const narrowly = (c: Ctx): Side | undefined =>
  sidesOf(c.e, c.me).find((side) => wonNarrowly(c, side, isBold(c) ? BOLD : NARROW));

const isBold = (c: Ctx): boolean =>
  c.e.lasting.some(({ source, name, by }) => source === 'daredevil' && name === 'bold' && by === c.me);

/** Where an own ship of the encounter is; the defense has them on the planet. */
const aboard = (c: Ctx, side: Side): Place =>
  side === OFFENSE ? GATE : c.me === c.e.defense ? c.e.planet : AID;

/** A ship lands anywhere in the system of the main player who was beaten. */
function* plant(c: Ctx, side: Side): Script {
  const from = aboard(c, side);
  const home = mainPlayer(c.e, otherSide(side));
  const planets: PlanetId[] = planetsOf(c.s, home).filter((planet) => shipsAt(c.s, c.me, planet) === 0);
  if (shipsAt(c.s, c.me, from) === 0 || planets.length === 0) return;
  if (!(yield* askYesNo(c.me, 'daredevil.plant', { params: { player: home }, fallback: 1 }))) return;
  const planet = yield* askPlanet(c.me, 'daredevil.planet', planets);
  moveShips(c.g, c.me, yield* whichShips(c.g, c.me, from, 1), planet);
}

export const daredevil: Alien = {
  id: 'daredevil',
  alert: 'yellow',
  abilities: [
    {
      name: 'risk',
      at: 'reveal.after',
      role: 'main-or-ally',
      optional: true,
      when: (c) => bothAttack(c.e) && stunts(c).length > 0,
      *use(c) {
        const card = yield* askCard(c.g, c.me, 'daredevil.card', stunts(c), { secret: true });
        discardCards(c.g, c.me, [card]);
        addLines(c.g, sidesOf(c.e, c.me), 'daredevil.risk', c.me, -c.g.cards[card].value);
      },
    },
    {
      name: 'thrill',
      at: 'resolution.lost',
      role: 'main-or-ally',
      standing: true,
      when: (c) => narrowly(c) !== undefined,
      *use(c) {
        const side = narrowly(c)!;
        const winners = [mainPlayer(c.e, side), ...alliesOf(c.s, side)];
        yield* giveRewards(
          c.g,
          winners.map((seat) => forShips(seat, shipsInEncounter(c.s, seat))),
        );
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'dare',
        at: 'planning.selected',
        role: 'main-or-ally',
        use: (c) => announce(c.g, 'daredevil', 'dared', c.me, { sides: sidesOf(c.e, c.me).slice() }),
      },
    ],
    super: [
      {
        name: 'bolder',
        at: 'reveal.after',
        role: 'main',
        when: (c) => bothAttack(c.e),
        use: (c) => announce(c.g, 'daredevil', 'bold', c.me),
      },
    ],
  },
  lasting: {
    // By how much the power allows to win, for the rest of the encounter.
    bold: [],
    dared: [
      {
        name: 'dared',
        at: 'resolution.lost',
        *use(c) {
          // Those whose ally the player was then, be they both.
          const side = (c.lasting!.data.sides as Side[]).find((one) => wonNarrowly(c, one, NARROW));
          if (side !== undefined) return yield* plant(c, side);
          const slots = anywhere(c.g, c.me);
          yield* loseChosen(c.g, [{ seat: c.me, count: PENALTY, slots }], 'effect', 'daredevil.lose');
        },
      },
    ],
  },
};
