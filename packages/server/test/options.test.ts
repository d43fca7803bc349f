/** What a host may choose, before the table is opened and after. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESET_NAMES, PRESETS, USUAL_OPTIONS, type TableOptions } from '@cosmarium/protocol';
import { Client } from './helpers/client.ts';
import { testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ tablesPerGuest: 30 });
});
afterAll(() => server.stop());

const QUICK = { pace: 'fast', clocks: { decision: 0, response: 0, deal: 0 } } as const;
const chosen = (wishes: Partial<TableOptions>): TableOptions => ({ ...USUAL_OPTIONS, ...QUICK, ...wishes });

async function gathered(players: number, guests: number) {
  const names = ['anna', 'ben', 'cleo', 'dora'].slice(0, guests);
  const people = await Promise.all(names.map((name) => Client.arrive(server.url, name)));
  const code = await people[0].open(chosen({ players, visibility: 'public' }));
  for (const one of people) await one.connect(code);
  return { people, code };
}

const seatsOf = ({ table }: Client) => table!.seats.map(({ name, level }) => name ?? level);

describe('a set-up that cannot be played', () => {
  it.each([
    [{ alerts: ['green'], players: 5 }, { fault: 'no-combo' }],
    [{ combo: 'nobody' }, { fault: 'unknown-combo', combo: '"nobody"' }],
    [{ banned: ['nobody'] }, { fault: 'unknown-alien', alien: '"nobody"' }],
    [
      { combo: 'may-i-help', banned: ['fido'] },
      { fault: 'combo-alien', combo: 'may-i-help', alien: 'fido' },
    ],
    [{ combo: 'may-i-help', start: 'advanced' }, { fault: 'combo-start' }],
    [
      { alerts: [], start: 'advanced' },
      { fault: 'too-few-aliens', needed: 8, allowed: 0 },
    ],
    [
      { first: 3, players: 3 },
      { fault: 'first', first: 3 },
    ],
    [{ variants: { unlimitedFlares: true } }, { fault: 'no-flares' }],
  ])('%j is refused with its reason, and no table is opened', async (wishes, fault) => {
    const anna = await Client.arrive(server.url, 'anna');
    expect(await anna.fetch('/api/tables', wishes)).toEqual({
      status: 400,
      body: { error: 'bad-setup', fault },
    });
    expect((await anna.fetch('/api/me')).body).toMatchObject({ tables: [] });
  });

  it('is refused when a host changes to it, and nothing changes', async () => {
    const {
      people: [anna, ben],
    } = await gathered(4, 2);
    const before = anna.table!.options;
    expect(
      await anna.ask({ do: 'options', options: chosen({ combo: 'may-i-help', banned: ['fido'] }) }),
    ).toMatchObject({
      ok: false,
      error: 'bad-setup',
      fault: { fault: 'combo-alien', combo: 'may-i-help', alien: 'fido' },
    });
    await ben.ask({ do: 'sync' });
    expect(ben.table!.options).toEqual(before);
  });
});

describe('changing the options of an open table', () => {
  it('is the host’s to do, and everybody sees it', async () => {
    const {
      people: [anna, ben, cleo],
      code,
    } = await gathered(4, 3);
    await ben.ask({ do: 'sit' });
    const options = chosen({
      players: 6,
      start: 'advanced',
      alerts: ['green', 'red'],
      banned: ['human'],
      first: 1,
      flareEdition: 'classic',
      variants: { ...USUAL_OPTIONS.variants, fourPlanets: true },
    });
    expect(await ben.ask({ do: 'options', options })).toMatchObject({ error: 'not-yours' });
    expect(await anna.ask({ do: 'options', options })).toMatchObject({ ok: true });
    for (const one of [ben, cleo]) {
      await one.until('it is told', () => one.table!.seats.length === 6);
      expect(one.table!.options).toEqual(options);
    }
    // It is private now.
    const listed = (await cleo.fetch('/api/tables')).body as { code: string }[];
    expect(listed.some((one) => one.code === code)).toBe(false);
    // Whoever comes later sees it, too.
    const dora = await Client.arrive(server.url, 'dora');
    await dora.connect(code);
    expect(dora.table!.options).toEqual(options);
  });

  it('moves people to seats that are left, and lets bots go before anybody', async () => {
    const {
      people: [anna, ben],
    } = await gathered(5, 2);
    await ben.ask({ do: 'sit', seat: 4, colour: 'purple' });
    for (const seat of [1, 2, 3]) await anna.ask({ do: 'bot', seat, level: seat === 1 ? 'easy' : 'hard' });
    expect(seatsOf(anna)).toEqual(['anna', 'easy', 'hard', 'hard', 'ben']);
    expect(await anna.ask({ do: 'options', options: chosen({ players: 3 }) })).toMatchObject({ ok: true });
    await ben.until('he has moved', () => ben.seat === 2);
    expect(seatsOf(ben)).toEqual(['anna', 'easy', 'ben']);
    expect(ben.table!.seats[2].colour).toBe('purple');
    expect(await anna.ask({ do: 'start' })).toMatchObject({ ok: true });
    await ben.until('the game is on', () => ben.view !== null);
    expect(ben.view!.players.map(({ colour }) => colour)).toEqual(['red', 'yellow', 'purple']);
    expect(await anna.ask({ do: 'options', options: chosen({}) })).toMatchObject({ error: 'not-now' });
  });

  it('is refused when too many sit there, and nobody loses a seat', async () => {
    const {
      people: [anna, ...others],
    } = await gathered(4, 4);
    for (const one of others) await one.ask({ do: 'sit' });
    const smaller = chosen({ players: 3 });
    expect(await anna.ask({ do: 'options', options: smaller })).toMatchObject({ error: 'crowded' });
    await anna.until('all are told', () => seatsOf(anna).every((one) => one !== null));
    expect(seatsOf(anna)).toEqual(['anna', 'ben', 'cleo', 'dora']);
    await others[0].ask({ do: 'stand' });
    expect(await anna.ask({ do: 'options', options: smaller })).toMatchObject({ ok: true });
    await anna.until('there are three', () => anna.table!.seats.length === 3);
    expect(seatsOf(anna)).toEqual(['anna', 'dora', 'cleo']);
  });

  it('waits until the shuffle is through', async () => {
    const {
      people: [anna, ben],
    } = await gathered(3, 2);
    await ben.ask({ do: 'sit' });
    await anna.ask({ do: 'bot', level: 'easy' });
    await ben.ask({ do: 'pledge', pledge: 'a'.repeat(64) });
    await anna.ask({ do: 'start' });
    await anna.until('it is starting', () => anna.table!.starting);
    expect(await anna.ask({ do: 'options', options: chosen({ players: 4 }) })).toMatchObject({
      error: 'not-now',
    });
    // Whoever stands up ends it, and the host may choose again.
    await ben.ask({ do: 'stand' });
    expect(await anna.ask({ do: 'options', options: chosen({ players: 4 }) })).toMatchObject({ ok: true });
  });
});

describe('what was chosen is what is played', () => {
  async function started(wishes: Partial<TableOptions>): Promise<Client> {
    const options = chosen(wishes);
    const anna = await Client.arrive(server.url, 'anna');
    await anna.connect(await anna.open(options));
    for (let seat = 1; seat < options.players; seat++) await anna.ask({ do: 'bot', seat, level: 'easy' });
    expect(await anna.ask({ do: 'start' })).toMatchObject({ ok: true });
    await anna.until('the game is on', () => anna.view !== null);
    return anna;
  }

  it.each(PRESET_NAMES)('%s starts', async (name) => {
    const anna = await started({ players: 4, ...PRESETS[name]! });
    expect(anna.view!.players).toHaveLength(4);
    await anna.close();
  });

  it('eight at a table', async () => {
    const anna = await started({ players: 8, start: 'advanced' });
    expect(anna.view!.players).toHaveLength(8);
    await anna.close();
  });

  it('SETUP-7: the seat that begins', async () => {
    const anna = await started({ players: 3, combo: 'may-i-help', first: 0 });
    await anna.until('she is asked', () => anna.view!.encounter !== null);
    expect(anna.view!.encounter!.offense).toBe(0);
    expect(anna.view!.players.map(({ sheets }) => sheets[0].alien).toSorted()).toEqual([
      'fido',
      'healer',
      'philanthropist',
    ]);
    await anna.close();
  });
});

describe('games to watch', () => {
  const watchable = async (client: Client) =>
    (await client.fetch('/api/games')).body as { code: string; players: unknown[] }[];

  it('are public ones that are being played', async () => {
    const {
      people: [anna, ben],
      code,
    } = await gathered(3, 2);
    const isListed = async () => (await watchable(ben)).some((one) => one.code === code);
    expect(await isListed()).toBe(false);
    for (const seat of [1, 2]) await anna.ask({ do: 'bot', seat, level: 'easy' });
    await anna.ask({ do: 'start' });
    await anna.until('the game is on', () => anna.view !== null);
    const found = (await watchable(ben)).find((one) => one.code === code);
    expect(found!.players).toEqual([{ name: 'anna' }, { level: 'easy' }, { level: 'easy' }]);
    expect(found).toMatchObject({ options: { players: 3, visibility: 'public' } });
    await anna.ask({ do: 'leave' });
    await anna.until('it is stopped', () => anna.table!.status === 'stopped');
    expect(await isListed()).toBe(false);
  });

  it('are not private ones', async () => {
    const anna = await Client.arrive(server.url, 'anna');
    const code = await anna.open(chosen({ players: 3 }));
    await anna.connect(code);
    for (const seat of [1, 2]) await anna.ask({ do: 'bot', seat, level: 'easy' });
    await anna.ask({ do: 'start' });
    await anna.until('the game is on', () => anna.view !== null);
    expect((await watchable(anna)).some((one) => one.code === code)).toBe(false);
  });
});

describe('somebody the host sends away', () => {
  it('is told whenever they come back', async () => {
    const {
      people: [anna, ben, cleo],
      code,
    } = await gathered(3, 3);
    for (const one of [ben, cleo]) await one.ask({ do: 'sit' });
    await anna.ask({ do: 'kick', seat: ben.seat });
    await ben.until('he is told', () => ben.closedWith?.reason === 'kicked');
    await ben.connect(code);
    expect([ben.seat, ben.kicked, cleo.kicked, anna.kicked]).toEqual([-1, true, false, false]);
    await cleo.ask({ do: 'stand' });
    await cleo.close();
    await cleo.connect(code);
    expect(cleo.kicked).toBe(false);
  });
});
