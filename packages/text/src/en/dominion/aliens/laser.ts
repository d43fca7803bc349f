import type { AlienText } from '../../../types.ts';

export default {
  name: 'Laser',
  power: 'Blind',
  summary: 'Look this way, please. Now pick a card.',
  text:
    'During alliance, before invitations, as a main player, you must use this power. ' +
    'If your opponent is the defense and is going to need a new hand to have encounter cards, they draw it now. ' +
    'Then choose a number, at most as many as your opponent has ships in the encounter: that many cards are taken from their hand at random, unseen, and laid aside. ' +
    'If no encounter card is left in their hand, your opponent loses the encounter at once; otherwise it goes on. ' +
    'At the end of the encounter they take the cards back. ' +
    'If zapped, no card is laid aside.',
  wild: 'As a main player or ally, during alliance: discard up to three of your cards; at most as many cards, picked at random from the hand of one player, even yourself, are laid aside until the end of the encounter.',
  super:
    'As an ally, during alliance: after alliances are formed, you may use your power on either main player.',
  says: {
    count: 'How many {you, select, yes {of your cards} other {cards of {player}}} do you lay aside?',
    whom: 'Whose cards do you lay aside?',
    'blind-whom': 'Which main player do you blind?',
    discard: 'Which cards do you discard? Up to three; as many can be laid aside.',
    'ability.blind': 'Blind',
    'ability.glare': 'Discard cards and lay others aside',
    'ability.blind-as-ally': 'Blind a main player',
  },
} satisfies AlienText;
