import type { Game } from '../game.ts';
import { standing } from '../reckoning.ts';
import { canChooseEncounterCard, forcedSide, hasPower, otherSide } from '../state/query.ts';
import { DEFENSE, OFFENSE, SIDES } from '../state/types.ts';
import type { Encounter, FaceType, Ground, Outcome, Seat, Side } from '../state/types.ts';
import { canBeWon } from '../state/winnable.ts';
import { returnBeside } from './beside.ts';
import { takeBack } from './encounter.ts';
import { recordFight, recordOutcome } from './fight.ts';

/** Thrown to leave every script at once when the game is over. */
export const GAME_OVER = Symbol('game over');

/** Thrown to leave every script of the encounter at once when the offense has no card to select (PLAN-1). */
export const TURN_ENDS = Symbol('turn ends');

/** REV-2 to REV-5: who wins, from what lies on the table now. */
export function decideOutcome(g: Game): void {
  const e = g.s.encounter!;
  const first = e.faces[OFFENSE]?.type;
  const second = e.faces[DEFENSE]?.type;
  const now = standing(g.s);
  let outcome: Outcome;
  let ground: Ground;
  if (now.totals !== null) {
    e.totals = [now.totals[0], now.totals[1]];
    g.emit({ type: 'totals', totals: e.totals });
    const better = e.lowerWins ? e.totals[0] < e.totals[1] : e.totals[0] > e.totals[1];
    outcome = { type: 'win', side: better ? OFFENSE : DEFENSE };
    ground = e.totals[0] === e.totals[1] ? 'tie' : e.lowerWins ? 'lower' : 'totals';
  } else if (first === 'attack' || second === 'attack') {
    outcome = { type: 'win', side: first === 'attack' ? OFFENSE : DEFENSE };
    ground = second === undefined ? 'no-card' : 'attack';
  }
  // START-1a: against no card at all there is a deal to make, too; it fails.
  else if (isPeaceful(first) && second !== 'morph') {
    outcome = { type: 'deal' };
    ground = second === undefined ? 'no-card' : 'negotiation';
  } else {
    outcome = { type: 'both-lose' };
    ground = 'morphs';
  }
  const forced = forcedSide(g.s);
  if (forced >= 0) {
    outcome = { type: 'win', side: forced as Side };
    ground = 'forced';
  }
  const upset = e.upset && outcome.type === 'win';
  if (outcome.type === 'win' && upset) outcome = { type: 'win', side: otherSide(outcome.side) };
  e.outcome = outcome;
  recordFight(g, now, outcome, ground, upset);
  g.emit({ type: 'outcome', outcome, ground, upset });
}

/** A retreat whose attack is none any more is a negotiate like any other. */
const isPeaceful = (type: FaceType | undefined): boolean => type === 'negotiate' || type === 'retreat';

/** Something that was done decides the encounter, or a deal has failed. */
export function setOutcome(g: Game, outcome: Outcome): void {
  g.s.encounter!.outcome = outcome;
  if (!recordOutcome(g, outcome)) recordFight(g, standing(g.s), outcome, 'effect', false);
  g.emit({ type: 'outcome', outcome, ground: 'effect', upset: false });
}

/**
 * PLAN-1: until it has selected one the offense holds an encounter card, or the turn ends at once. Looked for before
 * anybody is asked anything and at every moment, so whatever an effect does between two of these it does as a whole.
 */
export function turnEnds(g: Game): boolean {
  const e = g.s.encounter;
  // Whoever draws a new hand holds none only for as long as that takes.
  if (!g.cardsMoved || e === null || g.renewing === e.offense) return false;
  g.cardsMoved = false;
  if (!selects(e) || canChooseEncounterCard(g, e.offense)) return false;
  checkWin(g);
  return true;
}

/** Is the offense still to select a card? Not once the encounter goes straight to resolution (RUL-16). */
const selects = (e: Encounter): boolean =>
  e.outcome === null &&
  e.laid[OFFENSE] === null &&
  e.phase !== 'start-turn' &&
  e.phase !== 'reveal' &&
  e.phase !== 'resolution';

/** The turn ends in the middle of what was going on; nothing is reacted to. */
export function breakOff(g: Game): void {
  g.leaveScripts();
  callOff(g, { type: 'broken-off' });
}

/** The encounter ends so before any cards count: what was laid goes back to its owners unseen (RUL-15). */
export function callOff(g: Game, outcome: Outcome): void {
  for (const side of SIDES) takeBack(g, side);
  for (const one of g.s.encounter!.beside.slice()) returnBeside(g, one);
  setOutcome(g, outcome);
}

/** TURN-2 */
export function successful(outcome: Outcome | null): boolean {
  if (outcome === null) return false;
  switch (outcome.type) {
    case 'win':
      return outcome.side === OFFENSE;
    case 'deal':
    case 'surrender':
      return true;
    case 'peace':
      return outcome.successful;
    default:
      return false;
  }
}

export function winGame(g: Game, seats: Seat[], key: string): never {
  g.s.winners = seats;
  g.s.stage = 'over';
  g.emit({ type: 'won', seats, key });
  throw GAME_OVER;
}

/** The game is over and nobody has won. */
export function drawGame(g: Game, key: string): void {
  g.s.stage = 'over';
  g.emit({ type: 'drawn', key });
}

/**
 * WIN-1 to WIN-3: all who have enough foreign colonies, or another way to win, at this moment. WIN-4: nobody can win any
 * more.
 */
export function checkWin(g: Game): void {
  if (!g.spread) return;
  g.spread = false;
  const s = g.s;
  const seats: Seat[] = [];
  let key = '';
  for (let seat = 0; seat < s.players.length; seat++) {
    const how = winsBy(g, seat);
    if (how === '') continue;
    seats.push(seat);
    if (key !== COLONIES) key = how;
  }
  if (seats.length > 0) winGame(g, seats, key);
  if (canBeWon(g)) return;
  drawGame(g, 'drawn.no-ships');
  throw GAME_OVER;
}

const COLONIES = 'won.colonies';

/** Why this player wins now; '' if not. */
function winsBy(g: Game, seat: Seat): string {
  const { foreign, sheets } = g.s.players[seat];
  if (foreign >= g.s.options.coloniesToWin) return COLONIES;
  for (const sheet of sheets) {
    const { wins } = g.rules.aliens[sheet.alien];
    if (wins !== null && wins(sheet, g.s, seat) && hasPower(g, seat, sheet)) return `${sheet.alien}.won`;
  }
  return '';
}
