import type { AlienText } from '../../../types.ts';

export default {
  name: 'Void',
  power: 'Eradicate',
  summary: 'The warp has a door back. This has none.',
  text:
    'During resolution, as a main player, you must use this power when you win the encounter. ' +
    'All ships the losing side would lose to the warp, the main player’s and the allies’, are removed from the game instead. ' +
    'No player is left with fewer ships than the foreign colonies needed to win; ships beyond that go to the warp. ' +
    'Removed ships bring no compensation. ' +
    'A zap sends all of them to the warp.',
  wild:
    'As any player, in any phase: when an artifact is played, send one of your ships from outside the encounter to the warp, and cancel the artifact. ' +
    'The artifact is discarded. ' +
    'This works once per encounter.',
  super: 'As an ally, during resolution: you may use your power when your side wins.',
  says: {
    'ability.eradicate': 'Eradicate',
    'ability.annul': 'Cancel the artifact',
    'ability.eradicate-as-ally': 'Eradicate as an ally',
    cost: 'Which ship do you give up to cancel the artifact?',
  },
} satisfies AlienText;
