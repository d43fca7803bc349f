import { fleetOf } from '../../../state/planets.ts';
import { otherSide, slotsOutsideEncounter } from '../../../state/query.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { payShips } from '../../../timing/losses.ts';
import { toWarp, type Loss } from '../../../timing/moments.ts';

/** Nobody is left with fewer ships in the game than the colonies needed to win. */
function removable({ s }: Ctx, one: Loss): number {
  const spare = fleetOf(s, one.seat) - s.removed[one.seat] - s.options.coloniesToWin;
  return Math.max(0, Math.min(toWarp(one), spare));
}

/** What the other side loses by losing to this one: nothing in a failed deal, and nobody wins when both lose. */
function beaten(c: Ctx<'ships.losing'>): Loss[] {
  const { outcome } = c.e;
  if (c.ev.cause !== 'defeat' || outcome?.type !== 'win' || !sidesOf(c.e, c.me).includes(outcome.side))
    return [];
  const loser = otherSide(outcome.side);
  return c.ev.losses.filter((one) => sidesOf(c.e, one.seat).includes(loser) && removable(c, one) > 0);
}

function eradicate(c: Ctx<'ships.losing'>): void {
  for (const one of beaten(c)) one.removed += removable(c, one);
}

export const voidAlien: Alien = {
  id: 'void',
  alert: 'red',
  sheet: { phases: ['resolution'] },
  abilities: [
    {
      name: 'eradicate',
      at: 'ships.losing',
      role: 'main',
      when: (c) => beaten(c).length > 0,
      use: eradicate,
    },
  ],
  flare: {
    wild: [
      {
        name: 'annul',
        at: 'card.playing',
        when: (c) =>
          c.ev.as === 'artifact' &&
          c.ev.stopped === null &&
          c.ev.seat !== c.me &&
          slotsOutsideEncounter(c.s, c.me).length > 0,
        *use(c) {
          yield* payShips(c.g, c.me, slotsOutsideEncounter(c.s, c.me), 1, 'void.cost');
          c.ev.stopped = { fate: 'discard' };
        },
      },
    ],
    super: [
      {
        name: 'eradicate-as-ally',
        at: 'ships.losing',
        role: 'ally',
        when: (c) => beaten(c).length > 0,
        use: eradicate,
      },
    ],
  },
};
