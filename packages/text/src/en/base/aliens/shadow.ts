import type { AlienText } from '../../../types.ts';

export default {
  name: 'Shadow',
  power: 'Execute',
  summary: 'Destiny says a name. Somebody writes it down.',
  text:
    'During destiny, as any player, you must use this power whenever a card is drawn that has another player’s colour or, as a special card, names another player. ' +
    'One ship of that player, from a colony of your choice, goes to the warp; that player may be the offense. ' +
    'When a wild card is drawn, you may use this power on any other player you choose. ' +
    'It happens right after the draw, before the offense decides anything, and again for every further card drawn; your own colour harms nobody. ' +
    'If zapped, the ship stays where it is, and no other is taken in this encounter.',
  wild:
    'As the defense, during resolution: when you lose and your opponent revealed an attack, send one of your ships from outside the encounter to the warp. ' +
    'All ships of the offense and its allies in the encounter then go to the warp, too, and found no colony, although the offense has won.',
  super:
    'As the offense, during destiny: when your power takes a ship, you may put one of your ships from the warp in its place. ' +
    'It stands beside any ships there and can found a colony.',
  says: {
    victim: 'Whose ship do you execute?',
    planet: 'From which colony of {player} do you take a ship?',
    cost: 'Which ship do you give for it?',
    'ability.execute': 'Execute a ship',
    'ability.execute-anybody': 'Execute anybody’s ship',
    'ability.drag-along': 'Drag the attackers into the warp',
    'ability.take-the-place': 'Put your ship in its place',
  },
} satisfies AlienText;
