/** How fast the engine is, in one run. */
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

interface Result {
  bareQuestionsPerSecond: number;
  /** Everything kept, as a server does. */
  full: Speed;
  /** Nothing kept, as a search does. */
  lean: Speed;
  forkMicroseconds: number;
  viewMicroseconds: number;
  journalBytesPerDecision: number;
}

const PLAYERS = 5;
const SAMPLES_EVERY = 97;

/** Random five-player games over all aliens of these boxes until the time is over. */
function play(seconds: number, sets: AlienSet[], options: GameOptions): Omit<Speed, 'ratioToBare'> {
  const began = performance.now();
  const until = began + seconds * 1000;
  let decisions = 0;
  let encounters = 0;
  let games = 0;
  while (performance.now() < until) {
    const game = createGame(seriesSetup(0, PLAYERS, 'advanced', sets), `bench-${games}`, options);
    const dice = diceFrom(`bench-${games}`);
    for (; !game.over; decisions++) {
      const [decision] = game.pending();
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
    encounters += game.s.encounters;
    games++;
  }
  const elapsed = (performance.now() - began) / 1000;
  return {
    decisionsPerSecond: decisions / elapsed,
    encountersPerSecond: encounters / elapsed,
    gamesPerSecond: games / elapsed,
  };
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
  const bareQuestionsPerSecond = bareQuestions(seconds / 2);
  const speed = (options: GameOptions): Speed => {
    play(seconds, sets, options); // until the code is compiled: rules have many paths
    const found = play(seconds, sets, options);
    return { ...found, ratioToBare: found.decisionsPerSecond / bareQuestionsPerSecond };
  };
  return {
    bareQuestionsPerSecond,
    full: speed({ events: true, journal: true }),
    lean: speed({ events: false, journal: false }),
    ...costs(seconds, sets),
  };
}

export default command({
  name: 'bench',
  options: {
    json: { type: 'flag' },
    seconds: { type: 'number', min: 0.1, fraction: true },
    sets: { type: 'word', sample: ALIEN_SETS.join(',') },
  },
  run({ json, seconds = 8, sets = 'base' }, _operands, context) {
    const result = measure(seconds, wordsOf('sets', sets, ALIEN_SETS));
    if (json) context.out(JSON.stringify(result, null, 2));
    else print(result, context);
    return 0;
  },
});

function print(result: Result, { words: { t, lang }, out }: Context): void {
  const number = (value: number, digits = 0) =>
    value.toLocaleString(lang, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const rows = (['decisionsPerSecond', 'encountersPerSecond', 'gamesPerSecond'] as const).map((name) => [
    t(`cli.bench.${name}`),
    number(result.full[name]),
    number(result.lean[name]),
  ]);
  out(
    table([
      ['', t('cli.bench.full'), t('cli.bench.lean')],
      ...rows,
      [t('cli.bench.ratio'), number(result.full.ratioToBare, 4), number(result.lean.ratioToBare, 4)],
    ]),
  );
  out(
    `\n${table([
      [t('cli.bench.bare'), number(result.bareQuestionsPerSecond)],
      [t('cli.bench.fork'), `${number(result.forkMicroseconds, 1)} µs`],
      [t('cli.bench.view'), `${number(result.viewMicroseconds, 1)} µs`],
      [t('cli.bench.journal'), t('cli.bench.bytes', { bytes: number(result.journalBytesPerDecision, 1) })],
    ])}`,
  );
}
