/** What a table's host has chosen, as it is stored. */
import { COLOURS, setupFault, type SetupFault } from '@cosmarium/engine';
import { setupFrom, USUAL_OPTIONS, type TableOptions } from '@cosmarium/protocol';
import type { TableRow } from '../storage/schema.ts';

/** Tables opened by an earlier build do not have all of them. */
export function optionsOf({ options }: Pick<TableRow, 'options'>): TableOptions {
  const stored = JSON.parse(options) as Partial<TableOptions>;
  return { ...USUAL_OPTIONS, ...stored, variants: { ...USUAL_OPTIONS.variants, ...stored.variants } };
}

/** Guests the host has sent away. */
export const kickedFrom = ({ kicked }: Pick<TableRow, 'kicked'>): string[] => JSON.parse(kicked) as string[];

/** The columns in which options are kept. */
export const columnsOf = (options: TableOptions): Pick<TableRow, 'options' | 'visibility' | 'players'> => ({
  options: JSON.stringify(options),
  visibility: options.visibility,
  players: options.players,
});

/** Why these options cannot be played, whoever comes; null if they can. */
export const faultOf = (options: TableOptions): SetupFault | null =>
  setupFault(setupFrom(options, COLOURS.slice(0, options.players)));
