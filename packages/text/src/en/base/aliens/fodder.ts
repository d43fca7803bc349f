import type { AlienText } from '../../../types.ts';

export default {
  name: 'Fodder',
  power: 'Overwhelm',
  summary: 'One falls. The queue moves up.',
  text:
    'During reveal, if both revealed cards are attacks, you may use this power as a main player, once per encounter. ' +
    'Discard any number of attack cards from your hand that are higher than your card and lower than your opponent’s: their values are added to your total. ' +
    'Compare with what the encounter cards are worth at that moment; the cards you discard count as printed. ' +
    'They do not count as encounter cards played. ' +
    'If zapped, your attack cards stay in your hand.',
  wild:
    'As a player who is not involved, during reveal: if you were invited and declined, you may still join a side that invited you, with one ship from any of your colonies. ' +
    'You are then an ally like any other.',
  super:
    'As a main player, during reveal: when you use your power, you may also discard attack cards equal to your own card or lower, as long as they are lower than your opponent’s.',
  says: {
    cards: 'Which attacks do you throw in?',
    overwhelm: 'Overwhelming numbers',
    side: 'Which side do you join after all?',
    'side.offense': 'The offense',
    'side.defense': 'The defense',
    ship: 'Which ship do you send?',
    'ability.overwhelm': 'Throw in more attacks',
    'ability.any-below': 'Throw in any lower attack',
    'ability.join-late': 'Join late with one ship',
  },
} satisfies AlienText;
