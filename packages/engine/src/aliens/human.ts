import { sideOf, type Alien } from '../timing/abilities.ts';
import { shape } from '../timing/use.ts';
import { holderOf, opponentOf, mainSide } from '../state/query.ts';
import { addLine, forceWin, setFace } from '../verbs/encounter.ts';
import { askYesNo } from '../timing/ask.ts';
import { zapSheet } from '../verbs/sheets.ts';
import type { Side } from '../state/types.ts';

const side = (c: { e: Parameters<typeof sideOf>[0]; me: number }) => sideOf(c.e, c.me) as Side;

export const human: Alien = {
  id: 'human',
  alert: 'yellow',
  abilities: [
    {
      name: 'humanity',
      at: 'reveal.after',
      role: 'main-or-ally',
      *use(c) {
        const bonus = yield* shape(c, 'humanity', { value: 4, zap: false });
        if (bonus.zap) {
          zapSheet(c.g, c.me, c.sheet);
          return forceWin(c.g, side(c), 'human.martyr', c.me);
        }
        addLine(c.g, side(c), 'human.bonus', c.me, bonus.value);
      },
      zapped: (c) => forceWin(c.g, side(c), 'human.martyr', c.me),
    },
  ],
  flare: {
    wild: [
      {
        name: 'forty-two',
        at: 'reveal.adjust',
        role: 'main',
        when: (c) => holderOf(c.g, 'human')?.seat !== opponentOf(c.e, c.me),
        use(c) {
          setFace(c.g, mainSide(c.e, c.me) as Side, 'attack', 42, 'human.forty-two');
          const owner = holderOf(c.g, 'human');
          c.fate = owner === null ? 'discard' : { giveTo: owner.seat };
        },
      },
    ],
    super: [
      {
        name: 'double',
        at: 'power.shaping',
        role: 'main-or-ally',
        *use(c) {
          c.ev.data.value = 8;
          if (!(yield* askYesNo(c.me, 'human.martyrdom'))) return;
          c.ev.data.zap = true;
          c.fate = 'discard';
        },
      },
    ],
  },
};
