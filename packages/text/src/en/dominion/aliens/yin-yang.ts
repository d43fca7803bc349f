import type { AlienText } from '../../../types.ts';

export default {
  name: 'Yin-Yang',
  power: 'Balance',
  summary: 'On both sides, and in two minds about it.',
  text:
    'During alliance, when both sides invite you, you may use this power to join both, with one to four ships on each. ' +
    'If the defense then loses, they may leave one of their losing ships on the planet for each of your ships with the offense. ' +
    'If the offense loses, they may take one reward for each of your ships with the defense. ' +
    'Your own ships fare like those of any ally. ' +
    'To a main player who does not invite you, you may give one of your two tokens until the end of the encounter: they must send as many ships from their colonies to the warp as their opponent loses to the warp through the encounter; this part cannot be zapped. ' +
    'If zapped, you may join only one side.',
  wild: 'As any player, in any phase: when ships of yours go to the warp, name another player whom you think guilty; that player must send as many ships to the warp.',
  super:
    'As an ally, during resolution: when you are allied with both sides, your losing ships return to your colonies instead of going to the warp.',
  says: {
    whom: 'Who gets a token?',
    given: '{you, select, yes {You give} other {{who} gives}} a Yin-Yang token to {player}.',
    stay: 'How many of your losing ships stay on the planet?',
    rewards: 'How many rewards do you take?',
    pay: 'Your token: which ships do you lose?',
    culprit: 'Who is to blame for your loss?',
    lose: 'You are blamed: which ships do you lose?',
    'ability.balance': 'Join both sides',
    'ability.token': 'Give a token to a main player who did not invite you',
    'ability.blame': 'Make somebody lose as many ships',
    'ability.serene-return': 'Bring your losing ships home',
  },
} satisfies AlienText;
