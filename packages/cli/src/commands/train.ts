/** Lets bots play against each other, and learns from who won what a position is worth. */
import { writeFileSync } from 'node:fs';
import { fit, STEPS, type Fit, type Position } from '@cosmarium/bots';
import { playSeries, seatsFrom } from '../arena/run.ts';
import { command } from '../command.ts';

const FILE = 'packages/bots/src/fitted.ts';

export default command({
  name: 'train',
  options: {
    seats: { type: 'word', sample: 'hard,normal,normal' },
    games: { type: 'number', min: 5 },
    seed: { type: 'word', sample: 'S' },
    processes: { type: 'number', min: 1, max: 64 },
    out: { type: 'word', sample: 'FILE' },
  },
  async run(options, _operands, context) {
    const { games = 400, seed = 'train', out = FILE, processes } = options;
    const seats = seatsFrom(options.seats ?? 'normal,normal,normal,normal,normal');
    const work = { series: { seats, seed }, games, watching: { record: true } };
    const reports = await playSeries(work, context, processes);
    const positions = reports.flatMap(({ positions: seen, winners }, game): Position[] =>
      winners.length === 0 ? [] : seen.map((features) => ({ features, winners, game })),
    );
    const result = fit(positions);
    writeFileSync(out, source(result, games, seats.join(',')));
    context.out(
      context.words.t('cli.train.done', {
        positions: result.positions,
        loss: result.logLoss.toFixed(3),
        blind: result.blind.toFixed(3),
        file: out,
      }),
    );
    return 0;
  },
});

const short = (x: number): string => String(Number(x.toFixed(3)));

function source({ weights, logLoss, blind }: Fit, games: number, seats: string): string {
  const [home, power, ship, hand, turn] = weights.slice(STEPS).map(short);
  return `/**
 * What counts of a position, and how much, fitted to games of the bots themselves: what goes along with winning. \`cosmarium train\`
 * writes this file anew.
 */
export const FITTED = {
  date: '${new Date().toISOString().slice(0, 10)}',
  games: ${games},
  seats: '${seats}',
  /** Cross-validated, against ${short(blind)} if all seats were alike. */
  logLoss: ${short(logLoss)},
  weights: {
    /** At most one colony missing, at most two, three, four: what each step adds. */
    steps: [${weights.slice(0, STEPS).map(short).join(', ')}],
    home: ${home},
    power: ${power},
    ship: ${ship},
    /** For each unit of worth. */
    hand: ${hand},
    /** To be the next offense rather than the last to be. */
    turn: ${turn},
  },
};
`;
}
