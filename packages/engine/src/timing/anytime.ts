/** What a player may keep ready: all they have that can be used at any time, whether or not it could be used just now. */
import { isInGame } from '../cards/kinds.ts';
import type { From, Response } from '../decisions.ts';
import type { Game } from '../game.ts';
import type { Standing } from '../rulebook.ts';
import { faceDownSheet, playsFreely, usesSuper, wouldHavePower } from '../state/query.ts';
import { atHand } from '../state/special.ts';
import type { Card, Seat } from '../state/types.ts';
import { AT } from './moments.ts';

const NOTHING: readonly Response[] = [];

export function anyTime(g: Pick<Game, 's' | 'rules'>, seat: Seat): readonly Response[] {
  const at = AT.free.number;
  const { sheets, technologies, hand } = g.s.players[seat];
  const found: Response[] = [];
  const add = (source: string, from: From, zone: string, abilities: readonly Standing[] = []) => {
    for (const { name: ability } of abilities)
      if (!found.some((one) => one.source === source && one.ability === ability && one.from === from))
        found.push({ source, ability, from, zone });
  };
  const freely = playsFreely(g, seat);
  const addCard = (card: Card, zone: string, wildOnly: boolean) => {
    const kind = g.s.kinds[card];
    const { type, alien, played, freely: whenever, wild, super: own } = g.rules.card(kind);
    if (type !== 'flare') {
      const from = type === 'artifact' ? 'artifact' : 'card';
      add(kind, from, zone, played[at]);
      if (freely) add(kind, from, zone, whenever);
      return;
    }
    // Most flares have nothing of the kind, and whose alien it is takes longer to find out.
    if (wild[at] === undefined && own[at] === undefined) return;
    const openly = !wildOnly && usesSuper(g, seat, alien);
    if (!openly) add(kind, 'wild', zone, wild[at]);
    if (openly || (!wildOnly && faceDownSheet(g, seat, alien) !== null)) add(kind, 'super', zone, own[at]);
  };
  for (const sheet of sheets) {
    if (!wouldHavePower(g, seat, sheet)) continue;
    const { alien, optional } = g.rules.aliens[sheet.alien];
    add(alien.id, 'power', '', optional[at]);
    if (alien.playsAs !== undefined)
      for (const kind of g.rules.artifacts)
        if (isInGame(g.s.options, kind)) add(kind, 'artifact', alien.id, g.rules.card(kind).played[at]);
    for (const { playable, cards, name, wildOnly } of sheet.piles)
      if (playable) for (const card of cards) addCard(card, name, wildOnly === true);
  }
  for (const { card, up } of technologies) {
    const kind = g.s.kinds[card];
    const { hidden, optional } = g.rules.card(kind).technology!;
    if (up !== hidden) add(kind, 'technology', '', optional[at]);
  }
  for (const { marks } of atHand(g.s, seat))
    for (const mark of marks) add(mark, 'ship', '', g.rules.ships[mark]?.optional[at]);
  for (const { source, name, by } of g.s.encounter?.lasting ?? [])
    if (by === seat) add(source, 'rule', '', g.rules.lasting[source][name].optional[at]);
  for (const card of hand) addCard(card, '', false);
  return found.length === 0 ? NOTHING : found;
}
