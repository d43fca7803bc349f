import type { Game } from '../game.ts';
import { countInWarp, fleetsOn, foreignColonies, planetOwner, planetsOf } from '../state/planets.ts';
import { hasColony, othersFrom } from '../state/query.ts';
import { COLOURS } from '../state/types.ts';
import type { GameState, PlanetId, Seat } from '../state/types.ts';
import { askOption, askPlayer } from '../timing/ask.ts';
import { AT } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { drawDestiny, refillDestiny, setHazard } from '../verbs/destiny.ts';
import { enterPhase, setDefense, setResettle } from '../verbs/encounter.ts';

/** What a destiny card names: a colour, or a special condition; neither for a wild card. */
function readDestiny(card: string): { colour: string; special: string } {
  const word = card.slice('destiny-'.length).replace('-hazard', '');
  return word.startsWith('special-')
    ? { colour: '', special: word.slice('special-'.length) }
    : { colour: word, special: '' };
}

const NAMES = new Map(destinyDeck(COLOURS).map((card) => [card, readDestiny(card)]));

/** The player a destiny card names, for whoever looks at colours; -1 for a wild card (DEST-3 to DEST-5). */
export function namedBy(s: GameState, card: string, offense: Seat): Seat {
  const { colour, special: which } = NAMES.get(card) ?? readDestiny(card);
  if (which !== '') return special(s, which, offense);
  for (let seat = 0; seat < s.players.length; seat++) if (s.players[seat].colour === colour) return seat;
  return -1;
}

function special(s: GameState, which: string, offense: Seat): Seat {
  const score = (seat: Seat): number => {
    if (which === 'most-cards') return s.players[seat].hand.length;
    if (which === 'most-colonies') return s.players[seat].foreign;
    return -countInWarp(s, seat);
  };
  let best = -1;
  for (const seat of othersFrom(s, offense)) if (best < 0 || score(seat) > score(best)) best = seat;
  return best;
}

/** Home planets without a single ship on them. */
const emptyHomes = (s: GameState, seat: Seat): PlanetId[] =>
  planetsOf(s, seat).filter((planet) => fleetsOn(s, planet).every((count) => count === 0));

/** DEST-6: planets of the offense's own system where this player has a colony. */
const intruderPlanets = (s: GameState, offense: Seat, intruder: Seat): PlanetId[] =>
  foreignColonies(s, intruder).filter((planet) => planetOwner(s, planet) === offense);

/** Own colour: fight an intruder, retake an empty planet, or draw again (false). */
function* ownColour(g: Game, offense: Seat): Script<boolean> {
  const s = g.s;
  const intruders = othersFrom(s, offense).filter((seat) => intruderPlanets(s, offense, seat).length > 0);
  const empty = hasColony(s, offense) || s.encounter!.gate[offense] > 0 ? emptyHomes(s, offense) : [];
  const options: (Seat | 'resettle' | 'redraw')[] = ['redraw', ...intruders];
  if (empty.length > 0) options.push('resettle');
  const choice = yield* askOption(offense, 'ask.own-colour', options);
  if (choice === 'redraw') return false;
  if (choice === 'resettle') setResettle(g, empty);
  else setDefense(g, choice, intruderPlanets(s, offense, choice));
  return true;
}

const wildDestiny = ({ s }: Game, offense: Seat): Script<Seat> =>
  askPlayer(
    offense,
    'ask.wild-destiny',
    othersFrom(s, offense).filter((seat) => planetsOf(s, seat).length > 0),
  );

export function* destiny(g: Game): Script {
  const e = g.s.encounter!;
  const offense = e.offense;
  enterPhase(g, 'destiny');
  for (;;) {
    refillDestiny(g);
    const before = { pick: null };
    yield* moment(g, AT['destiny.before'], before);
    const { hazard } = e;
    const card = drawDestiny(g, before.pick);
    // Fixed now: what comes of the card may change how things stand, not whom it means.
    const named = namedBy(g.s, card, offense);
    const drawn = { named, redraw: false, undone: false };
    yield* moment(g, AT['destiny.drawn'], drawn);
    if (drawn.undone) setHazard(g, hazard);
    if (drawn.redraw) continue;
    const choose = { named, settled: false };
    yield* moment(g, AT['destiny.choose'], choose);
    if (choose.settled) break;
    if (named === offense) {
      if (yield* ownColour(g, offense)) break;
      continue;
    }
    const defense = named >= 0 ? named : yield* wildDestiny(g, offense);
    const aims = planetsOf(g.s, defense);
    // tech.md: a system may have lost all its planets.
    if (aims.length === 0) continue;
    setDefense(g, defense, aims);
    break;
  }
  if (e.defense >= 0) yield* moment(g, AT['destiny.settled']);
  yield* moment(g, AT['destiny.end']);
  yield* settle(g);
}

/** destiny-deck.md: three cards a colour, one of them with a hazard warning, two wild, three special. */
export function destinyDeck(colours: readonly string[]): string[] {
  const deck: string[] = [];
  for (const colour of COLOURS)
    if (colours.includes(colour))
      deck.push(`destiny-${colour}`, `destiny-${colour}`, `destiny-${colour}-hazard`);
  deck.push('destiny-wild', 'destiny-wild');
  deck.push('destiny-special-most-cards', 'destiny-special-most-colonies', 'destiny-special-fewest-warp');
  return deck;
}
