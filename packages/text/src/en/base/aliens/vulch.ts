import type { AlienText } from '../../../types.ts';

export default {
  name: 'Vulch',
  power: 'Salvage',
  summary: 'You are not throwing that away, are you?',
  text:
    'In any phase, involved or not, you must use this power whenever another player discards an artifact, played or not: take it into your hand. ' +
    'Every way of discarding counts, even when the artifact was stopped or a whole hand is discarded for a new one; a cosmic quake does not. ' +
    'You never take your own artifacts, nor the Cosmic Zap that hit this power. ' +
    'When you draw a new hand, you show your artifacts and keep them, and draw eight cards besides; this part cannot be zapped. ' +
    'If zapped, the artifact stays in the discard pile.',
  wild:
    'As a main player, during resolution: if you win or make a deal, your opponent hands you their cards one by one, in an order of their choice. ' +
    'Discard each card until you decide to keep one; your opponent keeps the rest.',
  super:
    'As any player, in any phase: when another player discards a flare, played or not, your power takes that, too, and all further ones until the encounter is over. ' +
    'Until then you also keep your flares when you draw a new hand.',
  says: {
    'hand-over': 'Which card do you hand over next?',
    keep: 'You are handed {card}. Keep it, or discard it for the next?',
    'ability.salvage': 'Salvage',
    'ability.keep': 'Keep artifacts',
    'ability.pick-over': 'Pick one of their cards',
    'ability.flares-too': 'Salvage flares, too',
    'ability.collect': 'Salvage the flare',
  },
} satisfies AlienText;
