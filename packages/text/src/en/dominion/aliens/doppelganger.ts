import type { AlienText } from '../../../types.ts';

export default {
  name: 'Doppelganger',
  power: 'Haunt',
  summary: 'It never owned a face. Yours will do.',
  text:
    'During planning, before cards are chosen, as a main player, you must use this power: discard all encounter cards in your hand and choose a player other than your opponent. ' +
    'That player gives you two encounter cards of different types, or one if they hold a single type; if they hold attacks, the highest must be among them. ' +
    'After reveal, borrowed cards still in your hand go back to their owner; a borrowed card you played is discarded as usual. ' +
    'If you have fewer than two encounter cards when cards are to be chosen, even after a zap, cards are turned up from the cosmic deck until you have two; other cards among them are discarded. ' +
    'You never draw a new hand or end your turn for lack of encounter cards. ' +
    'If zapped, you keep your cards and borrow none.',
  wild:
    'As anybody but the main players, during alliance: lay your hand aside and play with the whole hand of a player who has a colony in your home system. ' +
    'If that is the offense, they draw a new hand. ' +
    'At the end of the encounter that player gets everything you then hold, and you pick up your own hand again.',
  super:
    'As a main player, during planning: when you use your power, any one player except your opponent must also give you two cards that are not encounter cards, of their choice, or one if they have no more. ' +
    'You keep these.',
  says: {
    whom: 'Whose encounter cards do you borrow?',
    lend: 'Which card do you lend?',
    demand: 'Who gives you two cards that are no encounter cards?',
    yield: 'Which cards do you give away?',
    whose: 'From whose hand do you play?',
    'ability.haunt': 'Borrow encounter cards',
    'ability.demand': 'Demand two other cards as well',
    'ability.impersonate': 'Play from a visitor’s hand',
  },
} satisfies AlienText;
