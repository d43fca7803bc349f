import type { GameState } from './types.ts';

/** A 53-bit fingerprint of the whole state, as hexadecimal: equal states have equal fingerprints. */
export function hashState(s: GameState): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  const mix = (n: number) => {
    a = Math.imul(a ^ n, 0x01000193);
    b = Math.imul(b ^ (n + (a >>> 13)), 0x5bd1e995);
    b ^= b >>> 15;
  };
  const walk = (value: unknown): void => {
    if (typeof value === 'number') {
      mix(value | 0);
      if (!Number.isInteger(value)) mix(Math.floor(value * 65536));
    } else if (typeof value === 'string') {
      mix(value.length + 7919);
      for (let i = 0; i < value.length; i++) mix(value.charCodeAt(i));
    } else if (typeof value === 'boolean') mix(value ? 3 : 5);
    else if (Array.isArray(value)) {
      mix(value.length + 104729);
      for (const entry of value) walk(entry);
    } else if (value === null || value === undefined) mix(11);
    else {
      const object = value as Record<string, unknown>;
      for (const key of Object.keys(object).sort()) {
        walk(key);
        walk(object[key]);
      }
    }
  };
  walk(s);
  return (b >>> 0).toString(16).padStart(8, '0') + (a >>> 0).toString(16).padStart(8, '0');
}
