/** Nodes of one or two builds on one PostgreSQL, and players who find their way among them as the page does. */
import { RULES_VERSION } from '@cosmarium/engine';
import { seatedTable, UNHURRIED, type Client } from './client.ts';
import { acknowledged, checkJournals, everybody, hush, type Playing } from './journals.ts';
import { ServerProcess, type Build, type Changes } from './process.ts';

const COMING_BACK_MS = 50;

/** Builds that differ from this one. */
export const NEWER: Changes = [[/var RULES_VERSION = \d+;/, `var RULES_VERSION = ${RULES_VERSION + 1};`]];
/** At most three ships are sent into an encounter, instead of four. */
export const NEWER_RULE: Changes = [...NEWER, [/(shipLimit = \(seat\d*\) => \(\{ seat[^,]*, max: )4/, '$13']];
/** A mistake: it asks more of a state than older ones have, under the same version of the rules. */
export const BAD: Changes = [[/(asked: listOf\(isNumber, n\))/, '$1, mood: isNumber']];

export class Fleet {
  readonly exits: (number | null)[] = [];
  readonly closings = new Map<number, number>();
  readonly tables: Playing[] = [];
  private readonly nodes: ServerProcess[] = [];
  private roaming = true;

  constructor(private readonly databaseUrl: string) {}

  get clients(): Client[] {
    return everybody(this.tables);
  }

  async start(build: Build, env: Record<string, string> = {}): Promise<ServerProcess> {
    const node = await ServerProcess.start(build, { DATABASE_URL: this.databaseUrl, ...env });
    this.nodes.push(node);
    return node;
  }

  /** Tells a node to go. */
  async stop(node: ServerProcess): Promise<void> {
    this.nodes.splice(this.nodes.indexOf(node), 1);
    this.exits.push(await node.kill('SIGTERM'));
  }

  /** Opens tables, the players of each spread over all nodes, and lets everybody play at random from now on. */
  async play(sizes: readonly number[], seed: string): Promise<void> {
    for (const players of sizes) {
      const urls = this.nodes.map(({ url }) => url);
      const table = await seatedTable(urls, players, { ...UNHURRIED, start: 'advanced' });
      this.tables.push(table);
      table.clients.forEach((client, seat) => this.roam(client, table.code, seat));
    }
    this.clients.forEach((client, i) => {
      client.persistent = true;
      client.playAtRandom(`${seed} ${i}`);
    });
  }

  /** Whoever is cut off or sent away tries one node after the other. */
  private roam(client: Client, code: string, turn: number): void {
    let next = turn >> 1;
    let coming = false;
    const comeBack = async () => {
      if (coming) return;
      coming = true;
      for (let there = false; !there && this.roaming;) {
        await new Promise((done) => setTimeout(done, COMING_BACK_MS));
        if (this.nodes.length === 0) continue;
        const node = this.nodes[next++ % this.nodes.length];
        there = await client.reconnect(node.url, code).then(
          () => client.closedWith === null,
          () => false,
        );
      }
      coming = false;
    };
    client.onClose = () => {
      const { code } = client.closedWith!;
      this.closings.set(code, (this.closings.get(code) ?? 0) + 1);
      void comeBack();
    };
  }

  /** Every table goes on: so many more answers at each, or its end. */
  async goesOn(answers: number, tables: readonly Playing[] = this.tables): Promise<void> {
    await Promise.all(
      tables.map(({ code, clients }) => {
        const enough = acknowledged(clients) + answers;
        const done = () => acknowledged(clients) >= enough || clients.some(({ over }) => over);
        return Promise.race(clients.map((client) => client.until(`table ${code} goes on`, done)));
      }),
    );
  }

  /** What everybody knows of their tables. */
  get statuses(): string[] {
    return this.clients.map(({ table }) => table!.status);
  }

  /** Ends the play and compares what everybody was told with what was stored. */
  async check(): Promise<void> {
    await hush(this.clients);
    await checkJournals(this.tables, this.databaseUrl, '');
  }

  async end(): Promise<void> {
    this.roaming = false;
    for (const client of this.clients) client.drop();
    await Promise.all(this.nodes.map((node) => node.kill()));
  }
}
