/** Plays a scenario and compares. */
import { CosmariumError } from '../errors.ts';
import { everything, otherwise, unmet } from './expectations.ts';
import type { ExpectedQuestion, Failure, Scenario, ScenarioResult, Step, Told } from './format.ts';
import { Table, type Asked } from './table.ts';

const inWords = (open: readonly { seat: string; kind: string; key?: string }[]) =>
  open.length === 0
    ? 'nothing is asked'
    : open.map((one) => `${one.seat} is asked ${one.kind}${one.key ? ` ${one.key}` : ''}`).join('; ');

function leftOpen(t: Table, wanted: readonly ExpectedQuestion[]): Failure[] {
  const open = t.open();
  const pairs = wanted.map((want) => open.find((one) => one.seat === want.seat && one.kind === want.kind));
  if (pairs.includes(undefined) || wanted.length !== open.length)
    return [{ path: 'open', expected: inWords(wanted), actual: inWords(open) }];
  return wanted.flatMap((want, i) => otherwise(t, want, pairs[i]!, `open[${i}]`));
}

/** An error that ended the scenario. A fault of the rules, or a game that never ends, is told by its name. */
function stopped(error: unknown, path: string, expected: string, legal = ''): Failure {
  if (!(error instanceof CosmariumError)) return { path, expected, actual: String(error) };
  const { code, message, isFault } = error;
  return { path, expected, actual: `${isFault ? `${code}: ` : ''}${message}${legal}`, error: code };
}

/** Gives an answer that must be refused; what came of it instead, if it was not. */
function refuse(t: Table, step: Step, path: string): Failure[] {
  const { error, says } = step.refused!;
  const before = t.game.hash();
  const found = t.refusal(step.seat, step.kind, step.answer, error === 'malformed-answer');
  const fail = (name: string, expected: string, actual: string) => [
    { path: `${path}.refused${name}`, expected, actual },
  ];
  if (found === null) return fail('', error, 'the answer was taken');
  if (found.code !== error) return fail('.error', error, `${found.code}: ${found.message}`);
  if (says !== undefined && !found.message.includes(says)) return fail('.says', says, found.message);
  return t.game.hash() === before ? [] : fail('', 'nothing changes', 'something did');
}

interface Taken {
  told: Told | null;
  failures: Failure[];
  /** Whether the next step can be tried. */
  goesOn: boolean;
}

function take(t: Table, step: Step, path: string): Taken {
  const { seat, kind, answer, refused } = step;
  const after = t.game.eventCount;
  const failures: Failure[] = [];
  let asked: Asked | null = null;
  try {
    // Who is not asked may still try to answer, and be refused.
    asked = refused === undefined || t.isAsked(seat, kind) ? t.asked(seat, kind) : null;
    if (asked !== null) failures.push(...otherwise(t, step, asked, path));
    const refusals = refused === undefined ? [] : refuse(t, step, path);
    if (refused === undefined) t.answer(seat, kind, answer);
    if (refusals.length > 0) return { told: null, failures: [...failures, ...refusals], goesOn: false };
  } catch (error) {
    const legal = asked === null ? '' : `; legal: ${asked.options.join(', ')}`;
    const expected = asked === null ? inWords([step]) : `${seat} can answer ${JSON.stringify(answer)}`;
    failures.push(stopped(error, path, expected, legal));
    return { told: null, failures, goesOn: false };
  }
  if (step.expect !== undefined) failures.push(...unmet(t, step.expect, `${path}.expect`));
  if (asked === null) return { told: null, failures, goesOn: true };
  const { key, options, decision } = asked;
  const told: Told = { after, seat, kind, key, params: decision.params, options, answer };
  return { told: refused === undefined ? told : { ...told, refused: refused.error }, failures, goesOn: true };
}

/** Plays a scenario. Stops at the first step that cannot be taken; expectations that fail do not stop it. */
export function runScenario(scenario: Scenario): ScenarioResult {
  const story: Told[] = [];
  const failures: Failure[] = [];
  const result = (t: Table | null): ScenarioResult => ({
    ok: failures.length === 0,
    failures,
    story,
    events: t === null ? [] : everything(t.game),
    systems: t === null ? [] : t.game.view(-1).systems,
    journal: t === null ? null : t.game.journal(),
  });
  let t: Table;
  try {
    t = new Table(scenario.position, scenario.encounters);
  } catch (error) {
    failures.push(stopped(error, 'position', 'a game that can begin'));
    return result(null);
  }
  for (const [i, step] of scenario.steps.entries()) {
    const taken = take(t, step, `steps[${i}]`);
    failures.push(...taken.failures);
    if (taken.told !== null) story.push(taken.told);
    if (!taken.goesOn) return result(t);
  }
  failures.push(...leftOpen(t, scenario.open ?? []), ...unmet(t, scenario.expect, 'expect'));
  return result(t);
}
