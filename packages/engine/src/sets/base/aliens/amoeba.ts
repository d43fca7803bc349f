import { colonySlots, mainSide, placesFor, shipsAt, shipsInEncounter } from '../../../state/query.ts';
import { AID, GATE, OFFENSE } from '../../../state/types.ts';
import type { Place } from '../../../state/types.ts';
import type { Slot } from '../../../decisions.ts';
import { sideOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askOption, askShips } from '../../../timing/ask.ts';
import { spreadChosen } from '../../../timing/classes.ts';
import { NO_LIMIT } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

/** Where this player's ships of the encounter stand; of an ally of both sides, OUR READING, those on the gate. */
const post = (c: Ctx): Place =>
  sideOf(c.e, c.me) === OFFENSE ? GATE : mainSide(c.e, c.me) < 0 ? AID : c.e.planet;

/** Colonies ships can come from and go to: all but the one that is being fought for. */
const reserves = (c: Ctx, slots: Slot[]) => slots.filter((slot) => slot.at !== post(c));

/** Into the encounter or out of it, all in one move. */
function* ooze(c: Ctx, most: number): Script {
  const here = shipsAt(c.s, c.me, post(c));
  const from = reserves(c, colonySlots(c.s, c.me));
  const to = reserves(c, placesFor(c.s, c.me, here));
  const ways: ('in' | 'out')[] = [];
  if (from.length > 0) ways.push('in');
  if (here > 0 && to.length > 0) ways.push('out');
  const way = yield* askOption(c.me, 'amoeba.way', ways);
  const slots = way === 'in' ? from : to;
  const all = way === 'in' ? slots.reduce((sum, slot) => sum + slot.max, 0) : here;
  const max = Math.min(most, all);
  const counts = yield* askShips({ seat: c.me, key: `amoeba.${way}`, slots, min: 1, max });
  if (way === 'in') moveShips(c.g, c.me, partsOf(slots, counts), post(c));
  else yield* spreadChosen(c.g, c.me, post(c), partsOf(slots, counts));
}

const canMove = (c: Ctx) => reserves(c, colonySlots(c.s, c.me)).length > 0;

export const amoeba: Alien = {
  id: 'amoeba',
  alert: 'yellow',
  abilities: [
    {
      name: 'ooze',
      at: 'planning.selected',
      role: 'main',
      optional: true,
      when: (c) => shipsInEncounter(c.s, c.me) > 0 && canMove(c),
      use: (c) => ooze(c, NO_LIMIT),
    },
  ],
  flare: {
    wild: [
      {
        name: 'flow',
        at: 'planning.start',
        role: 'main',
        when: canMove,
        use: (c) => ooze(c, 4),
      },
    ],
    super: [
      {
        name: 'ooze-as-ally',
        at: 'planning.selected',
        role: 'ally',
        when: (c) => shipsInEncounter(c.s, c.me) > 0 && canMove(c),
        use: (c) => ooze(c, NO_LIMIT),
      },
    ],
  },
};
