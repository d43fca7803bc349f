import { deliver, grantable, ORDINARY, strike } from '../../../flow/bargain.ts';
import { giveRewards, inAll } from '../../../flow/rewards.ts';
import { hasColony, mainPlayer, placesFor, priority, shipsAt } from '../../../state/query.ts';
import { AID, GATE, OFFENSE } from '../../../state/types.ts';
import type { Hold, Place, Seat, Sheet, Side } from '../../../state/types.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { askNumber, askPlayer, askShips } from '../../../timing/ask.ts';
import { spreadChosen, whichClasses, whichShips } from '../../../timing/classes.ts';
import { loseShips, loss, staysWhole } from '../../../timing/losses.ts';
import { toWarp, type Loss } from '../../../timing/moments.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { holdOn } from '../../../verbs/holds.ts';
import { remember } from '../../../verbs/sheets.ts';
import { partsOf } from '../../../verbs/ships.ts';

const SOLD_AT_ONCE = 4;

/** The side that won with this player, who may have been on both; -1 if none did. */
const wonSide = ({ e, me }: Ctx): Side | -1 =>
  e.outcome?.type === 'win' && sidesOf(e, me).includes(e.outcome.side) ? e.outcome.side : -1;

/** Where the own winning ships are; the defense has no part in this. */
const post = (c: Ctx): Place => (wonSide(c) === OFFENSE ? GATE : AID);

/** Ships of the beaten that are bound for the warp. */
const beaten = (c: Ctx<'ships.losing'>): Loss[] =>
  c.ev.cause === 'defeat' && wonSide(c) >= 0
    ? c.ev.losses.filter((one) => one.seat !== c.me && toWarp(one) > 0)
    : [];

const sum = (losses: readonly Loss[]) => losses.reduce((count, one) => count + toWarp(one), 0);

const cells = (sheet: Sheet): Hold | undefined => sheet.holds.find(({ name }) => name === 'prisoners');
const prisoners = (c: Ctx, seat: Seat): number => {
  const hold = cells(c.sheet);
  return hold === undefined ? 0 : shipsAt(c.s, seat, hold.place);
};
const captives = (c: Ctx): Seat[] => priority(c.s).filter((seat) => prisoners(c, seat) > 0);

/** How many of whom: `least` to `most` of these in all, the player asked for each owner in turn. */
function* share(
  c: Ctx,
  key: string,
  from: readonly { seat: Seat; count: number }[],
  least: number,
  most: number,
): Script<{ seat: Seat; count: number }[]> {
  const shares: { seat: Seat; count: number }[] = [];
  let taken = 0;
  for (const [i, { seat, count }] of from.entries()) {
    const later = from.slice(i + 1).reduce((all, one) => all + one.count, 0);
    const min = Math.max(0, least - taken - later);
    const max = Math.min(count, most - taken);
    const params = { player: seat, count: most - taken };
    const share = max <= 0 ? 0 : yield* askNumber(c.me, key, min, max, { params });
    shares.push({ seat, count: share });
    taken += share;
  }
  return shares.filter(({ count }) => count > 0);
}

function* raid(c: Ctx<'ships.losing'>): Script {
  const { per } = yield* shape(c, 'raid', { per: 1 });
  // A zap that answers the super side hits the use it belongs to.
  if (c.sheet.zapped) return;
  const prey = beaten(c);
  const own = shipsAt(c.s, c.me, post(c));
  if (prey.length === 0 || own === 0) return;
  const max = Math.min(own, sum(prey));
  const slots = placesFor(c.s, c.me, max);
  const counts = yield* askShips({ seat: c.me, key: 'pirate.back', slots, min: 1, max });
  const sent = counts.reduce((count, one) => count + one, 0);
  if (yield* staysWhole(c.g, c.me, [{ place: post(c), count: sent }]))
    yield* spreadChosen(c.g, c.me, post(c), partsOf(slots, counts));
  const from = prey.map((one) => ({ seat: one.seat, count: toWarp(one) }));
  const shares = yield* share(c, 'pirate.capture', from, sent, Math.min(sent * per, sum(prey)));
  const { place } = holdOn(c.g, c.sheet, 'prisoners');
  for (const { seat, count } of shares) {
    const one = prey.find((loss) => loss.seat === seat)!;
    const parts = yield* whichClasses(c.g, seat, one.from, count, c.me);
    one.elsewhere.push(...parts.map((part) => ({ ...part, place })));
  }
}

