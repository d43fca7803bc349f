/** Journals on disk. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Journal } from '@cosmarium/engine';

export function saveJournal(file: string, journal: Journal): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(journal)}\n`);
}

/** Saves the journal of a game that went wrong under a name made from its seed; tells where. */
export function saveFailure(folder: string, seed: string, journal: Journal): string {
  const file = join(folder, `${seed.replace(/[^A-Za-z0-9._-]+/g, '-')}.json`);
  saveJournal(file, journal);
  return file;
}

export const FAILURES = join('build', 'failures');
export const replayLine = (file: string) => `npm run cosmarium -- replay ${file}`;
