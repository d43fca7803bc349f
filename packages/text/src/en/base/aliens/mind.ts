import type { AlienText } from '../../../types.ts';

export default {
  name: 'Mind',
  power: 'Knowledge',
  summary: 'No need to say it. It knows.',
  text:
    'During alliance, before allies are invited, you may use this power as any player: look at the whole hand of one main player, which is your opponent if you are a main player yourself. ' +
    'Keep what you see to yourself. ' +
    'Cards lying on sheets are not part of a hand. ' +
    'If zapped, you see nothing.',
  wild:
    'As any player, in any phase: when another player is to draw from the cosmic deck, play this: until the end of the encounter, you draw all cards for that player, look at each one and hand it over. ' +
    'Keep what you see to yourself.',
  super:
    'As any player but the main players, during alliance: when you use your power, look at the hands of both main players.',
  says: {
    whom: 'Whose hand do you read?',
    'ability.know': 'Read a hand',
    'ability.draw-for': 'Look at what they draw',
    'ability.both': 'Read both hands',
    'ability.look': 'Look at the drawn cards',
  },
} satisfies AlienText;
