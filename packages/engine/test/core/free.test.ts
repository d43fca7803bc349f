/** What may be done at any time: the moment `free`, which comes at fixed points of every encounter. */
import { expect, test } from 'vitest';
import { buildPosition, Game, randomAnswer, type Alien, type GameOptions } from '@cosmarium/engine';
import { Rulebook } from '../../src/rulebook.ts';
import { base } from '../../src/sets/base/index.ts';
import { drawCards } from '../../src/verbs/decks.ts';
import { duel } from '../helpers/duel.ts';

/** Draws a card at any time, as often as it likes; and another one once in an encounter. */
const tramp: Alien = {
  id: 'tramp',
  alert: 'green',
  abilities: [
    { name: 'beg', at: 'free', optional: true, use: (c) => void drawCards(c.g, c.me, 1) },
    { name: 'borrow', at: 'free', optional: true, once: true, use: (c) => void drawCards(c.g, c.me, 1) },
  ],
  flare: { wild: [], super: [] },
};

/** Red attacks blue, and green may act at any time. */
function game(options: GameOptions = {}, power = true): Game {
  const position = buildPosition(
    duel({ green: { homes: [4, 12, power ? 4 : 0, 0, 0], warp: power ? 0 : 4 } }),
  );
  position.players[2].sheets[0].alien = 'tramp';
  const rules = new Rulebook([base, { ...base, id: 'test', aliens: [tramp] }]);
  return new Game(rules, position, { position }, { ...options, haltAfter: 1 });
}

/** Plays the encounter to its end, answering what is free as told; where green was asked, as "phase laid outcome". */
function play(g: Game, answer: (n: number) => number): string[] {
  const asked: string[] = [];
  while (!g.stopped) {
    const [decision] = g.pending();
    const e = g.s.encounter!;
    if (decision.key !== 'ask.respond.free') {
      g.answer(
        decision.seat,
        decision.id,
        randomAnswer(decision, () => 0),
      );
      continue;
    }
    expect([decision.seat, decision.kind, decision.secret]).toEqual([2, 'respond', true]);
    const laid = e.laid[0] === null ? 'no cards' : e.laid[0].up ? 'open' : 'laid';
    asked.push(`${e.phase}, ${laid}${e.outcome === null ? '' : `, ${e.outcome.type}`}`);
    g.answer(2, decision.id, answer(asked.length));
  }
  return asked;
}

test('comes nine times in an encounter for whoever can act, and for nobody else', () => {
  expect(play(game(), () => 0)).toEqual([
    'start-turn, no cards',
    'regroup, no cards',
    'destiny, no cards',
    'launch, no cards',
    'planning, no cards',
    'planning, laid',
    'reveal, open',
    'resolution, open, win',
    'resolution, no cards, win',
  ]);
  expect(play(game({}, false), () => 0)).toEqual([]);
});

test('what may be done once in an encounter is offered until it has been done', () => {
  const g = game();
  const options: number[] = [];
  const asked = play(g, (n) => {
    options.push((g.pending()[0] as { options: readonly unknown[] }).options.length - 1);
    return n === 3 ? 2 : 0;
  });
  // At the third point it is used; whatever else is there can still be done at the same point.
  expect(options).toEqual([2, 2, 2, 1, 1, 1, 1, 1, 1, 1]);
  expect(asked.filter((one) => one.startsWith('destiny'))).toHaveLength(2);
  expect(g.s.players[2].hand).toHaveLength(1);
});

test('what may be done again and again is offered once at each point', () => {
  const g = game();
  play(g, () => 1);
  // And once the other one, which is the first option left at the first point.
  expect(g.s.players[2].hand).toHaveLength(9 + 1);
});

test('is a window for the table while somebody might act, as far as everybody knows', () => {
  const g = game({ windows: true });
  // The start of the turn: nobody has anything to respond with but green, whose power lies open.
  expect([g.pending()[0].key, g.window?.events]).toEqual(['ask.respond.free', g.eventCount]);
});
