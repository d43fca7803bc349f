/** The page's end of the line to a solo game, which speaks as a socket to a server does. */
import type { Command, ServerMessage } from '@cosmarium/protocol';
import type { Line, Link, Reply, Spoken } from '../net/connection.ts';

export type FromPage = { open: string; from: number } | Command;
export type ToPage = ServerMessage | { type: 'closed'; why: 'not kept' | 'no storage' };

export class SoloLine implements Line {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private said = 0;
  private readonly waiting = new Map<string, (reply: Reply) => void>();

  constructor(
    code: string,
    seen: () => number | null,
    receive: (message: ServerMessage) => void,
    linkIs: (link: Link) => void,
  ) {
    linkIs({ is: 'connecting' });
    this.worker.addEventListener('error', () => linkIs({ is: 'refused', why: 'no worker' }));
    this.worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => {
      if (data.type === 'closed') return linkIs({ is: 'refused', why: data.why });
      if (data.type === 'welcome') linkIs({ is: 'open' });
      if (data.type === 'reply' && data.re !== null) {
        this.waiting.get(data.re)?.(data);
        this.waiting.delete(data.re);
      }
      receive(data);
    });
    this.tell({ open: code, from: seen() ?? 0 });
  }

  send(spoken: Spoken): Promise<Reply> {
    const id = String(++this.said);
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.tell({ ...spoken, id });
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private tell(message: FromPage): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    this.worker.postMessage(message);
  }
}
