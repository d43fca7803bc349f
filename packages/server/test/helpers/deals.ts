import { diceFrom, randomAnswer } from '@cosmarium/engine';
import type { Client } from './client.ts';

/** Plays at random, with negotiate cards, until two players make a deal. */
export async function untilOffer(
  clients: readonly Client[],
  seed: string,
): Promise<{ holder: Client; partner: Client }> {
  const random = diceFrom(seed);
  for (let i = 0; i < 3000; i++) {
    await Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
    const client = clients.find(({ decision }) => decision !== undefined)!;
    const asked = client.decision!;
    if (asked.kind === 'offer') return { holder: client, partner: clients[asked.partner] };
    let answer = randomAnswer(asked, random);
    if (asked.kind === 'encounter-card') {
      const peaceful = asked.options.findIndex((one) => JSON.stringify(one).includes('negotiate'));
      if (peaceful >= 0) answer = peaceful;
    }
    await client.ask({ do: 'answer', decision: asked.id, answer });
  }
  throw new Error('nobody negotiated');
}
