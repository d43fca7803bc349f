/** Little faces, sent as ordinary characters and drawn by us: not every device has a font for them. */
import { EMOTE } from '@cosmarium/protocol';

interface Look {
  /** The character that is sent. */
  text: string;
  /** For the label: 'web.emote.<name>'. */
  name: string;
  /** Drawn in a box of 32 by 32. */
  face: string;
  lines: string;
  solid?: string;
}

const EYES = 'M11 12v3M21 12v3';
const ROUND = '#ffcb47';

export const EMOTES: readonly Look[] = [
  { text: EMOTE.smile, name: 'smile', face: ROUND, lines: `${EYES}M9.5 19.5q6.5 6 13 0` },
  {
    text: EMOTE.laugh,
    name: 'laugh',
    face: ROUND,
    lines: 'M8.5 14q2-4 4.5 0M19 14q2-4 4.5 0',
    solid: 'M9 18h14a7 7 0 0 1-14 0Z',
  },
  {
    text: EMOTE.wow,
    name: 'wow',
    face: ROUND,
    lines: `${EYES}M9 8.5l3-1M23 8.5l-3-1`,
    solid: 'M16 18a3.4 4 0 1 1 0 8a3.4 4 0 1 1 0-8Z',
  },
  {
    text: EMOTE.sad,
    name: 'sad',
    face: '#4aa8ff',
    lines: `${EYES}M11 23q5-5 10 0M8.5 10l4-1.5M23.5 10l-4-1.5`,
  },
  {
    text: EMOTE.angry,
    name: 'angry',
    face: '#ff5d5d',
    lines: 'M9 10l5 3M23 10l-5 3M12 15v.5M20 15v.5M11 23.5q5-4.5 10 0',
  },
  { text: EMOTE.think, name: 'think', face: ROUND, lines: `${EYES}M9 8.5q2.5-2 5 0M19 9.5h4.5M12 22l8-2` },
  {
    text: EMOTE.bluff,
    name: 'bluff',
    face: '#bb86ff',
    lines: 'M9 13h5M18 13h5M18.5 9q2.5-2 5 0M12 21q6 2.5 10-3',
  },
  {
    text: EMOTE.innocent,
    name: 'innocent',
    face: '#43d98c',
    lines: 'M9 14q2 2 4.5 0M18.5 14q2 2 4.5 0M11 20q5 4 10 0M9 5.5q7-4 14 0',
  },
  {
    text: EMOTE.yes,
    name: 'yes',
    face: 'none',
    lines: '',
    solid: 'M5 15h5v12H5ZM12 15l5-10q4 0 3 5l-1 3h7q3 1 2 4l-2 8q-1 2-3 2H12Z',
  },
  {
    text: EMOTE.no,
    name: 'no',
    face: 'none',
    lines: '',
    solid: 'M5 17h5V5H5ZM12 17l5 10q4 0 3-5l-1-3h7q3-1 2-4l-2-8q-1-2-3-2H12Z',
  },
  {
    text: EMOTE.deal,
    name: 'deal',
    face: 'none',
    lines: '',
    solid: 'M2 12l6-3 5 2 3-1 4-1 4 1 6-1v10l-5 1-7 6q-2 1-3-1l-1-1q-2 1-3-1-2 0-2-2l-3-3-4 1Z',
  },
  {
    text: EMOTE.wave,
    name: 'wave',
    face: 'none',
    lines: 'M25 5q3 1 3.500 4.500M4 22q.5 4 4.500 5',
    solid: 'M9 17l-3-5q2-2 4 0l3 4-4-8q2-2 4 0l4 7-3-8q2-2 4 0l4 8v-4q3-1 3.500 2l.5 8q0 8-7 9-5 .5-8-5Z',
  },
];

const BY_TEXT = new Map(EMOTES.map((emote) => [emote.text, emote]));

/** The emote a line consists of; null if it says anything else. */
export const emoteIn = (text: string): Look | null => BY_TEXT.get(text.trim()) ?? null;
