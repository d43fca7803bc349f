/** Honest players: they think, answer at random, come back when they are cut off, and note how long an answer takes. */
import { diceFrom, randomAnswer, type Decision } from '@cosmarium/engine';
import { Client, UNHURRIED } from '../test/helpers/client.ts';

const PLAYERS = 3;
const THINK_MS = 250;
const AGAIN_MS = 100;

export type Phase = 'before' | 'during';

export class HonestTable {
  readonly latencies: Record<Phase, number[]> = { before: [], during: [] };
  phase: Phase | null = null;
  code = '';
  private readonly clients: Client[] = [];
  private readonly sentAt = new Map<string, { at: number; phase: Phase | null }>();
  private readonly answered = new Set<string>();
  private stopped = false;

  constructor(private readonly number: number) {}

  async open(url: string): Promise<void> {
    for (let i = 0; i < PLAYERS; i++) {
      const client = await Client.arrive(url, `honest${this.number}-${i}`);
      // Every player is at home.
      client.localAddress = `127.0.2.${1 + this.number * PLAYERS + i}`;
      this.clients.push(client);
      if (i === 0)
        this.code = await client.open({ players: PLAYERS, pace: 'fast', start: 'advanced', ...UNHURRIED });
      await client.connect(this.code);
      await client.ask({ do: 'sit' });
    }
    await this.clients[0].ask({ do: 'start' });
    this.clients.forEach((client, i) => this.play(client, i));
  }

  private play(client: Client, i: number): void {
    const dice = diceFrom(`honest ${this.number} ${i}`);
    const think = () => THINK_MS * (0.5 + dice(100) / 100);
    const answer = (decision: Decision) => {
      if (this.stopped || !client.view?.decisions.some(({ id }) => id === decision.id)) return;
      const id = client.send({
        do: 'answer',
        decision: decision.id,
        answer: randomAnswer(decision, dice),
      });
      this.sentAt.set(id, { at: performance.now(), phase: this.phase });
    };
    client.onMessage = (message) => {
      if (message.type === 'reply' && message.re !== null) this.replied(message.re, message.ok);
      for (const decision of client.view?.decisions ?? []) {
        const key = `${i} ${decision.id}`;
        if (this.answered.has(key)) continue;
        this.answered.add(key);
        setTimeout(() => answer(decision), think());
      }
      // Refused: the question is still open, and is thought about again.
      if (message.type === 'reply' && !message.ok)
        for (const decision of client.view?.decisions ?? []) this.answered.delete(`${i} ${decision.id}`);
    };
    client.onMessage({ type: 'proposals', proposals: [] });
    void this.stay(client);
  }

  private replied(id: string, ok: boolean): void {
    const sent = this.sentAt.get(id);
    this.sentAt.delete(id);
    if (!ok || sent === undefined || sent.phase === null) return;
    this.latencies[sent.phase].push(performance.now() - sent.at);
  }

  /** Comes back whenever it is cut off. */
  private async stay(client: Client): Promise<void> {
    while (!this.stopped) {
      if (client.closedWith !== null) await client.reconnect(client.url, this.code).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }

  /** Stops answering; resolves when all that was said has been replied to, or nobody replies. */
  async stop(): Promise<void> {
    const said = Promise.all(this.clients.map((client) => client.until('all is said', () => client.heard)));
    for (const client of this.clients) client.onMessage = () => {};
    await said.catch(() => {});
    this.stopped = true;
    for (const client of this.clients) client.drop();
  }

  /** The ids of the answers that were acknowledged. */
  get acknowledged(): string[] {
    return this.clients.flatMap(({ acknowledged }) => acknowledged);
  }
}
