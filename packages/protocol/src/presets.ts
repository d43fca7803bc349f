/** Ways to play that need no further choice. Each says all that concerns the rules, and nothing about the table. */
import { VARIANTS } from '@cosmarium/engine';
import { USUAL_OPTIONS, type TableOptions } from './options.ts';

const RULES_OPTIONS = [
  'start',
  'combo',
  'flares',
  'flareEdition',
  'sets',
  'alerts',
  'banned',
  'first',
  'specialShips',
  'variants',
] as const satisfies readonly (keyof TableOptions)[];
export type RulesOptions = Pick<TableOptions, (typeof RULES_OPTIONS)[number]>;

type Wishes = Partial<Omit<RulesOptions, 'variants'>> & { variants?: readonly string[] };

const WISHES = {
  /** Nothing that asks for experience. */
  'first-game': { start: 'beginner', alerts: ['green', 'yellow'] },
  classic: { start: 'advanced' },
  short: { start: 'beginner', variants: ['fourPlanets'] },
  chaos: { start: 'advanced', variants: ['changingPowers', 'unlimitedFlares'] },
  secrets: { start: 'advanced', variants: ['hiddenPowers'] },
} satisfies Record<string, Wishes>;
export type PresetName = keyof typeof WISHES;

const rulesOf = ({ variants = [], ...wishes }: Wishes): RulesOptions => ({
  ...pick(USUAL_OPTIONS),
  ...wishes,
  variants: Object.fromEntries(
    VARIANTS.map((name) => [name, variants.includes(name)]),
  ) as TableOptions['variants'],
});

const pick = (options: TableOptions): RulesOptions =>
  Object.fromEntries(RULES_OPTIONS.map((name) => [name, options[name]])) as unknown as RulesOptions;

/** Those whose variants this build can play. */
export const PRESETS = Object.fromEntries(
  Object.entries<Wishes>(WISHES)
    .filter(([, { variants = [] }]) => variants.every((name) => VARIANTS.some((one) => one === name)))
    .map(([name, wishes]) => [name, rulesOf(wishes)]),
) as { readonly [N in PresetName]?: RulesOptions };
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

const inOrder = (list: readonly string[]) => list.toSorted();
const sameValue = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? JSON.stringify(inOrder(one as string[])) === JSON.stringify(inOrder(other as string[]))
    : JSON.stringify(one) === JSON.stringify(other);

/** The preset these options are, whoever begins; null if they are somebody's own. */
export const presetOf = (options: TableOptions): PresetName | null =>
  PRESET_NAMES.find((name) =>
    RULES_OPTIONS.every((one) => one === 'first' || sameValue(options[one], PRESETS[name]![one])),
  ) ?? null;
