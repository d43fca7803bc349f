/** Reads scenario files; says what is wrong and where. */
import { CARD_TYPES, COSMIC_DECK, deckList, flareKind } from '../cards/kinds.ts';
import { RULES } from '../content.ts';
import type { DecisionKind } from '../decisions.ts';
import { CosmariumError } from '../errors.ts';
import type { EventType } from '../events.ts';
import { destinyDeck } from '../flow/destiny.ts';
import { DEFAULT_READINGS } from '../state/setup.ts';
import { PLAIN_RULES } from '../state/variants.ts';
import { planetOwner } from '../state/planets.ts';
import { COLOURS, FIRST_HOLD, MARKERS, LIFE_STAGES } from '../state/types.ts';
import type { GameState, Pile } from '../state/types.ts';
import { CLAUSES } from './clauses.ts';
import { OUTCOMES, POWER_STATES, REFUSALS, SCENARIO_FORMAT, SCENARIO_VERSION, under } from './format.ts';
import type {
  By,
  Expectation,
  ExpectedEncounter,
  ExpectedQuestion,
  ExpectedSheet,
  Scenario,
  Step,
} from './format.ts';
import { EVENTS } from './happenings.ts';
import { placeLabel, placeOf, PLACES } from './labels.ts';
import { nearest } from './nearest.ts';
import type { TechnologySpec } from './technologies.ts';
import {
  buildPosition,
  type PlayerSpec,
  type PositionSpec,
  type SheetSpec,
  type SideDeckSpec,
  type SpecialShipSpec,
} from './position.ts';

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

const anything: Check = () => {};

/** What somebody may have meant instead. */
function hint(value: unknown, words: readonly unknown[]): string {
  if (typeof value !== 'string') return '';
  const meant = nearest(
    value,
    words.filter((word) => typeof word === 'string'),
  );
  return meant === null ? '' : `; did you mean "${meant}"?`;
}

const test =
  (fits: (value: unknown) => boolean, wanted: string): Check =>
  (value, path) => {
    if (!fits(value)) throw fault(`expected ${wanted}, not ${said(value)}`, path);
  };

const text = test((value) => typeof value === 'string' && value !== '', 'a text');
const flag = test((value) => typeof value === 'boolean', 'true or false');
const whole = (least: number) =>
  test((value) => Number.isInteger(value) && (value as number) >= least, `a whole number from ${least}`);
/** One of these words, which `what` describes. */
const named =
  (words: readonly unknown[], what: string): Check =>
  (value, path) => {
    if (!words.includes(value))
      throw fault(`expected ${what}, not ${said(value)}${hint(value, words)}`, path);
  };
const oneOf = (words: readonly unknown[]) =>
  named(words, words.map((word) => JSON.stringify(word)).join(' or '));

const list =
  (each: Check, length?: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) throw fault(`expected a list, not ${said(value)}`, path);
    if (length !== undefined && value.length !== length)
      throw fault(`expected ${length} entries, not ${value.length}`, path);
    value.forEach((entry, i) => each(entry, `${path}[${i}]`));
  };

const oneOrMore =
  (each: Check): Check =>
  (value, path) =>
    (Array.isArray(value) ? list(each) : each)(value, path);

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
  const all = Object.keys(known);
  return (value, path) => {
    record((name, at) => {
      if (!Object.hasOwn(known, name as string))
        throw fault(`there is no such field; the fields are ${all.join(', ')}${hint(name, all)}`, at);
    }, anything)(value, path);
    const given = value as By<unknown>;
    for (const name of Object.keys(required))
      if (given[name] === undefined) throw fault('missing', under(path, name));
    for (const [name, entry] of Object.entries(given))
      if (entry !== undefined) known[name](entry, under(path, name));
  };
};

const ALIENS = Object.keys(RULES.aliens);
const CARDS = [
  ...new Set([...COSMIC_DECK, ...deckList('reward')]),
  ...ALIENS.map((one) => flareKind(one)),
  ...ALIENS.filter((one) => RULES.aliens[one].alien.alternateFlare !== undefined).map((one) =>
    flareKind(one, true),
  ),
];
const alien = named(ALIENS, 'the name of an alien');
const card = named(CARDS, 'the name of a card');
const cards = list(card);
const rewardCard = named(deckList('reward'), 'the name of a reward');
const technologyCard = named(deckList('technology'), 'the name of a technology');
const VALUED = ['attack', 'reinforcement'];
/** How a deal speaks of cards. */
const description = named(
  [
    ...CARDS,
    'random',
    ...CARD_TYPES.map((type) => `type:${type}`),
    ...VALUED.flatMap((type) => [`highest:${type}`, `lowest:${type}`]),
  ],
  'a description of cards',
);
const destinyCard = named(destinyDeck(COLOURS), 'the name of a destiny card');
const words = list(text);
/** A clause of the rules, or the name of the alien whose rulings are meant. */
const clause = named([...CLAUSES, ...ALIENS], 'a clause of the rules or the name of an alien');

