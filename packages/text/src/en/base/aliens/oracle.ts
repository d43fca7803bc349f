import type { AlienText } from '../../../types.ts';

export default {
  name: 'Oracle',
  power: 'Foresee',
  summary: 'It has already seen how this ends.',
  lore:
    'An Oracle has read the last page of everything. ' +
    'It knows its birthday presents, its friends’ excuses and the end of this sentence. ' +
    'Out of politeness it lets others go first and looks surprised, a little late and in the wrong places. ' +
    'It does lose now and then, of course. ' +
    'It merely knew beforehand, and has dressed for the occasion.',
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
