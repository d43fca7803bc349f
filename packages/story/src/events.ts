/** What happened, told in sentences. */
import { GATE, REMOVED, TRANSIT, WARP } from '@cosmarium/engine';
import type { EventType, GameEvent, Outcome, Place, SeenEvent, SeenTarget } from '@cosmarium/engine';
import type { Params } from '@cosmarium/text';
import type { Names } from './names.ts';
import { giveInWords, transfersInWords } from './terms.ts';

type Seen<T extends EventType> = SeenEvent<Extract<GameEvent, { type: T }>>;
/** The parameters of the sentence `event.<type>`, a sentence of its own, or null: not worth telling. */
type Teller<T extends EventType> = (event: Seen<T>, names: Names) => Params | string | null;

const NOTHING: Params = {};
const yes = (value: boolean) => (value ? 'yes' : 'no');

const who = (event: { seat: number }, names: Names): Params => names.who(event.seat);
const whoAs = (event: { seat: number; as: string }, names: Names): Params => ({
  ...names.who(event.seat),
  as: event.as,
});
const whoAlien = (event: { seat: number; alien: string }, names: Names): Params => ({
  ...names.who(event.seat),
  alien: names.alien(event.alien),
});

/** Of a sheet that lies face down others do not learn which alien it is. */
const whoSheet = (
  event: { type: 'sheet.gained' | 'sheet.gone'; seat: number; alien: string },
  names: Names,
): Params | string =>
  event.alien === '' ? names.t(`event.${event.type}.hidden`, who(event, names)) : whoAlien(event, names);

function cardsOf(event: { cards: string[] | null; count: number }, names: Names): string {
  return event.cards === null || event.cards.length === 0
    ? names.t('event.cards', { count: event.count })
    : names.cards(event.cards);
}
const whoCards = (
  event: { seat: number; cards: string[] | null; count: number },
  names: Names,
): Params | null => (event.count === 0 ? null : { ...names.who(event.seat), cards: cardsOf(event, names) });

/** From one hand to another. */
const handed = (
  event: { from: number; to: number; cards: string[] | null; count: number },
  names: Names,
): Params => ({
  from: names.plainWho(event.from),
  you: yes(event.from === names.self),
  to: names.whom(event.to),
  cards: cardsOf(event, names),
});
const pair = (event: { seats: readonly number[] }, names: Names): Params => ({
  first: names.plainWho(event.seats[0]),
  second: names.whom(event.seats[1]),
});

/** The reason an alien or a card gives, if it has words for it. */
const reason = (key: string, params: Params, names: Names): string =>
  names.words.has(key) ? names.t('event.reason', { reason: names.t(key, params) }) : '';

/** What was named with a use or a card: a player several times is that player with a number. */
function named(target: SeenTarget | null, names: Names): string {
  if (target === null) return '';
  const counts = new Map<number, number>();
  for (const seat of target.seats) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  const parts = [...counts].map(([seat, count]) => names.whom(seat) + (count > 1 ? ` (${count})` : ''));
  if (target.card !== '') parts.unshift(names.card(target.card));
  if (target.word !== undefined) parts.unshift(names.t(target.word));
  if (target.planet >= 0) parts.push(names.place(target.planet));
  if (target.number >= 0) parts.push(String(target.number));
  return names.t('event.named', { target: names.list(parts) });
}

function moveKind(from: Place, to: Place): string {
  if (from === TRANSIT) return to >= 0 ? 'home' : 'other';
  if (from === WARP) return to === GATE ? 'launched' : 'retrieved';
  return to === GATE ? 'gate' : 'other';
}

/** Words that may stand in a message as a choice: letters only. */
const OUTCOMES: Record<Outcome['type'], string> = {
  win: 'win',
  deal: 'deal',
  'failed-deal': 'failed',
  'both-lose': 'both',
  peace: 'peace',
  surrender: 'surrender',
  'broken-off': 'broken',
};

