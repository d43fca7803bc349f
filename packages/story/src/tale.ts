/** An encounter in at most four sentences: who attacks whom, who joins, what is played, how it ends and why. */
import {
  GATE,
  OFFENSE,
  SIDES,
  standing,
  type Cause,
  type FightView,
  type PlanetId,
  type Seat,
  type SeenEvent,
  type Transfer,
  type Side,
} from '@cosmarium/engine';
import type { Names } from './names.ts';
import { resultOf } from './result.ts';

/** What the events of one encounter come to. */
interface Facts {
  number: number;
  offense: Seat;
  defense: Seat;
  planet: PlanetId;
  destiny: string;
  ships: number;
  /** By side: who joined, with how many ships. */
  joined: [Map<Seat, number>, Map<Seat, number>];
  /** Everybody has been asked. */
  formed: boolean;
  /** How much else had been played when the invitations were over. */
  asking: number;
  cards: [string | null, string | null];
  /** What else was played or used, in order. */
  besides: { seat: Seat; card: string; power: string; stopped: boolean }[];
  result: Pick<FightView, 'outcome' | 'ground' | 'upset' | 'totals' | 'bargain'>;
  causes: Cause[];
  proposed: Extract<SeenEvent, { type: 'proposed' }> | null;
  agreed: Transfer[];
  colonies: Map<PlanetId, Seat[]>;
  lost: Map<Seat, number>;
  spoils: Extract<SeenEvent, { type: 'compensation' | 'rewards' }>[];
}

const noFacts = (): Facts => ({
  number: 0,
  offense: -1,
  defense: -1,
  planet: -1,
  destiny: '',
  ships: 0,
  joined: [new Map(), new Map()],
  formed: false,
  asking: 0,
  cards: [null, null],
  besides: [],
  result: { outcome: null, ground: null, upset: false, totals: null, bargain: null },
  causes: [],
  proposed: null,
  agreed: [],
  colonies: new Map(),
  lost: new Map(),
  spoils: [],
});

/** A power that only limited what somebody might have sent comes to nothing if they send nothing. */
function stayOut({ besides, asking }: Facts, seat: Seat): void {
  const last = besides.at(-1);
  if (besides.length > asking && last?.seat === seat && last.power !== '') besides.pop();
}

function note(facts: Facts, event: SeenEvent): void {
  const { result } = facts;
  switch (event.type) {
    case 'encounter':
      facts.number = event.number;
      facts.offense = event.seat;
      break;
    case 'destiny.drawn':
      facts.destiny = event.card;
      break;
    case 'defense':
      facts.defense = event.seat;
      break;
    case 'aimed':
      facts.planet = event.planet;
      break;
    case 'phase':
      if (event.phase === 'planning' || event.phase === 'reveal') facts.formed = true;
      break;
    case 'ships.moved':
      send(facts, event);
      break;
    case 'invited':
      facts.asking = facts.besides.length;
      break;
    case 'allied':
      if (event.side >= 0) facts.joined[event.side as Side].set(event.seat, 0);
      else stayOut(facts, event.seat);
      break;
    case 'alliance.cancelled':
      for (const side of SIDES) facts.joined[side].delete(event.seat);
      break;
    case 'revealed':
      facts.cards[event.side] = event.cards?.[0] ?? null;
      break;
    case 'power.used':
      facts.besides.push({ seat: event.seat, card: '', power: event.alien, stopped: false });
      break;
    case 'power.zapped':
      stop(facts, ({ power }) => power === event.alien);
      break;
    case 'card.played':
    case 'reinforced':
      for (const card of event.cards ?? [])
        facts.besides.push({ seat: event.seat, card, power: '', stopped: false });
      break;
    case 'card.stopped':
      stop(facts, ({ card }) => event.cards?.includes(card) === true);
      break;
    case 'arithmetic':
      facts.causes.push({ key: event.key, by: event.by });
      break;
    case 'totals':
      result.totals = event.totals;
      break;
    case 'outcome':
      // That a deal failed does not change why there was one to make.
      if (result.ground === null) [result.ground, result.upset] = [event.ground, event.upset];
      result.outcome = event.outcome;
      facts.agreed = [];
      break;
    case 'agreed':
      facts.agreed.push(...event.transfers);
      break;
    case 'proposed':
      facts.proposed = event;
      break;
    case 'deal':
      if (event.made) result.bargain = bargainOf(facts);
      break;
    case 'colony.gained':
      facts.colonies.set(event.planet, [...(facts.colonies.get(event.planet) ?? []), event.seat]);
      break;
    case 'ships.lost':
      facts.lost.set(event.seat, (facts.lost.get(event.seat) ?? 0) + event.warped + event.removed);
      break;
    case 'compensation':
    case 'rewards':
      facts.spoils.push(event);
      break;
    default:
      break;
  }
}

/** What the deal was that has been made: all that was agreed on by twos, or what was proposed last. */
function bargainOf({ agreed, proposed, offense, defense }: Facts): FightView['bargain'] {
  if (agreed.length > 0 || proposed === null) return agreed;
  const { seat, to, terms } = proposed;
  if ([offense, defense].includes(seat) && [offense, defense].includes(to)) return { by: seat, terms };
  return [
    { from: seat, to, give: terms.give },
    { from: to, to: seat, give: terms.get },
  ];
}

