/** Makes a scenario of a game: for a bug report. */
import { RULES } from '../content.ts';
import type { Decision } from '../decisions.ts';
import { Game } from '../game.ts';
import { colonies, planetOwner, planetsOf, shipsOn } from '../state/planets.ts';
import { shipsAt } from '../state/query.ts';
import type { TechnologySpec } from './technologies.ts';
import { specialAt } from '../state/special.ts';
import type { GameState, PlanetId, Player, Seat, Sheet } from '../state/types.ts';
import { placeLabel, wordsOf } from './labels.ts';
import { SIDE_DECK_FIELDS } from './position.ts';
import type { PlayerSpec, PositionSpec, SheetSpec, SpecialShipSpec } from './position.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from './format.ts';
import type { Scenario, Step } from './format.ts';

const kindsOf = (s: GameState, cards: readonly number[]) => cards.map((card) => s.kinds[card]);

const sheetInWords = (s: GameState, { alien, faceDown, tokens, data, piles }: Sheet): SheetSpec => ({
  alien,
  ...(faceDown ? { faceDown } : {}),
  tokens,
  data,
  piles: piles.map(({ planet, former, ...pile }) => ({
    ...pile,
    cards: kindsOf(s, pile.cards),
    ...(planet < 0 ? {} : { planet: placeLabel(s, planet) }),
    ...(former < 0 ? {} : { former: s.players[former].colour }),
  })),
});

const technologiesInWords = (s: GameState, seat: Seat): TechnologySpec[] =>
  s.players[seat].technologies.map(({ card, up, hold, stored, token, data }) => ({
    card: s.kinds[card],
    up,
    ships: shipsAt(s, seat, hold),
    stored: kindsOf(s, stored),
    token: token.map((place) => placeLabel(s, place)),
    data,
  }));

const specialInWords = (s: GameState, { special }: Player): SpecialShipSpec[] =>
  special.map(({ at, marks, up, further }) => ({
    ship: marks.join('+'),
    at: placeLabel(s, at),
    ...(up ? {} : { spent: true }),
    ...(further ? { further } : {}),
  }));

/** Without those that stand there besides the fleet. */
const fleetShips = (s: GameState, planet: PlanetId, seat: Seat): number =>
  shipsOn(s, planet, seat) - specialAt(s, seat, planet).filter(({ further }) => further).length;

/** A state between encounters as a position. The dice and who has seen which card are not part of it. */
function positionOf(s: GameState): PositionSpec {
  return {
    players: s.players.map((player, seat): PlayerSpec => {
      const [sheet, ...others] = player.sheets;
      const away = colonies(s, seat).filter((planet) => planetOwner(s, planet) !== seat);
      return {
        colour: player.colour,
        ...sheetInWords(s, sheet),
        ...(others.length === 0
          ? {}
          : {
              sheets: others.map((one) => ({
                ...sheetInWords(s, one),
                incarnation: one.incarnation,
                ...(one.stage === 'none' ? {} : { stage: one.stage }),
              })),
            }),
        hand: kindsOf(s, player.hand),
        homes: planetsOf(s, seat).map((planet) => fleetShips(s, planet, seat)),
        colonies: Object.fromEntries(away.map((at) => [placeLabel(s, at), fleetShips(s, at, seat)])),
        removed: s.removed[seat],
        ...(player.technologies.length === 0 ? {} : { technologies: technologiesInWords(s, seat) }),
        ...(player.special.length === 0 ? {} : { special: specialInWords(s, player) }),
      };
    }),
    planets: Object.fromEntries(s.players.map(({ colour }, seat) => [colour, planetsOf(s, seat).length])),
    offense: s.players[s.offense].colour,
    encounter: s.stage === 'encounter' ? 2 : 1,
    deck: kindsOf(s, s.deck).reverse(),
    discard: kindsOf(s, s.discard),
    ...Object.fromEntries(
      s.sideDecks.map(({ name, cards, discard }) => [
        SIDE_DECK_FIELDS[name as keyof typeof SIDE_DECK_FIELDS],
        { deck: kindsOf(s, cards).reverse(), discard: kindsOf(s, discard) },
      ]),
    ),
    ...(s.purged.length === 0 ? {} : { purged: kindsOf(s, s.purged) }),
    destiny: s.destiny.slice().reverse(),
    shortDestiny: true,
    aliens: s.pool,
    dealRounds: s.options.dealRounds,
    ...(s.options.specialShips.length === 0 ? {} : { specialShips: s.options.specialShips.slice() }),
    variants: s.options.variants,
    readings: s.options.readings,
  };
}

/** The encounter a game is in, from its beginning, as a scenario that expects what came of it. */
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
  const steps: Step[] = [];
  for (const [id, answer] of since) {
    const decision = again.pending().find((one) => one.id === id);
    // What follows was agreed at the table, and is no move.
    if (decision === undefined) break;
    steps.push({ ...asked(decision), answer: wordsOf(state, decision, answer) });
    again.answer(decision.seat, id, answer);
  }
  const open = again.pending().map(asked);
  const byColour = (read: (seat: number, player: Player) => number) =>
    Object.fromEntries(again.s.players.map((player, seat) => [player.colour, read(seat, player)]));
  return {
    format: SCENARIO_FORMAT,
    version: SCENARIO_VERSION,
    name,
    cites: [],
    position,
    steps,
    ...(open.length === 0 ? {} : { open }),
    expect: { warp: byColour((seat) => again.s.warp[seat]), foreign: byColour((_, one) => one.foreign) },
  };
}
