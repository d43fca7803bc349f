/** Scenario files: a position, answers in words, and what must come of them (docs/scenarios.md). */
import { cardInfo, isAlternateFlare, isCardKind } from '../cards/kinds.ts';
import { RULES } from '../content.ts';
import type { Decision, DecisionKind, Params } from '../decisions.ts';
import { CosmariumError } from '../errors.ts';
import type { SeenEvent } from '../events.ts';
import { destinyDeck } from '../flow/destiny.ts';
import { Game } from '../game.ts';
import type { Journal } from '../journal.ts';
import { DEFAULT_READINGS } from '../state/setup.ts';
import { COLOURS } from '../state/types.ts';
import type { Colour, GameState, Pile } from '../state/types.ts';
import { placeLabel, placeOf, seatOf, wordsOf } from './labels.ts';
import { buildPosition, type PlayerSpec, type PositionSpec } from './position.ts';
import { Table, type Asked } from './table.ts';

export const SCENARIO_FORMAT = 'cosmarium-scenario';
export const SCENARIO_VERSION = 1;

type By<T> = { [name: string]: T };

const OUTCOMES = [
  'offense',
  'defense',
  'deal',
  'failed-deal',
  'both-lose',
  'peace',
  'broken-off',
  'none',
] as const;

/** What the table must look like. Only what is named is looked at. */
export interface Expectation {
  /** By place, then colour. A place that is named is named completely: other colours have no ships there. */
  ships?: By<By<number>>;
  warp?: By<number>;
  removed?: By<number>;
  /** Home colonies / foreign colonies. */
  homes?: By<number>;
  foreign?: By<number>;
  /** Exactly these cards, in any order. */
  hands?: By<string[]>;
  handSizes?: By<number>;
  tokens?: By<number>;
  /** By colour, then the pile's name: exactly these cards, in any order. */
  piles?: By<By<string[]>>;
  aliens?: By<string[]>;
  /** At least these cards are in the discard pile. */
  discard?: string[];
  totals?: [number, number] | null;
  outcome?: (typeof OUTCOMES)[number];
  winners?: Colour[];
  /** Whose turn it is. */
  turn?: Colour;
  /** Types of events that must have happened by now. */
  happened?: string[];
}

/** A question as a scenario describes it. */
export interface ExpectedQuestion {
  seat: Colour;
  kind: DecisionKind;
  key?: string;
  /** All legal answers in words, in any order. */
  options?: string[];
  /** How many ships, cards or players may be chosen in all. */
  between?: [least: number, most: number];
}

export interface Step extends ExpectedQuestion {
  note?: string;
  answer: unknown;
  /** What holds once the answer has been taken. */
  expect?: Expectation;
}

export interface Scenario {
  format: typeof SCENARIO_FORMAT;
  version: typeof SCENARIO_VERSION;
  name: string;
  /** Clauses of the rules this is about. */
  cites: string[];
  note?: string;
  position: PositionSpec;
  /** Stop after so many encounters; one unless told. */
  encounters?: number;
  steps: Step[];
  /** What is still asked at the end; nothing unless told. */
  open?: ExpectedQuestion[];
  expect: Expectation;
}

export interface Failure {
  path: string;
  expected: unknown;
  actual: unknown;
}

/** A question that was asked and the answer it got, both in words. */
export interface Told {
  /** Events that had happened before it was answered. */
  after: number;
  seat: string;
  kind: DecisionKind;
  key: string;
  params: Params;
  options: string[];
  answer: unknown;
}

export interface ScenarioResult {
  ok: boolean;
  failures: Failure[];
  story: Told[];
  /** Everything that happened, with every card somebody at the table saw. */
  events: SeenEvent[];
  /** null if the position could not even be started. */
  journal: Journal | null;
}

// -- reading ---------------------------------------------------------------------------------------------------------

type Check = (value: unknown, path: string) => void;
/** A check for every field of T. */
type Checks<T> = { [K in keyof Required<T>]: Check };

const fault = (message: string, path: string) =>
  new CosmariumError(
    /^position\b/.test(path) ? 'bad-position' : 'bad-scenario',
    message,
    path === '' ? 'scenario' : path,
  );

const isObject = (value: unknown): value is By<unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const said = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
const under = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

const anything: Check = () => {};

const test =
  (fits: (value: unknown) => boolean, wanted: string): Check =>
  (value, path) => {
    if (!fits(value)) throw fault(`expected ${wanted}, not ${said(value)}`, path);
  };

