/**
 * Deal talk, from one side of the table. The engine asks one of the two main players at a time; at the table both may
 * propose whenever they like, so the other one gets the same question, made here, without being asked.
 */
import { UNNUMBERED, type Decision, type OfferDecision, type Seat, type View } from '@cosmarium/engine';
import type { Proposal } from '@cosmarium/protocol';
import { deliverable } from './deal-draft.ts';

/** The other main player, while the two of them negotiate and the other one is asked. */
function askedPartner(view: View): Seat | null {
  const e = view.encounter;
  if (e === null || view.seat < 0 || (e.offense !== view.seat && e.defense !== view.seat)) return null;
  const partner = e.offense === view.seat ? e.defense : e.offense;
  const asked = view.waiting.some((one) => 'seat' in one && one.key === 'ask.offer' && one.seat === partner);
  return asked ? partner : null;
}

/** Planets where `giver` has a colony and `taker` has none. */
const grantable = ({ planets }: View, giver: Seat, taker: Seat): number[] =>
  planets.flatMap((ships, planet) => (ships[giver] > 0 && ships[taker] === 0 ? [planet] : []));

function unasked(view: View, partner: Seat): OfferDecision {
  const me = view.seat;
  return {
    id: UNNUMBERED,
    kind: 'offer',
    seat: me,
    key: 'ask.offer',
    params: {},
    secret: false,
    partner,
    standing: null,
    acceptable: false,
    last: false,
    give: { hand: view.players[me].hand, planets: grantable(view, me, partner), free: 0 },
    get: { hand: view.players[partner].handCount, planets: grantable(view, partner, me), free: 0 },
    fallback: { do: 'fail' },
  };
}

/** With what the partner proposed last at the table in place of what stands before the engine. */
function withTalk(decision: OfferDecision, proposals: readonly Proposal[]): OfferDecision {
  const theirs = proposals.find(({ seat }) => seat === decision.partner);
  if (theirs === undefined) return decision;
  const standing = { give: theirs.get, get: theirs.give };
  return { ...decision, standing, acceptable: deliverable(decision, standing.give, standing.get) };
}

const known = new WeakMap<View, { proposals: readonly Proposal[]; decision: Decision | null }>();

/** What this seat may answer now, or null. The same object as long as nothing changes. */
export function openDecision(view: View | null, proposals: readonly Proposal[]): Decision | null {
  if (view === null) return null;
  const before = known.get(view);
  if (before?.proposals === proposals) return before.decision;
  const partner = askedPartner(view);
  const asked = view.decisions[0] ?? (partner === null ? null : unasked(view, partner));
  const decision = asked?.kind === 'offer' ? withTalk(asked, proposals) : asked;
  known.set(view, { proposals, decision });
  return decision;
}
