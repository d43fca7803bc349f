/** What a file says of a solo game besides its journal, so that it can be gone on with. */
import { COLOURS } from '@cosmarium/engine';
import * as v from 'valibot';
import { CHARACTERS } from './characters.ts';
import { LEVELS, seat } from './commands.ts';
import { NAME_LENGTH } from './limits.ts';
import { line } from './line.ts';
import { TableOptionsSchema } from './options.ts';

export const SoloSchema = v.pipe(
  v.strictObject({
    /** What the player is called, and where they sit. */
    name: line(NAME_LENGTH),
    seat,
    /** How the bots play. */
    level: v.picklist(LEVELS),
    /** By seat; null for the player, and for a bot without one. */
    characters: v.optional(
      v.pipe(v.array(v.nullable(v.picklist(CHARACTERS))), v.maxLength(COLOURS.length), v.readonly()),
    ),
    options: TableOptionsSchema,
  }),
  v.check(({ seat: mine, options }) => mine < options.players),
);
export type Solo = v.InferOutput<typeof SoloSchema>;
