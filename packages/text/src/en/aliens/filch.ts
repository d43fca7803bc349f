import type { AlienText } from '../../types.ts';

export default {
  name: 'Filch',
  power: 'Theft',
  summary: 'Nobody will miss that card. Surely.',
  text:
    'During resolution, once encounter cards are in the discard pile, you may use this power as a main player: take your opponent’s encounter card into your hand. ' +
    'If cards were swapped, it is the one that ended up in front of your opponent. ' +
    'A card that never reached the discard pile is out of reach. ' +
    'A zap leaves the card in the discard pile.',
  wild:
    'As any player, in any phase: when somebody plays an artifact or a flare, you may discard a negotiate from your hand to snatch that card. ' +
    'It does nothing and joins your hand.',
  super:
    'As any player, during resolution: take one encounter card that another player has used in this encounter, whether you were involved or not.',
  wildClassic:
    'As any player, in any phase: you may cheat in secret, bringing your ships home from the warp or helping yourself to cards from the cosmic deck or the discard pile. ' +
    'If somebody catches you at it, you give back what you were taking and lose one ship to the warp. ' +
    'Until you are caught, this card stays hidden, cannot be stopped and does not count as your flare.',
  superClassic:
    'As any player, during resolution: take one encounter card that another player has used in this encounter, whether you were involved or not.',
  says: {},
} satisfies AlienText;
