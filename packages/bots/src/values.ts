/** What counts of a position, and how much: what a bot is after, and what it expects of others. */
import { FITTED } from './fitted.ts';

export interface Values {
  /** At most one colony missing, at most two, three, four: what each step adds. */
  steps: readonly number[];
  home: number;
  power: number;
  ship: number;
  /** For each unit of worth. */
  hand: number;
  /** To be the next offense rather than the last to be. */
  turn: number;
  /** How likely a success leads to another encounter: it is the first of the turn, and a card is left. */
  again: number;
  /** A victory shared with one other, against one alone; with more it counts less in the same proportion. */
  shared: number;
  /** In the measure of cards.ts: a card nobody has seen, an attack below five, each point above and of a reinforcement, ... */
  unknown: number;
  lowAttack: number;
  point: number;
  reinforcement: number;
  artifact: number;
  flare: number;
  /** ... and what only the reward deck has, against what it is usually worth. */
  reward: number;
  /** With more ships in the warp than that rewards are taken in ships, else in cards. */
  lost: number;
  /** How much more than usual of what a deal brings is wanted. */
  greed: number;
  /** How much of the own gain a partner is thought to want at first; more, once they have refused. */
  conceding: number;
  /** Deals that fail, of those tried. */
  fails: number;
  /** So many allied ships are not talked away over the heads of those who sent them. */
  fleet: number;
  /** How likely others who can win by an attack lay a negotiate, against what it promises. */
  talks: number;
  /** How much less a card of others may promise, in chances to win, before they hardly lay it; how often they do not think at all. */
  blur: number;
  whim: number;
  /** How much less an own card may promise before it is hardly laid, so that nobody reads which it will be: as offense and as defense. */
  close: readonly [number, number];
  /** In chances to win, besides what is reckoned, as offense and as defense: an ally, who might else join the other side; a negotiate. */
  company: readonly [number, number];
  talking: readonly [number, number];
  /** The same for an ally of the own attack who invites everybody to theirs, against one who invites nobody. */
  returns: number;
  /** The same for taking part in an encounter of others, on either side; for another encounter. */
  taking: readonly [number, number];
  onwards: number;
  /** To be the next offense, where nothing is played forward. */
  order: number;
  /** How much better a side must be for somebody who may join it to make that likely; how often they do not think at all. */
  doubt: number;
  moody: number;
  /** How often the defense invites somebody, as far as the offense can tell. */
  invites: number;
  /** What ships on a foreign colony besides the first count, against those at home: hardly anybody fights for these. */
  abroad: number;
}

/** Of whoever has not thought about it. */
export const USUAL: Values = {
  ...FITTED.weights,
  again: 0.6,
  shared: 0.9,
  unknown: 0.1,
  lowAttack: -0.02,
  point: 0.02,
  reinforcement: 0.05,
  artifact: 0.2,
  flare: 0.2,
  reward: 1,
  lost: 5,
  greed: 1,
  conceding: 0.6,
  fails: 0.1,
  fleet: 4,
  talks: 0.05,
  blur: 0.015,
  whim: 0.25,
  close: [0.004, 0.004],
  company: [0, 0],
  talking: [0, 0],
  returns: 0,
  taking: [0, 0],
  onwards: 0,
  order: 0,
  doubt: 0.01,
  moody: 0.2,
  invites: 0.65,
  abroad: 1,
};

/**
 * Found by play (`cosmarium tune`): bots with other values sat at one table, and what won more was taken. Some 9,100 games up to
 * 2026-11-19. `hand`, `talking` and `close` are a little off what won most, so that cards cannot be read.
 */
export const LEARNED: Values = {
  ...USUAL,
  steps: [0.875, 0.481, 0.248, 0.209],
  home: 0.076,
  power: 0.1,
  ship: 0.0178,
  hand: 0.46,
  unknown: 0.0995,
  lowAttack: -0.08,
  point: 0.0289,
  artifact: 0.01,
  flare: 0.11,
  reward: 0.533,
  shared: 0.597,
  greed: 0.9,
  lost: 9,
  fleet: 8,
  talks: 0.0326,
  blur: 0.0147,
  whim: 0.161,
  close: [0.004, 0.012],
  company: [0.0089, 0.0073],
  talking: [-0.003, 0],
  returns: 0.5,
  taking: [0.0206, -0.0069],
  order: 0.209,
  moody: 0.215,
  abroad: 0.0978,
  invites: 0.618,
  conceding: 0.483,
  again: 0.774,
  fails: 0.108,
  reinforcement: 0.0514,
  doubt: 0.0091,
};
