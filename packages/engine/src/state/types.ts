/** The state of a game, part by part. */
export * from './types/basics.ts';
export * from './types/options.ts';
export * from './types/pieces.ts';
export * from './types/encounter.ts';
export * from './types/game.ts';
