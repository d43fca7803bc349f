/** Plays every n-th game of a series, or of a trial of values, in a process of its own and reports each. */
import {
  LEARNED,
  playSeriesGame,
  playTrial,
  type Knob,
  type Series,
  type TableReport,
  type Trial,
} from '@cosmarium/bots';

export interface Games {
  first: number;
  step: number;
  games: number;
}
export interface SeriesWork extends Games {
  series: Series;
  watching: { clock?: boolean; study?: boolean; record?: boolean };
}
export interface TrialWork extends Games {
  knobs: readonly Knob[];
  seed: string;
}

/** The time this process has computed, in milliseconds: what else the machine does is not the bots' fault. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const tell = (report: TableReport | Trial) => new Promise<unknown>((sent) => process.send!(report, sent));

function player(work: SeriesWork | TrialWork): (i: number) => TableReport | Trial {
  if ('knobs' in work) return (i) => playTrial(LEARNED, work.knobs, work.seed, i);
  const { series, watching } = work;
  const how = { ...watching, clock: watching.clock === true ? cpuTime : undefined };
  return (i) => playSeriesGame(series, i, how);
}

process.once('message', async (work: SeriesWork | TrialWork) => {
  const play = player(work);
  for (let i = work.first; i < work.games; i += work.step) await tell(play(i));
  process.disconnect();
});
