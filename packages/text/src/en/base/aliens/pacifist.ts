import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pacifist',
  power: 'Peace',
  summary: 'Violence is no answer. It does not even win.',
  lore:
    'The Pacifists melted down their last sword nine thousand years ago and have come by forty worlds since: sheer misunderstandings, they sigh. ' +
    'Their envoys carry no weapon, only a look, that of a grandmother who is not angry, just disappointed. ' +
    'No fleet has fired at it twice. ' +
    'Those who come to talk are given tea, and the tea takes its time.',
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
