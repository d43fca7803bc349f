/** Negotiates that do something more. Each acts while it lies open as the card of a main player, or of a third dealer. */
import { alliesOf, mainPlayer, otherSide, shipsAt, sideAt, standsFor } from '../../state/query.ts';
import { AID, GATE, OFFENSE } from '../../state/types.ts';
import type { Card, Seat, Side } from '../../state/types.ts';
import { sidesOf, type AnyAbility, type Ctx, type PlayedCard } from '../../timing/abilities.ts';
import { askCards, askOption, askPlayer } from '../../timing/ask.ts';
import { whichShips } from '../../timing/classes.ts';
import { loseShips, loss } from '../../timing/losses.ts';
import { lossCount, type Loss } from '../../timing/moments.ts';
import { discardCards } from '../../verbs/decks.ts';
import { announce } from '../../verbs/encounter.ts';
import type { Script } from '../../timing/script.ts';

/** The side whose negotiate it is now; -1 if it is nobody's any more. */
function sideWith({ e, lasting }: Ctx): Side | -1 {
  const side = e.laid.findIndex((laid) => standsFor(laid) === lasting!.data.card) as Side | -1;
  return side >= 0 && e.faces[side as Side]?.type === 'negotiate' ? side : -1;
}

/** It was played by somebody who is no main player: then it counts for the deal only. */
const isThird = ({ lasting }: Ctx): boolean => lasting!.data.third === true;
const inDeal = (c: Ctx): boolean => isThird(c) || sideWith(c) >= 0;

const owner = (c: Ctx): Seat => {
  if (isThird(c)) return c.lasting!.by;
  const side = sideWith(c);
  return side < 0 ? -1 : mainPlayer(c.e, side as Side);
};

/** It has lost against an attack. */
const beaten = (c: Ctx, loser: Side): boolean =>
  sideWith(c) === loser && c.e.faces[otherSide(loser)]?.type === 'attack';

const special = (kind: string, open: AnyAbility[], more: PlayedCard['lasting'] = {}): PlayedCard => ({
  kind,
  abilities: [],
  open: 'open',
  lasting: { open, ...more },
});

const ORATORY = 'reward-negotiate-epic-oratory';
const ownLoss = (c: Ctx<'ships.due'>) =>
  c.ev.losses.find((one) => one.seat === owner(c) && lossCount(one) > 0);

const epicOratory = special(
  ORATORY,
  [
    {
      name: 'promise',
      at: 'deal.start',
      when: inDeal,
      use(c) {
        c.ev.colonies = 2;
      },
    },
    {
      name: 'plead',
      at: 'ships.due',
      when: (c) => beaten(c, c.ev.loser) && ownLoss(c) !== undefined,
      *use(c) {
        const me = owner(c);
        const saves = (yield* askOption(me, `${ORATORY}.choice`, ['double', 'save'] as const)) === 'save';
        announce(c.g, ORATORY, 'double', me, { times: saves ? 0 : 2 });
        if (!saves) return;
        // What is lost besides, from outside the encounter, stays lost, and brings no compensation either.
        const own = ownLoss(c)!;
        own.from = own.from.filter(({ place }) => sideAt(c.e, me, place) < 0);
      },
    },
  ],
  {
    double: [
      {
        name: 'double',
        at: 'compensation.due',
        when: (c) => c.ev.taker === c.me,
        use(c) {
          c.ev.factor *= c.lasting!.data.times as number;
        },
      },
    ],
  },
);

const TRANSLATOR = 'reward-negotiate-faulty-translator';
const payers = (c: Ctx): Seat[] =>
  alliesOf(c.s, otherSide(sideWith(c) as Side)).filter((seat) => seat !== owner(c));

const faultyTranslator = special(TRANSLATOR, [
  {
    name: 'mistake',
    at: 'compensation.due',
    when: (c) => c.ev.taker === owner(c) && payers(c).length > 0,
    *use(c) {
      const payer = yield* askPlayer(owner(c), `${TRANSLATOR}.payer`, payers(c));
      if (payer !== c.ev.payer) c.ev.aside = [];
      c.ev.payer = payer;
    },
  },
  {
    name: 'gesture',
    at: 'deal.start',
    when: inDeal,
    use(c) {
      c.ev.wordless = true;
    },
  },
  {
    name: 'mumble',
    at: 'deal.failing',
    when: inDeal,
    use(c) {
      for (const due of c.ev.dues) due.count = Math.max(0, due.count - 1);
    },
  },
]);

const REFUSAL = 'reward-negotiate-right-of-refusal';

function* refuse(c: Ctx, seat: Seat, cards: readonly Card[]): Script {
  const held = cards.filter((card) => c.s.players[seat].hand.includes(card));
  const gone = yield* askCards(c.g, seat, `${REFUSAL}.discard`, held, 0, held.length, { secret: true });
  discardCards(c.g, seat, gone);
}

const rightOfRefusal = special(REFUSAL, [
  {
    name: 'refuse',
    at: 'spoils.taken',
    when: (c) => c.ev.seat === owner(c) && c.ev.from >= 0,
    use: (c) => refuse(c, c.ev.seat, c.ev.cards),
  },
  {
    name: 'refuse-gift',
    at: 'cards.taken',
    when: (c) => c.ev.to === owner(c) && c.ev.how === 'given' && c.e.outcome?.type === 'deal',
    use: (c) => refuse(c, c.ev.to, c.ev.cards),
  },
]);

const DEFENSE_CARD = 'reward-negotiate-self-defense';

/** Ships of that side in the encounter, as they can still be reached. */
function reach({ s, e }: Ctx, side: Side): { seat: Seat; place: number; count: number }[] {
  const main = mainPlayer(e, side);
  const allied = side === OFFENSE ? GATE : AID;
  return [main, ...alliesOf(s, side)]
    .map((seat) => {
      const place = seat === main && side !== OFFENSE ? e.planet : allied;
      return { seat, place, count: shipsAt(s, seat, place) };
    })
    .filter(({ count }) => count > 0);
}

const selfDefense = special(DEFENSE_CARD, [
  {
    name: 'waive',
    at: 'compensation.due',
    when: (c) => c.ev.taker === owner(c),
    use(c) {
      c.ev.factor = 0;
    },
  },
  {
    name: 'retaliate',
    at: 'ships.lost',
    when: (c) => c.ev.cause === 'defeat' && sideWith(c) >= 0 && beaten(c, sideWith(c) as Side),
    *use(c) {
      const side = sideWith(c) as Side;
      const enemies = reach(c, otherSide(side));
      // RUL-12: what really reached the warp.
      let left = c.ev.losses.reduce(
        (sum, { seat, warped }) => sum + (sidesOf(c.e, seat).includes(side) ? warped : 0),
        0,
      );
      const hit = enemies.map(() => 0);
      for (; left > 0; left--) {
        const able = enemies.filter(({ count }, i) => hit[i] < count);
        if (able.length === 0) break;
        const seats = able.map(({ seat }) => seat);
        const seat = yield* askPlayer(owner(c), `${DEFENSE_CARD}.whose`, seats, { params: { count: left } });
        hit[enemies.findIndex((one) => one.seat === seat)]++;
      }
      const losses: Loss[] = [];
      for (const [i, { seat, place }] of enemies.entries())
        losses.push(loss(seat, yield* whichShips(c.g, seat, place, hit[i], owner(c))));
      yield* loseShips(c.g, losses, 'effect');
    },
  },
]);

export const NEGOTIATES: readonly PlayedCard[] = [epicOratory, faultyTranslator, rightOfRefusal, selfDefense];
