import { alliesOf, mainSide, shipsAt } from '../../../state/query.ts';
import { WARP } from '../../../state/types.ts';
import type { Side } from '../../../state/types.ts';
import { hasRole, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askYesNo } from '../../../timing/ask.ts';
import { whichShips } from '../../../timing/classes.ts';
import { hasRefuge } from '../../../timing/losses.ts';
import { toWarp, type Loss } from '../../../timing/moments.ts';
import { drawCards } from '../../../verbs/decks.ts';
import { moveShips } from '../../../verbs/ships.ts';

/** Ships bound for the warp that the Observer keeps an eye on: the own ones as an ally, the allies' as main player. */
function watched(c: Ctx<'ships.saving'>): Loss[] {
  if (c.e.phase !== 'resolution') return [];
  const main = mainSide(c.e, c.me);
  const seats = main >= 0 ? alliesOf(c.s, main as Side) : hasRole(c.e, c.me, 'ally') ? [c.me] : [];
  return c.ev.losses.filter(
    (one) => seats.includes(one.seat) && toWarp(one) > 0 && hasRefuge(c.s, c.ev.losses, one.seat),
  );
}

export const observer: Alien = {
  id: 'observer',
  alert: 'green',
  sheet: { role: 'main-or-ally', phases: ['resolution'] },
  abilities: [
    {
      name: 'protect',
      at: 'ships.saving',
      when: (c) => watched(c).length > 0,
      use(c) {
        for (const one of watched(c)) one.saved += toWarp(one);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'briefing',
        at: 'alliance.formed',
        role: 'main',
        when: (c) => alliesOf(c.s, mainSide(c.e, c.me) as Side).length > 0,
        *use(c) {
          for (const seat of alliesOf(c.s, mainSide(c.e, c.me) as Side))
            if (yield* askYesNo(seat, 'observer.draw', { fallback: 1 })) drawCards(c.g, seat, 1);
        },
      },
    ],
    super: [
      {
        // RUL-37: at least one ship has been sent in the normal way by now, so there is nothing more to choose.
        name: 'stowaway',
        at: 'ships.sent',
        role: 'offense-or-ally',
        when: (c) => c.ev.seat === c.me && c.s.warp[c.me] > 0 && shipsAt(c.s, c.me, c.ev.place) < c.ev.max,
        *use(c) {
          moveShips(c.g, c.me, yield* whichShips(c.g, c.me, WARP, 1), c.ev.place);
        },
      },
    ],
  },
};
