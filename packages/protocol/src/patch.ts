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
export const diff = (before: unknown, after: unknown): Patch | undefined =>
  new Comparison().diff(before, after);

/** Compares values that share parts, as the views of a table do: what has been compared once is not compared again. */
export class Comparison {
  private readonly known = new Map<object, { before: object; patch: Patch | undefined }>();

  diff(before: unknown, after: unknown): Patch | undefined {
    if (before === after) return undefined;
    if (!isParts(before) || !isParts(after)) return [after];
    const known = this.known.get(after);
    if (known?.before === before) return known.patch;
    const patch = this.diffParts(before, after);
    if (known === undefined) this.known.set(after, { before, patch });
    return patch;
  }

  private diffParts(before: Parts, after: Parts): Patch | undefined {
    if (!Array.isArray(after)) return Array.isArray(before) ? [after] : this.diffKeys(before, after);
    if (!Array.isArray(before)) return [after];
    return before.length === after.length ? this.diffItems(before, after) : this.diffLists(before, after);
  }

  private diffLists(before: readonly unknown[], after: readonly unknown[]): Patch {
    const shorter = Math.min(before.length, after.length);
    let same = 0;
    while (same < shorter && this.diff(before[same], after[same]) === undefined) same++;
    return same === 0 ? [after] : [same, after.slice(same)];
  }

  private diffItems(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
    let changed: Record<string, Patch> | undefined;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const patch = this.diff(before[i], after[i]);
      if (patch !== undefined) (changed ??= {})[i] = patch;
    }
    return changed;
  }

  private diffKeys(before: Parts, after: Parts): Patch | undefined {
    let changed: Record<string, Patch> | undefined;
    let kept = 0;
    for (const key in after) {
      const [was, is] = [before[key], after[key]];
      if (was === is) kept++;
      else if (!Object.hasOwn(before, key)) (changed ??= {})[key] = [is];
      else {
        kept++;
        const patch = this.diff(was, is);
        if (patch !== undefined) (changed ??= {})[key] = patch;
      }
    }
    const keys = Object.keys(before);
    if (kept < keys.length)
      for (const key of keys) if (!Object.hasOwn(after, key)) (changed ??= {})[key] = [];
    return changed;
  }
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
