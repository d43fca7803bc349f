/** Reads scenario files; says what is wrong and where. */
import { cardInfo, isAlternateFlare, isCardKind } from '../cards/kinds.ts';
import { RULES } from '../content.ts';
import type { DecisionKind } from '../decisions.ts';
import { CosmariumError } from '../errors.ts';
import { destinyDeck } from '../flow/destiny.ts';
import { DEFAULT_READINGS, PLAIN_RULES } from '../state/setup.ts';
import { fleetSize, planetOwner } from '../state/planets.ts';
import { COLOURS } from '../state/types.ts';
import type { GameState, Pile } from '../state/types.ts';
import { placeOf, seatOf } from './labels.ts';
import { buildPosition, type PlayerSpec, type PositionSpec } from './position.ts';
import { OUTCOMES, SCENARIO_FORMAT, SCENARIO_VERSION, under } from './format.ts';
import type { By, Expectation, Scenario, Step } from './format.ts';

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
  const switches = (known: object) =>
    shape({}, Object.fromEntries(Object.keys(known).map((one) => [one, flag])));
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
    variants: switches(PLAIN_RULES),
    readings: switches(DEFAULT_READINGS),
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
  const all = fleetSize(s);
  spec.players.forEach((player, seat) => {
    const path = `position.players[${seat}]`;
    let away = player.removed ?? 0;
    for (const [planet, count] of Object.entries(player.colonies ?? {})) {
      if (planetOwner(s, placeOf(s, planet)) === seat)
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
  const { variants } = read.position;
  const bare = build({ players, ...(variants === undefined ? {} : { variants }) });
  scenario(namesOf(bare))(data, '');
  checkFleets(bare, read.position);
  build(read.position);
  return read;
}
