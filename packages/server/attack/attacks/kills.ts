import { pause, type Attack } from '../attack.ts';

const EVERY_MS = 4000;

export const kills: Attack = {
  about: 'kill -9, and a restart each time',
  async inside(server, stop) {
    let times = 0;
    while (!stop.aborted) {
      await server.end('SIGKILL');
      await server.start();
      times++;
      await pause(EVERY_MS, stop);
    }
    return `${times} times`;
  },
};
