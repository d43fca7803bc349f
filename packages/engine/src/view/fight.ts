import { standing } from '../reckoning.ts';
import type { GameState, Standing } from '../state/types.ts';
import type { FightView } from './types.ts';

export function fightView(s: GameState): FightView | null {
  const e = s.encounter;
  if (e !== null && e.phase === 'reveal' && e.outcome === null) {
    const none = () => s.players.map(() => 0);
    const open = { outcome: null, ground: null, upset: e.upset, bargain: null, landed: none(), lost: none() };
    return seenFight(s, standing(s), open);
  }
  return s.fight === null ? null : seenFight(s, s.fight, s.fight);
}

/** Field by field: spreading a record this wide takes longer than all the rest of a view. */
const seenFight = (s: GameState, now: Standing, since: Omit<FightView, keyof Standing>): FightView => ({
  encounter: now.encounter,
  offense: now.offense,
  defense: now.defense,
  planet: now.planet,
  cards: cardsOf(s, now),
  faces: now.faces,
  recast: now.recast,
  fleets: now.fleets,
  allies: now.allies,
  ledger: now.ledger,
  totals: now.totals,
  lowerWins: now.lowerWins,
  causes: now.causes,
  outcome: since.outcome,
  ground: since.ground,
  upset: since.upset,
  bargain: since.bargain,
  landed: since.landed,
  lost: since.lost,
});

const cardsOf = ({ kinds: all }: GameState, { cards }: Standing): FightView['cards'] => [
  cards[0] < 0 ? null : all[cards[0]],
  cards[1] < 0 ? null : all[cards[1]],
];
