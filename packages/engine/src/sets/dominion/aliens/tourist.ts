import type { Slot } from '../../../decisions.ts';
import { room } from '../../../answers.ts';
import type { Game } from '../../../game.ts';
import { planetsOf } from '../../../state/planets.ts';
import { colonySlots, hasColony, othersFrom, placesFor, shipsAt, stackOf } from '../../../state/query.ts';
import { SIDES, TRANSIT } from '../../../state/types.ts';
import type { Card, Hold, Seat, Sheet } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlanet, atPlayer, targetOf, type Target } from '../../../timing/aim.ts';
import { askOption, askPlayer, askShips } from '../../../timing/ask.ts';
import { spreadChosen, whichShips } from '../../../timing/classes.ts';
import { loseShips, loss } from '../../../timing/losses.ts';
import type { Script } from '../../../timing/script.ts';
import { takeUnseen } from '../../../timing/unseen.ts';
import { peekBeside } from '../../../verbs/beside.ts';
import { lookAt, lookAtWord } from '../../../verbs/cards.ts';
import { peekAtLaid } from '../../../verbs/encounter.ts';
import { holdOn, moveHold } from '../../../verbs/holds.ts';
import { remember } from '../../../verbs/sheets.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

const AT_ONCE = 4;

const linerOf = (sheet: Sheet): Hold | undefined => sheet.holds.find(({ name }) => name === 'liner');
const ownSheet = ({ s, me }: Ctx): Sheet => s.players[me].sheets.find(({ alien }) => alien === 'tourist')!;

const aboard = (c: Ctx): number => {
  const liner = linerOf(c.sheet);
  return liner === undefined ? 0 : shipsAt(c.s, c.me, liner.place);
};

/** The systems next to where the liner is. */
function neighbours(c: Ctx): Seat[] {
  const others = othersFrom(c.s, linerOf(c.sheet)!.system);
  return [others[0], others[others.length - 1]];
}

/** The player's ships on colonies in that system. */
const shipsIn = (g: Game, seat: Seat, system: Seat): Slot[] => {
  const planets = planetsOf(g.s, system);
  return colonySlots(g.s, seat).filter(({ at }) => planets.includes(at));
};

/** What has happened to the liner in this encounter. */
const did = ({ e }: Ctx, sheet: Sheet, what: 'moved' | 'left'): boolean => sheet.data[what] === e.number;

const mayLand = (c: Ctx): boolean =>
  did(c, c.sheet, 'moved') &&
  !did(c, c.sheet, 'left') &&
  aboard(c) > 0 &&
  linerOf(c.sheet)!.system === c.e.defense &&
  shipsIn(c.g, c.me, c.e.defense).length === 0;

const mayWrite = (c: Ctx): boolean =>
  did(c, c.sheet, 'moved') &&
  !did(c, c.sheet, 'left') &&
  aboard(c) > 0 &&
  linerOf(c.sheet)!.system !== c.me &&
  hasColony(c.s, c.me);

function* board(g: Game, seat: Seat, liner: Hold, slots: Slot[], min: number, most: number): Script {
  const max = Math.min(most, room(slots));
  const counts = yield* askShips({ seat, key: 'tourist.board', slots, min, max });
  moveShips(g, seat, partsOf(slots, counts), liner.place);
}

/** OUR READING: at home some may board or some may step off, not both. */
function* atHome(g: Game, seat: Seat, liner: Hold): Script {
  const count = shipsAt(g.s, seat, liner.place);
  const homes = shipsIn(g, seat, seat);
  const ways: ('stay' | 'board' | 'leave')[] = ['stay'];
  if (homes.length > 0) ways.push('board');
  if (homes.length > 0 && count > 0) ways.push('leave');
  const way = yield* askOption(seat, 'tourist.home', ways);
  if (way === 'board') return yield* board(g, seat, liner, homes, 1, AT_ONCE);
  if (way === 'stay') return;
  const most = Math.min(AT_ONCE, count);
  const slots = [...new Set(homes.map(({ at }) => at))].map((at) => ({ at, max: most }));
  const counts = yield* askShips({ seat, key: 'tourist.leave', slots, min: 1, max: most });
  yield* spreadChosen(g, seat, liner.place, partsOf(slots, counts));
}

/** What lies face down for this player to look at: a word, and where somebody has to be named, whose. */
interface Sight {
  word: string;
  whose: Seat[];
  look: (whose: Seat) => void;
}

