/** Standing orders at a slow table. */
import { afterEach, describe, expect, it } from 'vitest';
import { buildPosition, type Colour, type GameState } from '@cosmarium/engine';
import type { StandingOrder, TableWishes } from '@cosmarium/protocol';
import type { Client } from './helpers/client.ts';
import { Twin } from './helpers/twin.ts';

const SLOW: TableWishes = {
  pace: 'fast',
  clocks: { decision: 24 * 3600, response: 4 * 3600, deal: 24 * 3600 },
};
const [RED, YELLOW, GREEN, BLUE] = [0, 1, 2, 3];

/** Yellow, who begins, uses a power at the launch and in the fight; red may zap that. */
function position(defense: Colour): GameState {
  return buildPosition({
    players: [
      { colour: 'red', alien: 'masochist', hand: ['attack-10', 'attack-06', 'cosmic-zap'] },
      { colour: 'yellow', alien: 'macron', hand: ['attack-08', 'attack-12'] },
      { colour: 'green', alien: 'pacifist', hand: ['attack-05', 'attack-13'] },
      { colour: 'blue', alien: 'virus', hand: ['attack-04', 'attack-11'] },
    ],
    offense: 'yellow',
    destiny: [`destiny-${defense}`, 'destiny-blue', 'destiny-green'],
    flares: [],
  });
}

let twin: Twin;
afterEach(() => twin.stop());

const begin = async (defense: Colour, wishes = SLOW) => {
  twin = await Twin.at(position(defense), {}, 0, wishes);
  return twin.players[RED];
};

const give = (client: Client, orders: StandingOrder[]) => client.ask({ do: 'orders', orders });

const PASS_AMONG_OTHERS: StandingOrder = { order: 'pass', in: 'others', until: 'removed' };
const PASS_ON_ALL: StandingOrder = { order: 'pass', in: 'all', until: 'removed' };
const WITH_YELLOW: StandingOrder = { order: 'ally', with: YELLOW, ships: 3, until: 'removed' };

/** What those who are asked answer; the offense invites everybody. Red is expected to be asked nothing but what is named. */
async function play(until: () => boolean): Promise<string[]> {
  const asked: string[] = [];
  for (let steps = 0; !until(); steps++) {
    expect(steps).toBeLessThan(100);
    await twin.settle();
    const client = twin.players.find(({ decision }) => decision !== undefined)!;
    const decision = client.decision!;
    if (client.seat === RED) asked.push(decision.kind);
    const all = decision.kind === 'invite' ? decision.options.map((_, i) => i) : null;
    const answer = client.seat === YELLOW && all !== null ? all : decision.fallback;
    await client.ask({ do: 'answer', decision: decision.id, answer });
    await twin.settle();
  }
  return asked;
}

const encounter = () => twin.spectator.view!.encounter!;
const decided = () => encounter().outcome !== null;
const done = (client: Client) => client.orders!.done.map(({ did }) => did);

