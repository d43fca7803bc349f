// SQLite's thread: nobody but it waits for the disk. Runs statements in the order in which they come.
// Plain JavaScript, because a thread does not inherit the reader of TypeScript, and starting one takes its time.
import { parentPort, workerData } from 'node:worker_threads';
import Libsql from 'libsql';

const MOST_PREPARED = 500;

function connect() {
  const file = new Libsql(workerData.file);
  file.pragma('journal_mode = WAL');
  // An acknowledged answer survives a power cut.
  file.pragma('synchronous = FULL');
  const prepared = new Map();
  const prepare = (sql) => {
    if (prepared.size >= MOST_PREPARED) prepared.clear();
    if (!prepared.has(sql)) prepared.set(sql, file.prepare(sql));
    return prepared.get(sql);
  };
  return {
    run(sql, parameters) {
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
      return { rows: [], changes: statement.run(parameters).changes };
    },
    close: () => file.close(),
  };
}

/** Made when they are first wanted: whoever wants one is told what is wrong with the file. */
const connections = { writer: null, reader: null };

parentPort.on('message', ({ id, on, sql, parameters }) => {
  if (on === 'close') {
    Object.values(connections).forEach((one) => one?.close());
    parentPort.close();
    return;
  }
  let done;
  try {
    done = (connections[on] ??= connect()).run(sql, parameters);
  } catch ({ message, code }) {
    done = { error: { message, code } };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort.postMessage({ id, ...done });
});
