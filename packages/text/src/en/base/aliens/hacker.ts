import type { AlienText } from '../../../types.ts';

export default {
  name: 'Hacker',
  power: 'Hack',
  summary: 'Somebody will pay. It knows who.',
  text:
    'During resolution, you may use this power as a main player when you collect compensation: choose any other player to pay it, look at that player’s hand and pick the cards. ' +
    'Their number stays the same; if the payer holds fewer, you take them all. ' +
    'When you pay compensation, you may use this power to choose which of your cards your opponent gets. ' +
    'If zapped, compensation is paid as usual.',
  wild: 'As a main player, during resolution: your opponent collects no compensation from you.',
  super:
    'As a main player, during resolution: after collecting compensation with your power, you may give the payer up to as many cards from your hand, also those you have just taken.',
  says: {
    payer: 'Whose hand pays your compensation?',
    dump: 'Which of your cards do you pass to {player} in return?',
    'ability.collect': 'Choose who pays and with what',
    'ability.pay': 'Choose what you pay with',
    'ability.firewall': 'Pay nothing',
    'ability.dump': 'Pass cards back',
  },
} satisfies AlienText;