/** Checks for the words that depend on who plays and on who reads. */
interface Names {
  seat: Check;
  planet: Check;
  place: Check;
  /** What is asked. */
  key: Check;
}

function namesOf(s: GameState, key: Check): Names {
  const colours = s.players.map((player) => player.colour);
  const numbered = [...s.planets.keys()].filter((planet) => planetOwner(s, planet) >= 0);
  const planets = numbered.map((planet) => placeLabel(s, planet));
  return {
    seat: named(colours, 'a colour that plays'),
    planet: named(planets, 'a planet of this game'),
    place: named(
      [...planets, ...Object.keys(PLACES), ...s.holds.map((_, i) => placeLabel(s, FIRST_HOLD - i))],
      'a place of this game',
    ),
    key,
  };
}

/** `satisfies` keeps these complete: a new field of a position must be checked before it compiles. */
function position({ seat, planet }: Pick<Names, 'seat' | 'planet'>): Check {
  const pile = shape({ name: text, cards }, {
    see: oneOf(['all', 'controller', 'owner']),
    playable: flag,
    using: flag,
    back: oneOf(['pile', 'hand', 'former', 'discard']),
    wildOnly: oneOf([true]),
    planet,
    former: seat,
  } satisfies Checks<Omit<Pile, 'name' | 'cards'>>);
  const sheet = {
    faceDown: flag,
    tokens: whole(0),
    data: record(text, anything),
    piles: list(pile),
    holds: list(shape({ name: text }, { ships: record(seat, whole(0)), system: seat })),
  } satisfies Checks<Omit<SheetSpec, 'alien'>>;
  const technology = shape({ card: technologyCard }, {
    up: flag,
    ships: whole(0),
    stored: cards,
    token: list(text),
    data: record(text, anything),
  } satisfies Checks<Omit<TechnologySpec, 'card'>>);
  const specialShip = shape({ ship: text, at: text }, { spent: flag, further: flag } satisfies Checks<
    Omit<SpecialShipSpec, 'ship' | 'at'>
  >);
  const player = shape({ colour: oneOf(COLOURS), alien }, {
    ...sheet,
    incarnation: alien,
    sheets: list(shape({ alien }, { ...sheet, incarnation: flag, stage: oneOf(LIFE_STAGES) })),
    hand: cards,
    homes: list(whole(0)),
    colonies: record(planet, whole(1)),
    removed: whole(0),
    technologies: list(technology),
    special: list(specialShip),
  } satisfies Checks<Omit<PlayerSpec, 'colour' | 'alien'>>);
  const sideDeck = (kind: Check) =>
    shape({}, { deck: list(kind), discard: list(kind) } satisfies Checks<SideDeckSpec>);
  const switches = (known: object) =>
    shape({}, Object.fromEntries(Object.keys(known).map((one) => [one, flag])));
  return shape({ players: list(player) }, {
    planets: record(seat, whole(1)),
    adrift: list(planet),
    discovered: record(planet, oneOf(COLOURS)),
    offense: seat,
    encounter: oneOf([1, 2]),
    deck: cards,
    shortDeck: flag,
    discard: cards,
    technologies: sideDeck(technologyCard),
    rewards: sideDeck(rewardCard),
    unusedFlares: shape({}, { deck: cards, discard: cards } satisfies Checks<SideDeckSpec>),
    purged: cards,
    destiny: list(destinyCard),
    shortDestiny: flag,
    flares: list(alien),
    aliens: list(alien),
    dealRounds: whole(1),
    specialShips: list(oneOf(MARKERS)),
    variants: switches(PLAIN_RULES),
    readings: switches(DEFAULT_READINGS),
    seed: text,
  } satisfies Checks<Omit<PositionSpec, 'players'>>);
}

/** An event: its type, or an object that says more about it. */
function happening({ seat, place }: Names): Check {
  const type = named(Object.keys(EVENTS), 'the type of an event');
  const side = oneOf(['offense', 'defense', 'none']);
  const telling = { seat, place, side, cards, plain: anything };
  return (value, path) => {
    if (!isObject(value)) return type(value, path);
    type(value.type, under(path, 'type'));
    const tells: By<keyof typeof telling> = EVENTS[value.type as EventType];
    const fields = Object.entries(tells).map(([name, how]) => [name, telling[how]] as const);
    shape({ type }, Object.fromEntries(fields))(value, path);
  };
}

