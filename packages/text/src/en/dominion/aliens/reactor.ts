import type { AlienText } from '../../../types.ts';

export default {
  name: 'Reactor',
  power: 'Radiation',
  summary: 'Safe from three metres away. You are at two.',
  text:
    'Before flares are shuffled into the deck, the flares of all other players’ aliens are laid face up on your sheet; they are not in your hand. ' +
    'When you are an ally and your main player wins, you must use this power if their flare is on your sheet: it goes to their hand. ' +
    'When neither main player invited you and one of them loses, you may do one of three things: take the loser’s flare from your sheet into your hand, discard the loser’s flare from your hand, or take your own flare from your sheet; this part cannot be zapped. ' +
    'When somebody else discards a flare that matches any player’s alien, you must use this power: it comes face up onto your sheet. ' +
    'If zapped, the flare stays on your sheet or is discarded as usual.',
  wild:
    'As the defense, during resolution: when you win, found a colony on any foreign planet with one to four ships from the encounter or your colonies. ' +
    'Then hand this flare to the Reactor, or discard it if there is none in the game. ' +
    'Whoever holds this flare and plays the super side of another must hand this one to the Reactor.',
  super:
    'As a main player or ally, during resolution: when your side wins and you have no other flare in your hand or on your sheet, you win the game.',
  says: {
    spite: '{player} has lost and nobody invited you. What do you do?',
    'spite.take-loser': 'Pick up the loser’s flares from the sheet',
    'spite.discard-loser': 'Discard the loser’s flares from your hand',
    'spite.take-own': 'Pick up your own flares from the sheet',
    planet: 'On which foreign planet do you found a colony?',
    ships: 'Which ships settle there? One to four.',
    won: 'the reactor is empty',
    core: 'Core',
    'ability.irradiate': 'Radiation',
    'ability.spite': 'Take or throw out flares',
    'ability.fallout': 'Collect a discarded flare',
    'ability.outpost': 'Found a colony anywhere',
    'ability.meltdown': 'Win the game without any other flare',
  },
} satisfies AlienText;
