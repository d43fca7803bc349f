import { attacks, reinforcements } from '../kinds.ts';

export default {
  ...attacks({
    name: 'Attack {value}',
    text:
      'Against an attack: your total is {value} plus all ships on your side; the higher total wins, and a tie goes to the defense. ' +
      'Against a negotiate: you win, but your opponent collects compensation.',
  }),
  'card.negotiate.name': 'Negotiate',
  'card.negotiate.text':
    'Against a negotiate: allies go home, and the main players make a deal in time or lose three ships each. ' +
    'Against an attack: you lose, then draw at random from the winner’s hand, one card for each of your ships that went to the warp.',
  'card.morph.name': 'Morph',
  'card.morph.text':
    'When revealed, it copies the opposing card and counts as that for this encounter. ' +
    'If both cards are morphs, both sides lose.',
  ...reinforcements({
    name: 'Reinforcement +{value}',
    text:
      'As a main player or ally, during reveal: add {value} to the total of either side. ' +
      'Others may answer with reinforcements of their own until everybody passes.',
  }),

  'card.card-zap.name': 'Card Zap',
  'card.card-zap.text':
    'As any player, in any phase: when somebody plays an artifact or a flare, cancel it. ' +
    'It does nothing and is discarded, even a flare.',
  'card.cosmic-zap.name': 'Cosmic Zap',
  'card.cosmic-zap.text':
    'As any player, in any phase: when somebody uses an alien power, even you, cancel that use. ' +
    'The power cannot be used again in this encounter. ' +
    'Also cancels the super side of a flare as it is played: the flare returns to hand, and its wild side may still be played.',
  'card.mobius-tubes.name': 'Mobius Tubes',
  'card.mobius-tubes.text':
    'As the offense, during regroup: at the start of your encounter, all ships of all players come out of the warp. ' +
    'Their owners place them on their colonies; ships of a player without colonies stay in the warp.',
  'card.emotion-control.name': 'Emotion Control',
  'card.emotion-control.text':
    'As any player, during reveal: after cards are revealed, attack cards count as negotiates in this encounter. ' +
    'The main players then try to make a deal.',
  'card.force-field.name': 'Force Field',
  'card.force-field.text':
    'As any player, during alliance: once alliances are formed, choose any number of allies, on one side or on both. ' +
    'They are allies no longer, and their ships return to their colonies.',
  'card.ionic-gas.name': 'Ionic Gas',
  'card.ionic-gas.text':
    'As any player, during resolution: once the winner is known, nobody collects compensation or rewards in this encounter, whoever gives them.',
  'card.plague.name': 'Plague',
  'card.plague.text':
    'As any player, during regroup: at the start of an encounter, choose any player, even yourself. ' +
    'That player loses three ships of their choice to the warp, and discards one card of every type they hold.',
  'card.quash.name': 'Quash',
  'card.quash.text':
    'As any player, during resolution: when a deal has been made, break it before anything changes hands. ' +
    'Both dealing players suffer as for a failed deal, and the encounter does not count as successful for the offense.',

  'card.flare.name': '{alien} flare',

  'destiny.destiny-red.name': 'Red',
  'destiny.destiny-red-hazard.name': 'Red, hazard warning',
  'destiny.destiny-yellow.name': 'Yellow',
  'destiny.destiny-yellow-hazard.name': 'Yellow, hazard warning',
  'destiny.destiny-green.name': 'Green',
  'destiny.destiny-green-hazard.name': 'Green, hazard warning',
  'destiny.destiny-blue.name': 'Blue',
  'destiny.destiny-blue-hazard.name': 'Blue, hazard warning',
  'destiny.destiny-purple.name': 'Purple',
  'destiny.destiny-purple-hazard.name': 'Purple, hazard warning',
  'destiny.destiny-orange.name': 'Orange',
  'destiny.destiny-orange-hazard.name': 'Orange, hazard warning',
  'destiny.destiny-white.name': 'White',
  'destiny.destiny-white-hazard.name': 'White, hazard warning',
  'destiny.destiny-black.name': 'Black',
  'destiny.destiny-black-hazard.name': 'Black, hazard warning',
  'destiny.destiny-wild.name': 'Wild',
  'destiny.destiny-special-most-cards.name': 'Special: most cards in hand',
  'destiny.destiny-special-most-colonies.name': 'Special: most foreign colonies',
  'destiny.destiny-special-fewest-warp.name': 'Special: fewest ships in the warp',
};
