/** Thinking bots among the aliens of Cosmic Dominion. */
import { describe, expect, test } from 'vitest';
import { Table, type ChoiceDecision, type DecisionKind } from '@cosmarium/engine';
import { createBot, type Level } from '../src/index.ts';

const THINKING: Level[] = ['normal', 'hard'];

/** What the bot of this colour answers to the choice it has open, in words. */
function chosen(t: Table, colour: string, kind: DecisionKind, level: Level) {
  const decision = t.asked(colour, kind).decision as ChoiceDecision;
  const bot = createBot({ level, seed: 'dominion' });
  const { answer } = bot.choose(t.game.view(decision.seat), decision, t.game.past(decision.seat));
  return decision.options[answer as number];
}

describe.each(THINKING)('%s', (level) => {
  /** Red and blue fight, green makes it a deal of three, and blue grants red what it can. */
  const ofThree = (colonies: { [planet: string]: number }) =>
    new Table({
      players: [
        { colour: 'red', alien: 'human', hand: ['attack-10'], colonies },
        { colour: 'blue', alien: 'zombie', hand: ['attack-08'] },
        { colour: 'green', alien: 'diplomat', hand: ['negotiate'] },
      ],
      destiny: ['destiny-blue'],
    })
      .answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } })
      .answer('red', 'invite', [])
      .answer('blue', 'invite', [])
      .answer('green', 'respond', 'diplomat:mediate')
      .answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } })
      .answer('blue', 'offer', 'accept')
      .answer('green', 'offer', 'fail')
      .answer('green', 'offer', 'fail');

  test('agrees to a deal of three that is better than none, and not to one that makes another win', () => {
    const first = ofThree({});
    expect(chosen(first, 'red', 'yes-no', level)).toBe('yes');
    const last = ofThree({ 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 });
    expect(chosen(last, 'red', 'yes-no', level)).toBe('yes');
    expect(chosen(last, 'blue', 'yes-no', level)).toBe('no');
    expect(chosen(last, 'green', 'yes-no', level)).toBe('no');
  });
});
