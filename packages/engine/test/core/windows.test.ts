/** Windows: the points at which, as far as the table knows, somebody might respond. */
import { describe, expect, it, test } from 'vitest';
import { COLOURS, createGame, randomAnswer, diceFrom, type Decision } from '@cosmarium/engine';
import { launch, table, toPlanning, waiting } from '../helpers/duel.ts';

const isResponse = ({ kind }: Decision) => kind === 'respond' || kind === 'reinforce';
const WINDOWS = { windows: true };

describe('a response is asked for inside a window only', () => {
  for (const players of [3, 4, 5])
    test.each(['beginner', 'advanced'] as const)(`${players} players, %s`, (start) => {
      let responses = 0;
      const setup = { players: COLOURS.slice(0, players).map((colour) => ({ colour })), start };
      const game = createGame(setup, 'windows', WINDOWS);
      const dice = diceFrom('windows');
      let inside = false;
      for (let i = 0; i < 800 && !game.over; i++) {
        const [decision] = game.pending();
        const answer = randomAnswer(decision, dice);
        game.answer(decision.seat, decision.id, answer);
        // Passing leads out of no window; whatever else is answered, the table must be told anew.
        if (!isResponse(decision) || answer !== 0) inside = game.window !== null;
        if (!game.pending().some(isResponse)) continue;
        responses++;
        expect(inside, `${game.pending()[0].key} after ${decision.key}`).toBe(true);
      }
      expect(responses).toBeGreaterThan(20);
    });
});

/** Both have laid an attack; the window is the one before they count, for an emotion control. */
function shown(green: string[]) {
  const hands = {
    red: { hand: ['attack-10', 'attack-06'] },
    blue: { hand: ['attack-08'] },
    green: { hand: green },
  };
  const t = toPlanning(table(hands, {}, WINDOWS));
  return t.answer('red', 'encounter-card', 'attack-10');
}

describe('a window', () => {
  it('is open whether or not a hand holds something to respond with, and looks the same', () => {
    const games = ['emotion-control', 'force-field', 'attack-04'].map((card) => shown([card]));
    expect(games.map(waiting)).toEqual([['green respond'], ['red yes-no'], ['red yes-no']]);
    for (const seat of [-1, 0, 1]) {
      const [first, ...others] = games.map(({ game }) => game.window!);
      for (const other of others) {
        expect(other.view(seat)).toEqual(first.view(seat));
        expect(other.events).toBe(first.events);
      }
      expect(first.view(seat)).toMatchObject({ decisions: [], waiting: [{ responses: true }] });
    }
  });

  it('shows the table before anybody responds, also later on', () => {
    const t = shown(['emotion-control']);
    const { window } = t.game;
    const before = JSON.stringify(window!.view(-1));
    expect(t.game.events(-1).slice(0, window!.events)).not.toContainEqual(
      expect.objectContaining({ type: 'outcome' }),
    );
    t.answer('green', 'respond', 'emotion-control');
    expect(t.game.events(-1).length).toBeGreaterThan(window!.events);
    expect(JSON.stringify(window!.view(-1))).toBe(before);
  });

  it('is not opened where nobody has a card or a power to respond with', () => {
    expect(launch(table({}, {}, WINDOWS)).game.window).toBeNull();
    const hands = { red: { hand: ['attack-10', 'attack-06'] }, blue: { hand: ['attack-08'] } };
    const t = toPlanning(table(hands, {}, WINDOWS));
    // Two cards are left in red's hand, so red might hold a force field, as far as the others know.
    expect(t.game.window).not.toBeNull();
  });

  it('is not kept unless asked for', () => {
    expect(toPlanning(table({ green: { hand: ['force-field'] } })).game.window).toBeNull();
  });
});

test('VAR-WILD: whoever has played a flare may have another, so there is a window for it', () => {
  const hands = { red: { hand: ['attack-10', 'attack-06', 'flare-chosen', 'flare-calculator'] } };
  const rest = { variants: { unlimitedFlares: true }, unusedFlares: {} };
  const t = toPlanning(table(hands, rest, WINDOWS)).answer('red', 'respond', 'flare-chosen');
  // Nobody else has any cards left by then.
  t.answer('red', 'encounter-card', 'attack-10');
  expect([waiting(t), t.game.window !== null]).toEqual([['red respond'], true]);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-calculator:bet']);
  t.answer('red', 'respond', 'pass').answer('red', 'yes-no', 'no').finish();
});
