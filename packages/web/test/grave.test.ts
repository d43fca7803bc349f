import { describe, expect, test } from 'vitest';
import { isGrave } from '../src/play/grave.ts';
import { ask, viewWith } from './play-helpers.ts';

const view = viewWith();

describe('what can be taken back for a moment', () => {
  test('joining a side, not staying out of it', () => {
    const ally = ask('ally', { targets: ['none', 'offense'], slots: [{ at: 0, max: 4 }], min: 1, max: 4 });
    expect(isGrave(ally, { target: 1, ships: [2] }, view)).toBe(true);
    expect(isGrave(ally, { target: 0, ships: [0] }, view)).toBe(false);
  });

  test('a launch that empties a colony, and no other', () => {
    const launch = ask('launch', { targets: [7], slots: [{ at: 0, max: 4 }], min: 1, max: 4 });
    expect(isGrave(launch, { target: 0, ships: [4] }, view)).toBe(true);
    expect(isGrave(launch, { target: 0, ships: [3] }, view)).toBe(false);
  });

  test('a deal that fails or costs a colony, not one for cards', () => {
    const offer = (give: object) => ask('offer', { partner: 1, standing: { give, get: {} } });
    expect(isGrave(offer({ cards: { random: 1 } }), { do: 'fail' }, view)).toBe(true);
    expect(isGrave(offer({ colony: 3 }), { do: 'accept' }, view)).toBe(true);
    expect(isGrave(offer({ cards: { random: 1 } }), { do: 'accept' }, view)).toBe(false);
    expect(isGrave(offer({ colony: 3 }), { do: 'propose', give: {}, get: {} }, view)).toBe(false);
  });

  test('nothing that is asked of hands and words', () => {
    expect(isGrave(ask('yes-no', { options: ['yes', 'no'] }), 0, view)).toBe(false);
    expect(isGrave(ask('encounter-card', { options: [{ card: 'attack-08', zone: '' }] }), 0, view)).toBe(
      false,
    );
  });
});
