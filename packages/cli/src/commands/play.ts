/** A game in the terminal. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPlayer,
  PLAYERS,
  withCharacter,
  type CharacterName,
  type Player,
  type PlayerName,
  type Spoken,
} from '@cosmarium/bots';
import { createGame, FEWEST_PLAYERS, MOST_PLAYERS, replay, setupFault, type Game } from '@cosmarium/engine';
import { faultInWords } from '@cosmarium/story';
import { command, UsageError, type Context } from '../command.ts';
import { Names } from '../names.ts';
import { seatedCharacters } from '../play/characters.ts';
import { CHOICES, setupFor } from '../play/choices.ts';
import { Quit } from '../play/dialog.ts';
import { openLines } from '../play/input.ts';
import { Session } from '../play/session.ts';
import { Talk } from '../play/talk.ts';
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
    characters: { type: 'word', sample: 'dice' },
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
    const characters = seatedCharacters(options.characters, colours.length, seat, seed);
    const talk = new Talk(characters, `talk:${seed}`);
    const bots = seatedBots((options.bots ?? 'normal') as PlayerName, seed, characters, () => talk.said);
    const session = new Session(game, names, bots, seat, context.out, talk);
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

/** All of a kind, each with a seed and a character of its own. */
function seatedBots(
  player: PlayerName,
  seed: string,
  characters: readonly (CharacterName | null)[],
  heard: () => readonly Spoken[],
): Player {
  const bots = characters.map((character, seat) => {
    const name = character === null ? player : withCharacter(player, character);
    if (name === null) throw new UsageError('cli.error.no-character', { player });
    return createPlayer(name, `bots:${seed}:${seat}`, heard);
  });
  return (game, d) => bots[d.seat](game, d);
}

function save(game: Game, file: string, { words, out }: Context): void {
  saveJournal(file, game.journal());
  out(words.t('cli.play.saved', { file }));
}
