import { defineConfig } from 'vitest/config';

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
  },
});
