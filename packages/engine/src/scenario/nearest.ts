/** How many letters must be changed, added or dropped to make one word of the other. */
function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++)
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    above = row;
  }
  return above[b.length];
}

/** Longer than any word of the game: not worth comparing. */
const LONGEST = 60;

/** The word somebody may have meant; null if none is near. */
export function nearest(word: string, words: readonly string[]): string | null {
  if (word.length > LONGEST) return null;
  let best: string | null = null;
  let least = Math.ceil(word.length / 2);
  for (const one of words) {
    const far = distance(word.toLowerCase(), one.toLowerCase());
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
