/** What arrives at a socket: every frame counts, whatever its kind, and whoever does not read is let go. */
import { randomBytes } from 'node:crypto';
import type { WebSocket } from '@fastify/websocket';

/** Somebody who does not read what we send shall not fill our memory. */
const MOST_BEHIND_BYTES = 256 * 1024;
/** What is on its way when we close a socket may be so many frames; who sends more does not listen. */
const MOST_AFTER_CLOSING = 1000;
const PING_MS = 20_000;

export interface Counting {
  /** 'refused': too many; 'enough': so many too many that the socket is to be closed. */
  frame(): 'ok' | 'refused' | 'enough';
}

/** Calls `message` for every text that arrives; `refused` for those beyond the limit, and `enough` when there were too many of them. */
export function listen(
  socket: WebSocket,
  counting: Counting,
  message: (data: Buffer) => void,
  refused: (data: Buffer) => void,
  enough: () => void,
): void {
  let afterClosing = 0;
  const counted = (): 'ok' | 'refused' | 'closed' => {
    if (socket.readyState !== socket.OPEN) {
      if (++afterClosing > MOST_AFTER_CLOSING) socket.terminate();
      return 'closed';
    }
    if (isBehind(socket)) return 'closed';
    const outcome = counting.frame();
    if (outcome !== 'enough') return outcome;
    enough();
    return 'closed';
  };
  socket.on('message', (data: Buffer) => {
    const outcome = counted();
    if (outcome === 'ok') message(data);
    else if (outcome === 'refused') refused(data);
  });
  socket.on('ping', (data: Buffer) => {
    if (counted() === 'ok') socket.pong(data);
  });
  socket.on('pong', counted);
}

/** True if the other end has not read for long; then the socket is gone. */
export function isBehind(socket: WebSocket): boolean {
  if (socket.bufferedAmount <= MOST_BEHIND_BYTES) return false;
  socket.terminate();
  return true;
}

/**
 * A peer that vanished without a word is noticed by its missing pongs. Only an echo of what we sent counts: a peer that
 * does not read cannot know it.
 */
export function keepAlive(socket: WebSocket): void {
  let sent: Buffer | null = null;
  socket.on('pong', (data: Buffer) => {
    if (sent?.equals(data) === true) sent = null;
  });
  const timer = setInterval(() => {
    if (sent === null) socket.ping((sent = randomBytes(8)));
    else socket.terminate();
  }, PING_MS);
  timer.unref();
  socket.on('close', () => clearInterval(timer));
}
