/** How fast the engine is, in one run. */
import { createPlayer, type PlayerName } from '@cosmarium/bots';
import {
  ALIEN_SETS,
  createGame,
  diceFrom,
  randomAnswer,
  type AlienSet,
  type GameOptions,
} from '@cosmarium/engine';
import { command, type Context } from '../command.ts';
import { bareQuestions } from '../run/bare-generator.ts';
import { wordsOf } from '../run/lists.ts';
import { seriesSetup } from '../run/setups.ts';
import { table } from '../terminal.ts';

interface Speed {
  decisionsPerSecond: number;
  encountersPerSecond: number;
  gamesPerSecond: number;
  /** Against a bare generator that asks six levels deep. */
  ratioToBare: number;
}

interface Speeds {
  /** Everything kept, as a server does. */
  full: Speed;
  /** Nothing kept, as a search does. */
  lean: Speed;
}

interface Result {
  bareQuestionsPerSecond: number;
  base: Speeds;
  /** With the aliens of the sets asked for. */
  picked: Speeds;
  /** How fast those are beside the base game, with nothing kept. */
  ratioToBase: number;
  /** Games of quick players with these sets, nothing kept, and how many of them beside one of random players. */
  quickGamesPerSecond: number;
  quickToRandom: number;
  forkMicroseconds: number;
  viewMicroseconds: number;
  journalBytesPerDecision: number;
}

const PLAYERS = 5;
const SAMPLES_EVERY = 97;
/** Short enough that whatever else the machine does slows down all that is compared alike. */
const SLICE_SECONDS = 0.25;
const FULL: GameOptions = { events: true, journal: true };
const LEAN: GameOptions = { events: false, journal: false };

/** One of the things that are measured in turn. */
class Lane {
  private milliseconds = 0;
  private decisions = 0;
  private encounters = 0;
  private games = 0;
  private readonly sets: AlienSet[];
  private readonly options: GameOptions;
  private readonly player: PlayerName;

  constructor(sets: AlienSet[], options: GameOptions, player: PlayerName = 'random') {
    this.sets = sets;
    this.options = options;
    this.player = player;
  }

  /** Five-player games over all aliens of these sets until the time is over. */
  play(seconds: number): void {
    const began = performance.now();
    const until = began + seconds * 1000;
    while (performance.now() < until) this.playGame(`bench-${this.games++}`);
    this.milliseconds += performance.now() - began;
  }

  private playGame(seed: string): void {
    const game = createGame(seriesSetup(0, PLAYERS, 'advanced', this.sets), seed, this.options);
    const player = createPlayer(this.player, seed);
    for (; !game.over; this.decisions++) {
      const [decision] = game.pending();
      game.answer(decision.seat, decision.id, player(game, decision).answer);
    }
    this.encounters += game.s.encounters;
  }

  speed(bareQuestionsPerSecond: number): Speed {
    const seconds = this.milliseconds / 1000;
    const decisionsPerSecond = this.decisions / seconds;
    return {
      decisionsPerSecond,
      encountersPerSecond: this.encounters / seconds,
      gamesPerSecond: this.games / seconds,
      ratioToBare: decisionsPerSecond / bareQuestionsPerSecond,
    };
  }
}

/** All of them in turn, slice by slice, for so many seconds each. */
function race(seconds: number, sets: AlienSet[]): Omit<Result, keyof ReturnType<typeof costs>> {
  const base = { full: new Lane(['base'], FULL), lean: new Lane(['base'], LEAN) };
  const picked = { full: new Lane(sets, FULL), lean: new Lane(sets, LEAN) };
  const quick = new Lane(sets, LEAN, 'quick');
  const lanes = [base.full, base.lean, picked.full, picked.lean, quick];
  const slices = Math.ceil(seconds / SLICE_SECONDS);
  let questions = 0;
  for (let i = 0; i < slices; i++) {
    questions += bareQuestions(seconds / slices);
    for (const lane of lanes) lane.play(seconds / slices);
  }
  const bare = questions / slices;
  const speeds = ({ full, lean }: typeof base): Speeds => ({
    full: full.speed(bare),
    lean: lean.speed(bare),
  });
  const found = { base: speeds(base), picked: speeds(picked) };
  const ratioToBase = found.picked.lean.decisionsPerSecond / found.base.lean.decisionsPerSecond;
  const quickGamesPerSecond = quick.speed(bare).gamesPerSecond;
  const quickToRandom = quickGamesPerSecond / found.picked.lean.gamesPerSecond;
  return { bareQuestionsPerSecond: bare, ...found, ratioToBase, quickGamesPerSecond, quickToRandom };
}

