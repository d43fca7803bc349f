import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseScenario, runScenario } from '@cosmarium/engine';
import { text } from '@cosmarium/text';
import scenario from '../src/commands/scenario.ts';
import { paintFor } from '../src/terminal.ts';

const scenarios = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const good = join(scenarios, 'ex-1.json');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cosmarium-scenario-'));
  const wrong = { ...parseScenario(readFileSync(good, 'utf8')), expect: { totals: [19, 17] } };
  writeFileSync(join(folder, 'wrong.json'), JSON.stringify(wrong));
  writeFileSync(join(folder, 'damaged.json'), '{ "format": "cosmarium-scenario" }');
});
afterAll(() => rmSync(folder, { recursive: true }));

type Flags = { json?: boolean; quiet?: boolean; draft?: boolean };

async function run(operands: string[], flags: Flags = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await scenario.run({ json: false, quiet: false, draft: false, ...flags }, operands, {
    words: text('en'),
    paint: paintFor(false),
    out: (line = '') => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

test('tells the story, the questions with their legal answers, and the answers given', async () => {
  const { code, out, err } = await run([good]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(parseScenario(readFileSync(good, 'utf8')).name);
  expect(out).toContain('pass · reinforcement-2 offense · reinforcement-2 defense');
  expect(out).toContain('→ reinforcement-2 offense');
  expect(out).toContain('19');
  expect(out).not.toContain('⟨');
});

test('quiet says only how it came out', async () => {
  const { code, out } = await run([good], { quiet: true });
  expect(code).toBe(0);
  expect(out.split('\n')).toHaveLength(1);
  expect(out).toContain('ex-1.json');
});

test('a failed expectation: exit code 1, with what was expected and what came', async () => {
  const { code, out } = await run([good, join(folder, 'wrong.json')], { quiet: true });
  expect(code).toBe(1);
  expect(out).toContain('expect.totals');
  expect(out).toContain('[19,17]');
  expect(out).toContain('[19,18]');
});

test('a folder stands for the files in it; the unreadable ones give exit code 2 and the rest is played', async () => {
  const { code, out, err } = await run([folder, join(folder, 'nowhere.json')], { quiet: true });
  expect(code).toBe(2);
  expect(err).toContain('damaged.json');
  expect(err).toContain('version: missing');
  expect(err).toContain('nowhere.json');
  expect(out).toContain('wrong.json');
});

test('a folder without scenarios is an error, as is a file that proves nothing or asks by a key that does not exist', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const nothing = await run([empty]);
  expect(nothing).toEqual({
    code: 2,
    out: '',
    err: `${empty} cannot be played: there is no scenario (.json) in this folder`,
  });
  const whole = parseScenario(readFileSync(good, 'utf8'));
  const steps = whole.steps.map(({ seat, kind, answer }) => ({ seat, kind, answer }));
  writeFileSync(join(empty, 'a.json'), JSON.stringify({ ...whole, steps, expect: {} }));
  const key = whole.steps.map((step, i) => (i === 0 ? { ...step, key: 'ask.respnd.regroup' } : step));
  writeFileSync(join(empty, 'b.json'), JSON.stringify({ ...whole, steps: key }));
  const { code, err } = await run([empty], { quiet: true });
  rmSync(empty, { recursive: true });
  expect(code).toBe(2);
  expect(err).toContain('a.json cannot be played: expect: this proves nothing');
  expect(err).toContain('b.json cannot be played: steps[0].key: expected the key of a text');
  expect(err).toContain('did you mean "ask.respond.regroup');
});

test('an answer that was refused is told as refused', async () => {
  const { code, out } = await run([join(scenarios, 'what-cannot-be-agreed.json')]);
  expect(code).toBe(0);
  expect(out).toContain('→ {"give":{},"get":{}} (refused: That is not possible.)');
});

test('all scenarios of the project pass', async () => {
  expect((await run([scenarios], { quiet: true })).code).toBe(0);
});

test('json for machines', async () => {
  const { code, out } = await run([folder], { json: true });
  expect(code).toBe(2);
  const [damaged, wrong] = JSON.parse(out) as Record<string, unknown>[];
  expect(damaged).toMatchObject({ ok: false, error: expect.stringContaining('version: missing') as string });
  expect(wrong).toMatchObject({
    ok: false,
    cites: expect.arrayContaining(['EX-1']) as string[],
    failures: [{ path: 'expect.totals', expected: [19, 17], actual: [19, 18] }],
    journal: { format: 'cosmarium-journal' },
  });
  expect(wrong.story).toHaveLength(13);
  const quiet = JSON.parse((await run([good], { json: true, quiet: true })).out) as object[];
  expect(Object.keys(quiet[0])).toEqual(['file', 'name', 'cites', 'ok', 'failures']);
});

test('draft makes a scenario of a journal', async () => {
  const { journal } = runScenario(parseScenario(readFileSync(good, 'utf8')));
  const file = join(folder, 'journal.json');
  writeFileSync(file, JSON.stringify({ ...journal, answers: journal!.answers.slice(0, 4) }));
  const { code, out } = await run([file], { draft: true });
  expect(code).toBe(0);
  const draft = parseScenario(out);
  expect(draft.steps.map((step) => step.answer).slice(1)).toEqual([[], ['blue'], 'parasite:infest']);
  expect(draft.open).toMatchObject([{ seat: 'yellow', kind: 'player' }]);
  expect(runScenario(draft).failures).toEqual([]);
  rmSync(file);
  expect((await run([file], { draft: true })).code).toBe(2);
});
