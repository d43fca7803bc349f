/** The language of the table: commands from the client, messages from the server, patches of views. */
export * from './commands.ts';
export * from './limits.ts';
export * from './messages.ts';
export { Comparison, diff, patched, type Patch } from './patch.ts';
