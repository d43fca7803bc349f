/** Colours on a terminal; none where they are not wanted (NO_COLOR) or would be seen as rubbish. */
import type { Colour } from '@cosmarium/engine';

const CODES: Record<Colour, string> = {
  red: '38;5;203',
  yellow: '38;5;221',
  green: '38;5;78',
  blue: '38;5;75',
  purple: '38;5;141',
  orange: '38;5;208',
  white: '38;5;255',
  black: '38;5;245',
};

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
  colour(colour: Colour, text: string): string;
}

const END = '\u001b[0m';

/** What is painted inside ends its own colour: there this one begins again. */
const wrap = (on: boolean, code: string) => (text: string) => {
  const begin = `\u001b[${code}m`;
  return on && text !== '' ? begin + text.replaceAll(END, END + begin) + END : text;
};

export function paintFor(on: boolean): Paint {
  return {
    bold: wrap(on, '1'),
    dim: wrap(on, '2'),
    good: wrap(on, '32'),
    bad: wrap(on, '31'),
    colour: (colour, text) => wrap(on, `1;${CODES[colour]}`)(text),
  };
}

export function wantsColour(isTty: boolean, env: NodeJS.ProcessEnv): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '') return env.FORCE_COLOR !== '0';
  return isTty && env.TERM !== 'dumb';
}

// oxlint-disable-next-line no-control-regex
const ESCAPES = /\u001b\[[0-9;]*m/g;

/** How wide the text is on the screen. */
const widthOf = (text: string): number => text.replace(ESCAPES, '').length;

/** Fills up with spaces to a width on the screen. */
export const pad = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)));

const padLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Breaks prose into lines; words are never cut. */
export function wrapText(text: string, width: number, indent = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width - indent.length) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((one) => indent + one).join('\n');
}

/** Like a paragraph, with a dash before its first line. */
export const bullet = (text: string, width: number): string =>
  wrapText(text, width, '    ').replace(/^ {4}/, '  – ');

/** Columns with equal gaps; numbers to the right. */
export function table(rows: readonly (readonly (string | number)[])[], indent = '  '): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, widthOf(String(cell)))));
  const line = (row: readonly (string | number)[]) =>
    row
      .map((cell, i) => (typeof cell === 'number' ? padLeft(String(cell), widths[i]) : pad(cell, widths[i])))
      .join('  ')
      .trimEnd();
  return rows.map((row) => indent + line(row)).join('\n');
}
