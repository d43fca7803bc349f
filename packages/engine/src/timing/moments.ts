import type { Target } from './aim.ts';
import type { Card, Place, PlanetId, Seat, Seats, Sheet, Side } from '../state/types.ts';

/** Why ships are lost: the losing side of an encounter, a failed deal, paying for an effect, or anything else. */
export type LossCause = 'defeat' | 'failed-deal' | 'cost' | 'effect';

/** Ships of one player being lost in one event; what goes nowhere else goes to the warp. */
export interface Loss {
  seat: Seat;
  /** `ship`: the class of ships meant, where there are several at that place. */
  from: { place: Place; count: number; ship?: string }[];
  /** How many of them leave the game instead of going to the warp. */
  removed: number;
  /** How many of them go to colonies of their owner instead of to the warp. */
  saved: number;
  /** How many of them, or of a class of them, go where instead of to the warp: onto a planet, into a hold. */
  elsewhere: { place: Place; count: number; ship?: string }[];
}

export function lossCount(loss: Loss): number {
  let count = 0;
  for (const part of loss.from) count += part.count;
  return count;
}
/** Ships of this loss that still go to the warp. */
export function toWarp(loss: Loss): number {
  let count = lossCount(loss) - loss.removed - loss.saved;
  for (const part of loss.elsewhere) count -= part.count;
  return count;
}

/**
 * What somebody takes as rewards: ships from the warp, cards from the cosmic and the reward deck, and cards somebody else
 * has `given` instead.
 */
export interface Share {
  seat: Seat;
  ships: number;
  cosmic: number;
  reward: number;
  given: Card[];
}

/**
 * More ships than anybody has. Not Infinity: one number that is no whole one changes how all limits are kept, and code that
 * was compiled for whole ones is thrown away again and again.
 */
export const NO_LIMIT = 1000;

/** Why a card being played does not take effect, and where it goes. */
export type Stopped = { fate: 'discard' } | { fate: 'taken'; by: Seat } | { fate: 'barred' };

interface Nothing {
  readonly nothing?: never;
}

/**
 * The timeline of an encounter and the things that happen, each with what an ability at that moment is told and may
 * change. A moment runs all mandatory abilities in PRIO-2 order, then offers the optional ones until all pass.
 */
