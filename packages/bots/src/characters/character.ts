/** What makes one character differ from another: numbers only. What they do is in temper.ts and talk.ts. */
export interface Character {
  /** How much it counts to have been helped, or dealt with; 1 is usual. */
  readonly help: number;
  /** How much it counts to have been attacked, refused or lied to. */
  readonly revenge: number;
  /** From -1, careful, to 1: how it likes attacks and second encounters. */
  readonly risk: number;
  /** From -1 to 1: how it likes to have cards. */
  readonly cards: number;
  /** How many of its lines are jokes, from 0 to 1. */
  readonly jokes: number;
  /** After so many encounters what was done counts half. */
  readonly remembers: number;
  /** Whether it does what it has promised. */
  readonly honest: boolean;
}
