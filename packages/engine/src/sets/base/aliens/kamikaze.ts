import { room } from '../../../answers.ts';
import { colonySlots, mainSide, slotsOutsideEncounter } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { retrievable } from '../../../timing/adrift.ts';
import { targetOf, type Aim } from '../../../timing/aim.ts';
import { askNumber } from '../../../timing/ask.ts';
import { payShips } from '../../../timing/losses.ts';
import type { Slot } from '../../../decisions.ts';
import { drawCards } from '../../../verbs/decks.ts';
import { addLine } from '../../../verbs/encounter.ts';

const MOST = 4;

/** RUL-32: how many ships is said with the announcement. */
const upToFour = <M extends 'planning.start' | 'planning.selected'>(
  key: string,
  slots: (c: Ctx<M>) => Slot[],
): Aim<M> => ({
  *ask(c) {
    return targetOf({ number: yield* askNumber(c.me, key, 1, Math.min(MOST, room(slots(c)))) });
  },
  holds: (c) => slots(c).length > 0,
});

const homeShips = (c: Ctx) => colonySlots(c.s, c.me);
const idleShips = (c: Ctx) => slotsOutsideEncounter(c.s, c.me);

export const kamikaze: Alien = {
  id: 'kamikaze',
  alert: 'yellow',
  abilities: [
    {
      name: 'sacrifice',
      at: 'planning.start',
      role: 'main',
      optional: true,
      once: true,
      when: (c) => homeShips(c).length > 0,
      aim: upToFour('kamikaze.number', homeShips),
      *use(c, { number }) {
        const slots = homeShips(c);
        const count = Math.min(number, room(slots));
        yield* payShips(c.g, c.me, slots, count, 'kamikaze.ships');
        drawCards(c.g, c.me, 2 * count);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'fireworks',
        at: 'planning.selected',
        role: 'main',
        when: (c) => idleShips(c).length > 0,
        aim: upToFour('kamikaze.number', idleShips),
        *use(c, { number }) {
          const slots = idleShips(c);
          const count = Math.min(number, room(slots));
          yield* payShips(c.g, c.me, slots, count, 'kamikaze.ships');
          addLine(c.g, mainSide(c.e, c.me) as Side, 'kamikaze.fireworks', c.me, 3 * count);
        },
      },
    ],
    super: [
      {
        name: 'three-back',
        at: 'regroup.retrieve',
        role: 'offense',
        when: (c) =>
          c.ev.seat === c.me && !c.ev.instead && c.ev.count < 3 && retrievable(c.s, c.me) > c.ev.count,
        use(c) {
          c.ev.count = 3;
        },
      },
    ],
  },
};
