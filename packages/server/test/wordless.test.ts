/** A deal by gestures: the two who make it may send faces and offers, and nothing else; everybody else may talk. */
import { expect, it } from 'vitest';
import { buildPosition, type Decision } from '@cosmarium/engine';
import { EMOTE } from '@cosmarium/protocol';
import type { Client } from './helpers/client.ts';
import { Twin } from './helpers/twin.ts';

const TRANSLATOR = 'reward-negotiate-faulty-translator';

const position = (card: string) =>
  buildPosition({
    variants: { rewards: true },
    players: [
      { colour: 'red', alien: 'human', hand: [card] },
      { colour: 'blue', alien: 'warrior', hand: ['negotiate'] },
      { colour: 'green', alien: 'macron', hand: ['attack-08'] },
    ],
    destiny: ['destiny-blue'],
  });

/** Everybody answers what the clock would, until a deal is talked over. */
async function untilOffer(twin: Twin): Promise<void> {
  const open = (): { client: Client; decision: Decision } | undefined =>
    twin.all.flatMap((client) => (client.decision ? [{ client, decision: client.decision }] : []))[0];
  for (;;) {
    twin.clock.pass(20_000);
    for (const client of twin.all) await client.ask({ do: 'sync' });
    const found = open();
    if (found === undefined) continue;
    const { client, decision } = found;
    if (decision.kind === 'offer') return;
    await client.ask({ do: 'answer', decision: decision.id, answer: decision.fallback });
  }
}

const say = async (client: Client, text: string) => {
  const reply = await client.ask({ do: 'chat', text });
  return reply.ok ? 'said' : reply.error;
};

it('is made without a word by the two, until it is over', async () => {
  const twin = await Twin.at(position(TRANSLATOR));
  try {
    await untilOffer(twin);
    const [red, blue, green, spectator] = twin.all;
    expect(await say(red, 'Give me a colony')).toBe('wordless');
    expect(await say(blue, 'Never')).toBe('wordless');
    expect(await say(red, EMOTE.deal)).toBe('said');
    expect(await say(green, 'They cannot speak')).toBe('said');
    expect(await say(spectator, 'Ha')).toBe('said');
    await blue.until('it hears', () => blue.chat.includes('Ha'));
    expect(blue.chat).toEqual([EMOTE.deal, 'They cannot speak', 'Ha']);
    await red.ask({ do: 'answer', decision: red.decision!.id, answer: { do: 'fail' } });
    expect(await say(red, 'What a pity')).toBe('said');
  } finally {
    await twin.stop();
  }
});

it('is talked over where no card forbids it', async () => {
  const twin = await Twin.at(position('negotiate'));
  try {
    await untilOffer(twin);
    expect(await Promise.all(twin.all.map((client) => say(client, 'Hello')))).toEqual(
      twin.all.map(() => 'said'),
    );
  } finally {
    await twin.stop();
  }
});
