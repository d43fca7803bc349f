/** The same game by other ways: forked, from its snapshot, from its journal. All must be equal to the last bit. */
import { gameFromPosition, parseJournal, replay, TAKEN_BACK, type Game } from '@cosmarium/engine';

function same(found: string, expected: string, how: string): void {
  if (found !== expected) throw new Error(`${how}: the state is ${found}, it should be ${expected}`);
}

const pendingOf = (game: Game) => JSON.stringify(game.pending());

/** In the middle of a game. */
export function checkRestore(game: Game): void {
  const fork = game.fork();
  same(fork.hash(), game.hash(), 'forked');
  same(pendingOf(fork), pendingOf(game), 'open decisions of the fork');
  const stored = JSON.parse(JSON.stringify(game.snapshot())) as ReturnType<Game['snapshot']>;
  if (stored.state.stage === 'setup') return;
  let restored = gameFromPosition(stored.state, { events: false, journal: false });
  for (const [id, answer] of stored.since) {
    if (id === TAKEN_BACK) {
      restored = restored.without(answer as number);
      continue;
    }
    const decision = restored.pending().find((one) => one.id === id);
    if (decision === undefined) throw new Error(`restored from the snapshot: decision ${id} is not open`);
    restored.answer(decision.seat, id, answer);
  }
  same(restored.hash(), game.hash(), 'restored from the snapshot');
  same(pendingOf(restored), pendingOf(game), 'open decisions after the snapshot');
}

/** At the end of a game, or anywhere else: journal -> JSON -> the same game. */
export function checkJournal(game: Game): void {
  const text = JSON.stringify(game.journal());
  const again = replay(parseJournal(text));
  same(again.hash(), game.hash(), 'replayed from the journal');
  same(JSON.stringify(again.journal()), text, 'the journal of the replay');
  same(JSON.stringify(again.events(-1)), JSON.stringify(game.events(-1)), 'the events of the replay');
}