function* sell(c: Ctx): Script {
  const from = captives(c).map((seat) => ({ seat, count: prisoners(c, seat) }));
  const shares = yield* share(c, 'pirate.sell', from, 1, SOLD_AT_ONCE);
  const { place } = cells(c.sheet)!;
  const losses: Loss[] = [];
  for (const { seat, count } of shares)
    losses.push(loss(seat, yield* whichShips(c.g, seat, place, count, c.me)));
  yield* loseShips(c.g, losses, 'effect');
  yield* giveRewards(c.g, [
    inAll(
      c.me,
      shares.reduce((all, { count }) => all + count, 0),
    ),
  ]);
}

/**
 * Owners of prisoners who have anything to pay with, and with whom no bargain has been tried in this regroup phase. Whose own
 * ships came along with the sheet has nobody to pay.
 */
const toAsk = (c: Ctx): Seat[] =>
  captives(c).filter(
    (seat) =>
      seat !== c.me &&
      c.sheet.data[`asked-${seat}`] !== c.e.number &&
      (c.s.players[seat].hand.length > 0 || grantable(c.g, seat, c.me).length > 0),
  );

function* ransom(c: Ctx): Script {
  const { g, me } = c;
  const owner = yield* askPlayer(me, 'pirate.ransom', toAsk(c));
  remember(g, c.sheet, `asked-${owner}`, c.e.number);
  const { place } = cells(c.sheet)!;
  const talks = { ...ORDINARY, key: 'pirate.price', made: [], ransom: { by: me, place } };
  yield* deliver(g, (yield* strike(g, me, owner, talks)) ?? [], { cell: place });
}

/** The main player who won with this one; -1 if none did. */
const winner = (c: Ctx): Seat => (wonSide(c) < 0 ? -1 : mainPlayer(c.e, wonSide(c) as Side));

export const pirate: Alien = {
  id: 'pirate',
  alert: 'yellow',
  sheet: { phases: ['resolution'] },
  abilities: [
    {
      name: 'raid',
      at: 'ships.losing',
      role: 'offense-or-ally',
      optional: true,
      when: (c) => beaten(c).length > 0 && shipsAt(c.s, c.me, post(c)) > 0 && hasColony(c.s, c.me),
      use: raid,
    },
    {
      name: 'sell',
      at: 'regroup.start',
      optional: true,
      standing: true,
      when: (c) => captives(c).length > 0,
      use: sell,
    },
    {
      name: 'ransom',
      at: 'regroup.start',
      optional: true,
      standing: true,
      repeat: true,
      when: (c) => toAsk(c).length > 0,
      use: ransom,
    },
  ],
  flare: {
    wild: [
      {
        name: 'mutiny',
        at: 'rewards.due',
        role: 'ally',
        when: (c) => {
          const leader = winner(c);
          return c.ev.seat === c.me && c.ev.count > 0 && leader >= 0 && c.s.players[leader].hand.length > 0;
        },
        *use(c) {
          const leader = winner(c);
          const most = Math.min(c.ev.count, c.s.players[leader].hand.length);
          const count = yield* askNumber(c.me, 'pirate.mutiny', 1, most, { params: { player: leader } });
          c.ev.count -= (yield* takeUnseen(c.g, leader, c.me, count)).length;
        },
      },
    ],
    super: [
      {
        name: 'double',
        at: 'power.shaping',
        role: 'offense-or-ally',
        use(c) {
          c.ev.data.per = 2;
        },
      },
    ],
  },
};
