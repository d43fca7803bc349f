import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pacifist',
  power: 'Peace',
  summary: 'Violence is no answer. It does not even win.',
  text:
    'During reveal, as a main player, you must use this power when you revealed a negotiate and your opponent an attack: your side wins the encounter. ' +
    'Your opponent collects no compensation. ' +
    'Against a negotiate, or a morph that becomes one, you try to make a deal as usual. ' +
    'Only an upset, which comes last, can still turn your win around. ' +
    'If zapped, you lose and collect compensation as usual.',
  wild: 'As a main player, during reveal: when you revealed a negotiate and your opponent an attack, your card turns into an attack 15.',
  super:
    'As a main player, during resolution: when you fail to make a deal, you lose two ships fewer and your opponent loses two more. ' +
    'That makes one ship against five; a player who has fewer loses all.',
  says: {
    peace: 'Peace wins',
    temper: 'Even a pacifist loses patience',
    'ability.peace': 'Win in peace',
    'ability.temper': 'Turn the negotiate into an attack 15',
    'ability.martyr': 'Let the other side pay more',
  },
} satisfies AlienText;
