/** Every alien: what of it is there, and how often it is used. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '@cosmarium/engine';
import { command } from '../command.ts';
import { ENGINE_TESTS } from '../run/engine-tests.ts';
import { countUses } from '../run/uses.ts';
import { table } from '../terminal.ts';

interface Row {
  id: string;
  alert: string;
  power: boolean;
  wild: boolean;
  super: boolean;
  /** null where the tests are not at hand. */
  tested: boolean | null;
  /** Uses of its power and its flare in the games played; null if none were. */
  uses: number | null;
}

function rowOf(id: string, uses: ReadonlyMap<string, number> | null): Row {
  const { set, alien } = RULES.aliens[id];
  const { alert, abilities, playsAs, flare } = alien;
  const sources = [id, `flare-${id}`, `flare-${id}-alternate`];
  let count = 0;
  for (const [key, times] of uses ?? []) if (sources.includes(key.split(':')[0])) count += times;
  return {
    id,
    alert,
    power: abilities.length > 0 || playsAs !== undefined,
    wild: flare.wild.length > 0,
    super: flare.super.length > 0,
    tested: ENGINE_TESTS === null ? null : existsSync(join(ENGINE_TESTS, set, 'aliens', `${id}.test.ts`)),
    uses: uses === null ? null : count,
  };
}

export default command({
  name: 'aliens',
  options: { json: { type: 'flag' }, games: { type: 'number', min: 1 } },
  run(options, _operands, { words: { t }, paint, out }) {
    const uses = options.games === undefined ? null : countUses('aliens', options.games);
    const rows = Object.keys(RULES.aliens)
      .sort()
      .map((id) => rowOf(id, uses));
    if (options.json) {
      out(JSON.stringify(rows, null, 2));
      return 0;
    }
    const mark = (value: boolean | null) =>
      value === null ? paint.dim('?') : value ? paint.good('✓') : paint.bad('–');
    const head = ['alien', 'alert', 'power', 'wild', 'super', 'tested', ...(uses === null ? [] : ['used'])];
    out(
      table([
        head.map((word) => paint.bold(t(`cli.aliens.${word}`))),
        ...rows.map((row) => [
          t(`alien.${row.id}.name`),
          t(`alert.${row.alert}`),
          mark(row.power),
          mark(row.wild),
          mark(row.super),
          mark(row.tested),
          ...(row.uses === null ? [] : [row.uses]),
        ]),
      ]),
    );
    const done = rows.filter((row) => row.power && row.wild && row.super).length;
    const second = rows.filter(({ id }) => RULES.aliens[id].alien.alternateFlare !== undefined).length;
    out(`\n${t('cli.aliens.sum', { done, all: rows.length, flares: rows.length + second })}`);
    return 0;
  },
});
