import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askDestiny } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { shuffleDestiny } from '../../../verbs/destiny.ts';

function* command(c: Ctx<'destiny.before'>): Script {
  c.ev.pick = yield* askDestiny(c.me, 'dictator.pick', c.s.destiny);
}

export const dictator: Alien = {
  id: 'dictator',
  alert: 'red',
  excludes: ['coordinator'],
  abilities: [
    {
      name: 'command',
      at: 'destiny.before',
      role: 'not-offense',
      use: command,
      zapped: (c) => shuffleDestiny(c.g),
    },
    {
      name: 'shuffle',
      at: 'destiny.before',
      role: 'offense',
      standing: true,
      use: (c) => shuffleDestiny(c.g),
    },
  ],
  flare: {
    wild: [
      {
        name: 'redraw',
        at: 'destiny.drawn',
        role: 'not-offense',
        when: (c) => !c.ev.redraw,
        use(c) {
          c.ev.redraw = true;
        },
      },
    ],
    super: [
      {
        name: 'command',
        at: 'destiny.before',
        role: 'offense',
        when: (c) => c.ev.pick === null,
        use: command,
      },
    ],
  },
};
