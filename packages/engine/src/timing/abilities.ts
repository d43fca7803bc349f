import type { Game } from '../game.ts';
import { SIDES } from '../state/types.ts';
import type {
  Alert,
  BesideRole,
  Card,
  DeckName,
  Encounter,
  GameState,
  Lasting,
  Seat,
  Sheet,
  Side,
  Technology,
} from '../state/types.ts';
import type { Counting } from '../reckoning.ts';
import type { SheetFacts } from '../sheet.ts';
import type { Aim, Target } from './aim.ts';
import type { Script } from './script.ts';
import type { MomentName, Moments } from './moments.ts';

export type Role =
  | 'any'
  | 'offense'
  | 'defense'
  | 'main'
  | 'ally'
  | 'offensive-ally'
  | 'main-or-ally'
  | 'offense-or-ally'
  | 'not-offense'
  | 'not-main';

/** What happens to a card after its script is done; flares go back to where they came from by default. */
export type Fate = 'usual' | 'discard' | { giveTo: Seat };

/** What an ability's script is told: who it is, where it comes from, and the moment's event. */
export interface Ctx<M extends MomentName = MomentName> {
  readonly g: Game;
  readonly s: GameState;
  readonly e: Encounter;
  readonly me: Seat;
  readonly ev: Moments[M];
  /** The sheet the ability stands on; for a card or an announced effect, an empty stand-in. */
  readonly sheet: Sheet;
  /** The card being played, or the technology; -1 for a power. */
  readonly card: Card;
  /** The announced effect that is acting, if it is one. */
  readonly lasting: Lasting | null;
  fate: Fate;
}

export interface Ability<M extends MomentName> {
  /** Unique within its alien and side; names it in statistics, events and questions. */
  name: string;
  at: M;
  role?: Role;
  /** The owner decides each time. Flares and artifacts are always optional. */
  optional?: boolean;
  /** Not a use: cannot be zapped, and works while the power is zapped. */
  standing?: boolean;
  /** May be used again in the same moment (otherwise once each time the moment comes). */
  repeat?: boolean;
  /** At most once in an encounter. */
  once?: boolean;
  when?: (c: Ctx<M>) => boolean;
  /** Whom or what it is aimed at; choices inside the effect are made in `use`. */
  aim?: Aim<M>;
  use: (c: Ctx<M>, target: Target) => Script | void;
  /** What a zap of this use brings about. */
  zapped?: (c: Ctx<M>) => Script | void;
}

export type AnyAbility = { [M in MomentName]: Ability<M> }[MomentName];

type AfterFight = 'resolution.spoils' | 'resolution.end' | 'encounter.over';

/**
 * FLARE-4: what can be played in the resolution phase can be played before compensation and rewards as well as after
 * them. The early time comes only where there are any.
 */
export const alsoBeforeSpoils = (late: Ability<AfterFight>): AnyAbility[] => [
  { ...late, at: 'resolution.spoils' },
  late,
];

export interface Flare {
  wild: AnyAbility[];
  super: AnyAbility[];
  /** An effect of the alien's `lasting` announced at the start of every encounter while the card is in the game. */
  opening?: string;
  /** Something happens when its holder no longer has it, so everybody notices. */
  missed?: true;
}

/** How the encounter will be counted, as far as it can be told before the cards are open. */
export interface Foreseen extends Counting {
  lowerWins: boolean;
}

/** Whose power it is, and where they stand. */
export interface Stand {
  s: GameState;
  sheet: Sheet;
  me: Seat;
  side: Side;
  main: boolean;
}

/** What everybody sees of how far somebody has come on another way to win. */
export interface OtherWay {
  /** On the sheet. */
  tokens: number;
  /** Home and foreign ones together. */
  colonies: number;
  foreign: number;
}

/** How a player comes to be without a power: for a while, for good in exchange for another's, or with the sheet itself. */
export type Lapse = 'resting' | 'traded' | 'gone';

/** RUL-7: who is in the game, which flares go into the deck, what is taken from the deck, then the hands. */
export const SETUP_STAGES = ['aliens', 'flares', 'deck', 'hands'] as const;
type SetupStage = (typeof SETUP_STAGES)[number];

/** Something on a sheet for all to see. */
export interface SheetPiece {
  /** What it is, among the words of the alien. */
  name: string;
  /** Turned face down, it is used up for now. */
  up: boolean;
  /** The card it speaks of. */
  card?: string;
}

