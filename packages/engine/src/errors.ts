export type ErrorCode =
  | 'bad-setup'
  | 'bad-position'
  | 'bad-scenario'
  | 'bad-journal'
  | 'rules-version'
  | 'unknown-decision'
  | 'stale-decision'
  | 'wrong-seat'
  | 'malformed-answer'
  | 'illegal-answer'
  | 'too-late'
  | 'game-over'
  | 'too-deep'
  | 'endless'
  | 'broken-rule';

/** Faults of our own, not of what came in. */
const FAULTS: readonly ErrorCode[] = ['too-deep', 'endless', 'broken-rule'];

/** Every error the engine throws on purpose. `path` says where in the input the fault lies, if there is an input. */
export class CosmariumError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly path?: string,
  ) {
    super(path === undefined ? message : `${path}: ${message}`);
    this.name = 'CosmariumError';
  }

  get isFault(): boolean {
    return FAULTS.includes(this.code);
  }
}

/** Whatever was given instead of something sensible, for a message; runs no code of it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (Array.isArray(value)) return 'a list';
  if ((typeof value === 'object' && value !== null) || typeof value === 'function') return 'an object';
  return String(value);
}
