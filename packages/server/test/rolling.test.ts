/** Two builds on one PostgreSQL: nodes of the older are replaced one by one while people play at both. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD, Fleet, NEWER, NEWER_RULE } from './helpers/fleet.ts';
import { Postgres } from './helpers/postgres.ts';
import { buildServer, type Build, type Changes } from './helpers/process.ts';

const ANSWERS = 12;

const builds: Build[] = [];
const build = (changes?: Changes): Build => {
  const one = buildServer(changes);
  builds.push(one);
  return one;
};
let older: Build;
let postgres: Postgres;
beforeAll(async () => {
  older = build();
  postgres = await Postgres.start();
});
afterAll(async () => {
  for (const one of builds) one.remove();
  await postgres.stop();
});

async function during(what: (fleet: Fleet) => Promise<void>): Promise<void> {
  const fleet = new Fleet(await postgres.database());
  try {
    await what(fleet);
  } finally {
    await fleet.end();
  }
}

describe('an upgrade node by node', { timeout: 300_000 }, () => {
  for (const [what, changes] of [
    ['of the version alone', NEWER],
    ['that changes a rule', NEWER_RULE],
  ] as const)
    it(`${what} stops no table and loses no answer`, async () => {
      const newer = build(changes);
      await during(async (fleet) => {
        const [one, two] = [await fleet.start(older), await fleet.start(older)];
        await fleet.play([3, 3, 4], what);
        await fleet.goesOn(ANSWERS);
        await fleet.start(newer);
        await fleet.stop(one);
        await fleet.goesOn(ANSWERS);
        await fleet.start(newer);
        await fleet.goesOn(ANSWERS);
        await fleet.stop(two);
        await fleet.goesOn(ANSWERS);
        await fleet.check();
        expect(fleet.statuses.filter((status) => status === 'stopped')).toEqual([]);
        const notices = fleet.tables.map(({ clients }) => clients[0].table!.notice);
        expect(notices).toMatchObject(fleet.tables.map(() => ({ notice: 'rules-changed' })));
        // Those who were at the older node were sent away by it, and the nodes that left said goodbye.
        expect(new Set(fleet.closings.keys())).toEqual(new Set([1012, 4004]));
        expect(fleet.exits).toEqual([0, 0]);
      });
    });

  it('to a build that cannot play on leaves games to the nodes that can; going back brings them back', async () => {
    const worse = build(BAD);
    await during(async (fleet) => {
      const [one, two] = [await fleet.start(older), await fleet.start(older)];
      await fleet.play([3, 3, 4], 'bad');
      await fleet.goesOn(ANSWERS);
      const bad = await fleet.start(worse);
      await fleet.stop(one);
      await fleet.goesOn(ANSWERS);
      expect(fleet.statuses.filter((status) => status === 'stopped')).toEqual([]);

      await fleet.stop(two);
      await Promise.all(
        fleet.tables.map(({ clients }) =>
          Promise.race(
            clients.map((client) => client.until('it stops', () => client.table!.status === 'stopped')),
          ),
        ),
      );
      await fleet.start(older);
      await fleet.stop(bad);
      await fleet.goesOn(ANSWERS);
      await fleet.check();
      expect(fleet.tables.map(({ clients }) => clients[0].table!.notice)).toEqual(
        fleet.tables.map(() => ({ notice: 'resumed' })),
      );
      expect(fleet.exits).toEqual([0, 0, 0]);
    });
  });
});
