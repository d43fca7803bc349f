import { UNNUMBERED, type Transfer } from '../../../decisions.ts';
import { deliver, deliverable, ORDINARY, strike } from '../../../flow/bargain.ts';
import { mainSide, othersFrom, otherSide } from '../../../state/query.ts';
import { DEFENSE } from '../../../state/types.ts';
import type { Card, Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atCard, targetOf } from '../../../timing/aim.ts';
import { askAll, askCard, askPlayer, askYesNo } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { discardCards } from '../../../verbs/decks.ts';
import { announce, announceOpen, note } from '../../../verbs/encounter.ts';
import { convertFaces } from '../../../verbs/faces.ts';
import { setOutcome } from '../../../verbs/outcome.ts';

const negotiates = (c: Ctx): Card[] =>
  c.s.players[c.me].hand.filter((card) => c.g.cards[card].type === 'negotiate');

/** What the card does besides applies as well. */
function playForDeal({ g, me }: Ctx, card: Card): void {
  discardCards(g, me, [card]);
  announceOpen(g, card, me, true);
}

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

/** Votes are bought one after the other, with what is carried out only if it helps. */
function* buyVotes(c: Ctx): Script<{ sold: Seat[]; made: Transfer[] }> {
  const sold: Seat[] = [];
  const made: Transfer[] = [];
  for (const seat of othersFrom(c.s, c.me)) {
    if (!(yield* askYesNo(c.me, 'diplomat.buy', { params: { player: seat } }))) continue;
    const price = yield* strike(c.g, c.me, seat, { ...ORDINARY, key: 'diplomat.price', made });
    if (price === null) continue;
    made.push(...price);
    sold.push(seat);
  }
  return { sold, made };
}

/** How many of these vote for the own side. OUR READING: a vote that was bought is given, and all vote at the same time. */
function* votesOf(c: Ctx, voters: readonly Seat[]): Script<number> {
  const options = ['offense', 'defense'];
  const answers = yield* askAll(
    voters.map((seat) => ({
      id: UNNUMBERED,
      kind: 'option' as const,
      seat,
      key: 'diplomat.vote',
      params: {},
      secret: true,
      options,
      fallback: DEFENSE,
    })),
  );
  return answers.filter((answer) => answer === mine(c)).length;
}

function* vote(c: Ctx): Script {
  const { sold, made } = yield* buyVotes(c);
  const voters = othersFrom(c.s, c.me).filter((seat) => !sold.includes(seat));
  const own = 1 + sold.length + (yield* votesOf(c, voters));
  const others = c.s.players.length - own;
  const wins = own > others || (own === others && mine(c) === DEFENSE);
  note(c.g, 'diplomat.counted', c.me, { own, others });
  setOutcome(c.g, { type: 'win', side: wins ? mine(c) : otherSide(mine(c)) });
  if (wins && deliverable(c.g, made)) yield* deliver(c.g, made);
}

export const diplomat: Alien = {
  id: 'diplomat',
  alert: 'yellow',
  abilities: [
    {
      name: 'mediate',
      at: 'reveal.adjust',
      role: 'not-main',
      optional: true,
      when: (c) => negotiates(c).length > 0 && c.e.faces.some((face) => face?.type === 'attack'),
      aim: atCard('diplomat.card', negotiates),
      use(c, { card }) {
        playForDeal(c, card);
        convertFaces(c.g, 'attack', 'negotiate', 'diplomat.mediated');
        announce(c.g, 'diplomat', 'third', c.me);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'stand-in',
        at: 'deal.parties',
        role: 'not-main',
        when: (c) => negotiates(c).length > 0 && !c.ev.parties.includes(c.me),
        // ZAP-1a: whose place it takes, and with which card.
        aim: {
          *ask(c) {
            const seats = [yield* askPlayer(c.me, 'diplomat.displaced', c.ev.parties)];
            return targetOf({ seats, card: yield* askCard(c.g, c.me, 'diplomat.card', negotiates(c)) });
          },
          holds: (c, { seats, card }) => c.ev.parties.includes(seats[0]) && negotiates(c).includes(card),
        },
        use(c, { seats: [seat], card }) {
          playForDeal(c, card);
          c.ev.parties[c.ev.parties.indexOf(seat)] = c.me;
        },
      },
    ],
    super: [
      {
        name: 'vote',
        at: 'alliance.formed',
        role: 'main',
        when: (c) => c.e.outcome === null,
        use: vote,
      },
    ],
  },
  lasting: {
    third: [
      {
        name: 'third',
        at: 'deal.parties',
        when: (c) => !c.ev.parties.includes(c.me),
        use(c) {
          c.ev.parties.push(c.me);
        },
      },
    ],
  },
};
