// SQLite's thread: nobody but it waits for the disk. Does what it is told in the order in which it comes.
// Plain JavaScript, because a thread does not inherit the reader of TypeScript, and starting one takes its time.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const MOST_PREPARED = 500;

class Connection {
  #file = new Libsql(workerData.file);
  #prepared = new Map();

  constructor() {
    this.#file.pragma('journal_mode = WAL');
    // An acknowledged answer survives a power cut.
    this.#file.pragma('synchronous = FULL');
  }

  run(sql, parameters = []) {
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear();
    if (!this.#prepared.has(sql)) this.#prepared.set(sql, this.#file.prepare(sql));
    const statement = this.#prepared.get(sql);
    if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
    return { rows: [], changes: statement.run(parameters).changes };
  }

  get inTransaction() {
    return this.#file.inTransaction;
  }

  close() {
    this.#file.close();
  }
}

/** Made when they are first wanted: whoever wants one is told what is wrong with the file. */
const connections = { writer: null, reader: null };
const connection = (on) => (connections[on] ??= new Connection());

const valuesOf = ({ table_code, seq, seat, decision, asked, answer, command, at }) => [
  table_code,
  seq,
  seat,
  decision,
  asked,
  answer,
  command,
  at,
];
const INSERT = 'insert into journal (table_code, seq, seat, decision, asked, answer, command, at)';

/** False if somebody else was first, or it is no longer for us to play: then nothing was written. */
function appendOne(writer, { rows, snapshot, winners }, rules) {
  const [first, ...rest] = rows;
  const code = first.table_code;
  const { changes } = writer.run(
    `${INSERT} select ?, ?, ?, ?, ?, ?, ?, ?
     where exists (select 1 from tables where code = ? and status = 'running' and rules = ?)
     on conflict do nothing`,
    [...valuesOf(first), code, rules],
  );
  if (changes === 0) return false;
  for (const row of rest) writer.run(`${INSERT} values (?, ?, ?, ?, ?, ?, ?, ?)`, valuesOf(row));
  if (snapshot !== null) {
    // The one before stays as well: what is kept back may have begun before the last.
    writer.run(
      `update snapshots set state = null, deeds = null where table_code = ? and state is not null
       and seq < (select max(seq) from snapshots where table_code = ?)`,
      [code, code],
    );
    const { seq, events, hash, state, deeds } = snapshot;
    writer.run(
      'insert into snapshots (table_code, seq, events, hash, state, deeds) values (?, ?, ?, ?, ?, ?)',
      [code, seq, events, hash, state, deeds],
    );
  }
  if (winners !== null)
    writer.run("update tables set status = 'over', winners = ?, version = version + 1 where code = ?", [
      JSON.stringify(winners),
      code,
    ]);
  return true;
}

/** Returns the tables that were written to. */
function append({ batch, rules }) {
  const writer = connection('writer');
  writer.run('begin');
  try {
    const won = batch.filter((one) => appendOne(writer, one, rules));
    writer.run('commit');
    return won.map(({ rows }) => rows[0].table_code);
  } catch (error) {
    // A disk that is full has ended the transaction already.
    if (writer.inTransaction) writer.run('rollback');
    throw error;
  }
}

const DEEDS = {
  run: ({ on, sql, parameters }) => connection(on).run(sql, parameters),
  append,
  close: () => Object.values(connections).forEach((one) => one?.close()),
};

parentPort.on('message', ({ id, deed, ...how }) => {
  let done;
  try {
    done = { result: DEEDS[deed](how) };
  } catch ({ message, code }) {
    done = { error: { message, code } };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort.postMessage({ id, ...done });
  if (deed === 'close') parentPort.close();
});
