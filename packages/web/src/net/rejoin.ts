/** The personal link. The server tells it once; whoever has it is this guest, on any device. */
const KEPT_AS = 'cosmarium.rejoin';

export function keepRejoin(path: string | undefined): void {
  if (path !== undefined) localStorage.setItem(KEPT_AS, path);
}

export const forgetRejoin = (): void => localStorage.removeItem(KEPT_AS);

/** The whole link; null if this browser was never told. */
export function rejoinLink(): string | null {
  const path = localStorage.getItem(KEPT_AS);
  return path === null ? null : location.origin + path;
}
