import { colonySlots, hasColony, othersFrom } from '../../../state/query.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
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

/** Says who loses how many; the victims choose which. */
function* dragAlong(c: Ctx, most: number): Script {
  const whom: Parameters<typeof loseChosen>[1][number][] = [];
  let left = most;
  for (const { seat, slots } of victims(c)) {
    const held = slots.reduce((sum, slot) => sum + slot.max, 0);
    const params = { player: seat, count: left };
    const count = yield* askNumber(c.me, 'vacuum.victim', 0, Math.min(left, held), { params });
    left -= count;
    if (count > 0) whom.push({ seat, count, slots });
  }
  yield* loseChosen(c.g, whom, 'effect', 'vacuum.lose');
}

/** Points at the very ships. */
function* pickOut(c: Ctx, most: number): Script {
  const losses: Loss[] = [];
  let left = most;
  for (const { seat, slots } of victims(c)) {
    const params = { player: seat, count: left };
    const counts = yield* askShips({ seat: c.me, key: 'vacuum.pick', slots, min: 0, max: left, params });
    const parts = partsOf(slots, counts);
    for (const part of parts) left -= part.count;
    losses.push(loss(seat, parts));
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
      *use(c) {
        const { exact } = yield* shape(c, 'catharsis', { exact: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        yield* exact ? pickOut(c, dragged(c)) : dragAlong(c, dragged(c));
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'undertow',
        at: 'reveal.cards',
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
