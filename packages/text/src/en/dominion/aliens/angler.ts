import type { AlienText } from '../../../types.ts';

export default {
  name: 'Angler',
  power: 'Fish',
  summary: 'It has a feeling about your left pocket.',
  text:
    'During planning, before cards are chosen, you may use this power as a main player. ' +
    'Choose your opponent or one of their allies and name one exact card: an attack of one value, say, or a negotiate, or a certain flare. ' +
    'If that player holds it, they must give you one. ' +
    'If not, you draw a card from the cosmic deck; should it be the very card you named, you may use this power once more in this encounter, on the same player or another. ' +
    'If zapped, you neither ask nor draw.',
  wild:
    'As any player, in any phase: name one exact card. ' +
    'A player who holds it may give it to you and gets this flare in return; players are asked in turn, and the first who agrees counts. ' +
    'If nobody does, keep this flare and take a card at random from another player’s hand.',
  super: 'As an ally, during planning: you may use your power, too.',
  says: {
    whom: 'Whom do you ask?',
    card: 'For which card do you ask?',
    nothing: '{you, select, yes {You do} other {{who} does}} not have it: {card}.',
    give: '{player} asks for {card}. Do you give it, and get the flare for it?',
    from: 'Nobody gave it. From whom do you take a random card?',
    'ability.fish': 'Ask for a card',
    'ability.again': 'Ask for another card',
    'ability.cast': 'Name a card',
    'ability.from-the-bank': 'Ask for a card as an ally',
  },
} satisfies AlienText;
