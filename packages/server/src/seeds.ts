import { randomBytes } from 'node:crypto';

/** The seed of a new game comes from here, so that tests can play the same game again. */
export type NewSeed = () => string;

export const unguessableSeed: NewSeed = () => randomBytes(32).toString('hex');
