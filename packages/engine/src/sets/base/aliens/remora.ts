import { colonies } from '../../../state/planets.ts';
import { hasColony } from '../../../state/query.ts';
import { WARP } from '../../../state/types.ts';
import type { Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askShips } from '../../../timing/ask.ts';
import { spreadChosen } from '../../../timing/classes.ts';
import { retrieveShips } from '../../../timing/losses.ts';
import { drawCards } from '../../../verbs/decks.ts';
import { partsOf } from '../../../verbs/ships.ts';

/** Others who gained a colony in this step. */
function settlers(c: Ctx<'colony.gained'>): Seat[] {
  const seats: Seat[] = [];
  for (const { seat } of c.ev.gains) if (seat !== c.me && !seats.includes(seat)) seats.push(seat);
  return seats;
}

export const remora: Alien = {
  id: 'remora',
  alert: 'yellow',
  abilities: [
    {
      name: 'rescue',
      at: 'ships.retrieved',
      optional: true,
      // OUR READING: ships are not told apart; those that left the warp meanwhile count as ones that had been there before.
      when: (c) => c.ev.seat !== c.me && c.s.warp[c.me] > c.e.warped[c.me] && hasColony(c.s, c.me),
      use: (c) => retrieveShips(c.g, c.me, 1),
    },
    {
      name: 'draw',
      at: 'cards.drawn',
      optional: true,
      when: (c) => c.ev.seat !== c.me,
      use(c) {
        drawCards(c.g, c.me, 1);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'scraps',
        at: 'flare.played',
        when: (c) => c.ev.seat !== c.me,
        use(c) {
          drawCards(c.g, c.me, 1);
        },
      },
    ],
    super: [
      {
        name: 'feast',
        at: 'colony.gained',
        when: (c) => settlers(c).length > 0,
        *use(c) {
          const count = settlers(c).length;
          // The same-encounter limit binds the power only (CDX).
          const ships = Math.min(count, c.s.warp[c.me]);
          const slots = colonies(c.s, c.me).map((planet) => ({ at: planet, max: ships }));
          const max = slots.length === 0 ? 0 : ships;
          const counts = yield* askShips({
            seat: c.me,
            key: 'remora.feast',
            slots,
            min: 0,
            max,
            params: { count },
          });
          const back = partsOf(slots, counts);
          yield* spreadChosen(c.g, c.me, WARP, back);
          drawCards(
            c.g,
            c.me,
            back.reduce((left, part) => left - part.count, count),
          );
        },
      },
    ],
  },
};
