/** The process of an attack from outside: says when it is ready, begins when told to, and tells what became of it. */
import { getPriority, setPriority } from 'node:os';
import type { Target } from './attack.ts';
import { ATTACKS } from './attacks/index.ts';

// Where the run has raised priority, attackers have not: elsewhere they would take nothing from the server's processors.
setPriority(Math.max(0, getPriority()));
const [name, target] = process.argv.slice(2);
const ready = await ATTACKS[name].outside!(JSON.parse(target) as Target);
const stop = new AbortController();
process.on('message', (word: unknown) => {
  if (word === 'go') void ready.go(stop.signal).then((told) => process.send!(told, () => process.exit(0)));
  else stop.abort();
});
process.send!('ready');
