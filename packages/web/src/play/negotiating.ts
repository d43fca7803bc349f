/**
 * Deal talk, from one side of the table. The engine asks one of the two main players at a time; at the table both may
 * propose whenever they like, so the other one gets the same question, made here, without being asked.
 */
import {
  UNNUMBERED,
  type Decision,
  type OfferDecision,
  type Seat,
  type View,
  type Waiting,
} from '@cosmarium/engine';
import type { Proposal } from '@cosmarium/protocol';
import { deliverable } from './deal-draft.ts';

type Asked = Extract<Waiting, { talks?: unknown }> & { talks: object };

/** The question to the other one, while two main players negotiate and this seat is the one who is not asked. */
const askedPartner = (view: View): Asked | null =>
  view.waiting.find(
    (one): one is Asked =>
      'talks' in one && one.key === 'ask.offer' && view.seat >= 0 && one.talks?.partner === view.seat,
  ) ?? null;

/** This seat makes a deal without a word: it may not chat meanwhile. */
export const isWordless = ({ seat, decisions, waiting }: View): boolean =>
  decisions.some((one) => one.kind === 'offer' && one.wordless) ||
  waiting.some((one) => 'talks' in one && one.talks?.partner === seat && one.talks.wordless);

/** Planets where `giver` has a colony and `taker` has none. */
const grantable = ({ planets }: View, giver: Seat, taker: Seat): number[] =>
  planets.flatMap((ships, planet) => (ships[giver] > 0 && ships[taker] === 0 ? [planet] : []));

function unasked(view: View, { seat: partner, talks }: Asked): OfferDecision {
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
    wordless: talks.wordless,
    give: {
      hand: view.players[me].hand,
      planets: grantable(view, me, partner),
      colonies: talks.gets,
      free: 0,
    },
    get: {
      hand: view.players[partner].handCount,
      planets: grantable(view, partner, me),
      colonies: talks.gives,
      free: 0,
    },
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
