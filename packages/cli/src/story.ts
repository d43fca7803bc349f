/** What happened, told line by line. */
import type { SeenEvent } from '@cosmarium/engine';
import { tell } from '@cosmarium/story';
import type { Names } from './names.ts';

const HEADINGS: ReadonlySet<SeenEvent['type']> = new Set(['turn', 'encounter', 'won', 'drawn']);

/** A whole stretch of events, with a heading and a blank line where a turn or an encounter begins. */
export function tellAll(events: readonly SeenEvent[], names: Names): string[] {
  const lines: string[] = [];
  let turn = false;
  for (const event of events) {
    const sentence = tell(event, names);
    if (sentence === null) continue;
    const heading = HEADINGS.has(event.type);
    if (heading && !(turn && event.type === 'encounter')) lines.push('');
    lines.push(heading ? names.paint.bold(sentence) : `  ${sentence}`);
    turn = event.type === 'turn';
  }
  return lines;
}
