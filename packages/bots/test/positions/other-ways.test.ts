/** Other ways to win than by colonies. */
import { describe, expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import { boardOf, chances } from '../../src/value.ts';
import { ATTACKS, at, position } from './table.ts';

describe('other ways to win', () => {
  test('are seen of every alien that has one and can tell how far it is', () => {
    const near = { ace: { homes: [4, 4, 4, 4, 3], colonies: at('red-5') }, lizard: { tokens: 1 } };
    for (const [alien, spec] of Object.entries(near)) {
      const t = position({ red: { hand: ATTACKS }, green: { alien, ...spec } });
      const plain = position({ red: { hand: ATTACKS }, green: { ...spec, tokens: undefined } });
      const of = (table: Table) => chances(boardOf(table.game.view(0)))[2];
      expect(of(t)).toBeGreaterThan(of(plain));
    }
  });

  const chance = (tokens: number) => {
    const t = position({ red: { hand: ATTACKS }, green: { alien: 'tick-tock', tokens } });
    return chances(boardOf(t.game.view(0)))[2];
  };

  test('a clock that runs down brings victory near', () => {
    expect(chance(10)).toBeLessThan(chance(4));
    expect(chance(4)).toBeLessThan(chance(1));
    expect(chance(0)).toBe(1);
  });

  test('for whoever wins by losing everything, the fewer colonies the better', () => {
    const of = (homes: number[]) => {
      const t = position({ red: { hand: ATTACKS }, green: { alien: 'masochist', homes } });
      return chances(boardOf(t.game.view(0)))[2];
    };
    expect(of([4, 4, 4, 4, 4])).toBeLessThan(of([2, 0, 0, 0, 0]));
  });
});
