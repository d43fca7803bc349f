import { pause, type Attack } from '../attack.ts';

const EVERY_MS = 4000;

export const stops: Attack = {
  about: 'SIGTERM, and a restart each time',
  async inside(server, stop) {
    const codes: (number | null)[] = [];
    while (!stop.aborted) {
      codes.push(await server.end('SIGTERM'));
      await server.start();
      await pause(EVERY_MS, stop);
    }
    return `exit codes ${codes.join(' ')}`;
  },
};
