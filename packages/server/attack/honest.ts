/** Honest players: they think, answer at random, come back when they are cut off, and note how long an answer takes. */
import { diceFrom, randomAnswer, type Decision } from '@cosmarium/engine';
import type { Refusal } from '@cosmarium/protocol';
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
  /** By question: when it was first answered; and by command, which question that is. */
  private readonly begun = new Map<string, { at: number; phase: Phase | null }>();
  private readonly sent = new Map<string, string>();
  private readonly answered = new Set<string>();
  private stopped = false;

  constructor(
    private readonly number: number,
    /** Where players are let in, as far as anybody knows. */
    private readonly doors: () => readonly string[],
  ) {}

  async open(): Promise<void> {
    const doors = this.doors();
    for (let i = 0; i < PLAYERS; i++) {
      const client = await Client.arrive(doors[i % doors.length], `honest${this.number}-${i}`);
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
      const key = `${i} ${decision.id}`;
      const id = client.send({
        do: 'answer',
        decision: decision.id,
        answer: randomAnswer(decision, dice),
      });
      if (!this.begun.has(key)) this.begun.set(key, { at: performance.now(), phase: this.phase });
      this.sent.set(id, key);
    };
    client.onMessage = (message) => {
      if (message.type === 'reply' && message.re !== null) this.replied(message.re, message);
      for (const decision of client.view?.decisions ?? []) {
        const key = `${i} ${decision.id}`;
        if (this.answered.has(key)) continue;
        this.answered.add(key);
        setTimeout(() => answer(decision), think());
      }
    };
    client.onMessage({ type: 'proposals', proposals: [] });
    void this.stay(client, i);
  }

  /** An answer that could not be taken just now is given again, after some thought: that counts as waiting, too. */
  private replied(id: string, { ok, error }: { ok: boolean; error?: Refusal }): void {
    const key = this.sent.get(id);
    this.sent.delete(id);
    if (key === undefined) return;
    if (!ok) this.answered.delete(key);
    if (error === 'unavailable') return;
    const begun = this.begun.get(key)!;
    this.begun.delete(key);
    if (ok && begun.phase !== null) this.latencies[begun.phase].push(performance.now() - begun.at);
  }

  /** Comes back whenever it is cut off, at one door after the other. */
  private async stay(client: Client, first: number): Promise<void> {
    for (let next = first + 1; !this.stopped;) {
      const doors = this.doors();
      if (client.closedWith !== null)
        await client.reconnect(doors[next++ % doors.length], this.code).catch(() => {});
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
