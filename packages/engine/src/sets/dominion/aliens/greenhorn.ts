import { newHand } from '../../../flow/hand.ts';
import { colonies, planetOwner, planetsOf, shipsOn } from '../../../state/planets.ts';
import { colonySlots, hasLaidBeside, othersFrom } from '../../../state/query.ts';
import type { Card, PlanetId, Seat } from '../../../state/types.ts';
import type { Ability, Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { askCard, askShips } from '../../../timing/ask.ts';
import { rearrangeChosen } from '../../../timing/classes.ts';
import { room } from '../../../answers.ts';
import type { Script } from '../../../timing/script.ts';
import { layBeside, turnUpBeside } from '../../../verbs/beside.ts';
import { showCards } from '../../../verbs/cards.ts';
import { note, setDefense } from '../../../verbs/encounter.ts';
import { partsOf } from '../../../verbs/ships.ts';

const handOf = (c: Ctx): readonly Card[] => c.s.players[c.me].hand.filter((card) => card !== c.card);
const holds = (c: Ctx, type: 'attack' | 'negotiate'): boolean =>
  handOf(c).some((card) => c.g.cards[card].type === type);

/** Somewhere in deck and discard pile: without one a new hand would be no better, however often it is drawn. */
const attacksLeft = ({ s, g }: Ctx): boolean =>
  [s.deck, s.discard].some((cards) => cards.some((card) => g.cards[card].type === 'attack'));

/** Own colonies, and all home planets, whoever is there. */
const havens = ({ s, me }: Ctx): PlanetId[] => [...new Set([...planetsOf(s, me), ...colonies(s, me)])];

/** As many ships as it likes from any colonies to any others and to the own home planets, all at the same moment. */
function* move(c: Ctx): Script {
  const from = colonySlots(c.s, c.me);
  const taken = yield* askShips({ seat: c.me, key: 'greenhorn.from', slots: from, min: 0, max: room(from) });
  const count = taken.reduce((sum, ships) => sum + ships, 0);
  if (count === 0) return;
  const slots = havens(c).map((at) => ({ at, max: count }));
  const params = { count };
  const put = yield* askShips({ seat: c.me, key: 'greenhorn.to', slots, min: count, max: count, params });
  yield* rearrangeChosen(c.g, c.me, partsOf(from, taken), partsOf(slots, put));
}

/** KICK-1: one each. */
const kickers = (c: Ctx): Card[] =>
  hasLaidBeside(c.e, c.me, 'kicker') ? [] : handOf(c).filter((card) => c.g.cards[card].type === 'kicker');

/** Whose system destiny has sent the offense into. */
const indicated = ({ s, e }: Ctx): Seat => planetOwner(s, e.aims[0]);

/** Who else could be met there. */
const settlers = (c: Ctx): Seat[] =>
  othersFrom(c.s, c.me).filter((seat) => seat !== c.e.defense && placesIn(c, indicated(c), seat).length > 0);

const placesIn = ({ s }: Ctx, system: Seat, seat: Seat): PlanetId[] =>
  planetsOf(s, system).filter((planet) => shipsOn(s, planet, seat) > 0);

export const greenhorn: Alien = {
  id: 'greenhorn',
  alert: 'green',
  playsFreely: true,
  abilities: [
    {
      name: 'ask',
      at: 'regroup.start',
      when: (c) => c.s.players[c.me].hand.length > 0,
      aim: atPlayer('greenhorn.whom', (c) => othersFrom(c.s, c.me)),
      *use(c, { seats: [whom] }) {
        const card = yield* askCard(c.g, c.me, 'greenhorn.card', handOf(c), { secret: true });
        showCards(c.g, c.me, [card], 1 << whom);
        note(c.g, 'greenhorn.asks', c.me, { player: whom });
      },
    },
    ...(['free', 'turn.ending'] as const).map((at): Ability<typeof at> => ({
      name: 'new-hand',
      at,
      role: at === 'free' ? 'any' : 'offense',
      optional: true,
      standing: true,
      repeat: true,
      when: (c) => !holds(c, 'attack') && attacksLeft(c),
      use: (c) => newHand(c.g, c.me),
    })),
    {
      name: 'move',
      at: 'regroup.end',
      optional: true,
      standing: true,
      when: (c) => colonies(c.s, c.me).length > 0 && havens(c).length > 1,
      use: move,
    },
    {
      name: 'late-kicker',
      // The cards lie open, and kickers have yet to count.
      at: 'reveal.settling',
      role: 'main',
      optional: true,
      standing: true,
      when: (c) => kickers(c).length > 0,
      *use(c) {
        const card = yield* askCard(c.g, c.me, 'greenhorn.kicker', kickers(c), { secret: true });
        layBeside(c.g, card, { seat: c.me, pile: '' }, 'kicker');
        turnUpBeside(
          c.g,
          c.e.beside.find((one) => one.card === card)!,
        );
      },
    },
  ],
  flare: {
    wild: (['free', 'turn.ending'] as const).map((at): Ability<typeof at> => ({
      name: 'start-over',
      at,
      role: at === 'free' ? 'any' : 'offense',
      when: (c) => !holds(c, 'attack') || !holds(c, 'negotiate'),
      use: (c) => newHand(c.g, c.me),
    })),
    super: [
      {
        name: 'whose',
        at: 'destiny.settled',
        role: 'offense',
        when: (c) => settlers(c).length > 0,
        aim: atPlayer('greenhorn.defense', settlers),
        use: (c, { seats: [defense] }) => setDefense(c.g, defense, placesIn(c, indicated(c), defense)),
      },
    ],
  },
};
