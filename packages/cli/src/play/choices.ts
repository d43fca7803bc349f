/** What game is to be played, from the options of the command line. */
import { ALERTS, ALIEN_SETS, MARKERS, type Setup } from '@cosmarium/engine';
import { PRESET_NAMES, PRESETS, setupFrom, USUAL_OPTIONS, type PresetName } from '@cosmarium/protocol';
import { type OptionSpecs, type OptionValues } from '../command.ts';
import { listed, variantsOf, wordsOf } from '../run/lists.ts';
import { coloursFor, STARTS } from '../run/setups.ts';

export const CHOICES = {
  preset: { type: 'word', oneOf: PRESET_NAMES },
  start: { type: 'word', oneOf: STARTS },
  combo: { type: 'word', sample: 'NAME' },
  flares: { type: 'flag' },
  'classic-flares': { type: 'flag' },
  sets: { type: 'word', sample: ALIEN_SETS.join(',') },
  alerts: { type: 'word', sample: ALERTS.join(',') },
  aliens: { type: 'word', sample: 'A,B,...' },
  ban: { type: 'word', sample: 'A,B,...' },
  variants: { type: 'word', sample: 'A,B,...' },
  'special-ships': { type: 'word', sample: MARKERS.join(',') },
  first: { type: 'number', min: 1 },
} as const satisfies OptionSpecs;

export function setupFor(players: number, chosen: OptionValues<typeof CHOICES>): Setup {
  const { preset, start, combo, sets, alerts, aliens, ban, variants, first } = chosen;
  const options = { ...USUAL_OPTIONS, ...(preset !== undefined && PRESETS[preset as PresetName]) };
  const setup = setupFrom(
    {
      ...options,
      start: STARTS.find((one) => one === start) ?? options.start,
      combo: combo ?? options.combo,
      flares: chosen.flares || options.flares,
      flareEdition: chosen['classic-flares'] ? 'classic' : options.flareEdition,
      sets: sets === undefined ? options.sets : wordsOf('sets', sets, ALIEN_SETS),
      alerts: alerts === undefined ? options.alerts : wordsOf('alerts', alerts, ALERTS),
      banned: ban === undefined ? options.banned : listed(ban),
      first: first === undefined ? options.first : first - 1,
      specialShips:
        chosen['special-ships'] === undefined
          ? options.specialShips
          : wordsOf('special-ships', chosen['special-ships'], MARKERS),
    },
    coloursFor(players),
  );
  return {
    ...setup,
    ...(aliens !== undefined && { aliens: listed(aliens) }),
    variants: { ...setup.variants, ...variantsOf(variants) },
  };
}
