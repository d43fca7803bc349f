import type { AlienText } from '../../../types.ts';

export default {
  name: 'Oracle',
  power: 'Foresee',
  summary: 'It has already seen how this ends.',
  text:
    'During planning, as a main player, you must use this power when cards are to be chosen. ' +
    'Your opponent plays an encounter card face up; only then do you choose yours. ' +
    'If zapped, both of you choose face down as usual.',
  wild:
    'As a main player, during planning: before cards are chosen, mix your hand with your opponent’s. ' +
    'Deal yourself as many cards as you held; your opponent gets the others. ' +
    'This flare is not mixed in.',
  super:
    'As a main player, during planning: once your opponent’s card is on the table, you may end the encounter. ' +
    'Your opponent takes the card back, and all ships on the gate and all defensive allies return to colonies. ' +
    'The game goes on as though the two of you had made a deal.',
  says: {
    'ability.foresee': 'See the opponent’s card first',
    'ability.mix-hands': 'Mix both hands and deal again',
    'ability.call-off': 'End the encounter as if by a deal',
  },
} satisfies AlienText;
