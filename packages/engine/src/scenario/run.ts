/** Plays a scenario and compares. */
import type { SeenEvent } from '../events.ts';
import { Game } from '../game.ts';
import { seatOf } from './labels.ts';
import { Table, type Asked } from './table.ts';
import { under } from './format.ts';
import type { Expectation, ExpectedQuestion, Failure, Scenario, ScenarioResult, Told } from './format.ts';

const sorted = (list: readonly string[]) => list.slice().sort();
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const BY_COLOUR = {
  warp: (t: Table, colour: string) => t.warp(colour),
  removed: (t: Table, colour: string) => t.ships('removed', colour),
  homes: (t: Table, colour: string) => t.s.players[seatOf(t.s, colour)].homes,
  foreign: (t: Table, colour: string) => t.foreign(colour),
  hands: (t: Table, colour: string) => t.hand(colour),
  handSizes: (t: Table, colour: string) => t.hand(colour).length,
  tokens: (t: Table, colour: string) => t.tokens(colour),
  aliens: (t: Table, colour: string) => sorted(t.aliens(colour)),
};

/** What of this is not so. */
function unmet(t: Table, want: Expectation, path: string): Failure[] {
  const failures: Failure[] = [];
  const compare = (at: string, wanted: unknown, actual: unknown) => {
    const expected = Array.isArray(wanted) && typeof wanted[0] === 'string' ? sorted(wanted) : wanted;
    if (!same(expected, actual)) failures.push({ path: under(path, at), expected, actual });
  };
  const contain = (at: string, wanted: readonly string[], actual: readonly string[]) => {
    const left = actual.slice();
    const found = (word: string) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0;
    if (!wanted.every(found)) failures.push({ path: under(path, at), expected: wanted, actual });
  };
  for (const [place, fleets] of Object.entries(want.ships ?? {}))
    for (const { colour } of t.s.players)
      compare(`ships.${place}.${colour}`, fleets[colour] ?? 0, t.ships(place, colour));
  for (const [field, read] of Object.entries(BY_COLOUR))
    for (const [colour, wanted] of Object.entries(want[field as keyof typeof BY_COLOUR] ?? {}))
      compare(`${field}.${colour}`, wanted, read(t, colour));
  for (const [colour, piles] of Object.entries(want.piles ?? {}))
    for (const [name, wanted] of Object.entries(piles))
      compare(`piles.${colour}.${name}`, wanted, t.pile(colour, name));
  if (want.totals !== undefined) compare('totals', want.totals, t.totals());
  if (want.outcome !== undefined) compare('outcome', want.outcome, t.outcome());
  if (want.winners !== undefined) compare('winners', want.winners, sorted(t.winners()));
  if (want.turn !== undefined) compare('turn', want.turn, t.s.players[t.s.offense].colour);
  if (want.discard !== undefined) contain('discard', want.discard, t.discard());
  if (want.happened !== undefined)
    contain(
      'happened',
      want.happened,
      t.game.events(-1).map((event) => event.type),
    );
  return failures;
}

/** What about this question is other than described. */
function otherwise(want: ExpectedQuestion, asked: Asked, path: string): Failure[] {
  const failures: Failure[] = [];
  const compare = (name: string, expected: unknown, actual: unknown) => {
    if (!same(expected, actual)) failures.push({ path: under(path, name), expected, actual });
  };
  if (want.key !== undefined) compare('key', want.key, asked.key);
  if (want.options !== undefined) compare('options', sorted(want.options), sorted(asked.options));
  if (want.between !== undefined) {
    const { decision } = asked;
    compare('between', want.between, 'min' in decision ? [decision.min, decision.max] : null);
  }
  return failures;
}

const inWords = (open: readonly { seat: string; kind: string; key?: string }[]) =>
  open.length === 0
    ? 'nothing is asked'
    : open.map((one) => `${one.seat} is asked ${one.kind}${one.key ? ` ${one.key}` : ''}`).join('; ');

function leftOpen(t: Table, wanted: readonly ExpectedQuestion[]): Failure[] {
  const open = t.open();
  const pairs = wanted.map((want) => open.find((one) => one.seat === want.seat && one.kind === want.kind));
  if (pairs.includes(undefined) || wanted.length !== open.length)
    return [{ path: 'open', expected: inWords(wanted), actual: inWords(open) }];
  return wanted.flatMap((want, i) => otherwise(want, pairs[i]!, `open[${i}]`));
}

/** All events, each as seen by somebody who saw its cards. */
function everything(game: Game): SeenEvent[] {
  const seen = game.s.players.map((_, seat) => game.events(seat));
  return seen[0].map(
    (event, i) => seen.find((events) => 'cards' in events[i] && events[i].cards !== null)?.[i] ?? event,
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

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
    failures.push({ path: 'position', expected: 'a game that can begin', actual: messageOf(error) });
    return result(null);
  }
  for (const [i, step] of scenario.steps.entries()) {
    const path = `steps[${i}]`;
    let asked: Asked | null = null;
    try {
      asked = t.asked(step.seat, step.kind);
      failures.push(...otherwise(step, asked, path));
      const { seat, kind, key, options, decision } = asked;
      const told = { after: t.game.eventCount, seat, kind, key, params: decision.params, options };
      t.answer(step.seat, step.kind, step.answer);
      story.push({ ...told, answer: step.answer });
    } catch (error) {
      const legal = asked === null ? '' : `; legal: ${asked.options.join(', ')}`;
      const expected =
        asked === null ? inWords([step]) : `${step.seat} can answer ${JSON.stringify(step.answer)}`;
      failures.push({ path, expected, actual: messageOf(error) + legal });
      return result(t);
    }
    if (step.expect !== undefined) failures.push(...unmet(t, step.expect, `${path}.expect`));
  }
  failures.push(...leftOpen(t, scenario.open ?? []), ...unmet(t, scenario.expect, 'expect'));
  return result(t);
}
