import { holderOf, isBound, mainSide } from '../../../state/query.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { placeAllHeld } from '../../../timing/losses.ts';
import { handOff } from '../../../timing/use.ts';
import { swapLaid } from '../../../verbs/encounter.ts';
import { tradeSheets } from '../../../verbs/sheets.ts';

const swap = {
  at: 'planning.selected',
  // Two cards: a defense may have none (START-1a).
  when: (c: Ctx) => c.e.laid.every((laid) => laid !== null),
  use: (c: Ctx) => swapLaid(c.g),
} as const;

export const sorcerer: Alien = {
  id: 'sorcerer',
  alert: 'green',
  excludes: ['gambler'],
  abilities: [{ ...swap, name: 'magic', role: 'main', optional: true }],
  flare: {
    wild: [
      {
        name: 'trade-powers',
        at: 'planning.start',
        when: (c) => {
          const owner = holderOf(c.g, 'sorcerer');
          if (isBound(c.g, c.e.offense) || isBound(c.g, c.e.defense)) return false;
          return owner === null || mainSide(c.e, owner.seat) < 0;
        },
        *use(c) {
          tradeSheets(c.g, c.e.offense, c.e.defense);
          handOff(c, 'sorcerer');
          yield* placeAllHeld(c.g);
        },
      },
    ],
    super: [{ ...swap, name: 'swap-others', role: 'ally' }],
  },
};
