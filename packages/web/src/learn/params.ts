/** What the words of the lessons may speak of. */
import { OFFENSE, type Seat, type View } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';
import type { Params } from '@cosmarium/text';
import { YOU, type Scene } from './lessons.ts';

export function lessonParams(view: View, names: Names, { cast }: Scene): Params {
  const e = view.encounter;
  const alien = (seat: Seat) => names.alien(view.players[seat].sheets[0].alien);
  const { rival = YOU, ally = YOU, partner = YOU, planet } = cast;
  return {
    rival: names.seat(rival),
    ally: names.seat(ally),
    partner: names.seat(partner),
    alien: alien(YOU),
    rivalAlien: alien(rival),
    allyAlien: alien(ally),
    partnerAlien: alien(partner),
    planet: names.place(planet),
    landed: names.place(e !== null && e.planet >= 0 ? e.planet : planet),
    joined: e !== null && e.allies[OFFENSE] & (1 << ally) ? 'yes' : 'no',
    mine: view.fight?.totals?.[0] ?? 0,
    theirs: view.fight?.totals?.[1] ?? 0,
    colonies: view.players[YOU].foreign,
  };
}
