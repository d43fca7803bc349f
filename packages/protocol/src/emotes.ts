/** Little faces: chat that says nothing in words. */
export const EMOTE = {
  smile: '🙂',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  angry: '😡',
  think: '🤔',
  bluff: '😏',
  innocent: '😇',
  yes: '👍',
  no: '👎',
  deal: '🤝',
  wave: '👋',
} as const;

const ALL: ReadonlySet<string> = new Set(Object.values(EMOTE));

export const isEmote = (text: string): boolean => ALL.has(text.trim());

/** The one that ready words call `emote.<name>`; null if they say something else. */
export function emoteNamed(say: string): string | null {
  const name = say.replace(/^emote\./, '');
  return name !== say && Object.hasOwn(EMOTE, name) ? EMOTE[name as keyof typeof EMOTE] : null;
}
