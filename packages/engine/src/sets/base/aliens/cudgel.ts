import { room } from '../../../answers.ts';
import {
  alliesOf,
  mainPlayer,
  mainSide,
  otherSide,
  othersFrom,
  shipsAt,
  shipsInEncounter,
} from '../../../state/query.ts';
import { OFFENSE } from '../../../state/types.ts';
import type { Seat, Side } from '../../../state/types.ts';
import type { Slot } from '../../../decisions.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayers } from '../../../timing/aim.ts';
import { askAll, shipsQuestion } from '../../../timing/ask.ts';
import { anywhere, loseShips, loss } from '../../../timing/losses.ts';
import { lossCount, type Loss } from '../../../timing/moments.ts';
import { shape } from '../../../timing/use.ts';
import { partsOf } from '../../../verbs/ships.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

/** Everywhere the player has ships that are not lost already. */
const left = (c: Ctx, losses: readonly Loss[], seat: Seat): Slot[] =>
  anywhere(c.g, seat)
    .map((slot) => ({ ...slot, max: slot.max - taken(losses, seat, slot.at) }))
    .filter((slot) => slot.max > 0);
const taken = (losses: readonly Loss[], seat: Seat, place: number) =>
  losses
    .filter((one) => one.seat === seat)
    .flatMap((one) => one.from)
    .reduce((sum, part) => (part.place === place ? sum + part.count : sum), 0);

const friends = (c: Ctx): Seat[] => alliesOf(c.s, otherSide(mine(c)));

/** Ships beside the own new colony of players who were not with the offense in this encounter. */
const neighbours = (c: Ctx<'colony.gained'>): Loss[] =>
  c.ev.gains
    .filter(({ seat }) => seat === c.me)
    .flatMap(({ planet }) =>
      othersFrom(c.s, c.me)
        .filter((seat) => (c.e.everAllied[OFFENSE] & (1 << seat)) === 0)
        .map((seat) => loss(seat, [{ place: planet, count: shipsAt(c.s, seat, planet) }]))
        .filter((one) => lossCount(one) > 0),
    );

export const cudgel: Alien = {
  id: 'cudgel',
  alert: 'green',
  abilities: [
    {
      name: 'smash',
      at: 'ships.due',
      role: 'main',
      when: (c) =>
        c.ev.loser === otherSide(mine(c)) &&
        c.e.faces[mine(c)]?.type === 'attack' &&
        shipsInEncounter(c.s, c.me) > 0 &&
        [mainPlayer(c.e, c.ev.loser), ...friends(c)].some((seat) => left(c, c.ev.losses, seat).length > 0),
      *use(c) {
        const { losses, loser } = c.ev;
        const { allies } = yield* shape(c, 'smash', { allies: 0 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        const named = friends(c).filter((seat) => allies & (1 << seat));
        const count = shipsInEncounter(c.s, c.me);
        const smashed = [mainPlayer(c.e, loser), ...named]
          .map((seat) => ({ seat, slots: left(c, losses, seat) }))
          .filter(({ slots }) => slots.length > 0);
        const answers = yield* askAll(
          smashed.map(({ seat, slots }) => {
            const due = Math.min(count, room(slots));
            return shipsQuestion({
              seat,
              key: 'cudgel.lose',
              slots,
              min: due,
              max: due,
              params: { count: due },
            });
          }),
        );
        smashed.forEach(({ seat, slots }, i) => {
          const parts = partsOf(slots, answers[i] as readonly number[]);
          const due = losses.find((one) => one.seat === seat);
          if (due === undefined) losses.push(loss(seat, parts));
          else due.from.push(...parts);
        });
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'clear-out',
        at: 'colony.gained',
        role: 'offense',
        when: (c) => c.e.phase === 'resolution' && neighbours(c).length > 0,
        *use(c) {
          yield* loseShips(c.g, neighbours(c), 'effect');
        },
      },
    ],
    super: [
      {
        name: 'smash-allies',
        at: 'power.shaping',
        role: 'main',
        when: (c) => friends(c).length > 0,
        aim: atPlayers('cudgel.allies', friends),
        use(c, { seats }) {
          c.ev.data.allies = seats.reduce((mask, seat) => mask | (1 << seat), 0);
        },
      },
    ],
  },
};
