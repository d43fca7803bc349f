/** Words for options and places, and back: how scenario files, tests and the terminal speak of answers. */
import type {
  Answer,
  Decision,
  Give,
  GiveLimits,
  OfferAnswer,
  OfferDecision,
  Option,
  Slot,
  Terms,
} from '../decisions.ts';
import { granted } from '../deals.ts';
import { CosmariumError, shown } from '../errors.ts';
import { numberedIn, numberOf, planetOwner } from '../state/planets.ts';
import { AID, FIRST_HOLD, GATE, REMOVED, TRANSIT, WARP } from '../state/types.ts';
import type { GameState, Hold, Place, Seat } from '../state/types.ts';

/** Places that are no planets. */
export const PLACES: { [word: string]: Place } = {
  warp: WARP,
  gate: GATE,
  aid: AID,
  removed: REMOVED,
  transit: TRANSIT,
};

const wrong = (message: string) => new CosmariumError('bad-scenario', message);
const illegal = (message: string) => new CosmariumError('illegal-answer', message);

const sheetHolds = (s: GameState): Hold[] =>
  s.players.flatMap(({ sheets }) => sheets.flatMap(({ holds }) => holds));

export function placeLabel(s: GameState, place: Place): string {
  if (place <= FIRST_HOLD)
    return sheetHolds(s).find((hold) => hold.place === place)?.name ?? `technology-${FIRST_HOLD - place + 1}`;
  if (place < 0) return Object.keys(PLACES).find((word) => PLACES[word] === place)!;
  if (planetOwner(s, place) < 0) return 'removed';
  return `${s.players[planetOwner(s, place)].colour}-${numberOf(s, place)}`;
}

export function placeOf(s: GameState, label: string): Place {
  if (Object.hasOwn(PLACES, label)) return PLACES[label];
  const hold = sheetHolds(s).find(({ name }) => name === label);
  if (hold !== undefined) return hold.place;
  const match = /^([a-z]+)-(\d+)$/.exec(label);
  if (match?.[1] === 'technology' && s.holds[Number(match[2]) - 1] !== undefined)
    return FIRST_HOLD - (Number(match[2]) - 1);
  const seat = match === null ? -1 : s.players.findIndex((player) => player.colour === match[1]);
  const planet = seat < 0 ? undefined : numberedIn(s, seat)[Number(match![2]) - 1];
  if (planet === undefined) throw wrong(`"${label}" is no place of this game`);
  return planet;
}

export function seatOf(s: GameState, colour: string): Seat {
  const seat = s.players.findIndex((player) => player.colour === colour);
  if (seat < 0) throw wrong(`nobody plays ${shown(colour)}`);
  return seat;
}

const zoned = (card: string, zone: string) => (zone === '' ? card : `${card}@${zone}`);

/** The word for one option of a decision of this kind. */
export function optionLabel(s: GameState, kind: Decision['kind'], option: Option): string {
  if (typeof option === 'string') return option;
  if (typeof option === 'number') {
    if (kind === 'number') return String(option);
    return kind === 'planet' ? placeLabel(s, option) : s.players[option].colour;
  }
  if ('source' in option) return zoned(`${option.source}:${option.ability}`, option.zone);
  if ('side' in option)
    return zoned(`${option.card} ${option.side === 0 ? 'offense' : 'defense'}`, option.zone);
  return zoned(option.card, option.zone);
}

/** The place, and the class of ships if it is not the ordinary one. */
const slotLabel = (s: GameState, { at, ship }: Slot): string =>
  ship === undefined ? placeLabel(s, at) : `${placeLabel(s, at)}:${ship}`;

/** All legal answers of a decision with a list of them; for ships, the slots with their limits. */
export function legalLabels(s: GameState, d: Decision): string[] {
  const slots = (list: readonly Slot[]) => list.map((slot) => `${slotLabel(s, slot)} 0..${slot.max}`);
  switch (d.kind) {
    case 'ships':
      return slots(d.slots);
    case 'launch':
    case 'ally':
      return [
        ...d.targets.map((target) => `to ${typeof target === 'string' ? target : placeLabel(s, target)}`),
        ...slots(d.slots),
      ];
    case 'offer':
      return [...(d.acceptable ? ['accept'] : []), 'fail', ...(d.last ? [] : ['propose'])];
    default:
      return d.options.map((option) => optionLabel(s, d.kind, option));
  }
}

function find(labels: readonly string[], word: unknown, taken: readonly number[]): number {
  const wanted = String(word);
  let i = labels.findIndex((label, at) => label === wanted && !taken.includes(at));
  // A response may be named by its source alone when that is clear.
  if (i < 0) {
    const close = labels.flatMap((label, at) =>
      label.split(':')[0] === wanted && !taken.includes(at) ? [at] : [],
    );
    if (close.length === 1) i = close[0];
  }
  if (i < 0) throw illegal(`"${wanted}" is not among the options: ${labels.join(', ')}`);
  return i;
}

