/** What goes over the wire: no seat ever receives a card it may not know, and updates are small. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGame, type Card, type Game, type GameState, type Journal, type Seat } from '@cosmarium/engine';
import type { ServerMessage } from '@cosmarium/protocol';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { testServer, type TestServer } from './helpers/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** Plays a whole game and keeps everything the players and a spectator received. */
async function recorded(players: number, start: 'beginner' | 'advanced') {
  let spectator!: Client;
  const { code, clients } = await seatedTable([server.url], players, { ...UNHURRIED, start }, (client) => {
    client.keepFrames = true;
  });
  spectator = await Client.arrive(server.url, 'spectator');
  spectator.keepFrames = true;
  await spectator.connect(code);
  expect(spectator.seat).toBe(-1);
  clients.forEach((client, i) => client.playAtRandom(`${start} ${players} ${i}`));
  const watchers = [...clients, spectator];
  await Promise.all(watchers.map((client) => client.until('it is over', () => client.over)));
  await clients[0].until('the seed is shown', () => clients[0].table!.seed !== null);
  const { body } = await clients[0].fetch(`/api/tables/${code}/journal`);
  await Promise.all(watchers.map((client) => client.close()));
  return { watchers, journal: body as Journal };
}

interface Point {
  seen: number;
  /** By seat + 1: kinds of single cards this seat may not know. */
  hidden: Set<string>[];
}

function timeline(journal: Journal): { points: Point[]; game: Game } {
  const { setup, seed } = journal.start as { setup: never; seed: string };
  const game = createGame(setup, seed);
  const points = [pointOf(game)];
  for (const [id, answer] of journal.answers) {
    game.answer(game.pending().find((one) => one.id === id)!.seat, id, answer);
    points.push(pointOf(game));
  }
  return { points, game };
}

const pointOf = ({ s, eventCount }: Game): Point => ({
  seen: eventCount,
  hidden: [-1, ...s.players.keys()].map((seat) => hiddenFrom(s, seat)),
});

/** Cards of which there is one in the deck and which this seat may not know where they lie now. */
function hiddenFrom(s: GameState, seat: Seat): Set<string> {
  const bit = seat < 0 ? 0 : 1 << seat;
  const open = new Set<Card>(s.discard);
  if (seat >= 0) for (const card of s.players[seat].hand) open.add(card);
  s.players.forEach(({ sheets }, owner) => {
    for (const { see, cards } of sheets.flatMap(({ piles }) => piles))
      if (see === 'all' || owner === seat) for (const card of cards) open.add(card);
  });
  for (const laid of s.encounter?.laid ?? []) if (laid?.up) open.add(laid.card);
  for (const { card } of s.encounter?.table ?? []) open.add(card);
  const times = new Map<string, number>();
  for (const kind of s.kinds) times.set(kind, (times.get(kind) ?? 0) + 1);
  return new Set(
    s.kinds.filter((kind, card) => times.get(kind) === 1 && !open.has(card) && (s.known[card] & bit) === 0),
  );
}

/** Words in quotation marks that are cards of the game. */
const kindsIn = (text: string, kinds: ReadonlySet<string>): Set<string> =>
  new Set(
    (text.match(/"[\w:-]+"/g) ?? []).map((word) => word.slice(1, -1)).filter((word) => kinds.has(word)),
  );

/** A question that lets one name any encounter card lists them all, whoever holds them. */
const CATALOGUE = /\["attack-00",("[\w-]+",)+"attack-40"(,"[\w-]+")*\]/g;

function leaks(client: Client, points: readonly Point[], game: Game): string[] {
  const kinds = new Set(game.s.kinds);
  const told = game.events(client.seat);
  // A player may name any card in a deal or a claim, held or not.
  const named = told.filter(({ type }) => type === 'proposed' || type === 'note');
  const promised = kindsIn(JSON.stringify(named), kinds);
  const found: string[] = [];
  let before = 0;
  client.frames.forEach((text, i) => {
    const message = JSON.parse(text) as ServerMessage;
    const after = 'seq' in message ? message.seq : before;
    const during = points.filter(({ seen }) => seen >= before && seen <= after);
    const shown = kindsIn(JSON.stringify(told.slice(before, after)), kinds);
    for (const kind of kindsIn(text.replaceAll(CATALOGUE, '[]'), kinds))
      if (
        !promised.has(kind) &&
        !shown.has(kind) &&
        during.every(({ hidden }) => hidden[client.seat + 1].has(kind))
      )
        found.push(`seat ${client.seat}, frame ${i}: ${kind} in ${text}`);
    before = after;
  });
  return found;
}

const sizes: number[] = [];

describe('on the wire, over whole games', () => {
  for (const players of [3, 4, 5])
    for (const start of ['beginner', 'advanced'] as const)
      it(`nobody of ${players} receives a card that is hidden from them (${start})`, async () => {
        const { watchers, journal } = await recorded(players, start);
        const { points, game } = timeline(journal);
        const { seed } = journal.start as { seed: string };
        let looked = 0;
        for (const client of watchers) {
          expect(leaks(client, points, game)).toEqual([]);
          // The check has something to look for: many single cards are hidden at any time.
          looked += points.reduce((sum, { hidden }) => sum + hidden[client.seat + 1].size, 0);
          const early = client.frames.filter((text) => !text.includes('"over"'));
          expect(early.filter((text) => text.includes(seed))).toEqual([]);
          for (const text of client.frames) if (text.startsWith('{"type":"update"')) sizes.push(text.length);
        }
        expect(looked / points.length / watchers.length).toBeGreaterThan(3);
      });

  it('the check itself finds a card that is shown to the wrong seat', async () => {
    const { watchers, journal } = await recorded(3, 'advanced');
    const { points, game } = timeline(journal);
    const [first, second] = watchers;
    second.frames.splice(0, second.frames.length, ...first.frames);
    expect(leaks(second, points, game).length).toBeGreaterThan(0);
  });

  it('half of the updates are at most 1 KB, and nearly all at most 4 KB', () => {
    sizes.sort((a, b) => a - b);
    const at = (share: number) => sizes[Math.floor(sizes.length * share)];
    console.log(
      `updates: ${sizes.length}, median ${at(0.5)}, p90 ${at(0.9)}, p99 ${at(0.99)}, most ${sizes.at(-1)} bytes`,
    );
    expect(at(0.5)).toBeLessThanOrEqual(1024);
    expect(at(0.99)).toBeLessThanOrEqual(4096);
  });
});
