/** Lets bots play against each other and says how strong they are. */
import { summarize, type ArenaReport, type Share } from '@cosmarium/bots';
import { playSeries, seatsFrom, withCharacters } from '../arena/run.ts';
import { command, type Context } from '../command.ts';
import { variantsOf } from '../run/lists.ts';
import { table } from '../terminal.ts';

export default command({
  name: 'arena',
  options: {
    seats: { type: 'word', sample: 'hard,normal,normal' },
    characters: { type: 'word', sample: 'loyal,none,none' },
    games: { type: 'number', min: 1 },
    seed: { type: 'word', sample: 'S' },
    variants: { type: 'word', sample: 'A,B,...' },
    processes: { type: 'number', min: 1, max: 64 },
    study: { type: 'flag' },
    json: { type: 'flag' },
  },
  async run(options, _operands, context) {
    const players = seatsFrom(options.seats ?? 'hard,normal,normal,normal,normal');
    const seats = options.characters === undefined ? players : withCharacters(players, options.characters);
    const { games = 100, seed = 'arena', study, processes } = options;
    const variants = variantsOf(options.variants);
    const watching = { clock: true, study };
    const reports = await playSeries(
      { series: { seats, seed, variants }, games, watching },
      context,
      processes,
    );
    const report = summarize(reports);
    if (options.json) context.out(JSON.stringify({ seats, seed, ...report }, null, 2));
    else {
      print(report, context);
      if (study) printHabits(report, context);
    }
    return report.unfinished === 0 ? 0 : 1;
  },
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const interval = ({ low, high }: Share) => `${percent(low)} – ${percent(high)}`;

function print(report: ArenaReport, { words: { t }, paint, out }: Context): void {
  const { games, unfinished, encounters, turns } = report;
  out(t('cli.arena.games', { games, unfinished, fair: percent(report.fairShare) }));
  out(t('cli.arena.length', { encounters: encounters.median, turns: turns.median, most: encounters.p95 }));
  const heads = ['player', 'wins', 'interval', 'split', 'colonies', 'elo', 'p50', 'p95'];
  const rows = report.players.map((one) => [
    one.player,
    percent(one.wins.share),
    interval(one.wins),
    percent(one.split),
    one.colonies.toFixed(1),
    one.elo,
    one.p50.toFixed(2),
    one.p95.toFixed(2),
  ]);
  out(`\n${table([heads.map((head) => paint.bold(t(`cli.arena.head.${head}`))), ...rows])}`);
}

/** What each player did at the moments that were studied, the most telling first. */
function printHabits({ players }: ArenaReport, { words, paint, out }: Context): void {
  const { t } = words;
  const heads = ['player', 'habit', 'count', 'share', 'interval'].map((head) => t(`cli.arena.head.${head}`));
  const rows = players.flatMap(({ player, habits }) =>
    Object.entries(habits)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([habit, share]) => [
        player,
        habitText(habit, words),
        `${share.count} / ${share.of}`,
        percent(share.share),
        interval(share),
      ]),
  );
  out(`\n${table([heads.map((head) => paint.bold(head)), ...rows])}`);
}

/** Some moments are about a card: `uses:quash`. */
function habitText(habit: string, words: Context['words']): string {
  const [name, card = ''] = habit.split(':');
  return words.t(`cli.arena.habit.${name}`, { card: card === '' ? '' : words.t(`card.${card}.name`) });
}
