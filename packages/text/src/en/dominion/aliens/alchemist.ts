import type { AlienText } from '../../../types.ts';

export default {
  name: 'Alchemist',
  power: 'Transmutation',
  summary: 'Lead into gold, one ship at a time.',
  text:
    'In any phase, involved or not, you may use this power once per encounter. ' +
    'Send one of your ships to the warp, even one in the encounter, and discard a card from your hand; then take a card of the same type from any discard pile. ' +
    'An attack can be exchanged only for an attack whose value differs by 4 or less. ' +
    'You cannot take the card you have just discarded, and you do not pay if there is nothing to take. ' +
    'If zapped, nothing is paid and nothing is exchanged.',
  wild:
    'As any player, in any phase: discard a card that is not an encounter card and take another one of the same type from any discard pile. ' +
    'This flare cannot be the card you discard.',
  super: 'As any player, in any phase: when you transmute an attack, you may take an attack of any value.',
  says: {
    ship: 'Which ship goes to the warp for it?',
    give: 'Which card do you transmute?',
    take: 'You discard {card}. Which card do you take for it?',
    'ability.transmute': 'Transmute a card',
    'ability.distil': 'Exchange a card that is no encounter card',
    'ability.gold': 'Take an attack of any value',
  },
} satisfies AlienText;
