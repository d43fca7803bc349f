/** Which sounds go with what happened. */
import type { EventType, SeenEvent } from '@cosmarium/engine';

export type SoundName = 'ask' | 'card' | 'reveal' | 'launch' | 'warp' | 'zap' | 'colony' | 'deal' | 'win';

/** From the most telling one on: only the first two of a moment are heard. */
const RANK: readonly SoundName[] = [
  'win',
  'zap',
  'deal',
  'reveal',
  'warp',
  'colony',
  'launch',
  'card',
  'ask',
];
const MOST_AT_ONCE = 2;

const OF_EVENT: { readonly [T in EventType]?: SoundName } = {
  'ships.moved': 'launch',
  'colony.gained': 'colony',
  laid: 'card',
  reinforced: 'card',
  'card.played': 'card',
  revealed: 'reveal',
  'power.zapped': 'zap',
  'card.stopped': 'zap',
  won: 'win',
};

function soundOf(event: SeenEvent): SoundName | undefined {
  if (event.type === 'ships.lost') return event.warped > 0 ? 'warp' : undefined;
  if (event.type === 'deal') return event.made ? 'deal' : undefined;
  return OF_EVENT[event.type];
}

export function soundsOf(events: readonly SeenEvent[]): SoundName[] {
  const heard = new Set(events.map(soundOf));
  return RANK.filter((name) => heard.has(name)).slice(0, MOST_AT_ONCE);
}
