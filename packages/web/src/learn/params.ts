/** What the words of the lessons may speak of. */
import { OFFENSE, type Seat, type View } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';
import type { Params } from '@cosmarium/text';
import { ALLY, PARTNER, RIVAL, WEAK_PLANET, YOU } from './position.ts';

export function lessonParams(view: View, names: Names): Params {
  const e = view.encounter;
  const alien = (seat: Seat) => names.alien(view.players[seat].sheets[0].alien);
  return {
    rival: names.seat(RIVAL),
    ally: names.seat(ALLY),
    partner: names.seat(PARTNER),
    alien: alien(YOU),
    allyAlien: alien(ALLY),
    partnerAlien: alien(PARTNER),
    planet: names.place(WEAK_PLANET),
    landed: names.place(e !== null && e.planet >= 0 ? e.planet : WEAK_PLANET),
    joined: e !== null && e.allies[OFFENSE] & (1 << ALLY) ? 'yes' : 'no',
    mine: view.fight?.totals?.[0] ?? 0,
    theirs: view.fight?.totals?.[1] ?? 0,
    colonies: view.players[YOU].foreign,
  };
}