function expectation(names: Names): Check {
  const { seat, planet, place } = names;
  const counts = record(seat, whole(0));
  const pair = list(test(Number.isInteger, 'a whole number'), 2);
  const orNull =
    (check: Check): Check =>
    (value, path) =>
      value === null || check(value, path);
  const totals = orNull(pair);
  const sheet = shape({}, {
    faceDown: flag,
    power: oneOf(POWER_STATES),
    tokens: whole(0),
    piles: record(text, cards),
    sizes: record(text, whole(0)),
    data: record(text, anything),
  } satisfies Checks<ExpectedSheet>);
  const last = shape({}, {
    offense: seat,
    defense: orNull(seat),
    planet: orNull(planet),
    totals,
    outcome: oneOf(OUTCOMES),
  } satisfies Checks<ExpectedEncounter>);
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
    pileSizes: record(seat, record(text, whole(0))),
    aliens: record(seat, list(alien)),
    sheets: record(seat, record(alien, sheet)),
    deck: cards,
    deckTop: cards,
    deckSize: whole(0),
    discard: cards,
    discardPile: cards,
    discardSize: whole(0),
    totals,
    outcome: oneOf(OUTCOMES),
    winners: list(seat),
    turn: seat,
    last,
    happened: list(happening(names)),
    notHappened: list(happening(names)),
  } satisfies Checks<Expectation>);
}

/** How the answer to each kind of decision is written. */
function answers({ seat, planet, place }: Names): Record<DecisionKind, Check> {
  const slot: Check = (value, path) => place(typeof value === 'string' ? value.split(':')[0] : value, path);
  const ships = record(slot, whole(0));
  const give = shape({}, { cards: record(description, whole(1)), colony: oneOrMore(planet), free: whole(1) });
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
  const planets = list(names.planet);
  const details = {
    key: names.key,
    options: words,
    between: list(whole(0), 2),
    grants: shape({}, { give: planets, get: planets }),
  } satisfies Checks<Omit<ExpectedQuestion, 'seat' | 'kind'>>;
  const expect = expectation(names);
  const refused = shape({ error: oneOf(REFUSALS) }, { says: text });
  const step = shape({ ...question, answer: anything }, { ...details, note: text, refused, expect });
  return shape(
    {
      format: oneOf([SCENARIO_FORMAT]),
      version: oneOf([SCENARIO_VERSION]),
      name: text,
      cites: list(clause),
      position: position(names),
      steps: list((value, path) => {
        step(value, path);
        const { kind, answer: given, refused: why } = value as Step;
        // What is no answer at all is handed over as it is written.
        if (why?.error !== 'malformed-answer') answer[kind](given, under(path, 'answer'));
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

function checkColonies(s: GameState, spec: PositionSpec): void {
  spec.players.forEach((player, seat) => {
    const path = `position.players[${seat}]`;
    for (const planet of Object.keys(player.colonies ?? {}))
      if (planetOwner(s, placeOf(s, planet)) === seat)
        throw fault('ships on own planets are told in "homes"', `${path}.colonies.${planet}`);
  });
}

/** Whether anything is claimed: what is empty claims nothing, unless it is a list that must be so exactly. */
function claims(expectation: Expectation): boolean {
  const { happened = [], notHappened = [], discard = [], deckTop = [], ...exact } = expectation;
  const claimed = (value: unknown): boolean => !isObject(value) || Object.values(value).some(claimed);
  return [happened, notHappened, discard, deckTop].some((list) => list.length > 0) || claimed(exact);
}

function mustProve({ steps, open = [], expect }: Scenario): void {
  const shows = (one: Partial<Step>) =>
    [one.options, one.between, one.grants, one.refused].some((part) => part !== undefined) ||
    claims(one.expect ?? {});
  if (!claims(expect) && !steps.some(shows) && open.length === 0)
    throw fault('this proves nothing: neither here nor at any step is anything expected', 'expect');
}

export interface ReadOptions {
  /** The keys there are, for who knows the texts: others are refused. */
  keys?: readonly string[];
}

/** Reads a scenario from text or from parsed JSON; says what is wrong and where. */
export function parseScenario(input: unknown, { keys }: ReadOptions = {}): Scenario {
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
  const key = keys === undefined ? text : named(keys, 'the key of a text');
  scenario({ seat: oneOf(COLOURS), planet: text, place: text, key })(data, '');
  const read = data as unknown as Scenario;
  const players = read.position.players.map(({ colour, alien }) => ({ colour, alien }));
  const { variants, planets } = read.position;
  const bare = build({
    players,
    ...(variants === undefined ? {} : { variants }),
    ...(planets === undefined ? {} : { planets }),
  });
  scenario(namesOf(bare, key))(data, '');
  checkColonies(bare, read.position);
  build(read.position);
  mustProve(read);
  return read;
}
