import { countInWarp } from '../../../state/planets.ts';
import { bothAttack, clockwise, mainSide, opponentOf, otherSide } from '../../../state/query.ts';
import type { GameState, Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { addLine } from '../../../verbs/encounter.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;
const everybodysLost = ({ s }: { s: GameState }) =>
  clockwise(s).reduce((sum, seat) => sum + countInWarp(s, seat), 0);

export const warpish: Alien = {
  id: 'warpish',
  alert: 'red',
  foresees(seen, { s, me, side, main }) {
    if (main) seen.lines.push({ side, key: 'warpish.necromancy', by: me, value: everybodysLost({ s }) });
    return main;
  },
  abilities: [
    {
      name: 'necromancy',
      at: 'reveal.after',
      role: 'main',
      // Against anything but an attack there is no total. An empty warp counts, too: what is lost later comes too late.
      when: (c) => bothAttack(c.e),
      use: (c) => addLine(c.g, mine(c), 'warpish.necromancy', c.me, everybodysLost(c)),
    },
  ],
  flare: {
    wild: [
      {
        name: 'ancestors',
        at: 'reveal.after',
        role: 'main',
        when: (c) => bothAttack(c.e) && countInWarp(c.s, c.me) > 0,
        use: (c) => addLine(c.g, mine(c), 'warpish.ancestors', c.me, countInWarp(c.s, c.me)),
      },
    ],
    super: [
      {
        name: 'haunt',
        at: 'reveal.after',
        role: 'main',
        when: (c) => bothAttack(c.e) && countInWarp(c.s, opponentOf(c.e, c.me)) > 0,
        use: (c) =>
          addLine(c.g, otherSide(mine(c)), 'warpish.haunt', c.me, -countInWarp(c.s, opponentOf(c.e, c.me))),
      },
    ],
  },
};
