import type { Seat } from '@cosmarium/engine';
import type { ServerMessage } from '@cosmarium/protocol';

/** Somebody at the other end of a socket. */
export interface Connection {
  readonly guest: { readonly id: string; readonly name: string };
  /** Text that is ready to go, or a message. `more`: mostly something else follows at once, and both go together. */
  send(message: ServerMessage | string, more?: boolean): void;
  close(code: number, reason: string): void;
}

export const SPECTATOR: Seat = -1;
