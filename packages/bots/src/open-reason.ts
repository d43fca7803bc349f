/**
 * Why a bot made a move, told while the game is played: from what everybody at the table has seen, and from nothing else. Neither
 * hands nor sheets that lie face down nor seeds nor answers come here, so a reason cannot tell of them.
 */
import { cardInfo, RULES, standing, type Seat, type SeenEvent, type View } from '@cosmarium/engine';
import { because, remembers, type Level, type Why } from './bot.ts';
import { memoryOf } from './characters/memory.ts';
import { generosityOf, leastGenerous } from './generosity.ts';

/** A game as anybody sees it who sits there or watches: what has happened, and the table after it. */
export interface Sight {
  events: readonly SeenEvent[];
  view: View;
}

/** For what this seat was seen to do by event `at`. `later`: it may hang on hidden cards; null: it was no choice of its own. */
export function openReason({ events, view }: Sight, at: number, seat: Seat, level: Level): OpenReason {
  const stands = standing(events);
  const now = stands.indexOf(events[at]);
  const begun = stands.findLastIndex(({ type }, i) => type === 'encounter' && i < now);
  if (begun < 0) return null;
  const around = {
    view,
    earlier: stands.slice(0, begun),
    before: stands.slice(begun, now),
    after: stands.slice(now + 1),
    remembers: remembers(level),
  };
  const why = whyOf(stands[now], seat, around);
  return why !== null && level === 'easy' ? because('beginner') : why;
}

export type OpenReason = Why | 'later' | null;
type Seen<T extends SeenEvent['type']> = Extract<SeenEvent, { type: T }>;

interface Around {
  view: View;
  /** In other encounters. */
  earlier: readonly SeenEvent[];
  /** In the same encounter. */
  before: readonly SeenEvent[];
  after: readonly SeenEvent[];
  /** Whether whoever is asked knows what was done in other encounters. */
  remembers: boolean;
}

function whyOf(event: SeenEvent, seat: Seat, around: Around): OpenReason {
  switch (event.type) {
    case 'defense':
      return because('meets', { player: event.seat });
    case 'aimed':
      return around.before.some(({ type }) => type === 'defense')
        ? because('aims', { planet: event.planet, count: event.guards })
        : because('resettles');
    case 'invited':
      return whyInvite(event, around);
    case 'allied':
      return isCompelled(seat, around) ? null : because(JOINS[event.side]);
    case 'laid':
      return 'later';
    case 'proposed':
      return because('proposes');
    case 'agreed':
      return because('accepts');
    case 'deal':
      return event.made ? because('accepts') : because('fails', { player: proposerTo(seat, around) });
    case 'rewards':
      return whyRewards(event, around);
    default:
      return whyUse(event, around);
  }
}

/** Powers and cards that are used openly. */
function whyUse(event: SeenEvent, around: Around): OpenReason {
  switch (event.type) {
    case 'power.used':
      return isChosen(RULES.aliens[event.alien].alien.abilities, event.ability)
        ? because('uses', { alien: event.alien })
        : null;
    case 'card.played':
      return isPlayedAsAnother(event, around) ? null : because('plays', { card: event.cards![0] });
    case 'technology.used':
      return isChosen(RULES.card(event.cards![0]).technology!.card.abilities, event.ability)
        ? because('plays', { card: event.cards![0] })
        : null;
    case 'ship.used':
      return because('plays', { card: event.ship });
    case 'reinforced':
      // Other cards reinforce by somebody's power.
      return cardInfo(event.cards![0]).type === 'reinforcement'
        ? because('reinforces', { card: event.cards![0] })
        : null;
    default:
      return null;
  }
}

const isChosen = (abilities: readonly { name: string; optional?: boolean }[], name: string): boolean =>
  abilities.some((one) => one.name === name && one.optional === true);

