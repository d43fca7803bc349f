// Builds the cosmarium command, each of its subcommands loaded when it is wanted: node scripts/build-command.mjs folder
import { bundle } from './bundle.mjs';

const programs = {
  cosmarium: 'packages/cli/src/main.ts',
  'arena-worker': 'packages/cli/src/arena/worker.ts',
};
await bundle(process.argv[2], programs, { splitting: true });
