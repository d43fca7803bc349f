/** Kickers: laid face down before cards are selected, turned up with them. */
import { alliesOf, hasLaidBeside, mainSide, rivalIn } from '../../state/query.ts';
import { AID, GATE, OFFENSE, SIDES } from '../../state/types.ts';
import type { Seat, Side } from '../../state/types.ts';
import type { Ability, AnyAbility, Ctx, PlayedCard } from '../../timing/abilities.ts';
import { loseShips, loss } from '../../timing/losses.ts';
import type { Loss } from '../../timing/moments.ts';
import type { Script } from '../../timing/script.ts';
import { silence } from '../../verbs/encounter.ts';
import { kickFace } from '../../verbs/faces.ts';
import { setOutcome } from '../../verbs/outcome.ts';

/** KICK-1: one each, before cards are selected. */
const lay: Ability<'planning.start'> = {
  name: 'lay',
  at: 'planning.start',
  role: 'main',
  when: ({ e, me }) => e.outcome === null && !hasLaidBeside(e, me, 'kicker'),
  use: () => {},
};

const SILENCER = 'reward-kicker-x2-lost-signal';

/** RUL-14: it cancels every other kicker, played before or after it. */
const counts = ({ e, lasting }: Ctx): boolean =>
  lasting!.source === SILENCER || !e.lasting.some(({ source }) => source === SILENCER);

const ownSide = ({ e, me }: Ctx): Side => mainSide(e, me) as Side;

/** KICK-2 */
const kick = (value: number): Ability<'reveal.kickers'> => ({
  name: 'kick',
  at: 'reveal.kickers',
  when: counts,
  use: (c) => kickFace(c.g, ownSide(c), value),
});

/** KICK-3, KICK-4 */
const raiseDues = (value: number): AnyAbility[] => [
  {
    name: 'compensation',
    at: 'compensation.due',
    when: (c) => counts(c) && c.ev.taker === c.me,
    use(c) {
      c.ev.factor *= value;
    },
  },
  {
    name: 'failed-deal',
    at: 'deal.failing',
    when: counts,
    use(c) {
      const rival = rivalIn(c.e, c.ev.dues, c.me);
      if (rival !== undefined) rival.factor *= value;
    },
  },
];

const kicker = (kind: string, open: AnyAbility[]): PlayedCard => ({
  kind,
  lies: 'kicker',
  abilities: [lay],
  open: 'up',
  lasting: { up: open },
});

const reversePolarity = kicker('reward-kicker-x-1', [
  {
    name: 'kick',
    at: 'reveal.kickers',
    when: counts,
    use(c) {
      for (const side of SIDES) kickFace(c.g, side, -1);
    },
  },
]);

const selfDestruct = kicker('reward-kicker-x1', [
  {
    name: 'destroy',
    at: 'reveal.kickers',
    when: (c) => counts(c) && c.e.outcome === null,
    use: (c) => setOutcome(c.g, { type: 'both-lose' }),
  },
]);

const placeOf = (side: Side) => (side === OFFENSE ? GATE : AID);
/** Ships of own allies that leave the own side, at once or some of them before the others. */
const doomed = (c: Ctx<'ships.leaving'>): Loss[] =>
  c.ev.leaving
    .filter(({ seat, from: [{ place }] }) => place === placeOf(ownSide(c)) && isAlly(c, seat))
    .map(({ seat, from }) => loss(seat, from));

const isAlly = (c: Ctx, seat: Seat): boolean => alliesOf(c.s, ownSide(c)).includes(seat);

function* doom(c: Ctx<'ships.leaving'>): Script {
  yield* loseShips(c.g, doomed(c), 'effect');
}

const duplicity = kicker('reward-kicker-x2-duplicity', [
  kick(2),
  ...raiseDues(2),
  { name: 'doom', at: 'ships.leaving', when: (c) => counts(c) && doomed(c).length > 0, use: doom },
]);

const lostSignal = kicker(SILENCER, [
  kick(2),
  { name: 'silence', at: 'reveal.kickers', use: (c) => silence(c.g) },
  ...raiseDues(2),
]);

const giveWarAChance = kicker('reward-kicker-x4', [kick(4)]);

export const KICKERS: readonly PlayedCard[] = [
  reversePolarity,
  selfDestruct,
  duplicity,
  lostSignal,
  giveWarAChance,
];
