import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Comparison, diff, patched } from '../src/index.ts';

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

  it('of values that share parts are those of each by itself', () => {
    const parts = fc.array(value, { minLength: 1, maxLength: 4 });
    // Who has seen what before is mixed: some of the values come from other moments than the rest.
    const picks = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 6 });
    fc.assert(
      fc.property(parts, parts, picks, (before, after, which) => {
        const pick = (from: unknown[], i: number, j: number) => ({
          a: from[i % from.length],
          b: from[j % from.length],
        });
        const pairs = which.map(([i, j, k]) => [pick(k % 3 === 0 ? after : before, i, j), pick(after, i, j)]);
        const together = new Comparison();
        expect(pairs.map(([one, other]) => together.diff(one, other))).toEqual(
          pairs.map(([one, other]) => new Comparison().diff(one, other)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('of values made from another are those of each by itself', () => {
    const table = fc.record({
      deck: value,
      log: fc.array(value, { maxLength: 2 }),
      hand: value,
      players: fc.array(fc.record({ hand: value, ships: value }), { minLength: 2, maxLength: 3 }),
      encounter: fc.option(fc.record({ laid: value, phase: value })),
    });
    type Seen = { is: typeof table extends fc.Arbitrary<infer T> ? T : never; from: Seen['is'] };
    const own = { hand: true, players: { hand: true }, encounter: { laid: true } } as const;
    /** What somebody sees who has this hand, and sees it of the first player. */
    const seen = (from: Seen['is'], hand: unknown, knows: boolean): Seen => ({
      is: {
        ...from,
        hand,
        players: from.players.map((one, i) => (i === 0 && knows ? { ...one, hand } : one)),
        encounter: from.encounter === null || !knows ? from.encounter : { ...from.encounter, laid: hand },
      },
      from,
    });
    const seats = fc.array(fc.tuple(value, fc.boolean(), value, fc.boolean(), fc.boolean()), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(table, table, table, seats, (earlier, before, after, who) => {
        const together = new Comparison();
        for (const [was, knew, is, knows, late] of who) {
          const one = seen(late ? earlier : before, was, knew);
          const other = seen(after, is, knows);
          const patch = together.diffOwn(one, other, own);
          const made = patch === undefined ? one.is : patched(one.is, JSON.parse(patch) as never);
          expect(made).toEqual(other.is);
          const alone = new Comparison().diff(one.is, other.is);
          expect(patch === undefined ? undefined : JSON.parse(patch)).toEqual(
            alone === undefined ? undefined : JSON.parse(alone),
          );
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('of a shared part are made once', () => {
    let looked = 0;
    const before = { ships: [4, 0] };
    const after = {
      get ships() {
        looked++;
        return [3, 1];
      },
    };
    const together = new Comparison();
    const patches = ['a', 'b'].map((hand) => together.diff({ hand, before }, { hand, before: after }));
    expect(patches).toEqual([
      '{"before":{"ships":{"0":[3],"1":[1]}}}',
      '{"before":{"ships":{"0":[3],"1":[1]}}}',
    ]);
    expect(looked).toBe(1);
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
