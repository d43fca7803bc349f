import { createGame, diceFrom, randomAnswer, replay, type Journal, type View } from '@cosmarium/engine';
import {
  patched,
  read,
  SoloSchema,
  type Command,
  type ServerMessage,
  type TableInfo,
} from '@cosmarium/protocol';
import { expect, test } from 'vitest';
import { reasonFor } from '@cosmarium/bots';
import { botIn } from '../src/explain/seated.ts';
import { playNowOptions } from '../src/screens/options/usual.ts';
import { charactersFor, newGame } from '../src/solo/begin.ts';
import { isSolo, type KeptGame } from '../src/solo/game.ts';
import { soloInfo } from '../src/solo/info.ts';
import { SoloTable, type Around } from '../src/solo/table.ts';

const WISHES = { options: playNowOptions('short'), level: 'easy', name: 'Nebula 7' } as const;

function begun(): KeptGame {
  const game = newGame(WISHES, 1000);
  if (!('journal' in game)) throw new Error(game.fault);
  // Chance would make another game each time.
  const { start } = game.journal;
  if (!('seed' in start)) throw new Error('it began without a seed');
  const journal = createGame(start.setup, 'solo test').journal();
  return { ...game, journal };
}

type Says<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;

/** A browser's shelf, and a tab that looks at the game. */
class Tab {
  readonly heard: ServerMessage[] = [];
  readonly table: SoloTable;
  view: View | null = null;
  info: TableInfo | null = null;
  events = 0;
  private said = 0;

  constructor(
    readonly shelf: Map<string, KeptGame>,
    code: string,
  ) {
    const around: Around = {
      say: (message) => this.hear(structuredClone(message)),
      find: (one) => Promise.resolve(structuredClone(shelf.get(one) ?? null)),
      keep: (game, known) => {
        if (shelf.get(game.code)?.answers !== known) return Promise.resolve(false);
        shelf.set(game.code, structuredClone(game));
        return Promise.resolve(true);
      },
      forget: (one) => Promise.resolve(void shelf.delete(one)),
      beginLike: (game) => {
        const next = { ...begun(), code: `${game.code}-again` };
        shelf.set(next.code, next);
        return Promise.resolve(next.code);
      },
      pause: () => Promise.resolve(),
    };
    this.table = new SoloTable(structuredClone(shelf.get(code)!), around);
    this.table.welcome(0);
  }

  private hear(message: ServerMessage): void {
    this.heard.push(message);
    if (message.type === 'welcome' || message.type === 'table') this.info = message.table;
    if (message.type === 'view') [this.view, this.events] = [message.view, message.seq];
    if (message.type !== 'update') return;
    if (message.view !== null) this.view = patched(this.view, message.view) as View;
    this.events += message.events.length;
    if (message.seq !== this.events) throw new Error('an update does not follow what was said before');
  }

  async say(spoken: Record<string, unknown>): Promise<Says<'reply'>> {
    const id = String(++this.said);
    await this.table.hear({ ...spoken, id } as Command);
    const reply = this.heard.findLast((one): one is Says<'reply'> => one.type === 'reply')!;
    if (reply.re !== id) throw new Error('nobody replied');
    return reply;
  }

  /** Until the player is asked, or the game is over. */
  async settled(): Promise<void> {
    for (let n = 0; n < 10_000; n++) {
      if (this.view!.decisions.length > 0 || this.view!.stage === 'over') return;
      await Promise.resolve();
    }
    throw new Error('the bots do not answer');
  }

  /** Answers whatever is asked, by dice. */
  async play(dice: (n: number) => number, until: () => boolean): Promise<void> {
    for (;;) {
      await this.settled();
      if (this.view!.stage === 'over' || until()) return;
      const [decision] = this.view!.decisions;
      const reply = await this.say({
        do: 'answer',
        decision: decision.id,
        answer: randomAnswer(decision, dice),
      });
      if (!reply.ok) throw new Error(`an answer was refused: ${reply.error}`);
    }
  }
}

const never = () => false;
function shelved(): { shelf: Map<string, KeptGame>; code: string } {
  const game = begun();
  return { shelf: new Map([[game.code, game]]), code: game.code };
}

