/** A running game of two people and a bot, and friends who come to it. */
import { expect } from 'vitest';
import type { ServerMessage, TableWishes } from '@cosmarium/protocol';
import { Client, UNHURRIED } from './client.ts';

/** Bots that never come to an answer. */
export const PONDERING = { botWorkers: 0 };
/** The bot's seat. */
export const BOT = 2;

/** Anna is the host, Ben sits beside her, and a bot has the third seat. */
export async function running(url: string, wishes: TableWishes = {}) {
  const [anna, ben] = [await Client.arrive(url, 'anna'), await Client.arrive(url, 'ben')];
  const code = await anna.open({ players: 3, pace: 'fast', ...UNHURRIED, ...wishes });
  for (const client of [anna, ben]) {
    await client.connect(code);
    await client.ask({ do: 'sit' });
  }
  await anna.ask({ do: 'bot', level: 'hard', character: 'dice' });
  expect(await anna.ask({ do: 'start' })).toMatchObject({ ok: true });
  for (const client of [anna, ben]) await client.until('it begins', () => client.view !== null);
  return { code, anna, ben };
}

export async function watching(url: string, code: string, name: string): Promise<Client> {
  const client = await Client.arrive(url, name);
  await client.connect(code);
  await client.until('the view comes', () => client.view !== null);
  expect([client.seat, client.view!.seat]).toEqual([-1, -1]);
  return client;
}

export const take = (client: Client, seat = BOT) => client.ask({ do: 'take', seat, want: true });
export const seats = ({ table }: Client) => table!.seats.map(({ name, level }) => name ?? level);
export const asking = ({ table }: Client) =>
  table!.asking?.map(({ name, seat, declined }) => [name, seat, declined]);
export const guestOf = (host: Client, name: string) =>
  host.table!.asking!.find((one) => one.name === name)!.guest;
export const handovers = ({ table }: Client) =>
  table!.handovers?.map(({ name, did, seat }) => [name, did, seat]);

type View = Extract<ServerMessage, { type: 'view' }>;

/** The whole view as it is sent, with the events from this number on. */
export async function whole(client: Client, from = 0): Promise<View> {
  let view: View | null = null;
  client.onMessage = (message) => {
    if (message.type === 'view') view = message;
  };
  await client.ask({ do: 'sync', from });
  client.onMessage = () => {};
  return view!;
}

/** Those who are asked answer as if clocks ran out, until the bot is waited for. */
export async function untilBotIsAsked(clients: readonly Client[]): Promise<void> {
  for (let i = 0; i < 100; i++) {
    await Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
    const asked = clients.find(({ decision }) => decision !== undefined);
    if (asked === undefined) break;
    await asked.ask({ do: 'answer', decision: asked.decision!.id, answer: asked.decision!.fallback });
  }
  expect(clients[0].view!.waiting).toMatchObject([{ seat: BOT }]);
}
