/** Takes finished games out of a server's database and into another (docs/operations.md). */
import { readFileSync, writeFileSync } from 'node:fs';
import { CannotDo, exportGames, importGames } from '@cosmarium/server';
import { command, UsageError } from '../command.ts';

const DEEDS = ['export', 'import'];

export default command({
  name: 'games',
  operands: { sample: 'export|import FILE', min: 2, max: 2 },
  options: {
    table: { type: 'word', sample: 'CODE' },
    data: { type: 'word', sample: 'data' },
    database: { type: 'word', sample: 'postgres://...' },
  },
  async run({ table, data, database }, [deed, file], { words, out, err }) {
    if (!DEEDS.includes(deed))
      throw new UsageError('cli.error.one-of', { option: 'games', given: deed, words: DEEDS.join(', ') });
    const env = {
      ...process.env,
      ...(data !== undefined && { DATA_DIR: data }),
      ...(database !== undefined && { DATABASE_URL: database }),
    };
    try {
      if (deed === 'export') {
        const lines: string[] = [];
        const count = await exportGames(env, table ?? null, (line) => lines.push(`${line}\n`));
        writeFileSync(file, lines.join(''));
        out(words.t('cli.games.exported', { count }));
      } else {
        const lines = readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => line !== '');
        const count = await importGames(env, lines);
        out(words.t('cli.games.imported', { count, known: lines.length - count }));
      }
      return 0;
    } catch (error) {
      const known = error instanceof CannotDo || (error as NodeJS.ErrnoException).code === 'ENOENT';
      if (!known) throw error;
      err(words.t('cli.error.file', { file, detail: (error as Error).message }));
      return 1;
    }
  },
});