test('a game against bots is played to its end, and what is kept replays to what was shown', async () => {
  const { shelf, code } = shelved();
  const tab = new Tab(shelf, code);
  expect(isSolo(code)).toBe(true);
  expect(tab.info).toMatchObject({ code, status: 'running', host: 0 });
  expect(tab.info!.seats.map(({ name, level }) => name ?? level)).toEqual([
    'Nebula 7',
    ...new Array<string>(4).fill('easy'),
  ]);
  await tab.play(diceFrom('player'), never);
  const kept = shelf.get(code)!;
  const again = replay(kept.journal);
  expect(kept.winners).toEqual(again.winners);
  expect(kept.answers).toBe(kept.journal.answers.length);
  expect(tab.view).toEqual(structuredClone(again.view(0)));
  expect(tab.events).toBe(again.eventCount);
  expect(tab.info!.status).toBe('over');
  // Asked again from what is kept, the bots answer the same: so their reasons can be told.
  const bots = tab.info!.seats.map(botIn);
  const some = kept.journal.answers.map((_, at) => at).filter((at) => at % 19 === 0);
  const reasons = some.map((at) => reasonFor(kept.journal, at, bots)).filter((one) => one !== null);
  expect(reasons.length).toBeGreaterThan(5);
  expect(reasons.map(({ told }) => told)).not.toContain(false);
  expect(await tab.say({ do: 'answer', decision: 1, answer: 0 })).toMatchObject({
    ok: false,
    error: 'stale',
  });
});

test('a game goes on in a new tab as it would have in the old one', async () => {
  const one = shelved();
  const first = new Tab(one.shelf, one.code);
  let left = 6;
  const dice = diceFrom('player');
  await first.play(dice, () => left-- === 0);
  const open = first.view;
  const second = new Tab(one.shelf, one.code);
  expect(second.view).toEqual(open);
  await second.play(dice, never);

  const other = shelved();
  const whole = new Tab(other.shelf, other.code);
  await whole.play(diceFrom('player'), never);
  const [journal, expected] = [one, other].map(({ shelf, code }) => shelf.get(code)!.journal);
  // Who is asked at the same time may answer in either order.
  const byQuestion = ({ answers }: Journal) => answers.toSorted(([a], [b]) => a - b);
  expect(byQuestion(journal)).toEqual(byQuestion(expected));
  expect(replay(journal).view(0)).toEqual(replay(expected).view(0));
});

test('of two tabs the slower one is shown what the other did, and its answer changes nothing', async () => {
  const { shelf, code } = shelved();
  const [fast, slow] = [new Tab(shelf, code), new Tab(shelf, code)];
  await fast.settled();
  await slow.settled();
  const [decision] = slow.view!.decisions;
  let left = 3;
  await fast.play(diceFrom('fast'), () => left-- === 0);
  const kept = shelf.get(code)!.journal;
  const answer = { do: 'answer', decision: decision.id, answer: decision.fallback };
  expect(await slow.say(answer)).toMatchObject({ ok: false, error: 'stale' });
  expect(shelf.get(code)!.journal).toEqual(kept);
  expect(slow.view).toEqual(fast.view);
  left = 1;
  await fast.play(diceFrom('fast again'), () => left-- === 0);
  await slow.table.look();
  expect(slow.view).toEqual(fast.view);
});

test('what is no answer is refused and changes nothing', async () => {
  const { shelf, code } = shelved();
  const tab = new Tab(shelf, code);
  await tab.settled();
  const before = shelf.get(code);
  const [decision] = tab.view!.decisions;
  const say = (spoken: Record<string, unknown>) => tab.say(spoken);
  expect(await say({ do: 'answer', decision: decision.id, answer: 'nonsense' })).toMatchObject({
    ok: false,
    error: 'illegal',
  });
  expect(await say({ do: 'answer', decision: 99_999, answer: 0 })).toMatchObject({ error: 'stale' });
  for (const what of ['pause', 'start', 'kick', 'rematch', 'propose'])
    expect(await say({ do: what, want: true })).toMatchObject({ ok: false, error: 'not-now' });
  expect(shelf.get(code)).toBe(before);
  expect(tab.view!.decisions[0].id).toBe(decision.id);
});

/** A game that a bot leads alone: how bots play decides in which one that comes to be. */
async function ledByBot(): Promise<Tab> {
  for (let game = 0; game < 10; game++) {
    const { shelf, code } = shelved();
    const tab = new Tab(shelf, code);
    await tab.play(diceFrom(`lead ${game}`), () => {
      const colonies = tab.view!.players.map(({ foreign }) => foreign);
      const most = Math.max(...colonies);
      return colonies[0] < most && colonies.filter((count) => count === most).length === 1;
    });
    if (tab.view!.stage !== 'over') return tab;
  }
  throw new Error('no bot ever leads alone');
}

test('WIN-4: a draw needs every bot, and one that leads refuses', async () => {
  const { shelf, code } = shelved();
  const tab = new Tab(shelf, code);
  await tab.settled();
  // Nobody has a foreign colony yet: nobody leads.
  expect(tab.view!.players.map(({ foreign }) => foreign)).toEqual([0, 0, 0, 0, 0]);
  expect(await tab.say({ do: 'draw', want: true })).toMatchObject({ ok: true });
  expect(tab.view).toMatchObject({ stage: 'over', winners: [] });
  expect(shelf.get(code)!.winners).toEqual([]);

  const lead = await ledByBot();
  await lead.say({ do: 'draw', want: true });
  expect(lead.info!.status).toBe('running');
  const wanting = lead.info!.seats.map(({ wantsDraw }) => wantsDraw);
  expect([wanting[0], wanting.filter((one) => !one).length]).toEqual([true, 1]);
  await lead.say({ do: 'draw', want: false });
  expect(lead.info!.seats.some(({ wantsDraw }) => wantsDraw)).toBe(false);
});

