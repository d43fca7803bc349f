import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest begins first, so that neither process waits for the other in the end. */
const LONG = ['fuzz', 'kill', 'twins', 'outage', 'rolling', 'cli', 'table'].map((name) => `/${name}.test.ts`);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((end) => moduleId.endsWith(end));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    testTimeout: 120_000,
    // Starting PostgreSQL takes a while on a machine that has other work.
    hookTimeout: 120_000,
    // Two processes, each keeping its modules from file to file. The engine has no module-level state
    // that changes, so files cannot disturb one another; loading it anew for each file would cost more
    // than most tests.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