const text = test((value) => typeof value === 'string' && value !== '', 'a text');
const flag = test((value) => typeof value === 'boolean', 'true or false');
const whole = (least: number) =>
  test((value) => Number.isInteger(value) && (value as number) >= least, `a whole number from ${least}`);
const oneOf = (words: readonly unknown[]) =>
  test((value) => words.includes(value), words.map((word) => JSON.stringify(word)).join(' or '));

const list =
  (each: Check, length?: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) throw fault(`expected a list, not ${said(value)}`, path);
    if (length !== undefined && value.length !== length)
      throw fault(`expected ${length} entries, not ${value.length}`, path);
    value.forEach((entry, i) => each(entry, `${path}[${i}]`));
  };

const record =
  (name: Check, each: Check): Check =>
  (value, path) => {
    if (!isObject(value)) throw fault(`expected an object, not ${said(value)}`, path);
    for (const [key, entry] of Object.entries(value)) {
      name(key, under(path, key));
      each(entry, under(path, key));
    }
  };

const shape = (required: By<Check>, optional: By<Check> = {}): Check => {
  const known = { ...optional, ...required };
  return (value, path) => {
    record((name, at) => {
      if (!Object.hasOwn(known, name as string))
        throw fault(`there is no such field; the fields are ${Object.keys(known).join(', ')}`, at);
    }, anything)(value, path);
    const given = value as By<unknown>;
    for (const name of Object.keys(required))
      if (given[name] === undefined) throw fault('missing', under(path, name));
    for (const [name, entry] of Object.entries(given))
      if (entry !== undefined) known[name](entry, under(path, name));
  };
};

const named = (exists: (word: string) => boolean, what: string): Check =>
  test((value) => typeof value === 'string' && exists(value), what);

const alien = named((word) => Object.hasOwn(RULES.aliens, word), 'the name of an alien');
function cardExists(kind: string): boolean {
  if (!isCardKind(kind) || cardInfo(kind).type !== 'flare') return isCardKind(kind);
  const of = cardInfo(kind).alien;
  if (!Object.hasOwn(RULES.aliens, of)) return false;
  return !isAlternateFlare(kind) || RULES.aliens[of].alien.alternateFlare !== undefined;
}
const card = named(cardExists, 'the name of a card');
const cards = list(card);
const destinyCards = destinyDeck(COLOURS);
const destinyCard = named((word) => destinyCards.includes(word), 'the name of a destiny card');
const words = list(text);

/** Checks for the words that depend on who plays. */
interface Names {
  seat: Check;
  planet: Check;
  place: Check;
}

const ANYBODY: Names = { seat: oneOf(COLOURS), planet: text, place: text };

function namesOf(s: GameState): Names {
  const found = (find: () => unknown): unknown => {
    try {
      return find();
    } catch {
      return undefined;
    }
  };
  const at = (word: string) => found(() => placeOf(s, word));
  return {
    seat: named((word) => found(() => seatOf(s, word)) !== undefined, 'a colour that plays'),
    planet: named((word) => Number(at(word)) >= 0, 'a planet of this game'),
    place: named((word) => typeof at(word) === 'number', 'a place of this game'),
  };
}

/** `satisfies` keeps these complete: a new field of a position must be checked before it compiles. */
function position({ seat, planet }: Names): Check {
  const pile = shape({ name: text, cards }, {
    see: oneOf(['all', 'controller']),
    playable: flag,
    using: flag,
    back: oneOf(['pile', 'hand', 'former']),
    planet,
    former: seat,
  } satisfies Checks<Omit<Pile, 'name' | 'cards'>>);
  const player = shape({ colour: oneOf(COLOURS), alien }, {
    incarnation: alien,
    hand: cards,
    homes: list(whole(0)),
    colonies: record(planet, whole(1)),
    removed: whole(0),
    tokens: whole(0),
    data: record(text, anything),
    piles: list(pile),
  } satisfies Checks<Omit<PlayerSpec, 'colour' | 'alien'>>);
  const readings = Object.fromEntries(Object.keys(DEFAULT_READINGS).map((reading) => [reading, flag]));
  return shape({ players: list(player) }, {
    offense: seat,
    encounter: oneOf([1, 2]),
    deck: cards,
    shortDeck: flag,
    discard: cards,
    destiny: list(destinyCard),
    shortDestiny: flag,
    flares: list(alien),
    aliens: list(alien),
    dealRounds: whole(1),
    readings: shape({}, readings),
    seed: text,
  } satisfies Checks<Omit<PositionSpec, 'players'>>);
}

