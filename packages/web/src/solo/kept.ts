/** Solo games as this browser keeps them, in IndexedDB. Several tabs may be at the same game. */
import type { Journal } from '@cosmarium/engine';
import type { KeptGame, SoloGame } from './game.ts';

const DATABASE = 'cosmarium';
const VERSION = 1;
/** What is told of a game, and all that was played of it: by its code. */
const GAMES = 'games';
const JOURNALS = 'journals';

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((done, fail) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.addEventListener('upgradeneeded', () => {
      for (const store of [GAMES, JOURNALS]) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      // Another tab has a newer build, which wants to change it.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opening = null;
      });
      done(request.result);
    });
    request.addEventListener('error', () => fail(request.error!));
  });
  opening.catch(() => (opening = null));
  return opening;
}

type Stores = Record<typeof GAMES | typeof JOURNALS, IDBObjectStore>;

const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    request.addEventListener('success', () => done(request.result));
    request.addEventListener('error', () => fail(request.error!));
  });

/** All of it or nothing; done when it is kept. */
async function transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  const transaction = (await database()).transaction([GAMES, JOURNALS], mode);
  const ended = new Promise<void>((done, fail) => {
    transaction.addEventListener('complete', () => done());
    transaction.addEventListener('abort', () => fail(transaction.error ?? new Error('aborted')));
  });
  // Whoever works on it hears of it, too.
  ended.catch(() => undefined);
  const result = await work({
    games: transaction.objectStore(GAMES),
    journals: transaction.objectStore(JOURNALS),
  });
  await ended;
  return result;
}

/** The last one first. */
export const listGames = async (): Promise<SoloGame[]> => {
  const games = await transact('readonly', ({ games }) => resultOf<SoloGame[]>(games.getAll()));
  return games.sort((a, b) => b.at - a.at);
};

export const findGame = (code: string): Promise<KeptGame | null> =>
  transact('readonly', async ({ games, journals }) => {
    const [game, journal] = await Promise.all([
      resultOf<SoloGame | undefined>(games.get(code)),
      resultOf<Journal | undefined>(journals.get(code)),
    ]);
    return game === undefined || journal === undefined ? null : { ...game, journal };
  });

/**
 * Keeps the game. `known`: so many answers were kept when this tab last looked (null: none, it is new). False if that is
 * so no more, and nothing has changed.
 */
export const keepGame = ({ journal, ...game }: KeptGame, known: number | null): Promise<boolean> =>
  transact('readwrite', async ({ games, journals }) => {
    const before = await resultOf<SoloGame | undefined>(games.get(game.code));
    if ((before?.answers ?? null) !== known) return false;
    games.put(game, game.code);
    journals.put(journal, game.code);
    return true;
  });

export const forgetGame = (code: string): Promise<void> =>
  transact('readwrite', ({ games, journals }) => {
    games.delete(code);
    journals.delete(code);
    return Promise.resolve();
  });
