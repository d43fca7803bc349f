import { deliver, grantable } from '../../../flow/bargain.ts';
import type { Give } from '../../../decisions.ts';
import { standing } from '../../../reckoning.ts';
import { mainPlayer, opponentOf, otherSide } from '../../../state/query.ts';
import type { Seat, Sheet } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askNumber, askOption, askPlanet, askYesNo } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { NO_TARGET } from '../../../timing/aim.ts';
import { shape } from '../../../timing/use.ts';
import { announce, note } from '../../../verbs/encounter.ts';
import { setOutcome } from '../../../verbs/outcome.ts';
import { remember } from '../../../verbs/sheets.ts';

const CLOSE = 5;
/** All cards of the hand. */
const ALL = -1;

type Whom = 'winner' | 'beaten';

/** What one of the main players is to have from the other. */
interface Fiat {
  whom: Whom;
  colony: boolean;
  cards: number;
}

const ownSheet = ({ s, me }: Ctx): Sheet => s.players[me].sheets.find(({ alien }) => alien === 'judge')!;

/** Declared for all to hear. */
function* decree(c: Ctx, whom: Whom): Script<Fiat> {
  const { g, me } = c;
  const colony = yield* askYesNo(me, `judge.colony.${whom}`);
  const amount = yield* askOption(me, `judge.cards.${whom}`, ['none', 'some', 'all'] as const);
  const most = Math.max(1, ...[me, opponentOf(c.e, me)].map((seat) => c.s.players[seat].hand.length));
  const cards =
    amount === 'all' ? ALL : amount === 'none' ? 0 : yield* askNumber(me, 'judge.number', 1, most);
  note(g, `judge.fiat.${whom}`, me, {
    colony: colony ? 'yes' : 'no',
    all: amount,
    count: Math.max(0, cards),
  });
  return { whom, colony, cards };
}

const order = ({ g, me }: Ctx, { whom, colony, cards }: Fiat): void =>
  announce(g, 'judge', 'fiat', me, { whom, colony, cards });

/** So many cards of the other, and a colony beside one of theirs. */
function* grant(c: Ctx, to: Seat, from: Seat, colony: boolean, cards: number): Script {
  const { g } = c;
  const hand = c.s.players[from].hand.length;
  const random = cards === ALL ? hand : Math.min(cards, hand);
  const planets = colony ? grantable(g, from, to) : [];
  const give: Give = { cards: { random } };
  if (planets.length > 0) give.colony = yield* askPlanet(to, 'judge.planet', planets);
  yield* deliver(g, [{ from, to, give }], { decreed: true });
}

/** By how much the totals differ as they stand; no difference where they are not compared. */
function isClose(c: Ctx): boolean {
  const { totals } = standing(c.s);
  return totals !== null && Math.abs(totals[0] - totals[1]) < CLOSE;
}

export const judge: Alien = {
  id: 'judge',
  alert: 'red',
  abilities: [
    {
      name: 'fiat',
      at: 'planning.start',
      role: 'main',
      optional: true,
      once: true,
      when: (c) => c.e.outcome === null,
      // ZAP-1a: whom it is for, and what, is said before anybody may answer; meanwhile it is written on the sheet.
      aim: {
        *ask(c) {
          const whom = yield* askOption(c.me, 'judge.for', ['winner', 'beaten'] as const);
          const { colony, cards } = yield* decree(c, whom);
          remember(c.g, c.sheet, 'fiat', { whom, colony, cards });
          return NO_TARGET;
        },
        holds: () => true,
      },
      *use(c) {
        const { both } = yield* shape(c, 'fiat', { both: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        const said = c.sheet.data.fiat as unknown as Fiat;
        order(c, said);
        if (both) order(c, c.sheet.data.also as unknown as Fiat);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'draw',
        at: 'reveal.totals',
        role: 'main',
        when: isClose,
        use: (c) => setOutcome(c.g, { type: 'deal' }),
      },
    ],
    super: [
      {
        name: 'both',
        at: 'power.shaping',
        role: 'main',
        // ZAP-1a: this fiat, too, is said before anybody may answer.
        aim: {
          *ask(c) {
            const sheet = ownSheet(c);
            const said = sheet.data.fiat as unknown as Fiat;
            const { whom, colony, cards } = yield* decree(c, said.whom === 'winner' ? 'beaten' : 'winner');
            remember(c.g, sheet, 'also', { whom, colony, cards });
            return NO_TARGET;
          },
          holds: () => true,
        },
        use(c) {
          c.ev.data.both = true;
        },
      },
    ],
  },
  lasting: {
    fiat: [
      {
        name: 'fiat',
        at: 'resolution.end',
        when: ({ e }) => e.outcome?.type === 'win' && e.faces.some((face) => face?.type === 'attack'),
        *use(c) {
          if (c.e.outcome?.type !== 'win') return;
          const { whom, colony, cards } = c.lasting!.data;
          const side = whom === 'winner' ? c.e.outcome.side : otherSide(c.e.outcome.side);
          const [to, from] = [mainPlayer(c.e, side), mainPlayer(c.e, otherSide(side))];
          yield* grant(c, to, from, colony === true, cards as number);
        },
      },
    ],
  },
};
