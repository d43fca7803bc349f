export function GameOver() {
  return null;
}