test('a game is given up, and a rematch is called once', async () => {
  const { shelf, code } = shelved();
  const tab = new Tab(shelf, code);
  await tab.settled();
  await tab.say({ do: 'draw', want: true });
  expect(await tab.say({ do: 'rematch' })).toMatchObject({ ok: true });
  expect(await tab.say({ do: 'rematch' })).toMatchObject({ ok: true });
  expect(tab.info!.next).toBe(`${code}-again`);
  expect([...shelf.keys()]).toEqual([code, `${code}-again`]);
  await tab.say({ do: 'leave' });
  expect([...shelf.keys()]).toEqual([`${code}-again`]);
});

test('a game that other rules cannot play says so and is kept', async () => {
  const { shelf, code } = shelved();
  const first = new Tab(shelf, code);
  let left = 4;
  await first.play(diceFrom('player'), () => left-- === 0);
  const kept = shelf.get(code)!;
  const played = (answers: KeptGame['journal']['answers']) => {
    const journal = { ...kept.journal, rules: kept.journal.rules - 1, checkpoints: [], answers };
    return new Map([[code, { ...kept, journal }]]);
  };
  // The same questions are asked: it goes on.
  const { answers } = kept.journal;
  expect(new Tab(played(answers), code).info).toMatchObject({ status: 'running', notice: null });
  const [[id, answer], ...rest] = answers;
  const odd = played([[id + 1000, answer], ...rest]);
  const before = odd.get(code);
  const tab = new Tab(odd, code);
  expect(tab.info).toMatchObject({ status: 'stopped', notice: { notice: 'stopped', why: 'rules' } });
  expect(await tab.say({ do: 'answer', decision: id, answer })).toMatchObject({ ok: false, error: 'stale' });
  expect(odd.get(code)).toBe(before);
});

test('an answer is taken back as long as nothing came of it', async () => {
  const { shelf, code } = shelved();
  const tab = new Tab(shelf, code);
  await tab.play(diceFrom('back'), () => tab.view!.decisions[0].kind === 'launch');
  const [launch] = tab.view!.decisions;
  expect(await tab.say({ do: 'take-back', want: true })).toMatchObject({ error: 'not-now' });
  await tab.say({ do: 'answer', decision: launch.id, answer: launch.fallback });
  const { back } = tab.heard.findLast((one): one is Says<'update'> => one.type === 'update')!;
  expect([back, tab.view!.decisions[0].kind]).toEqual([true, 'invite']);
  expect(await tab.say({ do: 'take-back', want: true })).toMatchObject({ ok: true });
  expect(tab.view!.decisions).toEqual([{ ...launch, id: expect.any(Number) as number }]);
  expect(tab.view!.decisions[0].id).not.toBe(launch.id);
  // What is kept plays again to the same.
  expect(replay(shelf.get(code)!.journal).view(0)).toEqual(tab.view);
});

test('a player may ask what their seat knows of an open question, and of no other', async () => {
  const { shelf, code } = shelved();
  const tab = new Tab(shelf, code);
  expect(tab.info!.options.advice).toBe(true);
  await tab.settled();
  const [decision] = tab.view!.decisions;
  const { journal } = shelf.get(code)!;
  const game = replay(journal, { verify: false });
  expect(await tab.say({ do: 'recall', decision: decision.id })).toMatchObject({
    ok: true,
    recalled: structuredClone({ view: game.view(0), past: game.past(0) }),
  });
  const other = game.pending().find(({ seat }) => seat !== 0)?.id ?? decision.id + 1;
  expect(await tab.say({ do: 'recall', decision: other })).toMatchObject({ ok: false, error: 'stale' });
  expect(shelf.get(code)!.answers).toBe(journal.answers.length);
});

test('bots have the characters that were wished for, and the file of the game keeps them', () => {
  const { options } = WISHES;
  const dice = charactersFor('dice', options);
  expect(dice[0]).toBe(null);
  expect(new Set(dice).size).toBe(options.players);
  const characters = charactersFor('clown', options);
  const game = newGame({ ...WISHES, characters }, 1000) as KeptGame;
  expect(soloInfo(game).seats.map(({ character }) => character)).toEqual(characters);
  expect(characters.slice(1).every((one) => one === 'clown')).toBe(true);
  const { name, seat, level } = game;
  const solo = { name, seat, level, characters, options };
  expect(read(SoloSchema, JSON.parse(JSON.stringify(solo)))).toEqual(solo);
  expect(read(SoloSchema, { ...solo, characters: ['nobody'] })).toBe(null);
  const { characters: _, ...older } = solo;
  expect(read(SoloSchema, older)).toEqual(older);
});
