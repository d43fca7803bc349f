import type { AlienText } from '../../../types.ts';

export default {
  name: 'Observer',
  power: 'Protect',
  summary: 'It only watches. Odd that nobody ever dies of it.',
  text:
    'During resolution you must use this power when ships under your protection would go to the warp. ' +
    'If you are an ally, these are your own ships: return them to your colonies instead. ' +
    'If you are a main player, they are the ships of your allies: each ally returns them to colonies of their choice, but your own ships are not protected. ' +
    'This includes those of them that are outside the encounter. ' +
    'Ships without a colony to go to end in the warp, and ships removed from the game cannot be saved. ' +
    'If zapped, the ships go to the warp.',
  wild: 'As a main player, during alliance: after alliances are formed, each of your allies may draw one card from the cosmic deck.',
  super:
    'As the offense or an ally, during launch or alliance: when you send ships, you may take one of them from the warp. ' +
    'At least one other must come from your colonies, and the limit of four still holds.',
  says: {
    draw: 'You may draw a card. Do you?',
    'ability.protect': 'Protect the ships',
    'ability.briefing': 'A card for each of your allies',
    'ability.stowaway': 'Take a ship from the warp along',
  },
} satisfies AlienText;