const expectation = ({ seat, place }: Names): Check => {
  const counts = record(seat, whole(0));
  const totals = list(test(Number.isInteger, 'a whole number'), 2);
  return shape({}, {
    ships: record(place, counts),
    warp: counts,
    removed: counts,
    homes: counts,
    foreign: counts,
    hands: record(seat, cards),
    handSizes: counts,
    tokens: counts,
    piles: record(seat, record(text, cards)),
    aliens: record(seat, list(alien)),
    discard: cards,
    totals: (value, path) => value === null || totals(value, path),
    outcome: oneOf(OUTCOMES),
    winners: list(seat),
    turn: seat,
    happened: words,
  } satisfies Checks<Expectation>);
};

/** How the answer to each kind of decision is written. */
function answers({ seat, planet, place }: Names): Record<DecisionKind, Check> {
  const ships = record(place, whole(0));
  const give = shape({}, { cards: record(text, whole(1)), colony: planet, free: whole(1) });
  const terms = shape({}, { give, get: give });
  const choice = test((value) => typeof value === 'string', 'one word');
  return {
    'yes-no': oneOf(['yes', 'no']),
    option: choice,
    player: seat,
    planet,
    card: choice,
    number: test(Number.isInteger, 'a whole number'),
    respond: choice,
    reinforce: choice,
    'encounter-card': choice,
    invite: list(seat),
    players: list(seat),
    cards: words,
    arrange: words,
    ships,
    launch: shape({ to: planet, ships }),
    ally: shape({ to: oneOf(['none', 'offense', 'defense']) }, { ships }),
    offer: (value, path) => value === 'accept' || value === 'fail' || terms(value, path),
  };
}

function scenario(names: Names): Check {
  const answer = answers(names);
  const question = { seat: names.seat, kind: oneOf(Object.keys(answer)) };
  const details = { key: text, options: words, between: list(whole(0), 2) };
  const expect = expectation(names);
  const step = shape({ ...question, answer: anything }, { ...details, note: text, expect });
  return shape(
    {
      format: oneOf([SCENARIO_FORMAT]),
      version: oneOf([SCENARIO_VERSION]),
      name: text,
      cites: words,
      position: position(names),
      steps: list((value, path) => {
        step(value, path);
        const { kind, answer: given } = value as Step;
        answer[kind](given, under(path, 'answer'));
      }),
      expect,
    },
    { note: text, encounters: whole(1), open: list(shape(question, details)) },
  );
}

/** Builds the position; a fault in it is told by its place in the file. */
function build(spec: PositionSpec): GameState {
  try {
    return buildPosition(spec);
  } catch (error) {
    if (!(error instanceof CosmariumError) || error.code !== 'bad-setup') throw error;
    const path = error.path!;
    throw fault(error.message.slice(path.length + 2), path.replace(/^setup/, 'position'));
  }
}

function checkFleets(s: GameState, spec: PositionSpec): void {
  const all = s.options.planetsEach * s.options.shipsPerPlanet;
  spec.players.forEach((player, seat) => {
    const path = `position.players[${seat}]`;
    let away = player.removed ?? 0;
    for (const [planet, count] of Object.entries(player.colonies ?? {})) {
      if (Math.floor(placeOf(s, planet) / s.options.planetsEach) === seat)
        throw fault('ships on own planets are told in "homes"', `${path}.colonies.${planet}`);
      away += count;
    }
    if (away > all) throw fault(`${away} ships are more than there are (${all})`, path);
  });
}

/** Reads a scenario from text or from parsed JSON; says what is wrong and where. */
export function parseScenario(input: unknown): Scenario {
  let data = input;
  if (typeof input === 'string') {
    try {
      data = JSON.parse(input);
    } catch (error) {
      throw fault(`this is not JSON: ${(error as Error).message}`, '');
    }
  }
  if (!isObject(data)) throw fault(`expected an object, not ${said(data)}`, '');
  // Any other file is refused for what it is, not for its first strange field.
  oneOf([SCENARIO_FORMAT])(data.format, 'format');
  // First whether everything has its form, then, once it is known who plays, whether the words mean something.
  scenario(ANYBODY)(data, '');
  const read = data as unknown as Scenario;
  const players = read.position.players.map(({ colour, alien }) => ({ colour, alien }));
  const bare = build({ players });
  scenario(namesOf(bare))(data, '');
  checkFleets(bare, read.position);
  build(read.position);
  return read;
}

