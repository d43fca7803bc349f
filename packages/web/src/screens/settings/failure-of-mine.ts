import { ApiError } from '../../net/api.ts';
import { failureKey } from '../home/failure.ts';

/** The key of the sentence that says why something of mine did not work. */
export const failureOfMine = (error: unknown): string =>
  error instanceof ApiError && error.status === 401 ? 'web.notifying.nobody' : failureKey(error);
