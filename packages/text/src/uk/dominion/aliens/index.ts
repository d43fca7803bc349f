import type { AlienText } from '../../../types.ts';

export default {} satisfies Record<string, AlienText>;
