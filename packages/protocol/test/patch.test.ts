import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, patched } from '../src/index.ts';

const clean = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const key = fc.constantFrom('a', 'b', 'c', '0', '1');
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, 2, '', 'x'),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('patches', () => {
  it('make one value of any other, also after a trip over the wire', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const untouched = clean(before);
        const patch = diff(before, after);
        expect(patch === undefined ? before : patched(before, clean(patch) as never)).toEqual(after);
        expect(before).toEqual(untouched);
      }),
      { numRuns: 2000 },
    );
  });

  it('of equal values are none', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(diff(one, clean(one))).toBeUndefined();
      }),
    );
  });

  it('name only what changed', () => {
    const before = {
      hand: ['a', 'b'],
      ships: [
        [4, 0],
        [0, 4],
      ],
      gone: 1,
    };
    const after = {
      hand: ['a', 'b', 'c'],
      ships: [
        [3, 0],
        [0, 4],
      ],
    };
    expect(diff(before, after)).toEqual({ hand: [2, ['c']], ships: { 0: { 0: [3] } }, gone: [] });
  });
});
