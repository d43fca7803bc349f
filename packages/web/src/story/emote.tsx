import { emoteIn } from './emotes.ts';

/** One of our own little faces. */
export function Emote({ text, className }: { text: string; className?: string }) {
  const emote = emoteIn(text);
  if (emote === null) return null;
  const hand = emote.face === 'none';
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      {hand ? null : <circle cx="16" cy="16" r="14" fill={emote.face} />}
      <path d={emote.solid ?? ''} fill={hand ? '#ffcb47' : '#1b1400'} />
      <path
        d={emote.lines}
        fill="none"
        stroke={hand ? '#ffcb47' : '#1b1400'}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
