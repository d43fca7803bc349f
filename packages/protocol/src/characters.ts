/** Characters a bot may have. */
export const CHARACTERS = ['loyal', 'raider', 'banker', 'schemer', 'avenger', 'clown'] as const;
export type CharacterName = (typeof CHARACTERS)[number];

/** What the host says of it: one by name, or whatever the dice give. */
export const CHARACTER_WISHES = [...CHARACTERS, 'dice'] as const;
export type CharacterWish = (typeof CHARACTER_WISHES)[number];

/** As was wished; by dice one that nobody has yet, as long as there is one. */
export function characterFor(
  wish: CharacterWish,
  taken: readonly (CharacterName | null)[],
  dice: (sides: number) => number,
): CharacterName {
  if (wish !== 'dice') return wish;
  const free = CHARACTERS.filter((one) => !taken.includes(one));
  const left = free.length > 0 ? free : CHARACTERS;
  return left[dice(left.length)];
}
