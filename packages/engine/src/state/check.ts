/** Whether something from outside (a file, a bug report) is a state that a game can go on from. */
import { isCardKind, sideDecksIn } from '../cards/kinds.ts';
import { CosmariumError, shown } from '../errors.ts';
import { RNG_WORDS } from '../rng.ts';
import type { Rulebook } from '../rulebook.ts';
import { checkInvariants } from './invariants.ts';
import { COLOURS, FEWEST_PLAYERS, FIRST_HOLD, MARKERS, MOST_PLAYERS, LIFE_STAGES } from './types.ts';
import type { GameState, Marker, Options, LifeStage } from './types.ts';

/** Of anything that is counted: questions offer every number up to it. */
const MOST = 1000;

type Fields = Record<string, unknown>;
type Test = (value: unknown) => boolean;

const wrong = (message: string, path: string) => new CosmariumError('bad-position', message, path);

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber: Test = (value) => Number.isInteger(value);
const isWord: Test = (value) => typeof value === 'string';
const isFlag: Test = (value) => typeof value === 'boolean';
const listOf =
  (test: Test, length?: number): Test =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(test);

const isList: Test = (value) => Array.isArray(value);
const ENCOUNTER_LISTS = [
  'gate',
  'aid',
  'transit',
  'warped',
  'laid',
  'table',
  'lines',
  'lasting',
  'aside',
  'standIns',
];

const isPairOf = (test: Test): Test => listOf(test, 2);
const isLine: Test = (line) =>
  isObject(line) && isWord(line.key) && isNumber(line.by) && isNumber(line.value) && isNumber(line.side);
const isCause: Test = (cause) => isObject(cause) && isWord(cause.key) && isNumber(cause.by);

/** Nothing goes on from it, but it is shown to everybody. */
function isFight(fight: unknown, players: number, isCard: Test): boolean {
  const bySeat = listOf(isNumber, players);
  const tests: { [name: string]: Test } = {
    encounter: isNumber,
    offense: isNumber,
    defense: isNumber,
    planet: isNumber,
    cards: isPairOf((card) => card === -1 || isCard(card)),
    faces: isPairOf((face) => face === null || (isObject(face) && isWord(face.type) && isNumber(face.value))),
    recast: isPairOf(isWord),
    fleets: isPairOf(bySeat),
    allies: isPairOf(isNumber),
    ledger: isPairOf(listOf(isLine)),
    totals: (totals) => totals === null || isPairOf(isNumber)(totals),
    lowerWins: isFlag,
    causes: listOf(isCause),
    outcome: (outcome) => isObject(outcome) && isWord(outcome.type),
    ground: isWord,
    upset: isFlag,
    bargain: (bargain) => bargain === null || isObject(bargain) || Array.isArray(bargain),
    landed: bySeat,
    lost: bySeat,
  };
  return isObject(fight) && Object.entries(tests).every(([name, fits]) => fits(fight[name]));
}

function checkFields(value: unknown, tests: { [name: string]: Test }, path: string): Fields {
  if (!isObject(value)) throw wrong(`expected an object, not ${shown(value)}`, path);
  for (const [name, fits] of Object.entries(tests))
    if (!fits(value[name])) throw wrong(`this cannot be ${shown(value[name])}`, `${path}.${name}`);
  return value;
}

const isTechnology = (one: unknown, isCard: Test, holds: number): boolean =>
  isObject(one) &&
  isCard(one.card) &&
  isFlag(one.up) &&
  isHoldPlace(one.hold, holds) &&
  listOf(isCard)(one.stored) &&
  listOf(isNumber)(one.token) &&
  isObject(one.data);

const isHoldPlace = (place: unknown, holds: number): boolean =>
  isNumber(place) && FIRST_HOLD - (place as number) >= 0 && FIRST_HOLD - (place as number) < holds;

const isHold = (one: unknown, holds: number, isSeat: Test): boolean =>
  isObject(one) &&
  isWord(one.name) &&
  isHoldPlace(one.place, holds) &&
  (one.system === -1 || isSeat(one.system));

const isSpecialShip: Test = (ship) =>
  isObject(ship) &&
  isNumber(ship.at) &&
  listOf(isWord)(ship.marks) &&
  isFlag(ship.up) &&
  isFlag(ship.further);

/** The decks this game is played with besides the cosmic one. */
const hasDecks = (decks: unknown, options: Options, cards: Test): boolean =>
  listOf((deck) => isObject(deck) && cards(deck.cards) && cards(deck.discard))(decks) &&
  sideDecksIn(options).join() ===
    (decks as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => name !== 'flare')
      .join();

