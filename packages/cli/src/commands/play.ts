/** A game in the terminal. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPlayer, PLAYERS, type Player, type PlayerName } from '@cosmarium/bots';
import { createGame, FEWEST_PLAYERS, MOST_PLAYERS, replay, setupFault, type Game } from '@cosmarium/engine';
import { faultInWords } from '@cosmarium/story';
import { command, UsageError, type Context } from '../command.ts';
import { Names } from '../names.ts';
import { CHOICES, setupFor } from '../play/choices.ts';
import { Quit } from '../play/dialog.ts';
import { openLines } from '../play/input.ts';
import { Session } from '../play/session.ts';
import { saveJournal } from '../run/files.ts';

const SPECTATOR = -1;
const WATCH_DELAY_MS = 400;
const EXIT_USAGE = 2;

export default command({
  name: 'play',
  options: {
    players: { type: 'number', min: FEWEST_PLAYERS, max: MOST_PLAYERS },
    seed: { type: 'word', sample: 'S' },
    ...CHOICES,
    seat: { type: 'number', min: 1, max: MOST_PLAYERS },
    bots: { type: 'word', oneOf: PLAYERS },
    watch: { type: 'flag' },
    delay: { type: 'number' },
    save: { type: 'word', sample: 'FILE' },
    load: { type: 'word', sample: 'FILE' },
  },
  async run(options, _operands, context) {
    const { players = 5, seed = randomBytes(4).toString('hex') } = options;
    const setup = setupFor(players, options);
    const fault = options.load === undefined ? setupFault(setup) : null;
    if (fault !== null) {
      context.err(faultInWords(context.words, fault));
      return EXIT_USAGE;
    }
    const game =
      options.load === undefined ? createGame(setup, seed) : replay(readFileSync(options.load, 'utf8'));
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
    const session = new Session(game, names, seatedBots(options.bots ?? 'normal', seed), seat, context.out);
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

/** All of a kind, each with a seed of its own. */
function seatedBots(name: string, seed: string): Player {
  const bots: Player[] = [];
  return (game, d) => (bots[d.seat] ??= createPlayer(name as PlayerName, `bots:${seed}:${d.seat}`))(game, d);
}

function save(game: Game, file: string, { words, out }: Context): void {
  saveJournal(file, game.journal());
  out(words.t('cli.play.saved', { file }));
}