export interface Alien {
  id: string;
  alert: Alert;
  abilities: AnyAbility[];
  flare: Flare;
  /** What is printed about role and phases, where it cannot be told from the abilities. */
  sheet?: Partial<SheetFacts>;
  /** A second edition of the flare (SETUP-9). */
  alternateFlare?: Flare;
  /** Announced effects that act later in the encounter, by name, or that whoever they are announced by may use then. */
  lasting?: { [name: string]: AnyAbility[] };
  /**
   * The power plays an artifact of the hand as any other artifact: the name of that use. `any` in what its super side may
   * change lets it take any card that is no encounter card.
   */
  playsAs?: string;
  /** Suffers nothing for holding no encounter card: no new hand, no end of the turn. */
  needsNoCards?: boolean;
  /** Aliens never dealt together with this one (SETUP-10). */
  excludes?: string[];
  /** The power belongs to its player's colour: nobody can have it instead, for however long. */
  bound?: boolean;
  /** Decks it draws from, also where no variant brings them into the game. */
  drawsFrom?: readonly DeckName[];
  /** Plays with pieces of a colour that no player has (RUL-26). */
  needsColour?: boolean;
  /** Has game-setup text (SETUP-10): done when the game is set up, before hands are dealt. */
  setup?: (g: Game, seat: Seat, sheet: Sheet) => Script | void;
  /**
   * What has to be undone when the player no longer has the power: lost (POWER-1), lent, put aside, traded, gone; `to`: who has
   * the sheet then, -1 if nobody else has.
   */
  lapses?: (g: Game, seat: Seat, sheet: Sheet, how: Lapse, to: Seat) => void;
  /** When that is done, where others depend on it (RUL-7); with the hands unless told. */
  setupStage?: SetupStage;
  /** What lies open on its sheet, where the number of tokens does not tell everything. */
  shows?: (sheet: Sheet) => readonly SheetPiece[];
  /** It makes no sense in a game without flares. */
  needsFlares?: boolean;
  /** It draws from the flares that set-up left over, or its flare does. */
  drawsFlares?: boolean;
  /** The power is not lost for too few home colonies. */
  keepsPower?: boolean;
  /**
   * Its player reinforces from outside the encounter, too, and plays artifacts and rifts of the regroup and alliance phases in
   * any role and at any time.
   */
  playsFreely?: boolean;
  /** Everybody may know what is remembered on its sheet. */
  remembersOpenly?: boolean;
  /** Another way to win than by colonies; looked at whenever winners are looked for (WIN-3). */
  wins?: (sheet: Sheet, s: GameState, seat: Seat) => boolean;
  /** Has a way to win besides the colonies that lies in an ability (WIN-3). */
  winsOtherwise?: boolean;
  /** How much is left on that other way, in foreign colonies; for whoever weighs up a position. */
  leftToWin?: (at: OtherWay) => number;
  /** Its power or its flare can bring aliens into the game that nobody has. */
  bringsAliens?: boolean;
  /** What the power, if nobody stops it, will change in the counting when two attacks meet; false if nothing. */
  foresees?: (seen: Foreseen, stand: Stand) => boolean;
}

/** What a kind of card does that is no flare: played from the hand, then discarded (ART-1). */
export interface PlayedCard {
  kind: string;
  abilities: AnyAbility[];
  /** What it announces for later in the encounter, by name; see `Alien.lasting`. */
  lasting?: { [name: string]: AnyAbility[] };
  /** It is laid face down beside the encounter cards; whoever could answer it does not see which it is. */
  lies?: BesideRole;
  /**
   * What it does to whoever takes it from a hand and keeps it, once it has been discarded; cards that are `waiting` to do the
   * same are out of reach.
   */
  taken?: (g: Game, taker: Seat, waiting: readonly Card[]) => Script;
  /** What a reinforcement is worth, where that is settled when it is played. */
  reinforces?: (g: Game, seat: Seat, card: Card) => Script<number>;
  /** An effect of `lasting` announced when it lies open in an encounter, as a main player's card or beside it. */
  open?: string;
}

/**
 * What a player's special ships with a mark do. The player has it once, however many such ships there are, and as long as
 * one of them is there to do it (SHIP-2).
 */
export interface ShipKind {
  mark: string;
  /** They are no powers: nobody can zap them. */
  abilities: AnyAbility[];
  lasting?: { [name: string]: AnyAbility[] };
}

/**
 * A technology: what it does once it is completed or, a hidden one, from face down. Whoever uses one discards it, unless it
 * is permanent.
 */
export interface TechnologyCard {
  kind: string;
  /** Used from face down, with the ships on it; there is no completing it. */
  hidden?: boolean;
  /** Stays in play when it is used. */
  permanent?: boolean;
  abilities: AnyAbility[];
  lasting?: { [name: string]: AnyAbility[] };
  /** When it has been completed, with the ships that researched it still on it. */
  completed?: (g: Game, seat: Seat, technology: Technology) => Script | void;
  /** When it is about to leave play, completed or not. */
  gone?: (g: Game, seat: Seat, technology: Technology) => void;
}

const NO_SIDES: readonly Side[] = [];
const ONLY: readonly (readonly Side[])[] = [[0], [1]];

/** The sides this player is on: an ally may be on both. */
export function sidesOf(e: Encounter, seat: Seat): readonly Side[] {
  const bit = 1 << seat;
  const first = seat === e.offense || (e.allies[0] & bit) !== 0;
  const second = seat === e.defense || (e.allies[1] & bit) !== 0;
  if (first && second) return SIDES;
  return first ? ONLY[0] : second ? ONLY[1] : NO_SIDES;
}

/** The side this player is on, the offense's if it is on both; -1 for a bystander. */
export const sideOf = (e: Encounter, seat: Seat): Side | -1 => {
  const bit = 1 << seat;
  if (seat === e.offense || e.allies[0] & bit) return 0;
  if (seat === e.defense || e.allies[1] & bit) return 1;
  return -1;
};

export function hasRole(e: Encounter, seat: Seat, role: Role): boolean {
  const bit = 1 << seat;
  switch (role) {
    case 'any':
      return true;
    case 'offense':
      return seat === e.offense;
    case 'defense':
      return seat === e.defense;
    case 'main':
      return seat === e.offense || seat === e.defense;
    case 'ally':
      return ((e.allies[0] | e.allies[1]) & bit) !== 0;
    case 'offensive-ally':
      return (e.allies[0] & bit) !== 0;
    case 'main-or-ally':
      return seat === e.offense || seat === e.defense || ((e.allies[0] | e.allies[1]) & bit) !== 0;
    case 'offense-or-ally':
      return seat === e.offense || ((e.allies[0] | e.allies[1]) & bit) !== 0;
    case 'not-offense':
      return seat !== e.offense;
    case 'not-main':
      return seat !== e.offense && seat !== e.defense;
  }
}
