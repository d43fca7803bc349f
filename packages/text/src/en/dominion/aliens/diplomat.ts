import type { AlienText } from '../../../types.ts';

export default {
  name: 'Diplomat',
  power: 'Negotiate',
  summary: 'Two make a war. Three make an agenda.',
  text:
    'During reveal, when you are not a main player and at least one of the revealed encounter cards is an attack, you may use this power: play a negotiate from your hand, and every revealed attack turns into a plain negotiate. ' +
    'You and both main players then have two minutes for a deal of three; the special effects of all three negotiates apply, and each of you counts as an opponent of the other two. ' +
    'Each of the three may gain at most one colony, on a planet where one of the other two has a colony, and any cards. ' +
    'If not all three agree, each of them loses ships as for a failed deal. ' +
    'If zapped, the attacks stay attacks.',
  wild:
    'As anybody but the main players, during reveal: when a deal is about to be tried without you, play a negotiate from your hand and take the place of one of the dealers. ' +
    'The time starts anew, the effect of your card applies, and gains and penalties are yours. ' +
    'If a deal is made, it counts as a successful one for the player you replaced.',
  super:
    'As a main player, during alliance: after alliances are formed, no cards are played; instead all players vote on who wins, with one vote each, and a tie goes to the defense. ' +
    'You may promise deals for votes, to be carried out only if you win.',
  says: {
    'ability.mediate': 'turn the attacks into negotiates and join the talks',
    'ability.stand-in': 'take the place of a dealer',
    'ability.vote': 'let everybody vote on who wins',
    card: 'Which negotiate do you play?',
    displaced: 'Whose place in the deal do you take?',
    buy: 'Do you bargain with {player} for a vote?',
    price: 'What for a vote? It changes hands only if the vote is won.',
    vote: 'No cards are played: who shall win this encounter?',
    'vote.offense': 'The offense',
    'vote.defense': 'The defense',
    counted: '{you, select, yes {You have} other {{who} has}} {own} votes, the others have {others}.',
    mediated: 'Diplomat',
  },
} satisfies AlienText;
