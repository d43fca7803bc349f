import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pirate',
  power: 'Raid',
  summary: 'Other people’s defeats are its harvest.',
  text:
    'During resolution, when your side wins and you are the offense or an ally, you may use this power: send any number of your winning ships back to your other colonies; they earn you nothing. ' +
    'For each of them capture one ship of the losing side, which comes onto your sheet instead of going to the warp. ' +
    'In any regroup phase you may send up to four captured ships to the warp and get as many rewards. ' +
    'In any regroup phase you may also release captured ships to their owner’s colonies for whatever that owner could give you in a deal; neither of these can be zapped. ' +
    'If zapped, you capture nothing.',
  wild: 'As an ally, during resolution: for each reward due to you as a winning ally you may take a card at random from your main player’s hand, in place of a card or a ship.',
  super: 'As the offense or an ally, during resolution: each ship you send back may capture up to two ships.',
  says: {
    back: 'How many of your winning ships go home to capture as many?',
    capture: 'How many ships of {player} do you capture? ({count} at most)',
    sell: 'How many ships of {player} do you send to the warp for rewards? ({count} at most)',
    ransom: 'With whom do you bargain about a ransom?',
    price: 'What is the ransom? Captured ships against cards or a colony.',
    mutiny: 'How many random cards do you take from {player} in place of rewards?',
    'hold.prisoners': 'Captured ships',
    'ability.raid': 'Send winning ships home and capture losing ones',
    'ability.sell': 'Sell captured ships: to the warp, for rewards',
    'ability.ransom': 'Bargain about a ransom',
    'ability.mutiny': 'Take cards from your main player in place of rewards',
    'ability.double': 'Capture two for each ship sent home',
  },
} satisfies AlienText;
