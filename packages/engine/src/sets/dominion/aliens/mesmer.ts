import { mainSide } from '../../../state/query.ts';
import { PHASES, type Face, type Side } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { setFace } from '../../../verbs/faces.ts';

const mine = (c: Ctx) => mainSide(c.e, c.me) as Side;

const isWeak = (face: Face | null): boolean => face?.type === 'attack' && face.value < 10;

export const mesmer: Alien = {
  id: 'mesmer',
  alert: 'red',
  sheet: { role: 'any', optional: true, phases: PHASES },
  playsAs: 'hypnosis',
  abilities: [],
  flare: {
    wild: [
      {
        name: 'soften',
        at: 'reveal.adjust',
        role: 'main',
        // OUR READING: what the card shows is below 10; and it is an attack still.
        when: (c) => isWeak(c.e.shown[mine(c)]) && c.e.faces[mine(c)]?.type === 'attack',
        use: (c) => setFace(c.g, mine(c), 'negotiate', 0, 'mesmer.soften'),
      },
    ],
    super: [
      {
        name: 'any-card',
        at: 'power.shaping',
        when: (c) =>
          c.s.players[c.me].hand.some((card) => {
            const { type, encounter } = c.g.cards[card];
            return card !== c.card && type !== 'artifact' && !encounter;
          }),
        use(c) {
          c.ev.data.any = true;
        },
      },
    ],
  },
};
