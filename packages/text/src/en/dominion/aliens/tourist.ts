import type { AlienText } from '../../../types.ts';

export default {
  name: 'Tourist',
  power: 'Sightsee',
  summary: 'Lovely war. May we take a picture?',
  text:
    'Before the game begins, put the cruise liner into your home system; then, and whenever it comes home, up to four of your ships may board it from home colonies or step off onto them. ' +
    'At the end of each destiny phase you must use this power. ' +
    'If a hazard warning was drawn in this encounter, one of your ships on the liner goes to the warp, and the liner stays; otherwise the liner moves one system in either direction. ' +
    'If it is now in the defense’s system and you have no colony there, you may use this power to land all ships from the liner on one planet there. ' +
    'If you do not land, you may use this power to send one ship from the liner back to a colony and take a card at random from the player in whose system the liner is. ' +
    'The liner is not a ship. ' +
    'If zapped, no ship is lost, and the liner stays where it is and does nothing.',
  wild: 'As any player, in any phase: look at the top card of any deck, or at one card or alien sheet that lies face down.',
  super:
    'As any player, during destiny: once the liner has stopped, any of your ships on a colony in that system may board it, even away from home.',
  says: {
    home: 'The liner is at home. What do your ships do?',
    'home.stay': 'Nothing',
    'home.board': 'Some board the liner',
    'home.leave': 'Some step off',
    board: 'Which ships board the liner?',
    leave: 'Where do ships step off?',
    sail: 'Into whose system does the liner sail?',
    land: 'On which planet does everybody land?',
    return: 'Which colony does the ship go home to?',
    look: 'What do you look at?',
    'look.cosmic': 'The top card of the cosmic deck',
    'look.reward': 'The top card of the reward deck',
    'look.technology': 'The top technology',
    'look.flare': 'The top card of the unused flares',
    'look.destiny': 'The top destiny card',
    'look.offense': 'The card of the offense',
    'look.defense': 'The card of the defense',
    'look.research': 'A technology in research',
    'look.kicker': 'A kicker',
    'look.intimidate': 'An intimidate',
    'look.aside': 'A card laid aside',
    'look.pile': 'A card on a sheet',
    'look.sheet': 'An alien sheet that lies face down',
    whose: 'Whose?',
    'hold.liner': 'Cruise liner',
    'ability.wreck': 'The hazard costs a ship on the liner',
    'ability.sail': 'The liner sails',
    'ability.land': 'Land all ships of the liner',
    'ability.postcard': 'Send a postcard: a ship home, a random card for you',
    'ability.look': 'Look at something that lies face down',
    'ability.pick-up': 'Ships board where the liner has stopped',
  },
} satisfies AlienText;
