import { afterEach, describe, expect, it } from 'vitest';
import { Client, seatedTable, UNHURRIED } from './helpers/client.ts';
import { testServer, type TestServer } from './helpers/server.ts';
let server: TestServer;
afterEach(() => server.stop());
const settled = (clients: readonly Client[]) => Promise.all(clients.map((client) => client.ask({ do: 'sync' })));
it('twice', async () => {
  server = await testServer({});
  const { clients } = await seatedTable([server.url], 3, { ...UNHURRIED, pace: 'fast', takeBack: 'free' });
  for (let i = 0; i < 40; i++) {
    await settled(clients);
    const who = clients.find((client) => client.decision !== undefined)!;
    const { id, kind, fallback } = who.decision!;
    await who.ask({ do: 'answer', decision: id, answer: fallback });
    await settled(clients);
    if (!who.back) continue;
    const a = await who.ask({ id: `b${i}`, do: 'take-back', want: true });
    await settled(clients);
    const k1 = who.decision?.kind; const back1 = who.back;
    const b = await who.ask({ id: `b${i}`, do: 'take-back', want: true });
    await settled(clients);
    console.log(kind, a, k1, back1, b, who.decision?.kind, who.back);
    if (who.decision) await who.ask({ do: 'answer', decision: who.decision.id, answer: who.decision.fallback });
  }
});
it('tables at once', async () => {
  server = await testServer({ tablesPerGuest: 3 });
  const anna = await Client.arrive(server.url, 'Anna');
  const got = await Promise.all(Array.from({ length: 20 }, () => anna.fetch('/api/tables', {})));
  console.log(got.map(({ status }) => status).join(' '));
});
it('deep', async () => {
  server = await testServer({});
  const anna = await Client.arrive(server.url, 'Anna');
  for (const depth of [3000, 100_000]) {
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    for (const body of [deep, `{"solo":${deep}}`, `{"solo":{"name":"x","seat":0,"level":"hard","options":{"players":3}},"format":"cosmarium-journal","rules":5,"start":{"seed":"x","setup":{"players":[{"colour":"red"},{"colour":"blue"},{"colour":"green"}]}},"answers":[[1,${deep}]],"checkpoints":[]}`]) {
      const r = await fetch(server.url + '/api/tables/brought', { method: 'POST', headers: { 'content-type': 'application/json', cookie: anna.cookie }, body });
      console.log(depth, r.status, (await r.text()).slice(0, 100));
    }
  }
});
