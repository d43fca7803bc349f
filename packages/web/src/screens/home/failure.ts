import { faultInWords } from '@cosmarium/story';
import type { Words } from '@cosmarium/text';
import { ApiError, isAway } from '../../net/api.ts';

/** The key of the sentence that says why something around tables did not work. */
export function failureKey(error: unknown): string {
  if (!(error instanceof ApiError)) return 'web.home.failed.other';
  if (isAway(error)) return 'web.home.failed.unreachable';
  // The same status for too many tables and for too many requests; only the first says so.
  if (error.status === 429)
    return error.reason === 'too-many' ? 'web.home.failed.too-many' : 'web.home.failed.too-fast';
  return 'web.home.failed.other';
}

/** Why something around tables did not work, and what to do about it. */
export function failureText(words: Words, error: unknown): string {
  if (error instanceof ApiError && error.fault !== undefined) return faultInWords(words, error.fault);
  return words.t(failureKey(error));
}
