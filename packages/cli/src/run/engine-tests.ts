import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The tests of the sets, found from the sources and from a build inside the project; null where they are not at hand. */
export const ENGINE_TESTS: string | null = above(dirname(fileURLToPath(import.meta.url)));

function above(folder: string): string | null {
  const tests = join(folder, 'packages', 'engine', 'test', 'sets');
  if (existsSync(tests)) return tests;
  const parent = dirname(folder);
  return parent === folder ? null : above(parent);
}
