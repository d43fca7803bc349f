/** Plays scenario files: tells the story, the questions with their legal answers, and whether it came out as expected. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { draftScenario, parseJournal, parseScenario, replay, runScenario } from '@cosmarium/engine';
import type { Failure, Game, Scenario, ScenarioResult, Told } from '@cosmarium/engine';
import { messages } from '@cosmarium/text';
import { command, type Context } from '../command.ts';
import { Names } from '../names.ts';
import { tellAll } from '../story.ts';
import { wrapText } from '../terminal.ts';

const FAILED = 1;
const UNREADABLE = 2;
const WIDTH = 100;

type Report =
  { file: string; error: string } | { file: string; error: null; scenario: Scenario; result: ScenarioResult };

export default command({
  name: 'scenario',
  operands: { sample: 'FILE...', min: 1, max: Infinity },
  options: { json: { type: 'flag' }, quiet: { type: 'flag' }, draft: { type: 'flag' } },
  run({ json, quiet, draft }, operands, context) {
    if (draft) return printDrafts(operands, context);
    const reports = operands.flatMap((path) => reportsOn(path, context));
    if (json)
      context.out(
        JSON.stringify(
          reports.map((one) => forMachines(one, quiet)),
          null,
          2,
        ),
      );
    else for (const report of reports) print(report, quiet, context);
    if (!json && reports.length > 1) printSum(reports, context);
    if (reports.some((one) => one.error !== null)) return UNREADABLE;
    return reports.every(passed) ? 0 : FAILED;
  },
});

const passed = (report: Report) => report.error === null && report.result.ok;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A folder stands for the scenarios in it. What cannot be looked at is left to be complained about when it is read. */
function reportsOn(path: string, { words }: Context): Report[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [play(path)];
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  if (files.length === 0) return [{ file: path, error: words.t('cli.scenario.empty') }];
  return files.sort().map((file) => play(join(path, file)));
}

const KEYS = Object.keys(messages('en'));

function play(file: string): Report {
  try {
    const scenario = parseScenario(readFileSync(file, 'utf8'), { keys: KEYS });
    return { file, error: null, scenario, result: runScenario(scenario) };
  } catch (error) {
    return { file, error: messageOf(error) };
  }
}

function forMachines(report: Report, quiet: boolean): object {
  if (report.error !== null) return { file: report.file, ok: false, error: report.error };
  const { file, scenario, result } = report;
  const { ok, failures, ...story } = result;
  return { file, name: scenario.name, cites: scenario.cites, ok, failures, ...(quiet ? {} : story) };
}

function print(report: Report, quiet: boolean, context: Context): void {
  const { words, paint, out, err } = context;
  const { file } = report;
  if (report.error !== null) {
    err(paint.bad(words.t('cli.scenario.unreadable', { file, message: report.error })));
    return;
  }
  const { scenario, result } = report;
  if (!quiet) printStory(scenario, result, context);
  const verdict = words.t(result.ok ? 'cli.scenario.passed' : 'cli.scenario.failed', {
    file,
    name: scenario.name,
  });
  out(result.ok ? paint.good(verdict) : paint.bad(verdict));
  for (const failure of result.failures) out(failureInWords(failure, context));
  if (!quiet) out();
}

function failureInWords({ path, expected, actual }: Failure, { words, paint }: Context): string {
  return [
    `  ${paint.bold(path)}`,
    wrapText(words.t('cli.scenario.expected', { value: said(expected) }), WIDTH, '    '),
    wrapText(words.t('cli.scenario.actual', { value: said(actual) }), WIDTH, '    '),
  ].join('\n');
}

const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function printStory(
  scenario: Scenario,
  { story, events, systems }: ScenarioResult,
  { words, paint, out }: Context,
): void {
  const names = new Names(
    words,
    paint,
    scenario.position.players.map((player) => player.colour),
    systems,
  );
  const tell = (from: number, to?: number) =>
    tellAll(events.slice(from, to), names).forEach((line) => out(line));
  out(paint.bold(scenario.name) + paint.dim(` (${scenario.cites.join(', ')})`));
  if (scenario.note !== undefined) out(wrapText(scenario.note, WIDTH, '  '));
  let told = 0;
  for (const question of story) {
    tell(told, question.after);
    out(questionInWords(question, names));
    told = question.after;
  }
  tell(told);
}

function questionInWords(told: Told, names: Names): string {
  const { words, paint } = names;
  const asked = words.has(told.key) ? words.t(told.key, names.params(told.params)) : told.key;
  const refusal =
    told.refused === undefined
      ? ''
      : ` (${words.t('cli.scenario.refused', { error: words.t(`error.${told.refused}`, { detail: '' }).trim() })})`;
  return [
    `  ${names.seat(names.colours.findIndex((colour) => colour === told.seat))}: ${asked}`,
    paint.dim(
      wrapText(words.t('cli.scenario.legal', { options: told.options.join(' · ') }), WIDTH, '      '),
    ),
    `    → ${paint.bold(said(told.answer))}${refusal}`,
  ].join('\n');
}

function printSum(reports: readonly Report[], { words, out }: Context): void {
  const good = reports.filter(passed).length;
  out(words.t('cli.scenario.sum', { count: reports.length, passed: good, failed: reports.length - good }));
}

/** The encounter a saved game ended in. If its last answer broke the game, that question is left open. */
function printDrafts(files: readonly string[], { words, paint, out, err }: Context): number {
  let code = 0;
  for (const file of files)
    try {
      out(
        JSON.stringify(draftScenario(replayed(readFileSync(file, 'utf8')), basename(file, '.json')), null, 2),
      );
    } catch (error) {
      err(paint.bad(words.t('cli.scenario.unreadable', { file, message: messageOf(error) })));
      code = UNREADABLE;
    }
  return code;
}

function replayed(text: string): Game {
  const journal = parseJournal(text);
  try {
    return replay(journal, { verify: false });
  } catch {
    return replay(journal, { verify: false, until: journal.answers.length - 1 });
  }
}
