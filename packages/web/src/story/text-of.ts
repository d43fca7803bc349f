import { tell, type Names } from '@cosmarium/story';
import type { StoryLine } from './lines.ts';

/** A line of the story in words; null if there is nothing worth telling. */
export function textOf({ event, also }: StoryLine, names: Names): string | null {
  if (also.length === 0 || event.type !== 'ships.moved') return tell(event, names);
  const moves = [event, ...also];
  return names.t('web.story.home', {
    ...names.who(event.seat),
    count: moves.flatMap(({ from }) => from).reduce((sum, { count }) => sum + count, 0),
    places: names.list(moves.map(({ to }) => names.place(to))),
  });
}