// -- playing ---------------------------------------------------------------------------------------------------------

const sorted = (list: readonly string[]) => list.slice().sort();
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const BY_COLOUR = {
  warp: (t: Table, colour: string) => t.warp(colour),
  removed: (t: Table, colour: string) => t.ships('removed', colour),
  homes: (t: Table, colour: string) => t.s.players[seatOf(t.s, colour)].homes,
  foreign: (t: Table, colour: string) => t.foreign(colour),
  hands: (t: Table, colour: string) => t.hand(colour),
  handSizes: (t: Table, colour: string) => t.hand(colour).length,
  tokens: (t: Table, colour: string) => t.tokens(colour),
  aliens: (t: Table, colour: string) => sorted(t.aliens(colour)),
};

/** What of this is not so. */
function unmet(t: Table, want: Expectation, path: string): Failure[] {
  const failures: Failure[] = [];
  const compare = (at: string, wanted: unknown, actual: unknown) => {
    const expected = Array.isArray(wanted) && typeof wanted[0] === 'string' ? sorted(wanted) : wanted;
    if (!same(expected, actual)) failures.push({ path: under(path, at), expected, actual });
  };
  const contain = (at: string, wanted: readonly string[], actual: readonly string[]) => {
    const left = actual.slice();
    const found = (word: string) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0;
    if (!wanted.every(found)) failures.push({ path: under(path, at), expected: wanted, actual });
  };
  for (const [place, fleets] of Object.entries(want.ships ?? {}))
    for (const { colour } of t.s.players)
      compare(`ships.${place}.${colour}`, fleets[colour] ?? 0, t.ships(place, colour));
  for (const [field, read] of Object.entries(BY_COLOUR))
    for (const [colour, wanted] of Object.entries(want[field as keyof typeof BY_COLOUR] ?? {}))
      compare(`${field}.${colour}`, wanted, read(t, colour));
  for (const [colour, piles] of Object.entries(want.piles ?? {}))
    for (const [name, wanted] of Object.entries(piles))
      compare(`piles.${colour}.${name}`, wanted, t.pile(colour, name));
  if (want.totals !== undefined) compare('totals', want.totals, t.totals());
  if (want.outcome !== undefined) compare('outcome', want.outcome, t.outcome());
  if (want.winners !== undefined) compare('winners', want.winners, sorted(t.winners()));
  if (want.turn !== undefined) compare('turn', want.turn, t.s.players[t.s.offense].colour);
  if (want.discard !== undefined) contain('discard', want.discard, t.discard());
  if (want.happened !== undefined)
    contain(
      'happened',
      want.happened,
      t.game.events(-1).map((event) => event.type),
    );
  return failures;
}

/** What about this question is other than described. */
function otherwise(want: ExpectedQuestion, asked: Asked, path: string): Failure[] {
  const failures: Failure[] = [];
  const compare = (name: string, expected: unknown, actual: unknown) => {
    if (!same(expected, actual)) failures.push({ path: under(path, name), expected, actual });
  };
  if (want.key !== undefined) compare('key', want.key, asked.key);
  if (want.options !== undefined) compare('options', sorted(want.options), sorted(asked.options));
  if (want.between !== undefined) {
    const { decision } = asked;
    compare('between', want.between, 'min' in decision ? [decision.min, decision.max] : null);
  }
  return failures;
}

const inWords = (open: readonly { seat: string; kind: string; key?: string }[]) =>
  open.length === 0
    ? 'nothing is asked'
    : open.map((one) => `${one.seat} is asked ${one.kind}${one.key ? ` ${one.key}` : ''}`).join('; ');

function leftOpen(t: Table, wanted: readonly ExpectedQuestion[]): Failure[] {
  const open = t.open();
  const pairs = wanted.map((want) => open.find((one) => one.seat === want.seat && one.kind === want.kind));
  if (pairs.includes(undefined) || wanted.length !== open.length)
    return [{ path: 'open', expected: inWords(wanted), actual: inWords(open) }];
  return wanted.flatMap((want, i) => otherwise(want, pairs[i]!, `open[${i}]`));
}

