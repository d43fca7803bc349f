/** A bar on the standard error of a terminal, and nothing elsewhere. */
export interface Progress {
  /** How much of the work is done, 0 to 1. */
  show(share: number, label: string): void;
  clear(): void;
}

const WIDTH = 30;
const EVERY_MS = 100;

export function progressBar(stream: NodeJS.WriteStream = process.stderr): Progress {
  let next = 0;
  return {
    show(share, label) {
      if (!stream.isTTY || Date.now() < next) return;
      next = Date.now() + EVERY_MS;
      const full = Math.round(Math.min(1, share) * WIDTH);
      stream.write(`\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${label}\u001b[K`);
    },
    clear() {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
