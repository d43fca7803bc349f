/** Codes of tables, as people write them down. */
import { CODE_ALPHABET, CODE_LENGTH } from '@cosmarium/protocol';

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** The code in what somebody typed or pasted: the code itself, in any grouping, or a link; null if there is none. */
export function codeFrom(typed: string): string | null {
  const linked = /\/t\/([a-z0-9]+)/i.exec(typed)?.[1];
  const code = (linked ?? typed).toLowerCase().replace(/[\s-]/g, '');
  return CODE.test(code) ? code : null;
}

/** In groups of three, for reading it out. */
export const spelt = (code: string): string => (code.match(/.{1,3}/g) ?? []).join(' ');
