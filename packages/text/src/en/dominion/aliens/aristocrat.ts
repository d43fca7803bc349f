import type { AlienText } from '../../../types.ts';

export default {
  name: 'Aristocrat',
  power: 'Privilege',
  summary: 'Some are dealt cards. Others order them.',
  text:
    'Before the first hands are dealt, look through the cosmic deck and choose eight cards as your starting hand, any but the Aristocrat flare; then the deck is shuffled. ' +
    'As a main player, once per encounter and at any time before cards are chosen, you may use this power: draw one card from the deck of unused flares into your hand. ' +
    'Then, if you hold two or more flares that match no player’s alien, you must remove one of these from the game. ' +
    'If zapped, you draw nothing and remove nothing.',
  wild:
    'As any player, during regroup: at the start of an encounter, search the cosmic deck for a card of your choice and take it. ' +
    'Deck and discard pile are then shuffled together into a new deck. ' +
    'Then hand this flare to the Aristocrat, or discard it if there is none in the game.',
  super:
    'As a main player, during planning: when you use your power, you may discard this flare to draw three unused flares instead of one, or to search the unused flares for one of your choice.',
  says: {
    hand: 'Choose the eight cards of your opening hand.',
    more: 'Three flares at random, or one of your choice?',
    'more.three': 'Draw three',
    'more.search': 'Search for one',
    search: 'Which unused flare do you take?',
    purge: 'Which flare leaves the game?',
    requisition: 'Which card of the deck do you take?',
    'ability.privilege': 'Draw an unused flare',
    'ability.requisition': 'Search the deck for a card',
    'ability.grand-privilege': 'Draw three flares, or search for one',
  },
} satisfies AlienText;
