import type { AlienText } from '../../../types.ts';

export default {
  name: 'Daredevil',
  power: 'Risk',
  summary: 'Anybody can win. Try it by a hair.',
  text:
    'During reveal, as a main player or ally, you may use this power once per encounter after cards are revealed: discard an attack card of 1 to 8 from your hand, and the total of your own side falls by its value. ' +
    'Whenever your side wins by 4 or less, whether you used the power or not, each player on it gets as many rewards as they have ships in the encounter, on top of everything else they get for winning; this part cannot be zapped. ' +
    'Where no totals were compared, there are no such rewards. ' +
    'If zapped, your total does not fall.',
  wild:
    'As a main player or ally, after cards are chosen and before they are revealed: announce your risk. ' +
    'If your side wins by 4 or less, you may found a colony with one of your ships in the encounter on any planet in the opposing main player’s home system. ' +
    'In every other case, even after a deal, you lose three ships of your choice to the warp.',
  super:
    'As a main player, during reveal: in this encounter your side gets the extra rewards for winning by 6 or less.',
  says: {
    card: 'Which attack do you throw away? The total of your side drops by its value.',
    risk: 'Daredevil: thrown away',
    plant: 'You dared and won narrowly. Does one of your ships found a colony in the system of {player}?',
    planet: 'On which planet?',
    lose: 'You dared in vain. Which three ships go to the warp?',
    'ability.risk': 'Throw away an attack',
    'ability.thrill': 'Rewards for a narrow win',
    'ability.dare': 'Declare a narrow win',
    'ability.dared': 'The dare',
    'ability.bolder': 'A win by 6 is narrow enough',
  },
} satisfies AlienText;
