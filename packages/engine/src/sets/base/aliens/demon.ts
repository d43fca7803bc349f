import { mainSide, opponentOf, othersFrom, shipsInEncounter } from '../../../state/query.ts';
import type { Seat, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer, NO_TARGET, seatsTarget } from '../../../timing/aim.ts';
import { askArrange, askPlayer } from '../../../timing/ask.ts';
import { shape } from '../../../timing/use.ts';
import { AT } from '../../../timing/moments.ts';
import { couldAct } from '../../../timing/windows.ts';
import { pileCards, unpileCards } from '../../../verbs/cards.ts';
import { buryOnTop, drawToPile } from '../../../verbs/decks.ts';
import { announce } from '../../../verbs/encounter.ts';
import { dropPile, pileOn } from '../../../verbs/sheets.ts';

const PILE = 'possessed';

const thirdParties = (c: Ctx): Seat[] =>
  othersFrom(c.s, c.me).filter((seat) => seat !== opponentOf(c.e, c.me));
const victims = (c: Ctx): Seat[] => thirdParties(c).filter((seat) => c.s.players[seat].hand.length > 0);
const POSSESS = 'possess';
const mayUseDeck = (c: Ctx) =>
  couldAct(c.g, AT['power.shaping'], { seat: c.me, alien: 'demon', ability: POSSESS, data: {} }, c.me);

export const demon: Alien = {
  id: 'demon',
  alert: 'yellow',
  abilities: [
    {
      name: POSSESS,
      at: 'alliance.start',
      role: 'main',
      optional: true,
      when: (c) => victims(c).length > 0 || mayUseDeck(c),
      aim: {
        *ask(c) {
          // Without a hand to take there is still the deck.
          const seats = victims(c);
          return seats.length === 0 ? NO_TARGET : seatsTarget(yield* askPlayer(c.me, 'demon.victim', seats));
        },
        holds: (c, { seats }) => victims(c).includes(seats[0]) || mayUseDeck(c),
      },
      *use(c, { seats: [former] }) {
        const { g, me, sheet } = c;
        const { deck } = yield* shape(c, POSSESS, { deck: false });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (sheet.zapped) return;
        if (deck) drawToPile(g, me, pileOn(g, sheet, PILE, { see: 'controller', playable: true }), 6);
        else if (!victims(c).includes(former)) return;
        else {
          const rules = { see: 'controller', playable: true, back: 'former', former } as const;
          pileCards(g, former, c.s.players[former].hand.slice(), me, pileOn(g, sheet, PILE, rules));
        }
        // Announced, not a part of the power: the cards leave the sheet whatever has become of the power.
        announce(g, 'demon', 'exorcism', me);
      },
    },
  ],
  lasting: {
    exorcism: [
      {
        name: 'exorcism',
        at: 'encounter.end',
        *use({ g, s }) {
          for (const [seat, player] of s.players.entries())
            for (const sheet of player.sheets) {
              const pile = sheet.piles.find((one) => one.name === PILE);
              if (pile === undefined) continue;
              if (pile.former >= 0) unpileCards(g, seat, pile, pile.former);
              else buryOnTop(g, seat, pile, (yield* askArrange(g, seat, 'demon.bury', pile.cards)).reverse());
              dropPile(g, sheet, pile);
            }
        },
      },
    ],
    summons: [
      {
        name: 'summons',
        at: 'alliance.join',
        when: (c) => c.ev.seat === c.lasting!.data.victim && c.ev.compelled === null,
        use(c) {
          // OUR READING: whoever can spare no ship stays out of the encounter.
          c.ev.compelled = { side: mainSide(c.e, c.me) as Side, ships: shipsInEncounter(c.s, c.me) };
        },
      },
    ],
  },
  flare: {
    wild: [
      {
        name: 'summon',
        at: 'alliance.start',
        role: 'main',
        aim: atPlayer('demon.summon', thirdParties),
        use: (c, { seats: [victim] }) => announce(c.g, 'demon', 'summons', c.me, { victim }),
      },
    ],
    super: [
      {
        name: 'deep-possession',
        at: 'power.shaping',
        role: 'main',
        use(c) {
          c.ev.data.deck = true;
        },
      },
    ],
  },
};
