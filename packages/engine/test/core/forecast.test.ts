/** What is told of the totals before the cards are open comes true, if two attacks meet and nobody interferes. */
import { describe, expect, test } from 'vitest';
import { RULES, type Forecast } from '@cosmarium/engine';
import { ally, launch, table, toPlanning, WITH_POWER } from '../helpers/duel.ts';

const HANDS = { red: ['attack-10', 'attack-06'], blue: ['attack-08', 'attack-04'] };
const seers = Object.values(RULES.aliens).filter(({ alien }) => alien.foresees !== undefined);
const ids = seers.map(({ alien }) => alien.id).sort();

test('these powers can be foreseen', () => {
  expect(ids).toEqual(['anti-matter', 'human', 'lizard', 'macron', 'mirage', 'virus', 'warpish', 'warrior']);
});

const total = ({ times, plus }: Forecast, card: number) => times * card + plus;

/** Those that always count; the others need something first, and their own tests have it. */
const always = ids.filter((id) => RULES.aliens[id].set === 'base');

describe.each(always)('%s', (alien) => {
  const power = { alien, homes: WITH_POWER, tokens: alien === 'warrior' ? 3 : 0 };
  const main = (colour: 'red' | 'blue') =>
    table({
      red: { hand: HANDS.red, alien: 'clone', ...(colour === 'red' ? power : {}) },
      blue: { hand: HANDS.blue, alien: 'pacifist', ...(colour === 'blue' ? power : {}) },
      green: { warp: 2, alien: 'zombie' },
    });

  test.each(['red', 'blue'] as const)('as %s', (colour) => {
    const t = main(colour);
    if (t.open()[0]?.kind === 'ships') t.answer('red', 'ships', { 'red-1': 1 });
    toPlanning(t, alien === 'macron' && colour === 'red' ? 1 : 3);
    const { sides, lowerWins } = t.game.view(-1).encounter!.forecast!;
    expect(sides[colour === 'red' ? 0 : 1].powers).toEqual([alien]);
    t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-08');
    const { fight, encounter } = t.game.view(-1);
    expect(fight!.totals).toEqual([total(sides[0], 10), total(sides[1], 8)]);
    expect(fight!.lowerWins).toBe(lowerWins);
    expect(encounter!.forecast).toBeNull();
  });

  test('as an ally', () => {
    const t = launch(
      table({ red: { hand: HANDS.red, alien: 'clone' }, blue: { hand: HANDS.blue }, green: power }),
      3,
    );
    ally(t, { green: ['offense', 1] });
    const { sides } = t.game.view(-1).encounter!.forecast!;
    t.answer('red', 'encounter-card', 'attack-10').answer('blue', 'encounter-card', 'attack-08');
    expect(t.game.view(-1).fight!.totals).toEqual([total(sides[0], 10), total(sides[1], 8)]);
  });

  test('VAR-HID: a hidden power is not foreseen', () => {
    const t = main('blue');
    t.game.s.players[1].sheets[0].faceDown = true;
    if (t.open()[0]?.kind === 'ships') t.answer('red', 'ships', { 'red-1': 1 });
    launch(t, 3);
    for (const seat of [-1, 0, 2])
      expect(t.game.view(seat).encounter!.forecast!.sides.map(({ powers }) => powers)).toEqual([[], []]);
  });

  test('a power that is lost is not foreseen', () => {
    const t = launch(
      table({ red: { hand: HANDS.red, alien }, blue: { hand: HANDS.blue }, green: { alien: 'clone' } }),
      3,
    );
    expect(t.game.view(-1).encounter!.forecast!.sides.map(({ powers }) => powers)).toEqual([[], []]);
  });
});