function counts(s: GameState, list: readonly Slot[], given: unknown): number[] {
  const ships = (given ?? {}) as Record<string, number>;
  const answer = list.map(() => 0);
  for (const [label, count] of Object.entries(ships)) {
    const [place, ship] = label.split(':');
    const at = placeOf(s, place);
    const there = list.flatMap((slot, i) => (slot.at === at ? [i] : []));
    // One class only at that place need not be named.
    const i =
      there.find((j) => list[j].ship === ship) ?? (ship === undefined && there.length === 1 ? there[0] : -1);
    if (i < 0) throw illegal(`no ships can be chosen at ${label}`);
    if (count > list[i].max) throw illegal(`${label} takes 0 to ${list[i].max} ships, not ${count}`);
    answer[i] = count;
  }
  return answer;
}

/** An answer in words, as the engine takes it. */
export function answerFromWords(s: GameState, d: Decision, words: unknown): Answer {
  switch (d.kind) {
    case 'ships':
      return counts(s, d.slots, words);
    case 'launch':
    case 'ally': {
      const { to, ships } = words as { to: string; ships?: unknown };
      const target = d.targets.findIndex((t) => (typeof t === 'string' ? t : placeLabel(s, t)) === to);
      if (target < 0) throw illegal(`"${to}" is not among the targets: ${legalLabels(s, d).join(', ')}`);
      return { target, ships: counts(s, d.slots, ships) };
    }
    case 'invite':
    case 'players':
    case 'cards':
    case 'arrange': {
      if (!Array.isArray(words)) throw wrong(`${d.kind} takes a list`);
      const labels = legalLabels(s, d);
      const chosen: number[] = [];
      for (const word of words) chosen.push(find(labels, word, chosen));
      return d.kind === 'arrange' ? chosen : chosen.sort((a, b) => a - b);
    }
    case 'offer':
      return offerFromWords(s, d, words);
    default:
      return find(legalLabels(s, d), words, []);
  }
}

const labelsOf = (s: GameState, planets: readonly Place[]) =>
  planets.map((planet) => placeLabel(s, planet)).join(', ') || 'none';

function offerFromWords(s: GameState, d: OfferDecision, words: unknown): OfferAnswer {
  if (words === 'accept' || words === 'fail') return { do: words };
  const { give, get } = words as { give?: Record<string, unknown>; get?: Record<string, unknown> };
  const place = (part: Record<string, unknown> = {}, { planets }: GiveLimits): Give => {
    if (part.colony === undefined) return part;
    const colonies = [part.colony].flat().map((label) => placeOf(s, label as string));
    for (const colony of colonies)
      if (!planets.includes(colony))
        throw illegal(
          `no colony can be granted on ${placeLabel(s, colony)}, only on: ${labelsOf(s, planets)}`,
        );
    return { ...part, colony: colonies.length === 1 ? colonies[0] : colonies };
  };
  return { do: 'propose', give: place(give, d.give), get: place(get, d.get) };
}

/** An answer as words: the opposite of answerFromWords. */
export function wordsOf(s: GameState, d: Decision, answer: Answer): unknown {
  const ships = (list: readonly Slot[], chosen: readonly number[]) =>
    Object.fromEntries(list.flatMap((slot, i) => (chosen[i] > 0 ? [[slotLabel(s, slot), chosen[i]]] : [])));
  switch (d.kind) {
    case 'ships':
      return ships(d.slots, answer as readonly number[]);
    case 'launch':
    case 'ally': {
      const { target, ships: sent } = answer as { target: number; ships: readonly number[] };
      const to = d.targets[target];
      return { to: typeof to === 'string' ? to : placeLabel(s, to), ships: ships(d.slots, sent) };
    }
    case 'offer': {
      const said = answer as OfferAnswer;
      return said.do === 'propose' ? termsInWords(s, said) : said.do;
    }
    case 'invite':
    case 'players':
    case 'cards':
    case 'arrange':
      return (answer as readonly number[]).map((i) => optionLabel(s, d.kind, d.options[i]));
    default:
      return optionLabel(s, d.kind, d.options[answer as number]);
  }
}

function termsInWords(s: GameState, terms: Terms): { give: object; get: object } {
  const words = (give: Give) => {
    const labels = granted(give).map((planet) => placeLabel(s, planet));
    return labels.length === 0 ? give : { ...give, colony: labels.length === 1 ? labels[0] : labels };
  };
  return { give: words(terms.give), get: words(terms.get) };
}
