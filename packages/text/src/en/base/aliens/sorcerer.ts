import type { AlienText } from '../../../types.ts';

export default {
  name: 'Sorcerer',
  power: 'Magic',
  summary: 'Watch the cards closely. Too late.',
  text:
    'During planning, after cards are chosen and before they are revealed, you may use this power as a main player: swap your face-down card with your opponent’s. ' +
    'You do not look first. ' +
    'Each of you reveals the card you now have, and it counts as yours. ' +
    'If zapped, the cards stay where they are.',
  wild:
    'As any player, during planning, if the Sorcerer is not a main player: before cards are chosen, the main players swap their alien powers for the rest of the game, with everything that belongs to them. ' +
    'Then hand this flare to the Sorcerer, or discard it if there is none in the game.',
  super:
    'As an ally, during planning: after cards are chosen and before they are revealed, you may swap the main players’ cards.',
  says: {
    'ability.magic': 'Swap the encounter cards',
    'ability.trade-powers': 'The main players trade powers',
    'ability.swap-others': 'Swap the main players’ cards',
  },
} satisfies AlienText;