describe('a standing order', () => {
  it('allies with somebody whenever they invite, with up to so many ships, also after a restart', async () => {
    const red = await begin('green');
    expect(await give(red, [WITH_YELLOW])).toMatchObject({ ok: true });
    await twin.restart();
    expect(red.orders).toEqual({ type: 'orders', orders: [WITH_YELLOW], done: [] });
    expect(await play(() => encounter().gate[RED] > 0)).toEqual(['respond']);
    expect([encounter().gate[RED], done(red)]).toEqual([3, ['allied']]);
    // From planets with as many ships left as there can be.
    expect(twin.spectator.view!.planets.slice(0, 5).map((ships) => ships[RED])).toEqual([3, 3, 3, 4, 4]);
    await play(decided);
    const others = [YELLOW, GREEN, BLUE].map((seat) => twin.players[seat]);
    for (const { name, orders } of [...others, twin.spectator])
      expect([orders?.orders ?? [], JSON.stringify(twin.frames.get(name)).includes('allied",')]).toEqual([
        [],
        false,
      ]);
  });

  it('does not ally with anybody else', async () => {
    const red = await begin('green');
    await give(red, [{ ...WITH_YELLOW, with: BLUE }]);
    expect(await play(() => red.decision?.kind === 'ally')).toEqual(['respond']);
    expect(done(red)).toEqual([]);
  });

  it('passes and declines in the encounters of others', async () => {
    const red = await begin('green');
    await give(red, [PASS_AMONG_OTHERS]);
    expect(await play(decided)).toEqual([]);
    expect([encounter().gate[RED], done(red)]).toEqual([0, ['passed', 'declined', 'passed']]);
  });

  it('allies first and passes on the rest where both are ordered', async () => {
    const red = await begin('green');
    await give(red, [PASS_AMONG_OTHERS, { ...WITH_YELLOW, ships: 1 }]);
    expect(await play(decided)).toEqual([]);
    expect(done(red)).toEqual(['passed', 'allied', 'passed']);
  });

  it.each([
    [
      'asks whoever is attacked, if it is for the encounters of others',
      PASS_AMONG_OTHERS,
      ['respond', 'respond'],
      [],
    ],
    ['passes for whoever is attacked, if it is for all encounters', PASS_ON_ALL, [], ['passed', 'passed']],
  ] as const)('%s', async (_, order, responses, did) => {
    const red = await begin('red');
    await give(red, [order]);
    const asked = await play(decided);
    expect([asked.filter((kind) => kind === 'respond'), done(red)]).toEqual([responses, did]);
  });

  it('ends with the next turn of whoever gave it, if it was for so long; others stay', async () => {
    const red = await begin('green', { ...SLOW, variants: { singleEncounter: true } });
    const untilTurn: StandingOrder = { ...PASS_AMONG_OTHERS, until: 'turn' };
    await give(red, [untilTurn, WITH_YELLOW]);
    await play(() => twin.offense !== YELLOW);
    expect(red.orders!.orders).toEqual([untilTurn, WITH_YELLOW]);
    await play(() => twin.offense === RED);
    await twin.settle();
    expect(red.orders!.orders).toEqual([WITH_YELLOW]);
  });

  it('is there until it is removed', async () => {
    const red = await begin('green');
    await give(red, [PASS_ON_ALL, WITH_YELLOW]);
    await give(red, []);
    expect([red.orders!.orders, done(red)]).toEqual([[], ['passed']]);
    expect(await play(() => red.decision?.kind === 'ally')).toEqual([]);
    expect(done(red)).toEqual(['passed']);
  });

  it('that makes no sense is refused, and those before stay', async () => {
    const red = await begin('green');
    await give(red, [WITH_YELLOW]);
    const senseless: [string, unknown[]][] = [
      ['malformed', [{ ...WITH_YELLOW, ships: 5 }]],
      ['malformed', [{ ...WITH_YELLOW, ships: 0 }]],
      ['malformed', [{ order: 'win' }]],
      ['malformed', [{ ...PASS_ON_ALL, until: 'tomorrow' }]],
      ['malformed', Array.from({ length: 9 }, () => PASS_ON_ALL)],
      ['illegal', [{ ...WITH_YELLOW, with: RED }]],
      ['illegal', [{ ...WITH_YELLOW, with: 4 }]],
      ['illegal', [WITH_YELLOW, { ...WITH_YELLOW, ships: 1 }]],
      ['illegal', [PASS_ON_ALL, PASS_AMONG_OTHERS]],
    ];
    for (const [error, orders] of senseless) {
      const reply = await give(red, orders as StandingOrder[]);
      expect([orders, reply]).toMatchObject([orders, { ok: false, error }]);
    }
    expect(red.orders!.orders).toEqual([WITH_YELLOW]);
  });

  it('cannot be given by those who watch, nor at a table that is not slow', async () => {
    await begin('green', { ...SLOW, clocks: { decision: 600, response: 600, deal: 600 } });
    expect(await give(twin.players[RED], [PASS_ON_ALL])).toMatchObject({ error: 'not-now' });
    expect(await give(twin.spectator, [PASS_ON_ALL])).toMatchObject({ error: 'not-yours' });
  });
});
