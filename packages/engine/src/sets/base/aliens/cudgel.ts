import { room } from '../../../answers.ts';
import {
  alliesOf,
  mainPlayer,
  mainSide,
  otherSide,
  shipsAt,
  shipsInEncounter,
} from '../../../state/query.ts';
import { OFFENSE } from '../../../state/types.ts';
import type { Seat, Side } from '../../../state/types.ts';
import type { Slot } from '../../../decisions.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askAll, askPlayers, shipsQuestion } from '../../../timing/ask.ts';
import { allSlots, loseShips, loss } from '../../../timing/losses.ts';
import type { Loss } from '../../../timing/moments.ts';
import { shape } from '../../../timing/use.ts';
import { partsOf } from '../../../verbs/ships.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

/** Everywhere the player has ships that are not lost already. */
const left = (c: Ctx, losses: readonly Loss[], seat: Seat): Slot[] =>
  allSlots(c.g, seat)
    .map((slot) => ({ at: slot.at, max: slot.max - taken(losses, seat, slot.at) }))
    .filter((slot) => slot.max > 0);
const taken = (losses: readonly Loss[], seat: Seat, place: number) =>
  losses
    .filter((one) => one.seat === seat)
    .flatMap((one) => one.from)
    .reduce((sum, part) => (part.place === place ? sum + part.count : sum), 0);

/** Colonies on the conquered planet that are not of the conquerors. */
const others = (c: Ctx): Seat[] =>
  c.s.players
    .map((_, seat) => seat)
    .filter((seat) => seat !== c.me && (c.e.allies[OFFENSE] & (1 << seat)) === 0)
    .filter((seat) => shipsAt(c.s, seat, c.e.planet) > 0);

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
        shipsInEncounter(c.s, c.me) > 0,
      *use(c) {
        const { losses, loser } = c.ev;
        const { allies } = yield* shape(c, 'smash', { allies: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        const friends = alliesOf(c.s, loser);
        const named = allies ? yield* askPlayers(c.me, 'cudgel.allies', friends, 1, friends.length) : [];
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
        when: (c) =>
          c.e.phase === 'resolution' &&
          c.ev.gains.some((one) => one.seat === c.me && one.planet === c.e.planet) &&
          others(c).length > 0,
        *use(c) {
          const planet = c.e.planet;
          const losses = others(c).map((seat) =>
            loss(seat, [{ place: planet, count: shipsAt(c.s, seat, planet) }]),
          );
          yield* loseShips(c.g, losses, 'effect');
        },
      },
    ],
    super: [
      {
        name: 'smash-allies',
        at: 'power.shaping',
        role: 'main',
        when: (c) => alliesOf(c.s, otherSide(mine(c))).length > 0,
        use(c) {
          c.ev.data.allies = true;
        },
      },
    ],
  },
};
