import type { AlienText } from '../../../types.ts';

export default {
  name: 'Reincarnator',
  power: 'Reincarnation',
  summary: 'Every defeat is a fresh start.',
  text:
    'During resolution, as a main player or ally, you must use this power when your side loses or you fail to make a deal. ' +
    'Draw a random alien that is not in the game, skipping those that have setup instructions or are not allowed; your previous extra alien, if any, is discarded. ' +
    'You have its power besides this one, beginning after the encounter that brought it. ' +
    'You begin the game without an extra alien. ' +
    'If zapped, you stay as you are.',
  wild:
    'As any player, during resolution: after another player, but not the Reincarnator, loses or fails to make a deal, give them this flare. ' +
    'Right after the encounter they discard their alien and draw a random one that is not in the game. ' +
    'Aliens that have setup instructions or are not allowed are skipped.',
  super: 'As a main player or ally, during resolution: you may stay as you are instead of reincarnating.',
  says: {
    victim: 'Whose alien shall be reborn after this encounter?',
    'ability.reincarnation': 'Reincarnation',
    'ability.rebirth': 'Have a loser reborn',
    'ability.stay': 'Stay as you are',
  },
} satisfies AlienText;
