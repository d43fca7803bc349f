/** Runs a server until it is asked to stop. */
import { BadConfig, readConfig } from './config.ts';
import { startServer, type RunningServer } from './server.ts';
import { DatabaseInUse } from './storage/sqlite.ts';

const LONGEST_FAREWELL_MS = 15_000;

/** Returns the exit code once the server has gone down. Mistakes of configuration are told in words. */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> {
  try {
    const config = readConfig(env);
    // Signals that come while it goes down change nothing.
    const asked = new Promise<number>((resolve) => {
      process.on('SIGINT', () => resolve(0));
      process.on('SIGTERM', () => resolve(0));
    });
    const server = await startServer(config);
    const broken = lastResort(server);
    if (server.metricsUrl !== null) say(`Metrics are at ${server.metricsUrl}`);
    say(`Cosmarium listens on ${config.publicUrl ?? server.url}`);
    const code = await Promise.race([asked, broken]);
    // What is not in order by then is left as it is: nothing that was acknowledged hangs on it.
    const late = setTimeout(() => {
      server.log.warn('going down takes too long: leaving');
      process.exit(code);
    }, LONGEST_FAREWELL_MS);
    await server.close();
    clearTimeout(late);
    return code;
  } catch (error) {
    if (!(error instanceof BadConfig || error instanceof DatabaseInUse)) throw error;
    say(error.message);
    return 2;
  }
}

/**
 * For mistakes of ours that nobody caught. A rejected promise is one task that failed: whatever it left half done in memory
 * is measured against storage by the next. An exception in an event handler may have left anything: then it is time to go.
 */
function lastResort({ log }: RunningServer): Promise<number> {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a task failed unnoticed'));
  return new Promise((resolve) => {
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'an exception nobody caught: the server goes down');
      resolve(1);
    });
  });
}
