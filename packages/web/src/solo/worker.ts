/** The inside of the worker in which a solo game is played: one table, and the page it belongs to. */
import { beginSolo } from './begin.ts';
import { findGame, forgetGame, keepGame } from './kept.ts';
import type { FromPage, ToPage } from './line.ts';
import { SoloTable, type Around } from './table.ts';

/** A worker's own global, which the types of a page do not know. */
const page = globalThis as unknown as {
  postMessage(message: ToPage): void;
  addEventListener(type: 'message', hear: (event: { data: FromPage }) => void): void;
};
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- from a worker to its page
const say = (message: ToPage) => page.postMessage(message);

/** Tabs tell each other which game has gone on. */
const tabs = new BroadcastChannel('cosmarium.solo');

const around: Around = {
  say,
  find: findGame,
  async keep(game, known) {
    const kept = await keepGame(game, known);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    if (kept) tabs.postMessage(game.code);
    return kept;
  },
  forget: forgetGame,
  async beginLike({ options, level, name, characters }) {
    const begun = await beginSolo({ options, level, name, characters });
    if (typeof begun !== 'string') throw new Error(`it cannot be played any more: ${begun.fault}`);
    return begun;
  },
  pause: () => new Promise((done) => setTimeout(done)),
};

async function sit(code: string, from: number): Promise<SoloTable | null> {
  const game = await findGame(code).catch(() => {
    say({ type: 'closed', why: 'no storage' });
    return undefined;
  });
  if (game === null) say({ type: 'closed', why: 'not kept' });
  if (game === null || game === undefined) return null;
  const table = new SoloTable(game, around);
  tabs.addEventListener('message', ({ data }) => {
    if (data === code) void table.look();
  });
  table.welcome(from);
  return table;
}

let sitting: Promise<SoloTable | null> | null = null;
page.addEventListener('message', ({ data }) => {
  if ('open' in data) sitting = sit(data.open, data.from);
  else void sitting?.then((table) => table?.hear(data));
});
