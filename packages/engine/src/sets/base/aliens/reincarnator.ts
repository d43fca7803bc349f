import type { Game } from '../../../game.ts';
import {
  failedToDeal,
  holderOf,
  otherSide,
  ownSheets,
  priority,
  unusedAliens,
} from '../../../state/query.ts';
import type { Encounter, Seat, Sheet } from '../../../state/types.ts';
import { alsoBeforeSpoils, sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { shape } from '../../../timing/use.ts';
import { announce } from '../../../verbs/encounter.ts';
import { gainSheet, loseSheet, newSheet } from '../../../verbs/sheets.ts';

/** On the losing side, or one of those who made no deal. */
function lost(e: Encounter, seat: Seat): boolean {
  const sides = sidesOf(e, seat);
  switch (e.outcome!.type) {
    case 'win':
      return sides.includes(otherSide(e.outcome!.side));
    case 'both-lose':
      return sides.length > 0;
    default:
      return failedToDeal(e, seat);
  }
}

/** The sheets leave the game and a random unused alien comes in their place; if there is none, they stay. */
function rebirth(g: Game, to: Seat, old: { seat: Seat; sheet: Sheet }[], form: Partial<Sheet>): void {
  const unused = unusedAliens(
    g,
    old.map((one) => one.sheet.alien),
  );
  if (unused.length === 0) return;
  for (const one of old) loseSheet(g, one.seat, one.sheet);
  gainSheet(g, to, Object.assign(newSheet(unused[g.random(unused.length)]), form));
}

const losers = (c: Ctx): Seat[] =>
  priority(c.s).filter(
    (seat) => seat !== c.me && seat !== holderOf(c.g, 'reincarnator')?.seat && lost(c.e, seat),
  );

export const reincarnator: Alien = {
  id: 'reincarnator',
  alert: 'yellow',
  bringsAliens: true,
  abilities: [
    {
      name: 'reincarnation',
      // The new form does not act on the loss that created it.
      at: 'encounter.over',
      role: 'main-or-ally',
      when: (c) => lost(c.e, c.me),
      *use(c) {
        const { stay } = yield* shape(c, 'reincarnation', { stay: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (stay || c.sheet.zapped) return;
        const present = c.s.players[c.me].sheets.filter((sheet) => sheet.incarnation);
        const old = present.map((sheet) => ({ seat: c.me, sheet }));
        // OUR READING: a form won with a borrowed power goes home with it, the borrower's own alien is safe.
        rebirth(c.g, c.me, old, { incarnation: true, lentBy: c.sheet.lentBy });
      },
    },
  ],
  lasting: {
    rebirth: [
      {
        name: 'rebirth',
        at: 'encounter.over',
        use({ g, s, lasting }) {
          const victim = lasting!.data.victim as Seat;
          // OUR READING: the victim's own alien goes, also one that is lent out, and never one that is borrowed.
          rebirth(g, victim, ownSheets(s, victim), {});
        },
      },
    ],
  },
  flare: {
    wild: alsoBeforeSpoils({
      name: 'rebirth',
      at: 'resolution.end',
      when: (c) => losers(c).length > 0,
      aim: atPlayer('reincarnator.victim', losers),
      use(c, { seats: [victim] }) {
        c.fate = { giveTo: victim };
        announce(c.g, 'reincarnator', 'rebirth', c.me, { victim });
      },
    }),
    super: [
      {
        name: 'stay',
        at: 'power.shaping',
        role: 'main-or-ally',
        use(c) {
          c.ev.data.stay = true;
        },
      },
    ],
  },
};