function sights(c: Ctx): Sight[] {
  const { g, s, e, me } = c;
  const others = othersFrom(s, me);
  const having = (has: (seat: Seat) => boolean) => others.filter(has);
  const oneOf = (cards: readonly Card[]) => lookAt(g, me, [cards[g.random(cards.length)]]);
  const top = (cards: readonly Card[]) => lookAt(g, me, cards.slice(-1));
  const hiddenPiles = (seat: Seat): Card[] =>
    s.players[seat].sheets.flatMap(({ piles, faceDown }) =>
      faceDown ? [] : piles.filter(({ see }) => see !== 'all').flatMap(({ cards }) => cards),
    );
  const inResearch = (seat: Seat): Card[] =>
    s.players[seat].technologies.filter(({ up }) => !up).map(({ card }) => card);
  const aside = (seat: Seat): Card[] =>
    e.aside.filter((one) => one.seat === seat).flatMap(({ cards }) => cards);
  const hiddenSheets = (seat: Seat) => s.players[seat].sheets.filter(({ faceDown }) => faceDown);
  const found: Sight[] = [];
  const add = (word: string, there: boolean, look: Sight['look'], whose: Seat[] = []) =>
    there ? found.push({ word, whose, look }) : 0;
  add('cosmic', s.deck.length > 0, () => top(s.deck));
  for (const { name } of s.sideDecks) add(name, stackOf(s, name).length > 0, () => top(stackOf(s, name)));
  add('destiny', s.destiny.length > 0, () => lookAtWord(g, me, 'destiny', s.destiny.at(-1)!));
  for (const side of SIDES) {
    const laid = e.laid[side];
    const hidden = laid !== null && !laid.up && (laid.seen & (1 << me)) === 0;
    add(side === 0 ? 'offense' : 'defense', hidden, () => {
      peekAtLaid(g, me, side);
      lookAt(g, me, [laid!.card]);
    });
  }
  for (const role of ['kicker', 'intimidate'] as const) {
    const hidden = (seat: Seat) =>
      e.beside.find(
        ({ as, from, up, seen }) => as === role && from.seat === seat && !up && !(seen & (1 << me)),
      );
    const whose = having((seat) => hidden(seat) !== undefined);
    const look = (seat: Seat) => {
      const one = hidden(seat)!;
      peekBeside(g, me, one);
      lookAt(g, me, [one.card]);
    };
    add(role, whose.length > 0, look, whose);
  }
  // Not what is stored under a technology: nobody may look at that.
  const groups = [
    ['research', inResearch],
    ['pile', hiddenPiles],
    ['aside', aside],
  ] as const;
  for (const [word, cards] of groups) {
    const whose = having((seat) => cards(seat).length > 0);
    add(word, whose.length > 0, (seat) => oneOf(cards(seat)), whose);
  }
  const masked = having((seat) => hiddenSheets(seat).length > 0);
  add('sheet', masked.length > 0, (seat) => lookAtWord(g, me, 'sheet', hiddenSheets(seat)[0].alien), masked);
  return found;
}

const LOOK = 'tourist.look';

/** What was named, if it still lies there. */
const sightAt = (c: Ctx, { word, seats }: Target): Sight | undefined =>
  sights(c).find((one) => `${LOOK}.${one.word}` === word && seats.every((seat) => one.whose.includes(seat)));

export const tourist: Alien = {
  id: 'tourist',
  alert: 'yellow',
  *setup(g, seat, sheet) {
    yield* atHome(g, seat, holdOn(g, sheet, 'liner', seat));
  },
  lapses(g, seat, sheet, how) {
    const liner = linerOf(sheet);
    // OUR READING: the liner goes with the sheet, those who booked it go home; who only lends it stays aboard.
    if ((how !== 'traded' && sheet.lentBy < 0) || liner === undefined) return;
    const count = shipsAt(g.s, seat, liner.place);
    if (count > 0) moveShips(g, seat, [{ place: liner.place, count }], TRANSIT);
  },
  abilities: [
    {
      name: 'wreck',
      at: 'destiny.end',
      when: (c) => c.e.hazard && aboard(c) > 0,
      *use(c) {
        const ship = yield* whichShips(c.g, c.me, linerOf(c.sheet)!.place, 1);
        yield* loseShips(c.g, [loss(c.me, ship)], 'effect');
      },
    },
    {
      name: 'sail',
      at: 'destiny.end',
      when: (c) => !c.e.hazard && linerOf(c.sheet) !== undefined,
      aim: atPlayer('tourist.sail', neighbours),
      *use(c, { seats: [system] }) {
        const liner = linerOf(c.sheet)!;
        moveHold(c.g, c.me, c.sheet, liner, system);
        remember(c.g, c.sheet, 'moved', c.e.number);
        if (system === c.me) yield* atHome(c.g, c.me, liner);
      },
    },
    {
      name: 'land',
      at: 'destiny.end',
      optional: true,
      when: mayLand,
      aim: atPlanet('tourist.land', (c) => planetsOf(c.s, c.e.defense)),
      use(c, { planet }) {
        remember(c.g, c.sheet, 'left', c.e.number);
        moveShips(c.g, c.me, [{ place: linerOf(c.sheet)!.place, count: aboard(c) }], planet);
      },
    },
    {
      name: 'postcard',
      at: 'destiny.end',
      optional: true,
      when: mayWrite,
      *use(c) {
        const { place, system } = linerOf(c.sheet)!;
        remember(c.g, c.sheet, 'left', c.e.number);
        const slots = placesFor(c.s, c.me, 1);
        const counts = yield* askShips({ seat: c.me, key: 'tourist.return', slots, min: 1, max: 1 });
        yield* spreadChosen(c.g, c.me, place, partsOf(slots, counts));
        yield* takeUnseen(c.g, system, c.me, 1);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'look',
        at: 'free',
        when: (c) => sights(c).length > 0,
        // ZAP-1a: what is to be looked at, and whose.
        aim: {
          *ask(c) {
            const found = sights(c);
            const words = found.map(({ word }) => word);
            const word = yield* askOption(c.me, LOOK, words);
            const { whose } = found.find((one) => one.word === word)!;
            const seats = whose.length === 0 ? [] : [yield* askPlayer(c.me, 'tourist.whose', whose)];
            return targetOf({ seats, word: `${LOOK}.${word}` });
          },
          holds: (c, target) => sightAt(c, target) !== undefined,
        },
        use: (c, target) => sightAt(c, target)!.look(target.seats[0] ?? -1),
      },
    ],
    super: [
      {
        name: 'pick-up',
        at: 'destiny.end',
        when: (c) => {
          const sheet = ownSheet(c);
          return did(c, sheet, 'moved') && shipsIn(c.g, c.me, linerOf(sheet)!.system).length > 0;
        },
        *use(c) {
          const liner = linerOf(ownSheet(c))!;
          yield* board(c.g, c.me, liner, shipsIn(c.g, c.me, liner.system), 1, Infinity);
        },
      },
    ],
  },
};
