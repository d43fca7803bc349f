/** Runs a server until it is asked to stop. */
import { BadConfig, readConfig } from './config.ts';
import { startServer } from './server.ts';
import { DatabaseInUse } from './storage/sqlite.ts';

/** Returns the exit code once the server has gone down. Mistakes of configuration are told in words. */
export async function serve(
  env: Readonly<Record<string, string | undefined>>,
  say: (line: string) => void,
): Promise<number> {
  try {
    const config = readConfig(env);
    const asked = new Promise<void>((resolve) => {
      process.once('SIGINT', resolve);
      process.once('SIGTERM', resolve);
    });
    const server = await startServer(config);
    say(`Cosmarium listens on ${config.publicUrl ?? server.url}`);
    await asked;
    await server.close();
    return 0;
  } catch (error) {
    if (!(error instanceof BadConfig || error instanceof DatabaseInUse)) throw error;
    say(error.message);
    return 2;
  }
}
