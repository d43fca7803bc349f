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
  | 'game-over'
  | 'too-deep'
  | 'broken-rule';

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
}
