/** Many guests who each say as much as one guest may. */
import { pause, Tally, type Ready } from '../attack.ts';
import { Intruder } from '../intruder.ts';

/** Just within MESSAGES_PER_SECOND. */
const PER_SECOND = 19;
const BACK_AFTER_MS = 1000;

export const GUESTS = 60;

/** `settle` brings a guest to its table, `say` is what it says again and again. */
export async function flood(
  guests: number,
  arrive: (number: number, tally: Tally) => Promise<Intruder>,
  say: (intruder: Intruder, time: number) => void,
): Promise<Ready> {
  const tally = new Tally();
  const intruders: Intruder[] = [];
  for (let i = 0; i < guests; i++) intruders.push(await arrive(i, tally));
  return {
    async go(stop) {
      const timers = intruders.map((intruder, i) => {
        let time = i;
        return setInterval(() => say(intruder, time++), 1000 / PER_SECOND);
      });
      while (!stop.aborted) {
        await pause(BACK_AFTER_MS, stop);
        for (const intruder of intruders) if (!intruder.connected && !stop.aborted) await intruder.stay();
      }
      timers.forEach((timer) => clearInterval(timer));
      intruders.forEach((intruder) => intruder.leave());
      return String(tally);
    },
  };
}

/** A guest with a game of its own, the other seats taken by bots. */
export async function atOwnGame(url: string, tally: Tally, from?: string): Promise<Intruder> {
  const intruder = await Intruder.arrive(url, tally, from);
  const code = await intruder.open({
    players: 3,
    pace: 'fast',
    clocks: { decision: 0, response: 0, deal: 0 },
  });
  await intruder.connect(code);
  for (const seat of [1, 2]) intruder.say({ do: 'bot', seat, level: 'easy' });
  intruder.say({ do: 'start' });
  return intruder;
}

/** A guest with a table of its own that has not been started. */
export async function atOwnLobby(url: string, tally: Tally, from?: string): Promise<Intruder> {
  const intruder = await Intruder.arrive(url, tally, from);
  await intruder.connect(await intruder.open({ players: 5, visibility: 'public' }));
  return intruder;
}
