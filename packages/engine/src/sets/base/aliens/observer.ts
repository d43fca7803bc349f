import { alliesOf, mainSide, shipsInEncounter } from '../../../state/query.ts';
import { AID, GATE, OFFENSE, WARP } from '../../../state/types.ts';
import type { Side } from '../../../state/types.ts';
import { hasRole, sideOf, type Alien, type AnyAbility, type Ctx } from '../../../timing/abilities.ts';
import { askYesNo } from '../../../timing/ask.ts';
import { hasRefuge } from '../../../timing/losses.ts';
import { toWarp, type Loss } from '../../../timing/moments.ts';
import { drawCards } from '../../../verbs/cards.ts';
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

/** LAUN-2, ALLY-4 */
const MOST = 4;

/**
 * RUL-37: a ship from the warp goes along. OUR READING: it is added when the others have been sent, which comes to the
 * same and needs no further question where there is no choice.
 */
const stowaway = (at: 'launch.end' | 'alliance.formed', role: 'offense' | 'ally'): AnyAbility => ({
  name: at === 'launch.end' ? 'stowaway' : 'stowaway-ally',
  at,
  role,
  when(c: Ctx) {
    const sent = shipsInEncounter(c.s, c.me);
    return c.s.warp[c.me] > 0 && sent > 0 && sent < MOST;
  },
  use: (c: Ctx) =>
    moveShips(c.g, c.me, [{ place: WARP, count: 1 }], sideOf(c.e, c.me) === OFFENSE ? GATE : AID),
});

export const observer: Alien = {
  id: 'observer',
  alert: 'green',
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
    super: [stowaway('launch.end', 'offense'), stowaway('alliance.formed', 'ally')],
  },
};