/** One entry for every type of event: the compiler sees to it that none is missing. */
export const TELLERS: { readonly [T in EventType]: Teller<T> } = {
  turn: who,
  encounter: (event, names) => ({ ...who(event, names), number: event.number, extra: yes(event.extra) }),
  phase: () => null,
  'destiny.drawn': (event, names) => ({ ...who(event, names), card: names.destiny(event.card) }),
  'destiny.discarded': (event, names) => ({ card: names.destiny(event.card) }),
  'destiny.shuffled': () => NOTHING,
  defense: who,
  aimed: (event, names) => ({ planet: names.place(event.planet) }),
  'ships.moved': (event, names) => {
    const count = event.from.reduce((sum, part) => sum + part.count, 0);
    if (event.to === TRANSIT || count === 0) return null;
    const from = event.from
      .filter((part) => part.count > 0)
      .map((part) => names.place(part.place) + (event.from.length > 1 ? ` (${part.count})` : ''));
    const how = event.to === REMOVED ? 'removed' : moveKind(event.from[0].place, event.to);
    return { ...who(event, names), count, how, from: names.list(from), to: names.place(event.to) };
  },
  'ships.lost': (event, names) => {
    const parts = (['warped', 'removed', 'saved'] as const).filter((part) => event[part] > 0);
    if (parts.length === 0) return null;
    return parts
      .map((part) => names.t(`event.ships.lost.${part}`, { ...who(event, names), count: event[part] }))
      .join(' ');
  },
  'ship.marked': (event, names) => ({
    ...who(event, names),
    ship: event.count === 1 ? names.ship(event.ship) : `${event.count} × ${names.ship(event.ship)}`,
    where: names.place(event.place),
  }),
  'ship.used': (event, names) => ({
    ...who(event, names),
    ship: names.ship(event.ship),
    does: names.t(`${event.ship}.does.${event.ability}`),
  }),
  'ship.recharged': (event, names) => ({ ...who(event, names), ship: names.ship(event.ship) }),
  'colony.gained': (event, names) => ({ ...who(event, names), planet: names.place(event.planet) }),
  'colony.lost': (event, names) => ({ ...who(event, names), planet: names.place(event.planet) }),
  invited: (event, names) => ({
    ...who(event, names),
    anybody: yes(event.seats !== 0),
    whom: names.seats(event.seats),
  }),
  allied: (event, names) => ({
    ...who(event, names),
    side: event.side < 0 ? 'none' : event.side === 0 ? 'offense' : 'defense',
  }),
  'alliance.cancelled': who,
  laid: who,
  'beside.laid': whoAs,
  'beside.returned': whoAs,
  'beside.revealed': (event, names) => ({ ...whoAs(event, names), cards: cardsOf(event, names) }),
  swapped: () => NOTHING,
  'taken-back': who,
  revealed: whoCards,
  face: (event, names) => ({
    side: names.side(event.side),
    face: event.face,
    value: event.value,
    reason: reason(event.key, { value: event.value }, names),
  }),
  line: (event, names) => {
    // The reinforcement itself has been told of.
    if (event.key === 'line.reinforcement') return null;
    return {
      ...names.who(event.by),
      side: names.side(event.side),
      value: event.value < 0 ? `−${-event.value}` : `+${event.value}`,
      reason: reason(event.key, { value: event.value, who: names.plainWho(event.by) }, names),
    };
  },
  arithmetic: (event, names) =>
    names.words.has(event.key)
      ? { ...names.who(event.by), reason: names.t(event.key, { who: names.plainWho(event.by) }) }
      : null,
  reinforced: (event, names) => ({ ...whoCards(event, names), side: names.side(event.side) }),
  totals: (event) => ({ offense: event.totals[0], defense: event.totals[1] }),
  outcome: ({ outcome }, names) => ({
    type: OUTCOMES[outcome.type],
    side: outcome.type === 'win' ? names.side(outcome.side) : '',
  }),
  'power.used': (event, names) => ({
    ...whoAlien(event, names),
    power: names.t(`alien.${event.alien}.power`),
    named: named(event.target, names),
  }),
  'power.zapped': whoAlien,
  'power.lost': who,
  'power.back': who,
  'sheet.gained': whoSheet,
  'sheet.gone': whoSheet,
  'sheet.turned': whoAlien,
  'sheet.lent': (event, names) => ({
    from: names.whom(event.from),
    to: names.whom(event.to),
    alien: names.alien(event.alien),
  }),
  'sheets.traded': pair,
  'stages.laid': (event, names) => ({
    ...who(event, names),
    aliens: names.list(event.aliens.map((alien) => names.alien(alien))),
  }),
  'stage.entered': whoAlien,
  tokens: (event, names) => ({ ...whoAlien(event, names), count: event.count }),
  'card.played': (event, names) => ({
    ...names.who(event.seat),
    cards: cardsOf(event, names),
    as: event.as,
    named: named(event.target, names),
  }),
  'card.stopped': whoCards,
  'card.returned': whoCards,
  'cards.drawn': whoCards,
  'cards.discarded': whoCards,
  'cards.purged': whoCards,
  'cards.given': handed,
  'cards.taken': (event, names) => ({ ...whoCards(event, names), from: event.from }),
  'cards.shown': whoCards,
  'cards.seen': whoCards,
  seen: (event, names) => ({
    ...who(event, names),
    what: event.what,
    known: yes(event.word !== ''),
    word:
      event.word === '' ? '' : event.what === 'sheet' ? names.alien(event.word) : names.destiny(event.word),
  }),
  'cards.piled': whoCards,
  'cards.buried': (event, names) => ({ ...whoCards(event, names), where: event.where }),
  combo: ({ id }, names) => ({ title: names.t(`combo.${id}.title`), line: names.t(`combo.${id}.line`) }),
  'hands.swapped': pair,
  'hand.mixed': pair,
  'deck.reshuffled': () => NOTHING,
  'deck.searched': ({ seat }, names) => names.who(seat),
  quake: () => NOTHING,
  'planet.added': (event, names) => ({ ...who(event, names), planet: names.place(event.planet) }),
  'planet.removed': (event, names) => ({ planet: names.place(event.planet) }),
  'planet.drifted': (event, names) => ({ planet: names.place(event.planet), back: yes(event.back) }),
  'piece.moved': (event, names) => ({
    ...whoAlien(event, names),
    piece: names.t(`${event.alien}.hold.${event.name}`),
    system: names.besides(event.system),
  }),
  'technology.gained': whoCards,
  'technology.shown': whoCards,
  'technology.used': (event, names) => ({ ...whoCards(event, names), named: named(event.target, names) }),
  'technology.stored': who,
  'technology.passed': handed,
  'technology.discarded': whoCards,
  proposed: (event, names) => ({
    ...who(event, names),
    give: giveInWords(names, event.terms.give),
    get: giveInWords(names, event.terms.get),
  }),
  agreed: (event, names) => ({ what: transfersInWords(names, event.transfers) }),
  deal: (event) => ({ how: event.made ? 'made' : event.quashed ? 'quashed' : 'failed' }),
  compensation: (event, names) => ({
    ...who(event, names),
    from: names.whom(event.from),
    count: event.count,
  }),
  rewards: (event, names) => ({
    ...who(event, names),
    what: event.ships === 0 ? 'cards' : event.cards === 0 ? 'ships' : 'both',
    cards: event.cards,
    ships: event.ships,
  }),
  note: (event, names) =>
    names.words.has(event.key)
      ? names.t(event.key, {
          ...names.params(event.params, (seat) => names.whom(seat)),
          ...who(event, names),
        })
      : null,
  won: (event, names) => ({
    ...names.who(event.seats[0]),
    all: names.list(event.seats.map((seat) => names.whom(seat))),
    count: event.seats.length,
    reason: reason(event.key, {}, names),
  }),
  drawn: (event, names) => ({ reason: reason(event.key, {}, names) }),
  undone: who,
};

/** The sentence for an event, or null if it is not worth one. */
export function tell(event: SeenEvent, names: Names): string | null {
  const teller = TELLERS[event.type] as Teller<EventType>;
  const told = teller(event, names);
  if (told === null || typeof told === 'string') return told;
  return names.t(`event.${event.type}`, told);
}
