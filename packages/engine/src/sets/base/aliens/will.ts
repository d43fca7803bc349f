import { foreignColonies, planetsOf } from '../../../state/planets.ts';
import { othersFrom } from '../../../state/query.ts';
import type { PlanetId, Seat } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer, seatsTarget } from '../../../timing/aim.ts';
import { askPlayer } from '../../../timing/ask.ts';
import { shape } from '../../../timing/use.ts';
import { showCards } from '../../../verbs/cards.ts';
import { setDefense } from '../../../verbs/encounter.ts';

const targets = ({ s }: Ctx, defense: Seat): PlanetId[] => [
  ...planetsOf(s, defense),
  ...foreignColonies(s, defense),
];

/** Whoever has a planet or a colony left. */
const rivals = (c: Ctx): Seat[] => othersFrom(c.s, c.me).filter((seat) => targets(c, seat).length > 0);

function meetAnywhere(c: Ctx<'destiny.choose'>, defense: Seat): void {
  setDefense(c.g, defense, targets(c, defense));
  c.ev.settled = true;
}

const withCards = (c: Ctx) => othersFrom(c.s, c.me).filter((seat) => c.s.players[seat].hand.length > 0);

export const will: Alien = {
  id: 'will',
  alert: 'green',
  abilities: [
    {
      name: 'choice',
      at: 'destiny.choose',
      role: 'offense',
      when: (c) => !c.ev.settled,
      aim: {
        *ask(c) {
          // The super side comes before the choice, so a zap that answers it leaves no use to announce.
          yield* shape(c, 'choice', {});
          if (c.sheet.zapped) return null;
          return seatsTarget(yield* askPlayer(c.me, 'will.defense', rivals(c)));
        },
        holds: () => true,
      },
      use: (c, { seats: [defense] }) => meetAnywhere(c, defense),
    },
  ],
  flare: {
    wild: [
      {
        name: 'any-system',
        at: 'destiny.choose',
        role: 'offense',
        // Offered only where it widens the choice; a wild card and the own colour name nobody else.
        when: (c) =>
          !c.ev.settled && c.ev.named !== c.me && c.ev.named >= 0 && c.s.players[c.ev.named].foreign > 0,
        use: (c) => meetAnywhere(c, c.ev.named),
      },
    ],
    super: [
      {
        name: 'look',
        at: 'power.shaping',
        role: 'offense',
        when: (c) => withCards(c).length > 0,
        aim: atPlayer('will.look', withCards),
        use: (c, { seats: [whom] }) => showCards(c.g, whom, c.s.players[whom].hand, 1 << c.me),
      },
    ],
  },
};
