import type { AlienText } from '../../../types.ts';

export default {
  name: 'Citadel',
  power: 'Fortification',
  summary: 'Builds now, locks the doors when it suits.',
  text:
    'Once in every encounter, after destiny is drawn, you may lay one attack card from your hand face up beside any planet: it becomes a citadel. ' +
    'During planning, after cards are chosen and before they are revealed, you may use this power as any player if the targeted planet has citadels: all of them switch on. ' +
    'The sum of their values is added to the defense’s total. ' +
    'Citadels that are switched on are discarded if the defense loses; in all other cases they stay. ' +
    'A zap keeps them switched off; building cannot be zapped.',
  wild: 'As a main player or ally, during reveal: after cards are revealed, add 5 to the defense’s total.',
  super:
    'As any player, during planning: when you switch citadels on, choose whether their sum is added to the defense’s total or subtracted from it. ' +
    'Either way they are discarded if the defense loses.',
  says: {
    card: 'Which attack card becomes a citadel?',
    planet: 'Beside which planet do you build it?',
    citadels: 'Citadels',
    bastion: 'Citadel flare',
    'ability.build': 'Build a citadel',
    'ability.switch-on': 'Switch the citadels on',
    'ability.fall': 'The citadels fall',
    'ability.bastion': 'Add 5 to the defense',
    'ability.subtract': 'Subtract the citadels instead',
  },
} satisfies AlienText;
