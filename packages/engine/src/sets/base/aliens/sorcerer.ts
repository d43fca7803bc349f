import { holderOf, mainSide } from '../../../state/query.ts';
import type { Alien } from '../../../timing/abilities.ts';
import { swapLaid } from '../../../verbs/encounter.ts';
import { tradeSheets } from '../../../verbs/sheets.ts';

export const sorcerer: Alien = {
  id: 'sorcerer',
  alert: 'green',
  excludes: ['gambler'],
  abilities: [
    { name: 'magic', at: 'planning.selected', role: 'main', optional: true, use: (c) => swapLaid(c.g) },
  ],
  flare: {
    wild: [
      {
        name: 'trade-powers',
        at: 'planning.start',
        when: (c) => {
          const owner = holderOf(c.g, 'sorcerer');
          return owner === null || mainSide(c.e, owner.seat) < 0;
        },
        use(c) {
          tradeSheets(c.g, c.e.offense, c.e.defense);
          const owner = holderOf(c.g, 'sorcerer');
          c.fate = owner === null ? 'discard' : { giveTo: owner.seat };
        },
      },
    ],
    super: [{ name: 'swap-others', at: 'planning.selected', role: 'ally', use: (c) => swapLaid(c.g) }],
  },
};