/** Mean costs at points spread over whole games. */
function costs(
  seconds: number,
  sets: AlienSet[],
): Pick<Result, 'forkMicroseconds' | 'viewMicroseconds' | 'journalBytesPerDecision'> {
  const until = performance.now() + seconds * 1000;
  let samples = 0;
  let forks = 0;
  let views = 0;
  let bytes = 0;
  let decisions = 0;
  for (let i = 0; performance.now() < until; i++) {
    const game = createGame(seriesSetup(0, PLAYERS, 'advanced', sets), `costs-${i}`);
    const dice = diceFrom(`costs-${i}`);
    for (; !game.over; decisions++) {
      const [decision] = game.pending();
      if (decisions % SAMPLES_EVERY === 0) {
        const before = performance.now();
        game.fork();
        const between = performance.now();
        game.view(decision.seat);
        views += performance.now() - between;
        forks += between - before;
        samples++;
      }
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
    bytes += JSON.stringify(game.journal()).length;
  }
  return {
    forkMicroseconds: (forks * 1000) / samples,
    viewMicroseconds: (views * 1000) / samples,
    journalBytesPerDecision: bytes / decisions,
  };
}

function measure(seconds: number, sets: AlienSet[]): Result {
  race(seconds, sets); // until the code is compiled: rules have many paths
  return { ...race(seconds, sets), ...costs(seconds, sets) };
}

export default command({
  name: 'bench',
  options: {
    json: { type: 'flag' },
    seconds: { type: 'number', min: 0.1, fraction: true },
    sets: { type: 'word', sample: ALIEN_SETS.join(',') },
  },
  run({ json, seconds = 8, sets = ALIEN_SETS.join(',') }, _operands, context) {
    const result = measure(seconds, wordsOf('sets', sets, ALIEN_SETS));
    if (json) context.out(JSON.stringify(result, null, 2));
    else print(result, context);
    return 0;
  },
});

function print(result: Result, { words: { t, lang }, out }: Context): void {
  const number = (value: number, digits = 0) =>
    value.toLocaleString(lang, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const { base, picked } = result;
  const all = [base.full, base.lean, picked.full, picked.lean];
  const rows = (['decisionsPerSecond', 'encountersPerSecond', 'gamesPerSecond'] as const).map((name) => [
    t(`cli.bench.${name}`),
    ...all.map((speed) => number(speed[name])),
  ]);
  const columns = (['base', 'picked'] as const).flatMap((which) =>
    (['full', 'lean'] as const).map((kept) => t(`cli.bench.${which}`, { kept: t(`cli.bench.${kept}`) })),
  );
  out(
    table([
      ['', ...columns],
      ...rows,
      [t('cli.bench.ratio'), ...all.map((speed) => number(speed.ratioToBare, 4))],
    ]),
  );
  out(
    `\n${table([
      [t('cli.bench.beside'), number(result.ratioToBase, 2)],
      [
        t('cli.bench.quick'),
        t('cli.bench.times', {
          games: number(result.quickGamesPerSecond),
          times: number(result.quickToRandom, 1),
        }),
      ],
      [t('cli.bench.bare'), number(result.bareQuestionsPerSecond)],
      [t('cli.bench.fork'), `${number(result.forkMicroseconds, 1)} µs`],
      [t('cli.bench.view'), `${number(result.viewMicroseconds, 1)} µs`],
      [t('cli.bench.journal'), t('cli.bench.bytes', { bytes: number(result.journalBytesPerDecision, 1) })],
    ])}`,
  );
}
