/** Plays every n-th game of a series in a process of its own and reports each. */
import { playSeriesGame, type Series, type TableReport } from '@cosmarium/bots';

export interface Work {
  series: Series;
  first: number;
  step: number;
  games: number;
  watching: { clock?: boolean; study?: boolean; record?: boolean };
}

/** The time this process has computed, in milliseconds: what else the machine does is not the bots' fault. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const tell = (report: TableReport) => new Promise<unknown>((sent) => process.send!(report, sent));

process.once('message', async ({ series, first, step, games, watching }: Work) => {
  const how = { ...watching, clock: watching.clock === true ? cpuTime : undefined };
  for (let i = first; i < games; i += step) await tell(playSeriesGame(series, i, how));
  process.disconnect();
});
