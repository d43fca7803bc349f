import { COLOURS, createGame, setupFault, VARIANTS } from '@cosmarium/engine';
import { describe, expect, it } from 'vitest';
import {
  PRESET_NAMES,
  PRESETS,
  presetOf,
  setupFrom,
  USUAL_OPTIONS,
  type TableOptions,
} from '../src/index.ts';

const withPreset = (name: (typeof PRESET_NAMES)[number], players: number): TableOptions => ({
  ...USUAL_OPTIONS,
  ...PRESETS[name]!,
  players,
});

describe('presets', () => {
  it('are there for every way to play this build has', () => {
    const hidden = (VARIANTS as readonly string[]).includes('hiddenPowers');
    expect(PRESET_NAMES).toEqual(['first-game', 'classic', 'short', 'chaos', ...(hidden ? ['secrets'] : [])]);
  });

  it.each(PRESET_NAMES.flatMap((name) => [3, 4, 5, 6, 7, 8].map((players) => ({ name, players }))))(
    '$name can be played by $players',
    ({ name, players }) => {
      const setup = setupFrom(withPreset(name, players), COLOURS.slice(0, players));
      expect(setupFault(setup)).toBeNull();
      expect(createGame(setup, 'seed').s.players).toHaveLength(players);
    },
  );

  it('say what they promise', () => {
    expect(PRESETS['first-game']).toMatchObject({ start: 'beginner', flares: false });
    expect(PRESETS['first-game']!.alerts).not.toContain('red');
    expect(PRESETS.classic).toMatchObject({ start: 'advanced', alerts: ['green', 'yellow', 'red'] });
    expect(PRESETS.short!.variants).toMatchObject({ fourPlanets: true, changingPowers: false });
    expect(PRESETS.chaos!.variants).toMatchObject({ changingPowers: true, unlimitedFlares: true });
  });

  it('are recognised, whoever begins and however the table is run', () => {
    for (const name of PRESET_NAMES) {
      const options = withPreset(name, 5);
      expect(presetOf(options)).toBe(name);
      expect(presetOf({ ...options, first: 2, pace: 'fast', visibility: 'public' })).toBe(name);
      expect(presetOf({ ...options, alerts: options.alerts.toReversed() })).toBe(name);
      expect(presetOf({ ...options, banned: ['human'] })).toBeNull();
    }
  });
});
