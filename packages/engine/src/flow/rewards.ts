/** RES-3, REW-2: rewards, for whoever has earned any: each is a ship from the warp or a card. */
import type { Game } from '../game.ts';
import type { Question } from '../decisions.ts';
import { leftIn, placesFor } from '../state/query.ts';
import { WARP } from '../state/types.ts';
import type { Card, Seat } from '../state/types.ts';
import { leaveWorlds, retrievable } from '../timing/adrift.ts';
import { askAll, countQuestion, shipsQuestion } from '../timing/ask.ts';
import { spreadChosen } from '../timing/classes.ts';
import { AT, type Moments, type Share } from '../timing/moments.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { drawCards } from '../verbs/decks.ts';
import { partsOf, type Part } from '../verbs/ships.ts';

/** Who is to have how many. */
export type Reward = Moments['rewards.due'];

/** One reward for each of these ships of the player's. */
export const forShips = (seat: Seat, ships: number, usual = false): Reward => ({
  seat,
  count: ships,
  perShip: true,
  usual,
});
/** So many rewards, whatever ships the player has. */
export const inAll = (seat: Seat, count: number): Reward => ({
  seat,
  count,
  perShip: false,
  usual: false,
});

/**
 * Gives so many rewards to each of these. All say what they take before anything is drawn; somebody else may deal it out.
 * None are given in an encounter without spoils (RUL-13).
 */
export const giveRewards = (g: Game, earned: readonly Reward[]): Script =>
  g.s.encounter!.noSpoils ? NOTHING : giving(g, earned);

function* giving(g: Game, earned: readonly Reward[]): Script {
  const dues: Reward[] = [];
  for (const one of earned) {
    if (one.count === 0) continue;
    const due = { ...one };
    yield* moment(g, AT['rewards.due'], due);
    if (g.s.encounter!.noSpoils) return;
    // Somebody may have had something else in place of all of them.
    if (due.count > 0) dues.push(due);
  }
  if (dues.length === 0) return;
  const dealing: Moments['rewards.dealing'] = { dues, dealer: -1, mixed: false };
  yield* moment(g, AT['rewards.dealing'], dealing);
  const { dealer, mixed } = dealing;
  const taking = dues.filter(({ seat }) => dealer < 0 || (seat === dealer && !mixed));
  const dealt = dues.filter((due) => !taking.includes(due));
  if (dealt.length > 0) yield* dealtOut(g, dealer, dealt, dealt.length < dues.length || mixed);
  if (taking.length > 0) yield* taken(g, taking);
  yield* settle(g);
}

/** How many ships this player can take at most. */
const mostShips = (g: Game, { seat, count }: Reward): number =>
  placesFor(g.s, seat, count).length === 0 ? 0 : Math.min(count, retrievable(g.s, seat));

const shareOf = ({ seat, count }: Reward, ships: number): Share => ({
  seat,
  ships,
  cosmic: count - ships,
  reward: 0,
  given: [],
});

/** Everybody takes what is due to them: ships and where they land, and cards for the rest. */
function* taken(g: Game, dues: readonly Reward[]): Script {
  const slots = dues.map((due) => placesFor(g.s, due.seat, due.count));
  const answers = yield* askAll(
    dues.map((due, i) =>
      shipsQuestion({
        seat: due.seat,
        key: 'ask.rewards',
        slots: slots[i],
        min: 0,
        max: mostShips(g, due),
        params: { count: due.count },
      }),
    ),
  );
  const parts = dues.map((_, i) => partsOf(slots[i], answers[i] as readonly number[]));
  const shares = dues.map((due, i) => shareOf(due, sizeOf(parts[i])));
  yield* chooseDecks(g, shares);
  yield* moment(g, AT['rewards.split'], { shares });
  const spoils: Moments['spoils.taken'][] = [];
  for (const [i, share] of shares.entries()) {
    yield* leaveWorlds(g, share.seat, share.ships, share.ships);
    yield* spreadChosen(g, share.seat, WARP, parts[i]);
    const drawn = drawCards(g, share.seat, share.cosmic);
    tellRewards(g, share);
    note(spoils, share.seat, [...share.given, ...drawn, ...drawRewards(g, share)]);
  }
  for (const one of spoils) yield* moment(g, AT['spoils.taken'], one);
}

/** Everybody says how many ships and cards they take; the dealer says where they land, draws and deals. */
function* dealtOut(g: Game, dealer: Seat, dues: readonly Reward[], due: boolean): Script {
  const answers = yield* askAll(dues.map((due) => splitQuestion(due, mostShips(g, due))));
  const shares = dues.map((due, i) => shareOf(due, answers[i] as number));
  yield* chooseDecks(g, shares);
  yield* moment(g, AT['rewards.split'], { shares });
  for (const { seat, ships } of shares) yield* leaveWorlds(g, seat, ships, ships);
  const handing: Moments['rewards.handing'] = { dealer, due, shares, dealt: [] };
  yield* moment(g, AT['rewards.handing'], handing);
  const spoils: Moments['spoils.taken'][] = [];
  for (const share of shares) {
    tellRewards(g, share);
    const dealt = handing.dealt.filter(({ seat }) => seat === share.seat).flatMap(({ cards }) => cards);
    note(spoils, share.seat, [...share.given, ...dealt]);
  }
  for (const one of spoils) yield* moment(g, AT['spoils.taken'], one);
}

const splitQuestion = ({ seat, count }: Reward, most: number): Question =>
  countQuestion(seat, 'ask.rewards.ships', most, { count });

/**
 * REW-2: how many of the cards are to come from the reward deck; no more than there are (REW-3). OUR READING: where all
 * together want more of them, those who come last in player order draw cosmic cards for the rest.
 */
function* chooseDecks(g: Game, shares: readonly Share[]): Script {
  let left = leftIn(g.s, 'reward');
  if (left === 0) return;
  const drawing = shares.filter(({ cosmic }) => cosmic > 0);
  const answers = yield* askAll(
    drawing.map(({ seat, cosmic }) =>
      countQuestion(seat, 'ask.rewards.deck', Math.min(cosmic, left), { count: cosmic }),
    ),
  );
  drawing.forEach((share, i) => {
    share.reward = Math.min(answers[i] as number, left);
    share.cosmic -= share.reward;
    left -= share.reward;
  });
}

const drawRewards = (g: Game, { seat, reward }: Share): Card[] => drawCards(g, seat, reward, [], 'reward');

const sizeOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + part.count, 0);

function tellRewards(g: Game, { seat, ships, cosmic, reward, given }: Share): void {
  g.emit({ type: 'rewards', seat, ships, cards: cosmic + reward + given.length });
}

function note(spoils: Moments['spoils.taken'][], seat: Seat, cards: Card[]): void {
  if (cards.length > 0) spoils.push({ seat, from: -1, picks: -1, cards });
}
