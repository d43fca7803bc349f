import { renewUntilEncounterCard } from '../../../flow/hand.ts';
import { allAllies, alliesOf, handHasEncounterCard, mainSide, otherSide } from '../../../state/query.ts';
import { DEFENSE, OFFENSE, SIDES } from '../../../state/types.ts';
import type { Beside, Card, Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askAll, askOption, encounterCardQuestion } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { shape } from '../../../timing/use.ts';
import { layBeside, peekBeside, playBeside, returnBeside } from '../../../verbs/beside.ts';
import { announce } from '../../../verbs/encounter.ts';
import { setOutcome } from '../../../verbs/outcome.ts';

const ACCROACH = 'accroach';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

/** A side whose card an effect has chosen, or shown, is left alone with its allies. */
const isForced = ({ e }: Ctx, side: Side): boolean =>
  e.mustPlay[side].length > 0 || e.laid[side]?.up === true;

/** The allies who have to play a card. */
const called = (c: Ctx): Seat[] => {
  const sides = SIDES.filter((side) => !isForced(c, side));
  return allAllies(c.s).filter((seat) => sides.some((side) => c.e.allies[side] & (1 << seat)));
};

/** One of each kind, in the order of the card list. */
function encounterCards({ g, s }: Ctx, seat: Seat): Card[] {
  const cards = s.players[seat].hand.filter((card) => g.cards[card].encounter).sort((a, b) => a - b);
  return cards.filter((card, i) => cards.findIndex((one) => s.kinds[one] === s.kinds[card]) === i);
}

/** All of them at the same time; whoever has no card draws a new hand first. */
function* callUp(c: Ctx): Script {
  const seats = called(c);
  for (const seat of seats) yield* renewUntilEncounterCard(c.g, seat);
  const able = seats.filter((seat) => handHasEncounterCard(c.g, seat));
  const cards = able.map((seat) => encounterCards(c, seat));
  const answers = yield* askAll(
    able.map((seat, i) =>
      encounterCardQuestion(
        seat,
        cards[i].map((card) => ({ card: c.s.kinds[card], zone: '' })),
      ),
    ),
  );
  able.forEach((seat, i) => layBeside(c.g, cards[i][answers[i] as number], { seat, pile: '' }, 'substitute'));
}

const standIns = (c: Ctx, side: Side): Beside[] =>
  isForced(c, side)
    ? []
    : c.e.beside.filter(({ as, from }) => as === 'substitute' && (c.e.allies[side] & (1 << from.seat)) !== 0);

/** One of these cards may take the place of the side's own. */
function* replace(c: Ctx, side: Side, key: string): Script {
  const offered = standIns(c, side);
  if (offered.length === 0) return;
  const seats = offered.map(({ from }) => from.seat);
  const chosen = yield* askOption<'none' | Seat>(c.me, key, ['none', ...seats], { secret: true });
  if (chosen !== 'none')
    playBeside(
      c.g,
      side,
      offered.find(({ from }) => from.seat === chosen)!,
    );
}

/** Pieces on the side that are not its main player's (RUL-40). */
const helpers = (c: Ctx, side: Side): number =>
  alliesOf(c.s, side).reduce((sum, seat) => sum + (side === OFFENSE ? c.e.gate : c.e.aid)[seat], 0);

export const usurper: Alien = {
  id: 'usurper',
  alert: 'yellow',
  abilities: [
    {
      name: ACCROACH,
      at: 'planning.laid',
      role: 'main',
      optional: true,
      when: (c) => called(c).length > 0,
      *use(c) {
        yield* callUp(c);
        for (const one of standIns(c, mine(c))) peekBeside(c.g, c.me, one);
        yield* replace(c, mine(c), 'usurper.own');
        const theirs = otherSide(mine(c));
        if (standIns(c, theirs).length > 0) {
          const { look } = yield* shape(c, ACCROACH, { look: false });
          if (look) for (const one of standIns(c, theirs)) peekBeside(c.g, c.me, one);
          // OUR READING: a zap that answers the super side hits what is left of the use it belongs to.
          if (!c.sheet.zapped) yield* replace(c, theirs, 'usurper.theirs');
        }
        for (const one of c.e.beside.slice()) if (one.as === 'substitute') returnBeside(c.g, one);
      },
    },
  ],
  lasting: {
    headcount: [
      {
        name: 'headcount',
        at: 'alliance.end',
        when: (c) => c.e.outcome === null,
        use: (c) =>
          setOutcome(c.g, {
            type: 'win',
            side: helpers(c, OFFENSE) > helpers(c, DEFENSE) ? OFFENSE : DEFENSE,
          }),
      },
    ],
  },
  flare: {
    wild: [
      {
        name: 'headcount',
        at: 'alliance.start',
        role: 'main',
        use: (c) => announce(c.g, 'usurper', 'headcount', c.me),
      },
    ],
    super: [
      {
        name: 'look',
        at: 'power.shaping',
        role: 'main',
        use(c) {
          c.ev.data.look = true;
        },
      },
    ],
  },
};
