/** The language of the table: commands from the client, messages from the server, patches of views. */
export {
  CommandSchema,
  DeleteSchema,
  GuestSchema,
  idOf,
  LEVELS,
  LinkSchema,
  read,
  RejoinSchema,
  type Command,
  type Level,
} from './commands.ts';
export * from './characters.ts';
export * from './emotes.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './notifying.ts';
export * from './options.ts';
export {
  MOST_ORDERS,
  MOST_SHIPS_SENT,
  PASS_IN,
  UNTIL,
  type CarriedOut,
  type StandingOrder,
} from './orders.ts';
export * from './phrases.ts';
export { PRESET_NAMES, PRESETS, presetOf, type PresetName } from './presets.ts';
export { Comparison, diff, patched, type Derived, type OwnParts, type Patch } from './patch.ts';
export { SoloSchema, type Solo } from './solo.ts';
