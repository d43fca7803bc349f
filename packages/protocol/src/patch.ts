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

/** A value, and the one it was made from. */
export interface Derived<T> {
  readonly is: T;
  readonly from: T;
}

/** Which parts it has for itself; `true`: wholly. What is said of a list goes for all its items. */
export type OwnParts<T> = T extends readonly (infer Item)[]
  ? OwnParts<Item>
  : { readonly [Key in keyof T]?: true | OwnParts<NonNullable<T[Key]>> };
interface Own {
  readonly [key: string]: true | Own;
}

type Parts = Record<string, unknown>;
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** The patch that makes `after` of `before`; undefined if nothing changed. */
export function diff(before: unknown, after: unknown): Patch | undefined {
  const text = new Comparison().diff(before, after);
  return text === undefined ? undefined : (JSON.parse(text) as Patch);
}

/** Mostly it is a number, and to write one like that takes a fraction of the time. */
const written = (value: unknown): string =>
  Number.isInteger(value) ? String(value) : (JSON.stringify(value) ?? 'null');

const keys = new Map<string, string>();

/** The names of parts are few, and always the same. */
function writtenKey(key: string): string {
  let text = keys.get(key);
  if (text === undefined) keys.set(key, (text = JSON.stringify(key)));
  return text;
}

/**
 * Compares values that share parts, as the views of a table do, and writes the patches as JSON: what has been compared once
 * is neither compared nor written again.
 */
export class Comparison {
  private readonly made = new Map<object, { before: object; patch: string | undefined }>();
  private readonly shared = new Map<object, { before: object; parts: string }>();

  /** `remembers`: parts are to be met again. */
  constructor(private readonly remembers = true) {}

  diff(before: unknown, after: unknown): string | undefined {
    if (before === after) return undefined;
    if (!isParts(before) || !isParts(after)) return `[${written(after)}]`;
    if (!Array.isArray(after))
      return Array.isArray(before) ? `[${written(after)}]` : this.once(before, after);
    if (!Array.isArray(before)) return `[${written(after)}]`;
    // Lists of words and numbers are compared as fast as they would be looked up.
    return isParts(after[0]) ? this.once(before, after) : this.diffLists(before, after);
  }

  /**
   * Of values that were made from another, as others were, too: they have everything from it but some parts of their own.
   * All have the same keys.
   */
  diffOwn<T>(before: Derived<T>, after: Derived<T>, own: OwnParts<T>): string | undefined {
    return this.diffMade(before.is, before.from, after.is, after.from, own as Own);
  }

  private diffMade(
    was: unknown,
    wasFrom: unknown,
    is: unknown,
    isFrom: unknown,
    own: Own,
  ): string | undefined {
    if (!isParts(was) || !isParts(wasFrom) || !isParts(is) || !isParts(isFrom)) return this.diff(was, is);
    if (Array.isArray(is)) {
      const [wereFrom, areFrom] = [wasFrom, isFrom] as unknown as unknown[][];
      return this.diffMadeItems(was as unknown as unknown[], wereFrom, is, areFrom, own);
    }
    let changed = this.diffShared(wasFrom, isFrom, own);
    for (const key in own) {
      if (was[key] === is[key]) continue;
      const part = own[key];
      const patch =
        part === true
          ? this.diff(was[key], is[key])
          : this.diffMade(was[key], wasFrom[key], is[key], isFrom[key], part);
      if (patch !== undefined) changed = withPart(changed, writtenKey(key), patch);
    }
    return whole(changed);
  }

  private diffMadeItems(
    were: readonly unknown[],
    wereFrom: readonly unknown[],
    are: readonly unknown[],
    areFrom: readonly unknown[],
    own: Own,
  ): string | undefined {
    if (were.length !== are.length) return this.diff(were, are);
    let changed = '';
    for (let i = 0; i < are.length; i++) {
      const patch = this.diffMade(were[i], wereFrom[i], are[i], areFrom[i], own);
      if (patch !== undefined) changed = withPart(changed, `"${i}"`, patch);
    }
    return whole(changed);
  }

  /** What changed besides the parts each has for itself, written up to its last brace. Nobody looks at it but here. */
  private diffShared(before: Parts, after: Parts, own: Own): string {
    const made = this.shared.get(after);
    if (made?.before === before) return made.parts;
    let parts = '';
    for (const key in after) {
      if (before[key] === after[key] || key in own) continue;
      const patch = ALONE.diff(before[key], after[key]);
      if (patch !== undefined) parts = withPart(parts, writtenKey(key), patch);
    }
    this.shared.set(after, { before, parts });
    return parts;
  }

  /** The same as for another value that has this part, too. */
  private once(before: Parts, after: Parts): string | undefined {
    if (!this.remembers) return this.diffParts(before, after);
    const made = this.made.get(after);
    if (made?.before === before) return made.patch;
    const patch = this.diffParts(before, after);
    if (made === undefined) this.made.set(after, { before, patch });
    return patch;
  }

  private diffParts(before: Parts, after: Parts): string | undefined {
    return Array.isArray(after)
      ? this.diffLists(before as unknown as unknown[], after)
      : this.diffKeys(before, after);
  }

  private diffLists(before: readonly unknown[], after: readonly unknown[]): string | undefined {
    if (before.length === after.length) return this.diffItems(before, after);
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
      if (patch !== undefined) changed = withPart(changed, `"${i}"`, patch);
    }
    return whole(changed);
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
      if (patch !== undefined) changed = withPart(changed, writtenKey(key), patch);
    }
    let gone = -kept;
    for (const _ in before) gone++;
    if (gone > 0)
      for (const key in before)
        if (!Object.hasOwn(after, key)) changed = withPart(changed, writtenKey(key), '[]');
    return whole(changed);
  }
}

const ALONE = new Comparison(false);

/** Only ever longer: a text that is cut or looked into is copied, at every level. */
const withPart = (parts: string, key: string, patch: string): string =>
  `${parts}${parts === '' ? '{' : ','}${key}:${patch}`;
const whole = (parts: string): string | undefined => (parts === '' ? undefined : `${parts}}`);

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
