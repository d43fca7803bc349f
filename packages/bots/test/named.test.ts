/** Who may answer a use or a card imagines it aimed at what was named (ZAP-1a). */
import { expect, test } from 'vitest';
import { diceFrom, Table, type PositionSpec } from '@cosmarium/engine';
import { wayTo } from '../src/imagine.ts';

const GREEN = 2;
/** So many unknown cards that some will be encounter cards. */
const HAND = [
  'attack-04',
  'attack-06',
  'attack-08',
  'attack-10',
  'negotiate',
  'negotiate',
  'reinforcement-3',
];
const position = (red: string[], alien = 'clone'): PositionSpec => ({
  players: [
    { colour: 'red', alien, hand: [...HAND, ...red] },
    { colour: 'blue', alien: 'machine', hand: HAND },
    { colour: 'green', alien: 'warrior', hand: ['card-zap', 'cosmic-zap'] },
    { colour: 'yellow', alien: 'human' },
  ],
  destiny: ['destiny-blue'],
});

/** What green, who is asked now, imagines it is asked. */
function imagined(t: Table): unknown {
  const view = t.game.view(GREEN);
  const dice = diceFrom('named');
  const [decision] = view.decisions;
  const way = wayTo({ view, past: t.game.past(GREEN) }, decision)!;
  return way.lead(way.deal(dice), dice)?.pending()[0].params;
}

test.each(['red', 'blue', 'green', 'yellow'])('the plague strikes %s in the imagined game, too', (victim) => {
  const t = new Table(position(['plague']))
    .answer('red', 'respond', 'plague')
    .answer('red', 'player', victim);
  expect(imagined(t)).toEqual(t.asked('green', 'respond').decision.params);
});

test.each(['blue', 'green', 'yellow'])('Will attacks %s in the imagined game, too', (defense) => {
  const t = new Table(position([], 'will')).answer('red', 'player', defense);
  expect(imagined(t)).toEqual(t.asked('green', 'respond').decision.params);
});

test.each(['cosmic', 'destiny'])(
  'Wild Tourist looks at the top of the deck %s in the imagined game, too',
  (deck) => {
    const t = new Table(position(['flare-tourist']));
    t.answer('red', 'respond', 'flare-tourist').answer('red', 'option', deck);
    expect(imagined(t)).toEqual(t.asked('green', 'respond').decision.params);
  },
);
