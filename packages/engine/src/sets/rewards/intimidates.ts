/** Intimidates: laid face down before planning, by a main player in place of an encounter card, by others as an offer. */
import { hasLaidBeside } from '../../state/query.ts';
import type { Phase } from '../../state/types.ts';
import type { AnyAbility, Ctx, PlayedCard } from '../../timing/abilities.ts';
import { CARDS } from './deck.ts';

const BEFORE_PLANNING: readonly Phase[] = ['start-turn', 'regroup', 'destiny', 'launch', 'alliance'];

/** INT-1: one each, at any time before the planning phase, also before anybody knows who will meet whom (RUL-6). */
const mayThreaten = ({ e, me }: Ctx): boolean =>
  e.outcome === null && BEFORE_PLANNING.includes(e.phase) && !hasLaidBeside(e, me, 'intimidate');

/** Whenever something can be done at any time, and last of all when the alliances stand. */
const ABILITIES: AnyAbility[] = [
  { name: 'offer', at: 'free', when: mayThreaten, use: () => {} },
  { name: 'lay', at: 'alliance.formed', when: mayThreaten, use: () => {} },
];

export const INTIMIDATES: readonly PlayedCard[] = CARDS.filter(({ type }) => type === 'intimidate').map(
  ({ kind }) => ({ kind, lies: 'intimidate', abilities: ABILITIES }),
);
