import type { AlienText } from '../../../types.ts';

export default {
  name: 'Explorer',
  power: 'Discovery',
  summary: 'You live here? Then it is hereby discovered.',
  text:
    'You begin the game with four planets of a colour that nobody plays on your sheet. ' +
    'During launch, as the offense, once the gate is aimed, you may use this power to put one of them into the system you attack; the gate now points at it, and the owner of the system defends it without ships. ' +
    'Against a foreign colony in your own system you cannot do this. ' +
    'During reveal, as a main player or ally, when both revealed cards are attacks, you may use this power to add to your side’s total for each discovered planet: 1 if you have no colony there, 2 if you share it, 4 if you are alone on it. ' +
    'If zapped, no planet is placed or nothing is added; planets already discovered stay, even if you lose the power.',
  wild:
    'As the offense, during launch: once the gate is aimed, bring the Genesis planet into the system you attack, from wherever it lies and with the ships on it, and point the gate at it. ' +
    'If you win or make a deal, you get one reward for each of your ships in the encounter, otherwise a single one. ' +
    'Against a foreign colony in your own system you cannot play this.',
  super:
    'As a main player or ally, during reveal: in an encounter at a planet you discovered, you may add 4 to your side’s total.',
  says: {
    colour: 'Planets of which colour do you take along?',
    discoveries: 'Discovered planets',
    'base-camp': 'Explorer flare',
    'ability.discover': 'Discover a planet and aim at it',
    'ability.strength': 'Add for the discovered planets',
    'ability.return': 'Rewards for the expedition',
    'ability.genesis': 'Bring the Genesis planet and aim at it',
    'ability.base-camp': 'Add 4 at a discovered planet',
  },
} satisfies AlienText;
