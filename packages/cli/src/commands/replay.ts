/** Plays a journal again and tells its story. */
import { readFileSync } from 'node:fs';
import {
  checkInvariants,
  COLOURS,
  CosmariumError,
  parseJournal,
  replay,
  sha256,
  type Colour,
  type Game,
  type Lots,
} from '@cosmarium/engine';
import type { Words } from '@cosmarium/text';
import { command, UsageError, type Context } from '../command.ts';
import { Names } from '../names.ts';
import { tellAll } from '../story.ts';

const SPECTATOR = -1;

function seatOf(game: Game, colour: string | undefined): number {
  if (colour === undefined) return SPECTATOR;
  const colours = game.s.players.map((player) => player.colour);
  const seat = colours.indexOf(colour.toLowerCase() as Colour);
  if (seat < 0)
    throw new UsageError('cli.error.one-of', { option: '--seat', given: colour, words: colours.join(', ') });
  return seat;
}

/** The text of the file, or null with a word about why not. */
function read(file: string, { words, err }: Context): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    err(words.t('cli.error.file', { file, detail: (error as Error).message }));
    return null;
  }
}

/** What everybody can compare with what they saw at the table. */
const lotsLine = ({ secret, chances }: Lots, { t }: Words): string =>
  t('cli.replay.lots', {
    given: chances.filter((chance) => chance !== null).length,
    commitment: sha256(secret),
  });

export default command({
  name: 'replay',
  operands: { sample: 'FILE', min: 1, max: 1 },
  options: {
    until: { type: 'number' },
    seat: { type: 'word', sample: COLOURS.join('|') },
    verify: { type: 'flag' },
  },
  run(options, [file], context) {
    const { words, out, err, paint } = context;
    const text = read(file, context);
    if (text === null) return 1;
    let game: Game;
    let lots: Lots | undefined;
    try {
      const journal = parseJournal(text);
      const until = options.until ?? journal.answers.length;
      game = replay(journal, { until, watch: checkInvariants });
      lots = journal.lots;
      if (options.verify) {
        out(words.t('cli.replay.verified', { answers: until, checkpoints: journal.checkpoints.length }));
        if (lots !== undefined) out(lotsLine(lots, words));
        return 0;
      }
    } catch (error) {
      const known = error instanceof CosmariumError;
      const detail = known ? error.message : ((error as Error).stack ?? String(error));
      err(paint.bad(words.t(`error.${known ? error.code : 'broken-rule'}`, { detail })));
      return 1;
    }
    const names = new Names(
      words,
      paint,
      game.s.players.map((player) => player.colour),
      game.view(-1).systems,
    );
    for (const line of tellAll(game.events(seatOf(game, options.seat)), names)) out(line);
    const { encounters, turn } = game.s;
    out(`\n${words.t(game.over ? 'cli.replay.over' : 'cli.replay.unfinished', { encounters, turns: turn })}`);
    if (lots !== undefined) out(lotsLine(lots, words));
    return 0;
  },
});
