/** Starts the server. Everything else it can be told is in the environment (docs/operations.md). */
import { serve } from '@cosmarium/server';
import { command } from '../command.ts';

export default command({
  name: 'serve',
  options: {
    host: { type: 'word', sample: '127.0.0.1' },
    port: { type: 'number', max: 65_535 },
    data: { type: 'word', sample: 'data' },
    database: { type: 'word', sample: 'postgres://...' },
  },
  run({ host, port, data, database }, _operands, { out }) {
    const told = { HOST: host, PORT: port?.toString(), DATA_DIR: data, DATABASE_URL: database };
    const given = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
    return serve({ ...process.env, ...given }, out);
  },
});
