/** The keyboard of a replay. */
import type { Playback } from './playback.ts';

/** Whether the key means something else where it was pressed. */
function taken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('select, textarea, input:not([type=range]):not([type=checkbox])')) return true;
  if (target.matches('input[type=range]')) return key !== ' ';
  return key === ' ' && target.matches('button, a, summary, input');
}

export function followKeys(playback: Playback): () => void {
  const { film, showing, seek, step, jump, play } = playback;
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event)) return;
    const go = event.shiftKey ? jump : step;
    const ways: Record<string, () => void> = {
      ' ': () => play(!showing.getState().playing),
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      Home: () => seek(0),
      End: () => seek(film.length),
    };
    if (!Object.hasOwn(ways, event.key)) return;
    event.preventDefault();
    ways[event.key]();
  };
  addEventListener('keydown', pressed);
  return () => removeEventListener('keydown', pressed);
}
