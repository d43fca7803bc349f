/** Compares the table with what a scenario expects of it. */
import type { SeenEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { under } from './format.ts';
import type {
  Expectation,
  ExpectedEncounter,
  ExpectedQuestion,
  ExpectedSheet,
  Failure,
  Happening,
} from './format.ts';
import { happened } from './happenings.ts';
import { placeLabel, seatOf } from './labels.ts';
import type { Asked, Table } from './table.ts';

const sorted = (list: readonly string[]) => list.slice().sort();

/** As JSON with the fields in one order. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`).join()}}`;
}

/** Collects what is otherwise than expected. */
class Comparison {
  readonly failures: Failure[] = [];
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  fail(at: string, expected: unknown, actual: unknown): void {
    this.failures.push({ path: under(this.path, at), expected, actual });
  }

  /** What the scenario does not mention may be anything. */
  equal(at: string, expected: unknown, actual: () => unknown): void {
    if (expected === undefined) return;
    const found = actual();
    if (canonical(expected) !== canonical(found)) this.fail(at, expected, found);
  }

  /** The same cards or players, in any order. */
  alike(at: string, expected: readonly string[] | undefined, actual: () => string[]): void {
    if (expected !== undefined) this.equal(at, sorted(expected), () => sorted(actual()));
  }

  contain(at: string, expected: readonly string[], actual: readonly string[]): void {
    const left = actual.slice();
    const found = (word: string) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0;
    if (!expected.every(found)) this.fail(at, expected, actual);
  }
}

/** Where a number, a list of words or something else is expected of every colour. */
const BY_COLOUR = {
  warp: (t: Table, colour: string) => t.warp(colour),
  removed: (t: Table, colour: string) => t.ships('removed', colour),
  homes: (t: Table, colour: string) => t.s.players[seatOf(t.s, colour)].homes,
  foreign: (t: Table, colour: string) => t.foreign(colour),
  handSizes: (t: Table, colour: string) => t.hand(colour).length,
  tokens: (t: Table, colour: string) => t.tokens(colour),
};
const LISTS_BY_COLOUR = {
  hands: (t: Table, colour: string) => t.hand(colour),
  aliens: (t: Table, colour: string) => t.aliens(colour),
};

/** What of this is not so. */
export function unmet(t: Table, want: Expectation, path: string): Failure[] {
  const check = new Comparison(path);
  for (const [place, fleets] of Object.entries(want.ships ?? {}))
    for (const { colour } of t.s.players)
      check.equal(`ships.${place}.${colour}`, fleets[colour] ?? 0, () => t.ships(place, colour));
  for (const [field, read] of Object.entries(BY_COLOUR))
    for (const [colour, wanted] of Object.entries(want[field as keyof typeof BY_COLOUR] ?? {}))
      check.equal(`${field}.${colour}`, wanted, () => read(t, colour));
  for (const [field, read] of Object.entries(LISTS_BY_COLOUR))
    for (const [colour, wanted] of Object.entries(want[field as keyof typeof LISTS_BY_COLOUR] ?? {}))
      check.alike(`${field}.${colour}`, wanted, () => read(t, colour));
  for (const [colour, piles] of Object.entries(want.piles ?? {}))
    for (const [name, wanted] of Object.entries(piles))
      check.alike(`piles.${colour}.${name}`, wanted, () => t.pile(colour, name));
  for (const [colour, sizes] of Object.entries(want.pileSizes ?? {}))
    for (const [name, wanted] of Object.entries(sizes))
      check.equal(`pileSizes.${colour}.${name}`, wanted, () => t.pile(colour, name).length);
  for (const [colour, sheets] of Object.entries(want.sheets ?? {}))
    for (const [alien, wanted] of Object.entries(sheets)) checkSheet(check, t, colour, alien, wanted);
  check.equal('deck', want.deck, () => t.deck());
  check.equal('deckTop', want.deckTop, () => t.deck().slice(0, want.deckTop!.length));
  check.equal('deckSize', want.deckSize, () => t.deck().length);
  if (want.discard !== undefined) check.contain('discard', want.discard, t.discard());
  check.alike('discardPile', want.discardPile, () => t.discard());
  check.equal('discardSize', want.discardSize, () => t.discard().length);
  check.equal('totals', want.totals, () => t.totals());
  check.equal('outcome', want.outcome, () => t.outcome());
  check.alike('winners', want.winners, () => t.winners());
  check.equal('turn', want.turn, () => t.s.players[t.s.offense].colour);
  if (want.last !== undefined) checkLast(check, t, want.last);
  checkHappenings(check, t, want);
  return check.failures;
}

function checkSheet(check: Comparison, t: Table, colour: string, alien: string, want: ExpectedSheet): void {
  const at = (name: string) => `sheets.${colour}.${alien}${name}`;
  const sheet = t.sheet(colour, alien);
  if (sheet === null) return check.fail(at(''), `${colour} has ${alien}`, t.aliens(colour));
  const { view, data } = sheet;
  const pile = (name: string) => view.piles.find((one) => one.name === name);
  check.equal(at('.faceDown'), want.faceDown, () => view.faceDown);
  check.equal(at('.power'), want.power, () => view.state);
  check.equal(at('.tokens'), want.tokens, () => view.tokens);
  for (const [name, wanted] of Object.entries(want.piles ?? {}))
    check.alike(at(`.piles.${name}`), wanted, () => pile(name)?.cards ?? []);
  for (const [name, wanted] of Object.entries(want.sizes ?? {}))
    check.equal(at(`.sizes.${name}`), wanted, () => pile(name)?.count ?? 0);
  for (const [name, wanted] of Object.entries(want.data ?? {}))
    check.equal(at(`.data.${name}`), wanted, () => data[name]);
}

function checkLast(check: Comparison, t: Table, want: ExpectedEncounter): void {
  const last = t.last();
  if (last === null) return check.fail('last', want, 'no encounter has ended yet');
  const colourOf = (seat: number) => t.s.players[seat]?.colour ?? null;
  check.equal('last.offense', want.offense, () => colourOf(last.offense));
  check.equal('last.defense', want.defense, () => colourOf(last.defense));
  check.equal('last.planet', want.planet, () => (last.planet < 0 ? null : placeLabel(t.s, last.planet)));
  check.equal('last.totals', want.totals, () => last.totals);
  check.equal('last.outcome', want.outcome, () => t.outcome(last));
}

function checkHappenings(check: Comparison, t: Table, want: Expectation): void {
  if (want.happened === undefined && want.notHappened === undefined) return;
  const events = everything(t.game);
  const types = () => events.map((event) => event.type);
  const wanted = want.happened ?? [];
  const found = happened(t.s, events, wanted);
  if (found.length < wanted.length) check.fail('happened', missing(wanted, found), types());
  for (const [i, unwanted] of (want.notHappened ?? []).entries())
    if (happened(t.s, events, [unwanted]).length > 0)
      check.fail(`notHappened[${i}]`, 'this does not happen', unwanted);
}

/** What stands in the one list and not in the other. */
function missing(wanted: readonly Happening[], found: readonly Happening[]): Happening[] {
  const left = found.map(canonical);
  return wanted.filter((one) => {
    const i = left.indexOf(canonical(one));
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
}

/** All events, each as seen by somebody who saw its cards. */
export function everything(game: Game): SeenEvent[] {
  const seen = game.s.players.map((_, seat) => game.events(seat));
  return seen[0].map(
    (event, i) => seen.find((events) => 'cards' in events[i] && events[i].cards !== null)?.[i] ?? event,
  );
}

/** What about this question is other than described. */
export function otherwise(t: Table, want: ExpectedQuestion, asked: Asked, path: string): Failure[] {
  const check = new Comparison(path);
  const { decision } = asked;
  check.equal('key', want.key, () => asked.key);
  check.alike('options', want.options, () => asked.options);
  check.equal('between', want.between, () => ('min' in decision ? [decision.min, decision.max] : null));
  for (const side of ['give', 'get'] as const)
    check.alike(`grants.${side}`, want.grants?.[side], () =>
      decision.kind === 'offer' ? decision[side].planets.map((planet) => placeLabel(t.s, planet)) : [],
    );
  return check.failures;
}
