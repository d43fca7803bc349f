/** Technologies against powers and technologies, and for allies. */
import { mainPlayer, researchNumber, shipsAt, technologyOf } from '../../state/query.ts';
import type { Card, Seat } from '../../state/types.ts';
import type { Ability, Ctx, TechnologyCard } from '../../timing/abilities.ts';
import { atCard, atPlayer } from '../../timing/aim.ts';
import { ownTechnology, scrap } from '../../timing/technology.ts';
import { announce } from '../../verbs/encounter.ts';
import { zapSheet } from '../../verbs/sheets.ts';
import { passTechnology } from '../../verbs/technologies.ts';

const cosmicFieldGenerator: TechnologyCard = {
  kind: 'cosmic-field-generator',
  abilities: [
    {
      name: 'zap',
      at: 'power.using',
      optional: true,
      when: (c) => !c.ev.zapped,
      use(c) {
        c.ev.zapped = true;
        zapSheet(c.g, c.ev.seat, c.ev.sheet);
      },
    },
  ],
};

const SENT = 4;

const theQax: TechnologyCard = {
  // Once used it lies in front of somebody else, so nobody discards it.
  kind: 'the-qax',
  abilities: [
    {
      name: 'call-in',
      at: 'alliance.invited',
      role: 'main',
      optional: true,
      when: (c) => mainPlayer(c.e, c.ev.side) === c.me,
      aim: atPlayer('the-qax.whom', (c) => c.ev.seats),
      use(c, { seats: [seat] }) {
        passTechnology(c.g, c.me, seat, ownTechnology(c));
        announce(c.g, 'the-qax', 'called-in', c.me, { seat, side: c.ev.side });
      },
    },
  ],
  lasting: {
    'called-in': [
      {
        name: 'called-in',
        at: 'alliance.join',
        when: (c) => c.ev.seat === c.lasting!.data.seat && c.ev.compelled === null,
        use(c) {
          c.ev.compelled = { side: c.lasting!.data.side as 0 | 1, ships: SENT };
        },
      },
    ],
  },
};

const owners = ({ s }: Ctx, card: Card): Seat =>
  s.players.findIndex((_, seat) => technologyOf(s, seat, card) !== undefined);

/** Whether the ships on the scrambler are enough for this technology. */
function inReach(c: Ctx, card: Card): boolean {
  const owner = owners(c, card);
  if (owner < 0) return false;
  const other = technologyOf(c.s, owner, card)!;
  return researchNumber(c.g, owner, other) <= shipsAt(c.s, c.me, ownTechnology(c).hold);
}

/** Others' technologies that have been completed and stay in play. */
const lastingOnes = (c: Ctx): Card[] =>
  c.s.players.flatMap(({ technologies }, seat) =>
    seat === c.me
      ? []
      : technologies
          .filter(({ card, up }) => up && c.g.cards[card].technology!.permanent && inReach(c, card))
          .map(({ card }) => card),
  );

const dismantle: Ability<'free'> = {
  name: 'dismantle',
  at: 'free',
  optional: true,
  when: (c) => lastingOnes(c).length > 0,
  aim: atCard('tech-scrambler.which', lastingOnes),
  *use(c, { card }) {
    const owner = owners(c, card);
    yield* scrap(c.g, owner, technologyOf(c.s, owner, card)!);
  },
};

/** OUR READING: against the own technologies it is never wanted, so it is not offered. */
const techScrambler: TechnologyCard = {
  kind: 'tech-scrambler',
  hidden: true,
  abilities: [
    {
      name: 'scramble',
      at: 'technology.using',
      optional: true,
      when: (c) => c.ev.seat !== c.me && !c.ev.cancelled && inReach(c, c.ev.card),
      use(c) {
        c.ev.cancelled = true;
      },
    },
    dismantle,
  ],
};

export const STATECRAFT: readonly TechnologyCard[] = [cosmicFieldGenerator, theQax, techScrambler];
