/** One encounter as the page shows it: who is in it with what, and once the cards are open the fight itself. */
import type { FightView, Seats, View } from '@cosmarium/engine';
import type { EncounterView } from './sides.ts';
import { sidesIn, sidesOf, type SideOf } from './sides.ts';

export interface Duel {
  number: number;
  phase: EncounterView['phase'];
  planet: number;
  sides: [SideOf, SideOf];
  laid: EncounterView['laid'];
  reinforcements: EncounterView['reinforcements'];
  beside: EncounterView['beside'];
  /** From the reveal on. */
  fight: FightView | null;
  /** Who may still join, by side. */
  open: [Seats, Seats];
}

/** What is going on, and with it what it has come to; null between encounters. */
export function duelNow({ encounter, fight, planets }: View): Duel | null {
  if (encounter === null) return null;
  const own = fight?.encounter === encounter.number ? fight : null;
  const { number, planet, laid, reinforcements, beside, invited, allies, phase } = encounter;
  const free = phase === 'alliance' ? ~(allies[0] | allies[1]) : 0;
  return {
    number,
    phase,
    planet,
    sides: own === null ? sidesOf(encounter, planets) : sidesIn(own),
    laid: own === null ? laid : laid.map((one, side) => openIn(own, side) ?? one),
    reinforcements,
    beside,
    fight: own,
    open: [invited[0] & free, invited[1] & free],
  };
}

/** The last one that was decided, if it is not the one that is still shown. */
export function duelBefore({ encounter, fight }: View): Duel | null {
  if (fight === null || fight.encounter === encounter?.number) return null;
  return {
    number: fight.encounter,
    phase: 'resolution',
    planet: fight.planet,
    sides: sidesIn(fight),
    laid: [openIn(fight, 0), openIn(fight, 1)],
    reinforcements: [],
    beside: [],
    fight,
    open: [0, 0],
  };
}

function openIn({ cards }: FightView, side: number): EncounterView['laid'][number] {
  const card = cards[side];
  return card === null ? null : { card, up: true };
}

/** With planning the stage is set: both main players, and a place for each card. */
export const isFight = (duel: Duel): boolean => duel.phase === 'planning' || hasCards(duel);

/** From the first card on there is something to be looked at. */
export const hasCards = ({ laid }: Duel): boolean => laid.some((one) => one !== null);