/** All events, each as seen by somebody who saw its cards. */
function everything(game: Game): SeenEvent[] {
  const seen = game.s.players.map((_, seat) => game.events(seat));
  return seen[0].map(
    (event, i) => seen.find((events) => 'cards' in events[i] && events[i].cards !== null)?.[i] ?? event,
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Plays a scenario. Stops at the first step that cannot be taken; expectations that fail do not stop it. */
export function runScenario(scenario: Scenario): ScenarioResult {
  const story: Told[] = [];
  const failures: Failure[] = [];
  const result = (t: Table | null): ScenarioResult => ({
    ok: failures.length === 0,
    failures,
    story,
    events: t === null ? [] : everything(t.game),
    journal: t === null ? null : t.game.journal(),
  });
  let t: Table;
  try {
    t = new Table(scenario.position, scenario.encounters);
  } catch (error) {
    failures.push({ path: 'position', expected: 'a game that can begin', actual: messageOf(error) });
    return result(null);
  }
  for (const [i, step] of scenario.steps.entries()) {
    const path = `steps[${i}]`;
    let asked: Asked | null = null;
    try {
      asked = t.asked(step.seat, step.kind);
      failures.push(...otherwise(step, asked, path));
      const { seat, kind, key, options, decision } = asked;
      const told = { after: t.game.eventCount, seat, kind, key, params: decision.params, options };
      t.answer(step.seat, step.kind, step.answer);
      story.push({ ...told, answer: step.answer });
    } catch (error) {
      const legal = asked === null ? '' : `; legal: ${asked.options.join(', ')}`;
      const expected =
        asked === null ? inWords([step]) : `${step.seat} can answer ${JSON.stringify(step.answer)}`;
      failures.push({ path, expected, actual: messageOf(error) + legal });
      return result(t);
    }
    if (step.expect !== undefined) failures.push(...unmet(t, step.expect, `${path}.expect`));
  }
  failures.push(...leftOpen(t, scenario.open ?? []), ...unmet(t, scenario.expect, 'expect'));
  return result(t);
}

// -- from a game -----------------------------------------------------------------------------------------------------

/** A state between encounters as a position. The dice and who has seen which card are not part of it. */
function positionOf(s: GameState): PositionSpec {
  const kinds = (numbers: readonly number[]) => numbers.map((one) => s.kinds[one]);
  const { planetsEach } = s.options;
  return {
    players: s.players.map((player, seat): PlayerSpec => {
      const [sheet, ...others] = player.sheets;
      const fleets = s.ships.filter((_, i) => i % s.players.length === seat);
      const isHome = (planet: number) => Math.floor(planet / planetsEach) === seat;
      const incarnation = others.find((one) => one.incarnation)?.alien;
      return {
        colour: player.colour,
        alien: sheet.alien,
        ...(incarnation === undefined ? {} : { incarnation }),
        hand: kinds(player.hand),
        homes: fleets.filter((_, planet) => isHome(planet)),
        colonies: Object.fromEntries(
          fleets.flatMap((count, at) => (count > 0 && !isHome(at) ? [[placeLabel(s, at), count]] : [])),
        ),
        removed: s.removed[seat],
        tokens: sheet.tokens,
        data: sheet.data,
        piles: sheet.piles.map(({ planet, former, ...pile }) => ({
          ...pile,
          cards: kinds(pile.cards),
          ...(planet < 0 ? {} : { planet: placeLabel(s, planet) }),
          ...(former < 0 ? {} : { former: s.players[former].colour }),
        })),
      };
    }),
    offense: s.players[s.offense].colour,
    encounter: s.stage === 'encounter' ? 2 : 1,
    deck: kinds(s.deck).reverse(),
    discard: kinds(s.discard),
    destiny: s.destiny.slice().reverse(),
    shortDestiny: true,
    aliens: s.pool,
    dealRounds: s.options.dealRounds,
    readings: s.options.readings,
  };
}

/** The encounter a game is in, from its beginning, as a scenario that expects nothing yet. */
export function draftScenario(game: Game, name: string): Scenario {
  const { state, since } = game.snapshot();
  const position = positionOf(state);
  const again = new Game(
    RULES,
    state,
    { position: state },
    { events: false, journal: false, haltAfter: state.encounters + 1 },
  );
  const asked = (decision: Decision) => ({
    seat: state.players[decision.seat].colour,
    kind: decision.kind,
    key: decision.key,
  });
  const steps = since.map(([id, answer]): Step => {
    const decision = again.pending().find((one) => one.id === id)!;
    const step = { ...asked(decision), answer: wordsOf(state, decision, answer) };
    again.answer(decision.seat, id, answer);
    return step;
  });
  const open = again.pending().map(asked);
  return {
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    name,
    cites: [],
    position,
    steps,
    ...(open.length === 0 ? {} : { open }),
    expect: {},
  };
}