/** Their power lets them play cards as others: what is seen is not what they had in mind. */
const isPlayedAsAnother = ({ seat }: Seen<'card.played'>, { before }: Around): boolean =>
  before.some(
    (event) =>
      event.type === 'power.used' &&
      event.seat === seat &&
      event.ability === RULES.aliens[event.alien].playsAs,
  );

const JOINS = { [-1]: 'stays-out', 0: 'joins-offense', 1: 'joins-defense' } as const;

/** Somebody's power or card was aimed at them, or they have chosen already: it may not be their choice. */
const isCompelled = (seat: Seat, { before }: Around): boolean =>
  before.some(
    (event) =>
      ('target' in event && event.seat !== seat && event.target?.seats.includes(seat)) ||
      (event.type === 'allied' && event.seat === seat),
  );

const proposerTo = (seat: Seat, { before }: Around): Seat =>
  before.find((event): event is Seen<'proposed'> => event.type === 'proposed' && event.to === seat)!.seat;

/** One ship is taken in any case, the rest tells what is wanted; unless somebody's power deals it out. */
function whyRewards({ seat, ships, cards }: Seen<'rewards'>, { before }: Around): Why | null {
  const outcome = before.findLastIndex(({ type }) => type === 'outcome');
  if (before.slice(outcome).some((event) => event.type === 'power.used' && event.seat !== seat)) return null;
  if (ships > 1) return because('needs-ships');
  return ships === 1 && cards > 0 ? because('needs-cards') : null;
}

function whyInvite({ seat, seats }: Seen<'invited'>, around: Around): OpenReason {
  const { view, before } = around;
  const main = before.flatMap((event) =>
    event.type === 'encounter' || event.type === 'defense' ? [event.seat] : [],
  );
  const guests = view.players
    .map((_, i) => (main[0] + i) % view.players.length)
    .filter((one) => one !== main[0] && one !== main.at(-1));
  const out = guests.filter((one) => (seats & (1 << one)) === 0);
  const count = guests.length - out.length;
  // A technology may forbid to invite anybody.
  const barred = before.some((event) => event.type === 'technology.used' && event.seat !== seat);
  if (guests.length === 0 || (count === 0 && barred)) return null;
  if (out.length > 0 && !countsColonies(around)) return 'later';
  const feared = out.find((one) => foreignOf(one, around) >= view.rules.coloniesToWin - 1);
  if (feared !== undefined)
    return because('not-invited', { player: feared, count: foreignOf(feared, around) });
  const mean = around.remembers && seat === main[0] ? whoSeldomInvites(out, seat, around) : undefined;
  if (mean !== undefined) return because('seldom-invites', { player: mean });
  return because(count > 0 ? 'invites' : 'alone', { count });
}

function whoSeldomInvites(out: readonly Seat[], seat: Seat, { view, earlier }: Around): Seat | undefined {
  return leastGenerous(out, generosityOf(memoryOf(earlier).deeds, seat, view.players.length));
}

/** Whether colonies alone tell how near everybody was to winning, and all that has become of them was told. */
const countsColonies = ({ view, after }: Around): boolean =>
  !after.some(({ type }) => /^(planet|sheet|sheets|stage)\./.test(type)) &&
  view.players.every(({ sheets }) =>
    sheets.every(({ alien, faceDown }) => faceDown || RULES.aliens[alien].alien.leftToWin === undefined),
  );

/** So many foreign colonies they had at that time. */
function foreignOf(seat: Seat, { view, after }: Around): number {
  const changes = after.filter(
    (event): event is Seen<'colony.gained' | 'colony.lost'> =>
      (event.type === 'colony.gained' || event.type === 'colony.lost') && event.seat === seat,
  );
  return view.planets.filter((ships, planet) => {
    const next = changes.find((event) => event.planet === planet);
    const had = next === undefined ? ships[seat] > 0 : next.type === 'colony.lost';
    return had && !view.systems[seat].includes(planet);
  }).length;
}
