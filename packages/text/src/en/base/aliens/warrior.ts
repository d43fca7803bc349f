import type { AlienText } from '../../../types.ts';

export default {
  name: 'Warrior',
  power: 'Mastery',
  summary: 'Every scar is a lesson.',
  text:
    'After every encounter in which you were a main player you gain tokens: one for a win or a deal, two for a loss or a failed deal, and one more each time in the four-planet game. ' +
    'During reveal, as a main player, you must use this power after you reveal an attack card: add 1 to your total for each of your tokens. ' +
    'You keep the tokens. ' +
    'A zap stops the bonus, never the gaining of tokens.',
  wild:
    'As the defense, during resolution: as soon as this encounter is over, you become the offense of an extra one against the player who attacked you, in that player’s home system. ' +
    'You need an encounter card in hand. ' +
    'Afterwards the game continues where it was interrupted.',
  super: 'As an ally, during reveal: your side’s total rises by 1 for each of your tokens.',
  says: {
    mastery: 'Mastery',
    advice: 'Warrior flare: 1 for each token',
    'ability.learn': 'Gain tokens',
    'ability.mastery': 'Mastery',
    'ability.retaliate': 'Strike back after this encounter',
    'ability.advise': 'Add your tokens to your side',
  },
} satisfies AlienText;
