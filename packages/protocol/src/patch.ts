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
  if (before === after) return undefined;
  if (!isParts(before) || !isParts(after)) return [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  if (Array.isArray(before) && before.length !== (after as unknown as unknown[]).length)
    return diffLists(before, after as unknown as unknown[]);
  return diffParts(before, after);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch {
  let same = 0;
  while (same < before.length && same < after.length && diff(before[same], after[same]) === undefined) same++;
  return same === 0 ? [after] : [same, after.slice(same)];
}

function diffParts(before: Parts, after: Parts): Patch | undefined {
  const changed: Record<string, Patch> = {};
  let any = false;
  for (const key of Object.keys(after)) {
    const patch = Object.hasOwn(before, key) ? diff(before[key], after[key]) : ([after[key]] as const);
    if (patch === undefined) continue;
    changed[key] = patch;
    any = true;
  }
  for (const key of Object.keys(before)) {
    if (Object.hasOwn(after, key)) continue;
    changed[key] = [];
    any = true;
  }
  return any ? changed : undefined;
}

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