export interface Moments {
  /**
   * At any time: comes in every encounter after the start of the turn, after regrouping, when the opponents are known, with
   * the ships on the gate, before cards are selected, when they are, when they are open, before the outcome is carried
   * out and when it has been; and before a hand goes for want of an encounter card. Nobody is asked unless they can act.
   */
  free: Nothing;
  // -- the timeline ------------------------------------------------------------------------------------------------
  'turn.start': Nothing;
  /** First thing in every regroup phase, before anybody may act (automatic wins). */
  'regroup.first': Nothing;
  'regroup.start': Nothing;
  /** The retrieval of REGR-1; `instead` once something else takes its place. */
  'regroup.retrieve': { seat: Seat; count: number; instead: boolean };
  'regroup.end': Nothing;
  /** Before a destiny card is drawn; `pick` names the card that is treated as drawn. */
  'destiny.before': { pick: string | null };
  /**
   * A destiny card has been turned up and names a player (-1: none); `redraw` discards it for another, `undone` as if it had
   * not been drawn at all (RUL-19).
   */
  'destiny.drawn': { named: Seat; redraw: boolean; undone: boolean };
  /** Instead of obeying destiny: set defense and aims through the verb, then `settled`. */
  'destiny.choose': { named: Seat; settled: boolean };
  /** Destiny has named the defense and where it may be met; both can still be widened. */
  'destiny.settled': Nothing;
  'destiny.end': Nothing;
  /** Before a player sends ships: how many at most, and the alien that says so ('': the rules). */
  'ships.limit': { seat: Seat; max: number; by: string };
  /** These ships are on the gate or beside the planet. */
  'ships.sent': { seat: Seat; max: number; place: Place };
  'launch.end': Nothing;
  'alliance.start': Nothing;
  /** Before a main player invites: whom it may invite. */
  'alliance.inviting': { side: Side; candidates: Seat[] };
  /** A main player has invited these. */
  'alliance.invited': { side: Side; seats: Seat[] };
  /**
   * A player's turn to ally. `sides`: bit 1 offense, bit 2 defense. `compelled`: must join that side with exactly
   * `ships` ships, or as many as it wants to and can; never has to give up a colony for it. `joins`: has said to join one
   * of them; `both`: joins both.
   */
  'alliance.join': {
    seat: Seat;
    sides: Seats;
    compelled: { side: Side; ships: number } | null;
    joins: boolean;
    both: boolean;
  };
  'alliance.formed': Nothing;
  /** Nothing more happens to the alliances. */
  'alliance.end': Nothing;
  /** Before cards are selected. */
  'planning.start': Nothing;
  /** Everything before selection is done; how cards are to be chosen. */
  'planning.select': Nothing;
  /** One main player's card is face up and the other has yet to select. */
  'planning.shown': { seat: Seat };
  /** Both have selected. RUL-5: what puts another card in the place of one comes here, allies' intimidates right after it. */
  'planning.laid': Nothing;
  /** Both cards lie face down (or one up), not yet revealed. */
  'planning.selected': Nothing;
  /** The opponent's card is turned up, this seat's is about to be; `hidden` keeps it face down. */
  'reveal.showing': { seat: Seat; hidden: boolean };
  /** Both cards are up and are what they show; before they settle against each other (RUL-4). */
  'reveal.settling': Nothing;
  /** They have settled, morphs too: what was turned up beside them counts (KICK-2). */
  'reveal.kickers': Nothing;
  /** Both cards are up; before any other effect. */
  'reveal.cards': Nothing;
  /** Bets made in planning are settled, once (Annex B-3). */
  'reveal.bets': Nothing;
  /** Effects that change what the cards are or count. Comes again until totals are final (REV-6a), as the next does. */
  'reveal.adjust': Nothing;
  /** The cards are what they will be: what is done to the value of the one that stands. */
  'reveal.settled': Nothing;
  /** Effects on totals. */
  'reveal.after': Nothing;
  /** Nobody has anything to add: the totals are final, and what comes of them is not settled yet. */
  'reveal.totals': Nothing;
  'resolution.start': Nothing;
  /** The fight is over and spoils are due: before compensation and rewards (FLARE-4). */
  'resolution.spoils': Nothing;
  /** A deal is due: who is to make it. */
  'deal.parties': { parties: Seat[] };
  /**
   * The `parties` are about to make a deal; `frees`: who may free ships of the other
   * from the warp in it, `colonies`: how many each may get, `wordless`: nothing may be said.
   */
  'deal.start': { frees: Seats; colonies: number; wordless: boolean; parties: readonly Seat[] };
  /** A deal has been agreed and nothing has changed hands yet. */
  'deal.agreed': { quashed: boolean };
  /** RES-5: the deal has failed; how many ships each loses. */
  'deal.failing': { dues: { seat: Seat; count: number; factor: number }[] };
  /** A deal has been carried out and nobody has reacted to it yet. */
  'deal.made': Nothing;
  /** The losses of the outcome are done; before compensation, rewards and the way home. */
  'resolution.lost': Nothing;
  /**
   * The winning side has won; before anybody lands. `swapped`: the allies get what those of the other side would get:
   * rewards instead of a colony, or a colony instead of rewards.
   */
  'allies.due': { side: Side; swapped: boolean };
  /** These ships are about to leave the gate or the planet's side, for home or onto the planet. */
  'ships.leaving': { leaving: readonly { seat: Seat; from: Loss['from'] }[] };
  /** `picks`: who chooses the cards; nobody (-1) if they fall by chance. */
  'compensation.due': {
    taker: Seat;
    payer: Seat;
    count: number;
    /** RUL-9: what it is multiplied by in the end. */
    factor: number;
    /** Cards out of reach. */
    aside: Card[];
    picks: Seat;
  };
  /** `perShip`: one for each ship of their own, not so many in all; `usual`: by the rules, to an ally of the winner. */
  'rewards.due': { seat: Seat; count: number; perShip: boolean; usual: boolean };
  /**
   * All rewards of one event are known; `dealer`: who deals out those of the others (-1: everybody takes them); `mixed`: and
   * the dealer's own with them.
   */
  'rewards.dealing': { dues: readonly { seat: Seat; count: number }[]; dealer: Seat; mixed: boolean };
  /** Everybody has said what they take, and nothing has been drawn. */
  'rewards.split': { shares: Share[] };
  /**
   * The dealer places the ships, draws and deals: who got which cards goes into `dealt`. `due`: some of the rewards are the
   * dealer's own, dealt out with the others or taken afterwards.
   */
  'rewards.handing': {
    dealer: Seat;
    due: boolean;
    shares: readonly Share[];
    dealt: { seat: Seat; cards: Card[] }[];
  };
  /** Compensation or rewards have come into a hand: `from` who paid, chosen by `picks`; -1 for the deck and for chance. */
  'spoils.taken': { seat: Seat; from: Seat; picks: Seat; cards: Card[] };
  /** Losses, gains, compensation, rewards or the deal are done; encounter cards are still on the table. */
  'resolution.end': Nothing;
  /** After resolution, encounter cards still on the table and about to go. */
  'cards.discarding': Nothing;
  /** The encounter cards have gone to the discard pile; by side, -1 if it did not. */
  'cards.discarded': { cards: [Card, Card] };
  'encounter.end': Nothing;
  /** Right after the encounter: everything that looks back on it is done, aliens may leave the game. */
  'encounter.over': Nothing;
  /** May the offense have another encounter this turn? `again` says so without asking for the usual conditions. */
  'turn.continue': { again: boolean };
  /** PLAN-1: the offense holds no encounter card, and the turn is about to end. */
  'turn.ending': Nothing;
  /** A player is about to discard the hand and draw a new one, for whatever reason; `kept` cards stay. */
  'hand.renewing': { seat: Seat; kept: Card[] };

