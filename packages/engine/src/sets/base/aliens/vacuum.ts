import { colonySlots, hasColony, othersFrom } from '../../../state/query.ts';
import { room } from '../../../answers.ts';
import type { Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { seatsTarget, type Target } from '../../../timing/aim.ts';
import { askNumber, askShips } from '../../../timing/ask.ts';
import { loseChosen, loseShips, loss, retrieveShips } from '../../../timing/losses.ts';
import type { Loss } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { partsOf } from '../../../verbs/ships.ts';

const dragged = (c: Ctx<'ships.lost'>) =>
  c.ev.losses.reduce((sum, one) => sum + (one.seat === c.me ? one.warped : 0), 0);

// OUR READING: ships on the gate and beside the planet are out of reach, they stand on no colony.
const victims = (c: Ctx) =>
  othersFrom(c.s, c.me)
    .map((seat) => ({ seat, slots: colonySlots(c.s, seat) }))
    .filter((one) => one.slots.length > 0);

const attackers = (c: Ctx) =>
  [c.e.offense, c.e.defense].filter((seat, side) => seat !== c.me && c.e.faces[side]?.type === 'attack')
    .length;

/** Who loses how many: a seat for every ship. */
function* nameVictims(c: Ctx<'ships.lost'>): Script<Target> {
  const seats: Seat[] = [];
  for (const { seat, slots } of victims(c)) {
    const left = dragged(c) - seats.length;
    const params = { player: seat, count: left };
    const count = yield* askNumber(c.me, 'vacuum.victim', 0, Math.min(left, room(slots)), { params });
    for (let n = 0; n < count; n++) seats.push(seat);
  }
  return seatsTarget(...seats);
}

/** The victims that were named, with the ships they still have on colonies. */
const named = (c: Ctx, seats: readonly Seat[]) =>
  victims(c)
    .map(({ seat, slots }) => ({ seat, slots, count: seats.filter((one) => one === seat).length }))
    .filter((one) => one.count > 0);

/** Points at the very ships. */
function* pickOut(c: Ctx, seats: readonly Seat[]): Script {
  const losses: Loss[] = [];
  for (const { seat, slots, count } of named(c, seats)) {
    const exactly = Math.min(count, room(slots));
    const params = { player: seat, count: exactly };
    const counts = yield* askShips({
      seat: c.me,
      key: 'vacuum.pick',
      slots,
      min: exactly,
      max: exactly,
      params,
    });
    losses.push(loss(seat, partsOf(slots, counts)));
  }
  yield* loseShips(c.g, losses, 'effect');
}

export const vacuum: Alien = {
  id: 'vacuum',
  alert: 'green',
  abilities: [
    {
      name: 'catharsis',
      at: 'ships.lost',
      when: (c) => dragged(c) > 0 && victims(c).length > 0,
      aim: { ask: nameVictims, holds: () => true },
      *use(c, { seats }) {
        if (seats.length === 0) return;
        const { exact } = yield* shape(c, 'catharsis', { exact: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        if (exact) yield* pickOut(c, seats);
        else yield* loseChosen(c.g, named(c, seats), 'effect', 'vacuum.lose');
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'undertow',
        at: 'reveal.adjust',
        when: (c) => c.s.warp[c.me] > 0 && hasColony(c.s, c.me) && attackers(c) > 0,
        *use(c) {
          yield* retrieveShips(c.g, c.me, attackers(c));
        },
      },
    ],
    super: [
      {
        name: 'exact',
        at: 'power.shaping',
        use(c) {
          c.ev.data.exact = true;
        },
      },
    ],
  },
};
