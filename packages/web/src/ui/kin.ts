/** What is drawn for this card, or for all whose names begin like its own. */
export function ownOrKin(drawn: ReadonlyMap<string, string>, kind: string): string | undefined {
  const cut = kind.lastIndexOf('-');
  return drawn.get(kind) ?? (cut < 0 ? undefined : ownOrKin(drawn, kind.slice(0, cut)));
}