/** Checks the shape of a state and what must always hold; says what is wrong and where. */
export function checkPosition(value: unknown, rules: Rulebook): GameState {
  const isAlien: Test = (id) => typeof id === 'string' && Object.hasOwn(rules.aliens, id);
  const { players, planets, kinds, options } = checkFields(
    value,
    {
      players: listOf(isObject),
      planets: isList,
      kinds: listOf((kind) => isWord(kind) && isCardKind(kind as string)),
      options: isObject,
    },
    'position',
  ) as { players: Fields[]; planets: unknown[]; kinds: string[]; options: Fields };
  const n = players.length;
  if (n < FEWEST_PLAYERS || n > MOST_PLAYERS)
    throw wrong(`${FEWEST_PLAYERS} to ${MOST_PLAYERS} players, not ${n}`, 'position.players');
  const positive: Test = (count) => isNumber(count) && (count as number) > 0 && (count as number) <= MOST;
  checkFields(
    options,
    {
      planetsEach: positive,
      shipsPerPlanet: positive,
      coloniesToWin: positive,
      homesForPower: isNumber,
      dealRounds: positive,
      specialShips: listOf((marker) => MARKERS.includes(marker as Marker)),
      variants: isObject,
      readings: isObject,
    },
    'position.options',
  );
  const isCard: Test = (card) => isNumber(card) && (card as number) >= 0 && (card as number) < kinds.length;
  const cards = listOf(isCard);
  const isSeat: Test = (seat) => isNumber(seat) && (seat as number) >= 0 && (seat as number) < n;
  checkFields(
    value,
    {
      pool: listOf(isAlien),
      rng: listOf(isNumber, RNG_WORDS),
      // Who has which alien is not in the state: a set-up with given aliens starts from its set-up.
      stage: (stage) =>
        stage === 'start-turn' || stage === 'encounter' || (stage === 'setup' && options.start !== 'given'),
      planets: listOf((planet) => isObject(planet) && (isSeat(planet.system) || planet.system === -1)),
      ships: listOf(isNumber, n * planets.length),
      warp: listOf(isNumber, n),
      removed: listOf(isNumber, n),
      holds: listOf(listOf(isNumber, n)),
      deck: cards,
      discard: cards,
      sideDecks: (decks) => hasDecks(decks, options as unknown as Options, cards),
      purged: cards,
      destiny: listOf(isWord),
      destinyDiscard: listOf(isWord),
      known: listOf(isNumber, kinds.length),
      offense: isSeat,
      turn: isNumber,
      turnEncounters: isNumber,
      encounters: isNumber,
      extra: listOf(
        (one) => isObject(one) && isSeat(one.offense) && (isSeat(one.defense) || one.defense === -1),
      ),
      encounter: (encounter) =>
        encounter === null ||
        (isObject(encounter) && ENCOUNTER_LISTS.every((name) => isList(encounter[name]))),
      fight: (fight) => fight === null || isFight(fight, n, isCard),
      winners: listOf(isSeat, 0),
      asked: listOf(isNumber, n),
    },
    'position',
  );
  const { stage, destiny, destinyDiscard, holds } = value as GameState;
  if (stage !== 'setup' && destiny.length + destinyDiscard.length === 0)
    throw wrong('there is no card to draw', 'position.destiny');
  players.forEach((player, seat) => {
    const path = `position.players[${seat}]`;
    // Planets leave a game by technologies only.
    if (
      !(options as unknown as Options).variants.technologies &&
      !planets.some((planet) => (planet as Fields).system === seat)
    )
      throw wrong(`seat ${seat} has no planet`, 'position.planets');
    const { sheets } = checkFields(
      player,
      {
        colour: (colour) => (COLOURS as readonly unknown[]).includes(colour),
        hand: cards,
        sheets: listOf(isObject),
        technologies: listOf((one) => isTechnology(one, isCard, holds.length)),
        special: listOf(isSpecialShip),
        homes: isNumber,
        foreign: isNumber,
        powerless: isFlag,
      },
      path,
    ) as { sheets: Fields[] };
    sheets.forEach((sheet, i) => {
      const tests = {
        holds: listOf((hold) => isHold(hold, holds.length, isSeat)),
        alien: isAlien,
        faceDown: isFlag,
        stage: (stage: unknown) => LIFE_STAGES.includes(stage as LifeStage),
        tokens: isNumber,
        piles: listOf(isObject),
        data: isObject,
      };
      const { piles } = checkFields(sheet, tests, `${path}.sheets[${i}]`) as { piles: Fields[] };
      piles.forEach((pile, j) =>
        checkFields(pile, { name: isWord, cards }, `${path}.sheets[${i}].piles[${j}]`),
      );
    });
  });
  try {
    checkInvariants(value as GameState);
  } catch (error) {
    throw wrong((error as Error).message, 'position');
  }
  return value as GameState;
}
