import type { AlienText } from '../../../types.ts';

export default {
  name: 'Greenhorn',
  power: 'Ignorance',
  summary: 'Sorry, is this one good? It has a skull on it.',
  text:
    'At the start of each encounter you must use this power if you have a card in hand: show one of your cards to another player and ask a question about it aloud; nobody has to answer. ' +
    'The rest of this power cannot be zapped. ' +
    'Whenever you hold no attack card, you may discard your hand and draw a new one. ' +
    'In any regroup phase you may move your ships freely among your colonies and your home planets, even empty ones. ' +
    'You may play your kicker after cards are revealed, reinforcements even when you are not involved, and rifts and artifacts of the regroup or alliance phase as any player in any phase. ' +
    'If zapped, you show no card.',
  wild:
    'As any player, in any phase: if you hold no attacks or no negotiates, discard your hand and draw a new one. ' +
    'As the offense you may be able to go on with your turn in this way.',
  super:
    'As the offense, during destiny: once destiny is drawn, choose any player with a colony in the system it points at as the defense. ' +
    'The encounter takes place at one of that player’s colonies there.',
  says: {
    whom: 'Whom do you ask about a card of yours?',
    card: 'Which card do you show?',
    asks: '{you, select, yes {You show} other {{who} shows}} {player} a card: what does this one do?',
    from: 'Which ships do you pick up?',
    to: 'Where do you put them ({count})? Empty home planets will do, too.',
    kicker: 'Which kicker do you play?',
    defense: 'Who is the defense?',
    'ability.ask': 'Ask about a card',
    'ability.new-hand': 'Draw a new hand',
    'ability.move': 'Move own ships about',
    'ability.late-kicker': 'Play a kicker now',
    'ability.start-over': 'Discard the hand and draw a new one',
    'ability.whose': 'Choose who in that system is the defense',
  },
} satisfies AlienText;
