/** Whatever can come to the table has a drawing of its own or of its kin. */
import { CARD_KINDS, RULES } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { ownOrKin } from '../src/ui/kin.ts';

/** The files by the name of what they show. */
const named = (found: Record<string, unknown>): Map<string, string> =>
  new Map(
    Object.keys(found).map((path) => [path.replace(/^.*\/|\.svg$/g, ''), path.replace(/^.*\//, '')] as const),
  );

const faces = named(import.meta.glob('../src/art/portraits/*/*.svg'));
const plain = named(import.meta.glob('../src/art/cards/*.svg'));
const more = named(import.meta.glob('../src/art/cards/*/*.svg'));

test('every alien has a face', () => {
  expect(Object.keys(RULES.aliens).filter((id) => !faces.has(id))).toEqual([]);
});

test('every card is drawn, the decks beside the cosmic one by card or by family', () => {
  const bare = CARD_KINDS.filter(({ kind, type, deck }) => {
    const own = deck === 'cosmic' ? plain.get(kind) : ownOrKin(more, kind);
    return own === undefined && !plain.has(type);
  });
  expect(bare).toEqual([]);
  expect(CARD_KINDS.filter(({ type, kind }) => type === 'technology' && !more.has(kind))).toEqual([]);
});

test('a card without a drawing takes that of its family, not that of another', () => {
  expect(ownOrKin(more, 'reward-attack-02-20')).toBe('reward-attack.svg');
  expect(ownOrKin(more, 'reward-kicker-x4')).toBe('reward-kicker-x4.svg');
  expect(ownOrKin(more, 'reward-morph')).toBeUndefined();
});