  // -- responses ---------------------------------------------------------------------------------------------------
  /** A power is being used, or the super side of its flare played (`flare`, -1 if not). */
  'power.using': { seat: Seat; sheet: Sheet; ability: string; flare: Card; target: Target; zapped: boolean };
  /** The owner of a power that is being used may sharpen it with the super side; offered for that alien's flare only. */
  'power.shaping': {
    seat: Seat;
    alien: string;
    ability: string;
    data: Record<string, number | string | boolean | readonly Card[]>;
  };
  /** An artifact or a flare is being played. */
  'card.playing': {
    seat: Seat;
    card: Card;
    as: 'artifact' | 'card' | 'wild' | 'super';
    /** For a zap: whose power it would hit; -1 otherwise. */
    against: Seat;
    target: Target;
    stopped: Stopped | null;
  };
  /** A technology is being used, or has just been completed (`ability` 'complete'). */
  'technology.using': {
    seat: Seat;
    card: Card;
    ability: string;
    /** For a zap: whose power it would hit; -1 otherwise. */
    against: Seat;
    target: Target;
    cancelled: boolean;
  };
  /** A flare has taken effect. */
  'flare.played': { seat: Seat; card: Card; as: 'wild' | 'super' };
  /** A played artifact has worked and is about to be discarded; `keep` returns it. */
  'artifact.done': { seat: Seat; card: Card; keep: boolean };

  // -- happenings: queued by verbs, run when the current step is done ------------------------------------------------
  /** Who loses how many by the outcome, also if nobody loses anything yet (Annex B-1). */
  'ships.due': { losses: Loss[]; loser: Side };
  /** Before ships are lost: remove them from the game instead. */
  'ships.losing': { losses: Loss[]; cause: LossCause };
  /** Then: they stay, or come down, where the fight was. */
  'ships.keeping': { losses: Loss[]; cause: LossCause };
  /** Then: send them to colonies instead. */
  'ships.saving': { losses: Loss[]; cause: LossCause };
  /** Ships are in the warp or out of the game; `back` once they have been given back to their owner. */
  'ships.lost': {
    losses: { seat: Seat; warped: number; removed: number; back: boolean }[];
    cause: LossCause;
  };
  'ships.retrieved': { seat: Seat; count: number };
  'cards.drawn': { seat: Seat; cards: Card[] };
  /** Cards of this player have gone to the discard pile, from wherever; `reinforced` if they were reinforcements. */
  'cards.thrown': { seat: Seat; cards: readonly Card[]; reinforced: boolean };
  /** Cards have gone from hand to hand: the receiver has taken them, or the owner gave them away. */
  'cards.taken': { from: Seat; to: Seat; cards: Card[]; how: 'taken' | 'given' };
  'reinforcement.played': { seat: Seat; side: Side; card: Card };
  /** A card has been laid face down beside the encounter cards; all know what for, and nobody which it is. */
  'beside.laid': { seat: Seat; card: Card };
  /** All colonies gained in the same step (RES-7). */
  'colony.gained': { gains: { seat: Seat; planet: PlanetId }[] };
  /** This player has one foreign colony more, or fewer; several come one after the other. */
  'foreign.gained': { seat: Seat };
  'foreign.lost': { seat: Seat };
  'power.lost': { seat: Seat };
  /** The cosmic deck is new; these cards are in it. */
  'deck.reshuffled': { cards: readonly Card[] };
}

