import { giveRewards, inAll } from '../../../flow/rewards.ts';
import { room } from '../../../answers.ts';
import { colonySlots, opponentOf, othersFrom } from '../../../state/query.ts';
import { DEFENSE, OFFENSE } from '../../../state/types.ts';
import type { Seat } from '../../../state/types.ts';
import { sidesOf, type Ability, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { askNumber, askPlayer } from '../../../timing/ask.ts';
import { anywhere, hasRefuge, loseChosen } from '../../../timing/losses.ts';
import { toWarp, type Loss, type PlainMoment } from '../../../timing/moments.ts';
import { announce, note } from '../../../verbs/encounter.ts';

const isOnBoth = (c: Ctx): boolean => sidesOf(c.e, c.me).length === 2;

/** RUL-28: compelled to one side is as good as called by it. */
function isCalledByBoth({ me, ev }: Ctx<'alliance.join'>): boolean {
  const must = ev.compelled === null ? 0 : 1 << ev.compelled.side;
  return ev.seat === me && (ev.sides | must) === 3;
}

const hasToken = (c: Ctx, seat: Seat): boolean =>
  c.e.lasting.some((one) => one.source === 'yin-yang' && one.name === 'token' && one.data.holder === seat);

/** The main players who have not invited this one, and have no token yet. */
const cold = (c: Ctx<'alliance.join'>): Seat[] =>
  c.ev.seat === c.me
    ? ([OFFENSE, DEFENSE] as const)
        .filter((side) => (c.e.invited[side] & (1 << c.me)) === 0)
        .map((side) => (side === OFFENSE ? c.e.offense : c.e.defense))
        .filter((seat) => !hasToken(c, seat))
    : [];

const isWonBy = (c: Ctx, side: 0 | 1): boolean => c.e.outcome?.type === 'win' && c.e.outcome.side === side;

/** What the defense loses of the ships on its planet. */
const besieged = (c: Ctx<'ships.keeping'>): { one: Loss; part: Loss['from'][number] } | null => {
  if (c.ev.cause !== 'defeat' || !isWonBy(c, OFFENSE)) return null;
  const one = c.ev.losses.find(({ seat }) => seat === c.e.defense);
  const part = one?.from.find(({ place, count }) => place === c.e.planet && count > 0);
  return one === undefined || part === undefined || toWarp(one) === 0 ? null : { one, part };
};

const ownLoss = (c: Ctx<'ships.saving'>): Loss | undefined =>
  c.ev.losses.find((one) => one.seat === c.me && toWarp(one) > 0);

/** Ships of this player that have just gone to the warp and are still there. */
const gone = ({ ev }: Ctx<'ships.lost'>, seat: Seat): number =>
  ev.losses.reduce((sum, one) => sum + (one.seat === seat && !one.back ? one.warped : 0), 0);

/** What the holder of a token pays for: the other main player's ships, lost in battle or for a failed deal. */
const matched = (c: Ctx<'ships.lost'>): number =>
  c.ev.cause === 'defeat' || c.ev.cause === 'failed-deal'
    ? gone(c, opponentOf(c.e, c.lasting!.data.holder as Seat))
    : 0;

/** With the other rewards, if there are any; else when the outcome has been carried out. RUL-13: unless there are none to be had. */
const console: Omit<Ability<PlainMoment>, 'at'> = {
  name: 'console',
  once: true,
  when: (c) => !c.e.noSpoils,
  *use(c) {
    const seat = c.e.offense;
    const most = c.lasting!.data.most as number;
    const count = yield* askNumber(seat, 'yin-yang.rewards', 0, most, { fallback: most });
    yield* giveRewards(c.g, [inAll(seat, count)]);
  },
};

export const yinYang: Alien = {
  id: 'yin-yang',
  alert: 'yellow',
  abilities: [
    {
      name: 'balance',
      at: 'alliance.join',
      role: 'not-main',
      optional: true,
      when: (c) => isCalledByBoth(c) && room(colonySlots(c.s, c.me)) >= 2,
      use(c) {
        c.ev.both = true;
      },
    },
    {
      name: 'token',
      at: 'alliance.join',
      role: 'not-main',
      optional: true,
      standing: true,
      repeat: true,
      when: (c) => cold(c).length > 0,
      *use(c) {
        const holder = yield* askPlayer(c.me, 'yin-yang.whom', cold(c));
        announce(c.g, 'yin-yang', 'token', c.me, { holder, seats: 1 << holder });
        note(c.g, 'yin-yang.given', c.me, { player: holder });
      },
    },
    {
      name: 'shelter',
      at: 'ships.keeping',
      role: 'ally',
      standing: true,
      when: (c) => isOnBoth(c) && besieged(c) !== null,
      *use(c) {
        const { one, part } = besieged(c)!;
        const most = Math.min(c.e.gate[c.me], part.count, toWarp(one));
        part.count -= yield* askNumber(c.e.defense, 'yin-yang.stay', 0, most, { fallback: most });
      },
    },
    {
      name: 'consolation',
      // While its ships are still there; where allies land instead of being rewarded, spoils may not come up at all.
      at: 'resolution.lost',
      role: 'ally',
      standing: true,
      when: (c) => isOnBoth(c) && isWonBy(c, DEFENSE) && c.e.aid[c.me] > 0,
      use: (c) => announce(c.g, 'yin-yang', 'consoles', c.me, { most: c.e.aid[c.me] }),
    },
  ],
  lasting: {
    consoles: [
      { ...console, at: 'resolution.spoils' },
      { ...console, at: 'resolution.end' },
    ],
    token: [
      {
        name: 'match',
        at: 'ships.lost',
        when: (c) => matched(c) > 0,
        use(c) {
          const { holder } = c.lasting!.data;
          announce(c.g, 'yin-yang', 'debt', c.me, { holder, count: matched(c) });
        },
      },
    ],
    debt: [
      {
        name: 'pay',
        at: 'resolution.lost',
        *use(c) {
          const { holder: seat, count } = c.lasting!.data as { holder: Seat; count: number };
          const slots = colonySlots(c.s, seat);
          if (slots.length > 0) yield* loseChosen(c.g, [{ seat, count, slots }], 'effect', 'yin-yang.pay');
        },
      },
    ],
  },
  flare: {
    wild: [
      {
        name: 'blame',
        at: 'ships.lost',
        when: (c) => gone(c, c.me) > 0,
        aim: atPlayer('yin-yang.culprit', (c) =>
          othersFrom(c.s, c.me).filter((seat) => room(anywhere(c.g, seat)) > 0),
        ),
        *use(c, { seats: [seat] }) {
          const whom = [{ seat, count: gone(c, c.me), slots: anywhere(c.g, seat) }];
          yield* loseChosen(c.g, whom, 'effect', 'yin-yang.lose');
        },
      },
    ],
    super: [
      {
        name: 'serene-return',
        at: 'ships.saving',
        role: 'ally',
        when: (c) =>
          isOnBoth(c) &&
          c.ev.cause === 'defeat' &&
          ownLoss(c) !== undefined &&
          hasRefuge(c.s, c.ev.losses, c.me),
        use(c) {
          const one = ownLoss(c)!;
          one.saved += toWarp(one);
        },
      },
    ],
  },
};
