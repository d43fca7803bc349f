import { bothAttack, mainSide } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { turnShips } from '../../../reckoning.ts';
import { negate } from '../../../verbs/encounter.ts';

const attempt = (c: Ctx<'card.playing'>) => c.ev.seat !== c.me && c.ev.stopped === null;

/** The flare stays with its holder, free to play another; this one is out for the encounter, on both sides (FAQ18). */
const stop = (c: Ctx<'card.playing'>) => {
  c.ev.stopped = { fate: 'barred' };
};

export const antiMatter: Alien = {
  id: 'anti-matter',
  alert: 'yellow',
  foresees(seen, { side, main }) {
    if (!main) return false;
    seen.lowerWins = true;
    turnShips(seen, side);
    return true;
  },
  abilities: [
    {
      name: 'negation',
      at: 'reveal.after',
      role: 'main',
      when: (c) => bothAttack(c.e),
      use: (c) => negate(c.g, mainSide(c.e, c.me) as Side, 'anti-matter.negation', c.me),
    },
  ],
  flare: {
    wild: [
      {
        name: 'stop-wild',
        at: 'card.playing',
        role: 'main-or-ally',
        when: (c) => attempt(c) && c.ev.as === 'wild',
        use: stop,
      },
    ],
    super: [
      {
        name: 'stop-flare',
        at: 'card.playing',
        when: (c) => attempt(c) && (c.ev.as === 'wild' || c.ev.as === 'super'),
        use: stop,
      },
    ],
  },
};
