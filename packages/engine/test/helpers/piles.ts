/** Piles on sheets, as positions name them. */
export const hoard = (...cards: string[]) => [
  { name: 'hoard', cards, playable: true, using: true, back: 'pile' as const },
];
export const citadelAt = (seat: number, planet: string, ...cards: string[]) => [
  { name: `citadel-${seat * 5}`, see: 'all' as const, planet, cards },
];
