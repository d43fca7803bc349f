export function Talk() {
  return null;
}
