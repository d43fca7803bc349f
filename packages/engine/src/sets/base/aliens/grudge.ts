import { failedToDeal, hasPower, holderOf, mainPlayer, mainSide, otherSide } from '../../../state/query.ts';
import { AID, GATE } from '../../../state/types.ts';
import type { Seat, Seats, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { anywhere, loseChosen, sendHome } from '../../../timing/losses.ts';
import { AT } from '../../../timing/moments.ts';
import { moment } from '../../../timing/windows.ts';
import { announce, note } from '../../../verbs/encounter.ts';

const LEAST = 1;
const MOST = 4;

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

/** The side of whoever has the power now; -1 if it is lost by then, and nothing is due (POWER-1, Annex F-10). */
function avengedSide(c: Ctx): Side | -1 {
  const owner = holderOf(c.g, 'grudge');
  return owner !== null && hasPower(c.g, owner.seat, owner.sheet) ? mainSide(c.e, owner.seat) : -1;
}

/** Called by the Grudge, and never with it. */
const absent = (c: Ctx): Seat[] => {
  const missing = c.e.invited[mine(c)] & ~c.e.everAllied[mine(c)];
  return c.s.players.map((_, seat) => seat).filter((seat) => missing & (1 << seat));
};

/** What the outcome costs each of them; 0 if it costs nothing. */
function price(c: Ctx): number {
  const outcome = c.e.outcome!;
  const side = avengedSide(c);
  if (side < 0) return 0;
  switch (outcome.type) {
    case 'win':
      return outcome.side === side ? LEAST : MOST;
    case 'deal':
      return LEAST;
    case 'peace':
      return outcome.asDeal ? LEAST : 0;
    case 'failed-deal':
      return failedToDeal(c.e, mainPlayer(c.e, side as Side)) ? MOST : 0;
    case 'both-lose':
      return MOST;
    default:
      return 0;
  }
}

/** Ships a marked player can lose: those allied with the other side cannot be chosen. */
const slots = (c: Ctx, seat: Seat) =>
  (c.e.allies[otherSide(avengedSide(c) as Side)] & (1 << seat)) !== 0
    ? anywhere(c.g, seat).filter((slot) => slot.at !== GATE && slot.at !== AID)
    : anywhere(c.g, seat);

const winner = (c: Ctx): Side | -1 => (c.e.outcome?.type === 'win' ? c.e.outcome.side : -1);
const helpers = (c: Ctx): Seat[] => {
  const side = winner(c);
  if (side < 0 || mainPlayer(c.e, side as Side) === c.me) return [];
  const allies = c.e.allies[side as Side];
  return c.s.players.map((_, seat) => seat).filter((seat) => allies & (1 << seat));
};

export const grudge: Alien = {
  id: 'grudge',
  alert: 'red',
  abilities: [
    {
      name: 'revenge',
      at: 'alliance.formed',
      role: 'main',
      once: true,
      when: (c) => absent(c).length > 0,
      use(c) {
        let seats: Seats = 0;
        for (const seat of absent(c)) {
          seats |= 1 << seat;
          note(c.g, 'grudge.token', c.me, { player: seat });
        }
        announce(c.g, 'grudge', 'tokens', c.me, { seats });
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'spoil',
        at: 'resolution.start',
        role: 'main',
        when: (c) => helpers(c).length > 0,
        // OUR READING: whoever was with both sides leaves the one that won.
        use: (c) => sendHome(c.g, helpers(c), [winner(c) as Side]),
      },
    ],
    super: [
      {
        name: 'fury',
        at: 'power.shaping',
        role: 'main',
        when: (c) => (c.ev.data.price as number) < MOST,
        use(c) {
          c.ev.data.price = MOST;
        },
      },
    ],
  },
  lasting: {
    tokens: [
      {
        name: 'settle-up',
        at: 'resolution.lost',
        when: (c) => price(c) > 0,
        *use(c) {
          const seats = c.lasting!.data.seats as Seats;
          const holders = c.s.players.map((_, seat) => seat).filter((seat) => seats & (1 << seat));
          const due = { price: price(c) };
          yield* moment(c.g, AT['power.shaping'], {
            seat: mainPlayer(c.e, avengedSide(c) as Side),
            alien: 'grudge',
            ability: 'revenge',
            data: due,
          });
          const whom = holders.map((seat) => ({ seat, count: due.price, slots: slots(c, seat) }));
          yield* loseChosen(
            c.g,
            whom.filter((one) => one.slots.length > 0),
            'effect',
            'grudge.lose',
          );
        },
      },
    ],
  },
};
