import type { AlienText } from '../../../types.ts';

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
    'As any player, in every regroup phase: you may cheat in secret. ' +
    'Bring one of your ships home from the warp, or help yourself to the top card of the deck or to any card of the discard pile. ' +
    'At the same moment, everybody else may accuse somebody in secret. ' +
    'If you are accused, you are caught: you get nothing and lose one ship to the warp. ' +
    'Whoever is accused without cheating takes a random card from the accuser’s hand. ' +
    'Until you are caught, this card stays hidden, cannot be stopped and does not count as your flare.',
  superClassic:
    'As any player, during resolution: take one encounter card that another player has used in this encounter, whether you were involved or not.',
  says: {
    pick: 'Which used encounter card do you take?',
    cheat: 'Nobody is looking. Do you cheat? Everybody else is deciding right now whom to accuse.',
    'cheat.honest': 'Stay honest',
    'cheat.ship': 'Bring a ship home from the warp',
    'cheat.deck': 'Take the top card of the deck',
    'cheat.discard': 'Take a card from the discard pile',
    accuse:
      'Somebody may be cheating at this moment. Whom do you accuse? If you are wrong, they take a random card from your hand.',
    'accuse.nobody': 'Nobody',
    accuses: '{you, select, yes {You accuse} other {{who} accuses}} {player} of cheating.',
    'hide-ship': 'To which colony does the ship slip away?',
    pocket: 'Which card disappears up your sleeve?',
    price: 'Which negotiate do you discard?',
    fine: 'Caught! Which ship do you lose?',
    suspicion: 'Somebody may cheat in this game',
    'ability.theft': 'Take the opponent’s used card',
    'ability.snatch': 'Discard a negotiate and take that card',
    'ability.pick-any': 'Take a used encounter card',
    'ability.suspicion': 'Cheating and accusing',
    'ability.caught': 'Caught cheating',
  },
} satisfies AlienText;