function send(facts: Facts, { seat, from, to }: Extract<SeenEvent, { type: 'ships.moved' }>): void {
  if (facts.result.outcome !== null) return;
  const count = from.reduce((sum, part) => sum + part.count, 0);
  if (seat === facts.offense && to === GATE) facts.ships += count;
  for (const side of SIDES) {
    const already = facts.joined[side].get(seat);
    if (already !== undefined && to < 0) facts.joined[side].set(seat, already + count);
  }
}

function stop({ besides }: Facts, isIt: (one: Facts['besides'][number]) => boolean): void {
  const last = besides.findLast(isIt);
  if (last !== undefined) last.stopped = true;
}

export interface Tale {
  number: number;
  offense: Seat;
  defense: Seat;
  /** At most four, each complete in itself; the last one tells how it ended, if it has. */
  sentences: string[];
  over: boolean;
}

/** The events of one encounter, from the one that begins it on. */
export function taleOf(events: readonly SeenEvent[], names: Names): Tale {
  const facts = noFacts();
  for (const event of standing(events)) note(facts, event);
  const { number, offense, defense } = facts;
  const sentences = [attack(facts, names), alliance(facts, names), play(facts, names), end(facts, names)];
  return {
    number,
    offense,
    defense,
    sentences: sentences.filter((sentence) => sentence !== ''),
    over: facts.result.outcome !== null,
  };
}

function attack({ offense, defense, planet, destiny, ships }: Facts, names: Names): string {
  const parts: string[] = [];
  if (destiny !== '') parts.push(names.t('tale.destiny', { card: names.destiny(destiny) }));
  if (defense >= 0 && planet >= 0)
    parts.push(
      names.t('tale.attack', {
        ...names.who(offense),
        whom: names.seat(defense),
        target: defense === names.self ? 'yes' : 'no',
        planet: names.place(planet),
        count: ships,
      }),
    );
  return parts.join(' ');
}

function alliance({ joined, formed }: Facts, names: Names): string {
  if (!formed) return '';
  const [offense, defense] = joined.map((side) =>
    names.list([...side].map(([seat, ships]) => `${names.plainWho(seat)} (${ships})`)),
  );
  const sides = offense === '' ? (defense === '' ? 'none' : 'defense') : defense === '' ? 'offense' : 'both';
  return names.t('tale.allies', { sides, offense, defense });
}

function play({ cards, besides, offense, defense }: Facts, names: Names): string {
  const parts = SIDES.flatMap((side) => {
    const card = cards[side];
    const seat = side === OFFENSE ? offense : defense;
    return card === null ? [] : [names.t('tale.card', { who: names.plainWho(seat), card: names.card(card) })];
  });
  const more = besides.map(({ seat, card, power, stopped }) =>
    names.t('tale.besides', {
      who: names.plainWho(seat),
      what: card === '' ? names.t(`alien.${power}.power`) : names.card(card),
      stopped: stopped ? 'yes' : 'no',
    }),
  );
  // The same power may be used again and again.
  const said = [...new Set(more)];
  return [...parts, ...(said.length === 0 ? [] : [names.t('tale.also', { things: names.list(said) })])].join(
    ' ',
  );
}

function end(facts: Facts, names: Names): string {
  const { offense, defense, result, causes, colonies, lost, spoils } = facts;
  const ended = resultOf({ offense, defense, causes, ...result }, names);
  if (ended === null) return '';
  const parts = [ended];
  for (const [planet, seats] of colonies)
    parts.push(
      names.t('tale.colony', {
        who: names.list(seats.map((seat) => names.plainWho(seat))),
        planet: names.place(planet),
      }),
    );
  const gone = [...lost].filter(([, count]) => count > 0);
  if (gone.length > 0)
    parts.push(
      names.t('tale.lost', {
        who: names.list(gone.map(([seat, count]) => `${names.plainWho(seat)} (${count})`)),
      }),
    );
  for (const one of spoils)
    if (one.type === 'compensation' && one.count > 0)
      parts.push(names.t('tale.compensation', { who: names.plainWho(one.seat), count: one.count }));
    else if (one.type === 'rewards')
      parts.push(
        names.t('tale.rewards', { who: names.plainWho(one.seat), cards: one.cards, ships: one.ships }),
      );
  return parts.join(' ');
}

/** Encounters by their events; what came before the first one is left out. */
export function encountersIn<E extends SeenEvent>(events: readonly E[]): E[][] {
  const encounters: E[][] = [];
  for (const event of events) {
    if (event.type === 'encounter') encounters.push([]);
    encounters.at(-1)?.push(event);
  }
  return encounters;
}

/** What has been decided since event `from` of these, one sentence for every encounter. */
export function recapOf(events: readonly SeenEvent[], from: number, names: Names): string[] {
  const ends: string[] = [];
  let before = events.findIndex(({ type }) => type === 'encounter');
  for (const encounter of encountersIn(events)) {
    const decided = encounter.findIndex(({ type }) => type === 'outcome');
    if (decided >= 0 && before + decided >= from) {
      const { sentences, number } = taleOf(encounter, names);
      ends.push(names.t('tale.recap', { number, end: sentences.at(-1)! }));
    }
    before += encounter.length;
  }
  return ends;
}

const MOVES: ReadonlySet<SeenEvent['type']> = new Set<SeenEvent['type']>([
  'invited',
  'allied',
  'laid',
  'card.played',
  'power.used',
  'reinforced',
  'proposed',
]);

/** The number, among these, of the first event after the last thing this player did. */
export const sinceMoveOf = (events: readonly SeenEvent[], seat: Seat): number =>
  events.findLastIndex((event) => MOVES.has(event.type) && 'seat' in event && event.seat === seat) + 1;
