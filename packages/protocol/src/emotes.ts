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
