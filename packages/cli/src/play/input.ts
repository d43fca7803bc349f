/** Lines somebody types, or that come through a pipe. */
import { createInterface } from 'node:readline';

export interface Lines {
  /** The next line; null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function openLines(): Lines {
  const { stdin, stdout } = process;
  const typed = stdin.isTTY && stdout.isTTY;
  const reader = createInterface(typed ? { input: stdin, output: stdout } : { input: stdin });
  const waiting: string[] = [];
  let take: ((line: string | null) => void) | null = null;
  let ended = false;
  const give = (line: string | null) => {
    take?.(line);
    take = null;
  };

  reader.on('line', (line) => {
    if (take === null) waiting.push(line);
    else give(line);
  });
  reader.on('close', () => {
    ended = true;
    give(null);
  });

  return {
    async ask(prompt) {
      if (typed) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else stdout.write(prompt);
      const line =
        waiting.shift() ?? (ended ? null : await new Promise<string | null>((done) => (take = done)));
      // What comes through a pipe is shown like typing, so that the transcript can be read.
      if (!typed || line === null) stdout.write(`${line ?? ''}\n`);
      return line === null ? null : line.trim();
    },
    close: () => reader.close(),
  };
}
