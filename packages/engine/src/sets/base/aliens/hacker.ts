import { othersFrom } from '../../../state/query.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { seatsTarget } from '../../../timing/aim.ts';
import { askCards, askPlayer } from '../../../timing/ask.ts';
import { giveCards } from '../../../verbs/cards.ts';

export const hacker: Alien = {
  id: 'hacker',
  alert: 'green',
  abilities: [
    {
      name: 'collect',
      at: 'compensation.due',
      role: 'main',
      optional: true,
      when: (c) =>
        c.ev.taker === c.me &&
        c.ev.count > 0 &&
        c.s.players.some(({ hand }, seat) => seat !== c.me && hand.length > 0),
      // RUL-32: who pays is named with the announcement.
      aim: {
        *ask(c) {
          const fallback = othersFrom(c.s, c.me).indexOf(c.ev.payer);
          return seatsTarget(yield* askPlayer(c.me, 'hacker.payer', othersFrom(c.s, c.me), { fallback }));
        },
        holds: () => true,
      },
      use(c, { seats: [payer] }) {
        if (payer !== c.ev.payer) c.ev.aside = [];
        c.ev.payer = payer;
        c.ev.picks = c.me;
      },
    },
    {
      name: 'pay',
      at: 'compensation.due',
      role: 'main',
      optional: true,
      when: (c) => c.ev.payer === c.me && c.ev.count > 0 && c.s.players[c.me].hand.length > c.ev.count,
      use(c) {
        c.ev.picks = c.me;
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'firewall',
        at: 'compensation.due',
        role: 'main',
        when: (c) => c.ev.payer === c.me && c.ev.count > 0,
        use(c) {
          // Out of reach, not waived: somebody else may still be made to pay.
          c.ev.aside = [...c.s.players[c.me].hand, c.card];
        },
      },
    ],
    super: [
      {
        name: 'dump',
        at: 'spoils.taken',
        role: 'main',
        // Only after a use of the power: then the cards were picked.
        when: (c) => c.ev.seat === c.me && c.ev.picks === c.me,
        *use(c) {
          const { from, cards } = c.ev;
          const hand = c.s.players[c.me].hand;
          const params = { player: from };
          const back = yield* askCards(c.g, c.me, 'hacker.dump', hand, 1, cards.length, {
            params,
            secret: true,
          });
          giveCards(c.g, c.me, from, back);
        },
      },
    ],
  },
};
