import { expect, test } from 'vitest';
import { createGame, diceFrom, randomAnswer, type Decision, type SeenEvent } from '@cosmarium/engine';
import { text } from '@cosmarium/text';
import { Names } from '../src/names.ts';
import { boardText, handText } from '../src/play/board.ts';
import { lookUp } from '../src/play/lookup.ts';
import { optionText } from '@cosmarium/story';
import { coloursFor, seriesSetup } from '../src/run/setups.ts';
import { tellAll } from '../src/story.ts';
import { paintFor } from '../src/terminal.ts';

const GAMES = 60;
const { has } = text('en');

/** A question with all its options, as it is printed. */
function questionText(decision: Decision, names: Names): string {
  const asked = names.t(decision.key, names.params(decision.params));
  const options = 'options' in decision ? decision.options : [];
  return [asked, ...options.map((option) => optionText(decision, option, names))].join('\n');
}

/** Keys that events carry for the sake of their words. */
const keysOf = (event: SeenEvent): string[] => ('key' in event ? [event.key] : []);

test('whole games can be told, shown and asked in words', () => {
  const speechless = new Set<string>();
  const check = (said: string) => {
    for (const [missing] of said.matchAll(/⟨[^⟩]*⟩|undefined|NaN|\[object/g)) speechless.add(missing);
  };
  for (let i = 0; i < GAMES; i++) {
    const game = createGame(
      { ...seriesSetup(i, undefined), readings: { alternateFlares: i % 3 === 0 } },
      `words-${i}`,
    );
    const dice = diceFrom(`words-${i}`);
    const names = new Names(
      text('en'),
      paintFor(false),
      coloursFor(game.s.players.length),
      game.view(-1).systems,
    );
    while (!game.over) {
      const [decision] = game.pending();
      check(questionText(decision, names));
      if (dice(20) === 0) {
        const view = game.view(decision.seat);
        check([boardText(view, names), handText(view, names), lookUp('', view, names)].join('\n'));
      }
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
    for (let seat = -1; seat < names.colours.length; seat++)
      check(tellAll(game.events(seat), names).join('\n'));
    for (const key of game.events(-1).flatMap(keysOf)) if (!has(key)) speechless.add(key);
  }
  expect([...speechless].sort()).toEqual([]);
});
