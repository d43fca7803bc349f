import {
  bothAttack,
  mainSide,
  opponentOf,
  shipsInEncounter,
  slotsOutsideEncounter,
} from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { namedNumber } from '../../../timing/aim.ts';
import { askCard, askYesNo } from '../../../timing/ask.ts';
import { loseChosen } from '../../../timing/losses.ts';
import { shape } from '../../../timing/use.ts';
import { announce, buryLaid, note, passOff, turnUp } from '../../../verbs/encounter.ts';
import { printedFace, raiseFace, setFace } from '../../../verbs/faces.ts';

/** Two attack cards differ by 40 at most, and by 90 if one of them is read backwards. */
const HIGHEST_RAISE = 90;

export const gambler: Alien = {
  id: 'gambler',
  alert: 'red',
  excludes: ['sorcerer'],
  abilities: [
    {
      name: 'bluff',
      at: 'reveal.showing',
      role: 'main',
      optional: true,
      when: (c) => c.ev.seat === c.me,
      *use(c) {
        const { g, s, e, me } = c;
        const side = mainSide(e, me) as Side;
        const rival = opponentOf(e, me);
        const { stake } = yield* shape(c, 'bluff', { stake: 0 });
        // OUR READING: whoever zaps the super side zaps the power in the middle of its use, so no claim is made.
        if (c.sheet.zapped) return;
        const card = e.laid[side]!.card;
        // OUR READING: the claim is one of the kinds of card in the decks that can be an encounter card, wherever they are now.
        const kinds = s.kinds
          .map((_, one) => one)
          .filter((one) => g.cards[one].encounter || g.cards[one].type === 'intimidate');
        const claim = yield* askCard(g, me, 'gambler.claim', kinds, {
          fallback: [...new Set(kinds.map((one) => s.kinds[one]))].indexOf(s.kinds[card]),
        });
        note(g, 'gambler.claims', me, { card: s.kinds[claim] });
        const atRisk = shipsInEncounter(s, rival) + stake;
        const params = { card: s.kinds[claim], count: atRisk };
        if (!(yield* askYesNo(rival, 'gambler.challenge', { params }))) {
          c.ev.hidden = true;
          passOff(g, side, claim);
          const face = printedFace(g, claim);
          setFace(g, side, face.type, face.value, 'gambler.unchallenged');
          return announce(g, 'gambler', 'bury', me, { card });
        }
        turnUp(g, side);
        const honest = s.kinds[claim] === s.kinds[card];
        const loser = honest ? rival : me;
        const count = shipsInEncounter(s, loser) + stake;
        note(g, honest ? 'gambler.honest' : 'gambler.lied', me);
        const slots = slotsOutsideEncounter(s, loser);
        yield* loseChosen(g, [{ seat: loser, count, slots }], 'effect', 'gambler.penalty');
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'name-number',
        at: 'planning.selected',
        role: 'main',
        aim: namedNumber('gambler.number', 1, HIGHEST_RAISE),
        use: (c, { number }) => announce(c.g, 'gambler', 'raise', c.me, { value: number }),
      },
    ],
    super: [
      {
        name: 'raise-stake',
        at: 'power.shaping',
        role: 'main',
        aim: namedNumber('gambler.stake', 1, 20),
        use(c, { number }) {
          c.ev.data.stake = number;
          note(c.g, 'gambler.staked', c.me, { count: number });
        },
      },
    ],
  },
  lasting: {
    bury: [
      {
        name: 'bury',
        at: 'cards.discarding',
        use(c) {
          const side = c.e.laid.findIndex((laid) => laid?.card === c.lasting!.data.card);
          if (side >= 0 && !c.e.laid[side]!.up) buryLaid(c.g, side as Side);
        },
      },
    ],
    raise: [
      {
        name: 'raise',
        at: 'reveal.bets',
        // Both attacks are enough: a bet that is lost in its turn is lost, whatever comes of the other's.
        when: (c) => bothAttack(c.e),
        use(c) {
          const [first, second] = c.e.faces.map((face) => face!.value);
          const number = c.lasting!.data.value as number;
          if (Math.abs(first - second) >= number)
            raiseFace(c.g, mainSide(c.e, c.me) as Side, number, 'gambler.raise');
        },
      },
    ],
  },
};