export type MomentName = keyof Moments;
/** Moments of which there is nothing to tell but that they have come. */
export type PlainMoment = {
  [M in MomentName]: Nothing extends Moments[M] ? M : never;
}[MomentName];
export const NOTHING_TOLD: Nothing = Object.freeze({});

/** Whether others give answers to something there that has not taken effect yet. */
export type AnsweredMoment = 'power.using' | 'card.playing' | 'technology.using';
export const isAnswered = (name: string): name is AnsweredMoment =>
  name === 'power.using' || name === 'card.playing' || name === 'technology.using';

/** A moment as the timing looks it up: by number. */
export interface At<M extends MomentName = MomentName> {
  readonly name: M;
  readonly number: number;
  /** Its place in a `MomentSet`. */
  readonly word: number;
  readonly bit: number;
}

const NAMES = [
  'free',
  'turn.start',
  'regroup.first',
  'regroup.start',
  'regroup.retrieve',
  'regroup.end',
  'destiny.before',
  'destiny.drawn',
  'destiny.choose',
  'destiny.settled',
  'destiny.end',
  'ships.limit',
  'ships.sent',
  'launch.end',
  'alliance.start',
  'alliance.inviting',
  'alliance.invited',
  'alliance.join',
  'alliance.formed',
  'alliance.end',
  'planning.start',
  'planning.select',
  'planning.shown',
  'planning.laid',
  'planning.selected',
  'reveal.showing',
  'reveal.settling',
  'reveal.kickers',
  'reveal.cards',
  'reveal.bets',
  'reveal.adjust',
  'reveal.settled',
  'reveal.after',
  'reveal.totals',
  'resolution.start',
  'resolution.spoils',
  'deal.parties',
  'deal.start',
  'deal.agreed',
  'deal.failing',
  'deal.made',
  'resolution.lost',
  'allies.due',
  'ships.leaving',
  'compensation.due',
  'rewards.due',
  'rewards.dealing',
  'rewards.split',
  'rewards.handing',
  'spoils.taken',
  'resolution.end',
  'cards.discarding',
  'cards.discarded',
  'encounter.end',
  'encounter.over',
  'turn.continue',
  'turn.ending',
  'hand.renewing',
  'power.using',
  'power.shaping',
  'card.playing',
  'technology.using',
  'flare.played',
  'artifact.done',
  'ships.due',
  'ships.losing',
  'ships.keeping',
  'ships.saving',
  'ships.lost',
  'ships.retrieved',
  'cards.drawn',
  'cards.thrown',
  'cards.taken',
  'reinforcement.played',
  'beside.laid',
  'colony.gained',
  'foreign.gained',
  'foreign.lost',
  'power.lost',
  'deck.reshuffled',
] as const satisfies readonly MomentName[];
export const MOST_MOMENTS = NAMES.length;

/** So many to a word of a `MomentSet`: whole numbers that are small to every machine. */
const BITS = 30;
if (MOST_MOMENTS > 3 * BITS) throw new Error('a set of moments has three words');

/** All moments by name. Where one is opened it is named here, so that nothing has to be looked up then. */
export const AT = Object.fromEntries(
  NAMES.map((name, number) => [
    name,
    { name, number, word: Math.floor(number / BITS), bit: 1 << (number % BITS) },
  ]),
) as {
  readonly [M in (typeof NAMES)[number]]: At<M>;
};

/** In the order of their numbers. */
export const MOMENTS: readonly At[] = Object.values(AT);
