import { inPlay, planetOwner } from '../../../state/planets.ts';
import { colonySlots, madeDeal, mainSide, shipsAt } from '../../../state/query.ts';
import { room } from '../../../answers.ts';
import { DEFENSE } from '../../../state/types.ts';
import type { PlanetId } from '../../../state/types.ts';
import { alsoBeforeSpoils, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { atPlanet } from '../../../timing/aim.ts';
import { askShips } from '../../../timing/ask.ts';
import { anywhere, payShips } from '../../../timing/losses.ts';
import { addTokens } from '../../../verbs/sheets.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

const tick = (c: Ctx) => addTokens(c.g, c.me, c.sheet, -1);

/** Other players' home planets where one could settle anew. */
const free = (c: Ctx): PlanetId[] =>
  inPlay(c.s).filter((planet) => planetOwner(c.s, planet) !== c.me && shipsAt(c.s, c.me, planet) === 0);

const succeeded = (c: Ctx) => {
  const { outcome } = c.e;
  return madeDeal(c.e) || (outcome?.type === 'win' && outcome.side === mainSide(c.e, c.me));
};

const ownSheet = (c: Ctx) => c.s.players[c.me].sheets.find((sheet) => sheet.alien === 'tick-tock')!;

export const tickTock: Alien = {
  id: 'tick-tock',
  alert: 'yellow',
  setup: (g, seat, sheet) => addTokens(g, seat, sheet, g.s.options.variants.fourPlanets ? 8 : 10),
  wins: (sheet) => sheet.tokens === 0,
  leftToWin: ({ tokens }) => tokens / 2,
  abilities: [
    {
      name: 'defense-won',
      at: 'resolution.start',
      // OUR READING: an encounter that ends as if a deal had been made counts as one.
      when: ({ e: { outcome } }) =>
        (outcome?.type === 'win' && outcome.side === DEFENSE) ||
        (outcome?.type === 'peace' && outcome.asDeal),
      use: tick,
    },
    // Before anybody's new colonies are counted: a win by them is shared (FAQ18).
    { name: 'deal-made', at: 'deal.made', use: tick },
  ],
  flare: {
    wild: [
      {
        // OUR READING: in the step in which the deck was shuffled, once what was being drawn has been drawn. Whoever has
        // this card from the new deck did not hold it when it was shuffled.
        name: 'new-era',
        at: 'deck.reshuffled',
        when: (c) => !c.ev.cards.includes(c.card) && colonySlots(c.s, c.me).length > 0 && free(c).length > 0,
        aim: atPlanet('tick-tock.planet', free),
        *use(c, { planet }) {
          const slots = colonySlots(c.s, c.me);
          const max = Math.min(4, room(slots));
          if (max === 0) return;
          const params = { planet };
          const counts = yield* askShips({ seat: c.me, key: 'tick-tock.settle', slots, min: 1, max, params });
          moveShips(c.g, c.me, partsOf(slots, counts), planet);
        },
      },
    ],
    super: alsoBeforeSpoils({
      name: 'hurry',
      at: 'resolution.end',
      role: 'main',
      when: (c) => succeeded(c) && anywhere(c.g, c.me).length > 0,
      *use(c) {
        yield* payShips(c.g, c.me, anywhere(c.g, c.me), 1, 'tick-tock.cost');
        addTokens(c.g, c.me, ownSheet(c), -1);
      },
    }),
  },
};
