// Builds the server into one file beside the bots' thread and the database's: node scripts/build-server.mjs [folder [main file]]
import { bundle } from './bundle.mjs';

const [folder = 'build', server = 'packages/server/src/main.ts'] = process.argv.slice(2);
await bundle(folder, { server });
