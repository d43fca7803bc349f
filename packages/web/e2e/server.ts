/** A server for browser tests: real in everything, but its games are the same each time. Prints where it listens. */
import { readConfig, startServer } from '@cosmarium/server';

const seed = process.env.SEED ?? 'e2e';
let tables = 0;
const server = await startServer(readConfig(process.env), { newSeed: () => `${seed} ${++tables}` });
process.stdout.write(`${server.url}\n`);
process.once('SIGTERM', () => void server.close());
