/** A game in the terminal. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createGame,
  diceFrom,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  replay,
  type Game,
  type Setup,
} from '@cosmarium/engine';
import { command, UsageError, type Context } from '../command.ts';
import { Names } from '../names.ts';
import { Quit } from '../play/dialog.ts';
import { openLines } from '../play/input.ts';
import { Session } from '../play/session.ts';
import { saveJournal } from '../run/files.ts';
import { coloursFor, STARTS, type Start } from '../run/setups.ts';

const SPECTATOR = -1;
const WATCH_DELAY_MS = 400;

export default command({
  name: 'play',
  options: {
    players: { type: 'number', min: FEWEST_PLAYERS, max: MOST_PLAYERS },
    seed: { type: 'word', sample: 'S' },
    start: { type: 'word', oneOf: STARTS },
    seat: { type: 'number', min: 1, max: MOST_PLAYERS },
    watch: { type: 'flag' },
    delay: { type: 'number' },
    save: { type: 'word', sample: 'FILE' },
    load: { type: 'word', sample: 'FILE' },
  },
  async run(options, _operands, context) {
    const { players = 5, seed = randomBytes(4).toString('hex'), start = 'beginner' } = options;
    const game =
      options.load === undefined
        ? createGame(setupFor(players, start as Start), seed)
        : replay(readFileSync(options.load, 'utf8'));
    const colours = game.s.players.map((player) => player.colour);
    const seat = options.watch ? SPECTATOR : (options.seat ?? 1) - 1;
    if (seat >= colours.length)
      throw new UsageError('cli.error.number', {
        option: '--seat',
        given: seat + 1,
        min: 1,
        max: colours.length,
      });
    const names = new Names(context.words, context.paint, colours, game.view(SPECTATOR).systems);
    const session = new Session(game, names, diceFrom(`bots:${seed}`), seat, context.out);
    const file = options.save ?? options.load ?? `cosmarium-${seed}.json`;

    if (options.watch) {
      const delay = process.stdout.isTTY ? (options.delay ?? WATCH_DELAY_MS) : (options.delay ?? 0);
      await session.watch(() => (delay > 0 ? sleep(delay) : Promise.resolve()));
      if (options.save !== undefined) save(game, file, context);
      return 0;
    }
    const { words, out } = context;
    out(words.t('cli.play.welcome', { players: colours.length, seed, who: names.seat(seat) }));
    const lines = openLines();
    try {
      await session.play(lines);
      if (options.save !== undefined) save(game, file, context);
    } catch (error) {
      if (!(error instanceof Quit)) throw error;
      if (!error.typed) out(words.t('cli.play.input-ended'));
      save(game, file, context);
      out(words.t('cli.play.continue', { file, seat: seat + 1 }));
    } finally {
      lines.close();
    }
    return 0;
  },
});

const setupFor = (players: number, start: Start): Setup => ({
  players: coloursFor(players).map((colour) => ({ colour })),
  start,
});

function save(game: Game, file: string, { words, out }: Context): void {
  saveJournal(file, game.journal());
  out(words.t('cli.play.saved', { file }));
}
