import type { AlienText } from '../../../types.ts';

export default {
  name: 'Human',
  power: 'Humanity',
  summary: 'Nothing special, until somebody objects.',
  text:
    'During reveal, as a main player or ally, you must use this power after cards are revealed: add 4 to your side’s total. ' +
    'If this use is zapped, your side wins the encounter, whatever cards were revealed. ' +
    'Only an upset, which comes last, can still turn that win around.',
  wild:
    'As a main player, during reveal: unless your opponent is the Human, your revealed card turns into an attack 42. ' +
    'Then hand this flare to the Human, or discard it if there is none in the game.',
  super:
    'As a main player or ally, during reveal: your power adds 8 rather than 4. ' +
    'You may also discard this flare, at once or after taking the 8, to zap your own power.',
  says: {
    bonus: 'Humanity',
    double: 'Humanity, doubled',
    martyr: 'Zapped Humanity: this side wins',
    'forty-two': 'The answer is 42',
    'ability.humanity': 'Humanity',
    'ability.martyr': 'Discard the flare and zap your own power',
    'ability.forty-two': 'Turn your card into an attack 42',
    'ability.double': 'Add 8 rather than 4',
  },
} satisfies AlienText;
