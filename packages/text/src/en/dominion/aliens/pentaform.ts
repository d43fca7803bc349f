import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pentaform',
  power: 'Evolve',
  summary: 'Five lives, and it means to use them all.',
  text:
    'Before the game begins, five unused flares are turned up, and you lay their aliens out in a row as the stages of your life, in the order you like; aliens that have setup instructions or are not allowed are replaced. ' +
    'The five flares are removed from the game. ' +
    'You begin at the first stage and have the power of your present stage besides this one; a zap on one does not touch the other. ' +
    'Each time you gain a foreign colony, you must use this power to move one stage on; each time you lose one, to move one stage back, as far as there are stages. ' +
    'If zapped, you stay in your stage.',
  wild:
    'As any player, in any phase: give up your alien, draw two unused flares and become one of these two aliens; those that have setup instructions or are not allowed are replaced. ' +
    'Both flares are shuffled into the deck. ' +
    'Then hand this flare to the Pentaform, or discard it if there is none in the game.',
  super:
    'As any player, during regroup: at the start of an encounter you may swap two of your stages of life; your place in the row stays the same.',
  says: {
    row: 'In which order do you live through these stages?',
    become: 'Which alien do you become?',
    first: 'Which stage changes its place?',
    second: 'With which stage does it change places?',
    'ability.grow': 'Move one stage on',
    'ability.shrink': 'Move one stage back',
    'ability.new-life': 'Become another alien',
    'ability.swap-lives': 'Swap two of your stages',
  },
} satisfies AlienText;
