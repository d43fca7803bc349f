/**
 * What changed between two JSON values, as small as it reads. The server sends patches of a seat's view; the client
 * applies them.
 *
 *   [value]        it is this now
 *   []             it is gone
 *   [n, items]     a list: its first n items stay, these follow
 *   { key: patch } these parts changed (also by index in a list whose length stayed)
 */
export type Patch = readonly [] | readonly [unknown] | readonly [number, readonly unknown[]] | PatchedParts;
export interface PatchedParts {
  readonly [key: string]: Patch;
}

type Parts = Record<string, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The patch that makes `after` of `before`; undefined if nothing changed. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  const text = new Comparison().diff(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Patch);
}

const written = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** Lists of words and numbers are compared as fast as they would be looked up. */
const isPlainList = (value: Parts): boolean => Array.isArray(value) && !isParts(value[0]);

/**
 * Compares values that share parts, as the views of a table do, and writes the patches as JSON: what has been compared once
 * is neither compared nor written again.
 */
export class Comparison {
  private readonly known = new Map<object, { before: object; patch: string | undefined }>();

  diff(before: unknown, after: unknown): string | undefined {
    if (before === after) return undefined;
    if (!isParts(before) || !isParts(after)) return `[${written(after)}]`;
    if (isPlainList(after)) return this.diffParts(before, after);
    const known = this.known.get(after);
    if (known?.before === before) return known.patch;
    const patch = this.diffParts(before, after);
    if (known === undefined) this.known.set(after, { before, patch });
    return patch;
  }

  private diffParts(before: Parts, after: Parts): string | undefined {
    if (Array.isArray(before) !== Array.isArray(after)) return `[${written(after)}]`;
    if (!Array.isArray(before) || !Array.isArray(after)) return this.diffKeys(before, after);
    return before.length === after.length ? this.diffItems(before, after) : this.diffLists(before, after);
  }

  private diffLists(before: readonly unknown[], after: readonly unknown[]): string {
    const shorter = Math.min(before.length, after.length);
    let same = 0;
    while (same < shorter && this.diff(before[same], after[same]) === undefined) same++;
    return same === 0 ? `[${written(after)}]` : `[${same},${written(after.slice(same))}]`;
  }

  private diffItems(before: readonly unknown[], after: readonly unknown[]): string | undefined {
    let changed = '';
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const patch = this.diff(before[i], after[i]);
      if (patch !== undefined) changed += `,"${i}":${patch}`;
    }
    return together(changed);
  }

  private diffKeys(before: Parts, after: Parts): string | undefined {
    let changed = '';
    let kept = 0;
    for (const key in after) {
      const was = before[key];
      const is = after[key];
      const isNew = was === undefined && !Object.hasOwn(before, key);
      if (!isNew) kept++;
      if (was === is) continue;
      const patch = isNew ? `[${written(is)}]` : this.diff(was, is);
      if (patch !== undefined) changed += `,${written(key)}:${patch}`;
    }
    let gone = -kept;
    for (const _ in before) gone++;
    if (gone > 0) for (const key in before) if (!Object.hasOwn(after, key)) changed += `,${written(key)}:[]`;
    return together(changed);
  }
}

/** Parts, each with a comma before it. */
const together = (parts: string): string | undefined => (parts === '' ? undefined : `{${parts.slice(1)}}`);

/** `before` with the patch applied; `before` itself stays as it was. */
export function patched(before: unknown, patch: Patch): unknown {
  if (isList(patch)) {
    if (patch.length < 2) return patch[0];
    return [...(before as unknown[]).slice(0, patch[0] as number), ...(patch[1] as unknown[])];
  }
  const after = (Array.isArray(before) ? [...(before as unknown[])] : { ...(before as Parts) }) as Parts;
  for (const key of Object.keys(patch)) {
    const part = patch[key];
    if (isList(part) && part.length === 0) delete after[key];
    else after[key] = patched(after[key], part);
  }
  return after;
}

const isList = (patch: Patch): patch is Exclude<Patch, PatchedParts> => Array.isArray(patch);
