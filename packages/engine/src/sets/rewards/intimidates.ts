/** Intimidates: laid face down before planning, by a main player in place of an encounter card, by others as an offer. */
import { ownIntimidate } from '../../state/query.ts';
import type { AnyAbility, Ctx, PlayedCard } from '../../timing/abilities.ts';
import { CARDS } from './deck.ts';

/** INT-1: one each, while there is an opponent to impress. */
const mayThreaten = ({ e, me }: Ctx): boolean =>
  e.outcome === null && e.defense >= 0 && ownIntimidate(e, me) === undefined;

/** Before anybody is invited, so that it can be talked about, and last of all when the alliances stand. */
const ABILITIES: AnyAbility[] = [
  { name: 'offer', at: 'free', when: (c) => c.e.phase === 'launch' && mayThreaten(c), use: () => {} },
  { name: 'lay', at: 'alliance.formed', when: mayThreaten, use: () => {} },
];

export const INTIMIDATES: readonly PlayedCard[] = CARDS.filter(({ type }) => type === 'intimidate').map(
  ({ kind }) => ({ kind, lies: 'intimidate', abilities: ABILITIES }),
);
