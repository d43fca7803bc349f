/** Every technology and every card of the reward deck: how many tests speak of it, and how often it is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_KINDS, cardInfo } from '@cosmarium/engine';
import { text } from '@cosmarium/text';
import { command } from '../command.ts';
import { ENGINE_TESTS } from '../run/engine-tests.ts';
import { countUses } from '../run/uses.ts';
import { table } from '../terminal.ts';

interface Row {
  kind: string;
  type: string;
  /** null where the tests are not at hand. */
  tests: number | null;
  /** Uses in the games played, of the card and of what it announces; null if none were. */
  uses: number | null;
}

/** The tests of a set, each with what stands before it in its file. */
function testsOf(set: string): string[] {
  const folder = join(ENGINE_TESTS!, set);
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^(?=test)/m)
      .slice(1),
  );
}

/** The words tests have for a card: its kind, or its English name, without what a kicker multiplies by. */
function speaksOf(kind: string): (test: string) => boolean {
  const name = text('en').t(`card.${kind}.name`).split(' ×')[0].toLowerCase();
  return (test) => test.includes(kind) || test.toLowerCase().includes(name);
}

const usesOf = (kind: string, uses: ReadonlyMap<string, number>): number =>
  [...uses].reduce((sum, [key, times]) => sum + (key.startsWith(`${kind}:`) ? times : 0), 0);

export default command({
  name: 'cards',
  options: { json: { type: 'flag' }, games: { type: 'number', min: 1 } },
  run(options, _operands, { words: { t }, paint, out }) {
    const variants = { technologies: true, rewards: true };
    const uses = options.games === undefined ? null : countUses('cards', options.games, { variants });
    const tests = ENGINE_TESTS === null ? null : ['tech', 'rewards'].flatMap(testsOf);
    const rows = CARD_KINDS.filter(({ deck }) => deck !== 'cosmic').map(({ kind }): Row => ({
      kind,
      type: cardInfo(kind).type,
      tests: tests === null ? null : tests.filter(speaksOf(kind)).length,
      uses: uses === null ? null : usesOf(kind, uses),
    }));
    if (options.json) {
      out(JSON.stringify(rows, null, 2));
      return 0;
    }
    const head = ['card', 'type', 'tests', ...(uses === null ? [] : ['used'])];
    out(
      table([
        head.map((word) => paint.bold(t(`cli.cards.${word}`))),
        ...rows.map((row) => [
          t(`card.${row.kind}.name`),
          t(`type.${row.type}`),
          row.tests === null ? paint.dim('?') : row.tests === 0 ? paint.bad('0') : row.tests,
          ...(row.uses === null ? [] : [row.uses]),
        ]),
      ]),
    );
    return 0;
  },
});
