/**
 * What counts of a position, and how much, fitted to games of the bots themselves: what goes along with winning. `cosmarium train`
 * writes this file anew.
 */
export const FITTED = {
  date: '2026-11-15',
  games: 140,
  seats: 'hard,hard,hard,hard,hard',
  /** Cross-validated, against 1.609 if all seats were alike. */
  logLoss: 1.529,
  weights: {
    /** At most one colony missing, at most two, three, four: what each step adds. */
    steps: [0.77, 0.62, 0.25, 0.15],
    home: 0.22,
    power: 0.09,
    ship: 0.03,
    /** For each unit of worth. */
    hand: 0.18,
    /** To be the next offense rather than the last to be. */
    turn: 0.42,
  },
};
