/** Why a bot gave an answer, told from the journal: asked the same again it answers the same, so nothing has to be kept. */
import {
  replaySteps,
  sha256,
  type Answer,
  type Decision,
  type Game,
  type Journal,
  type Seat,
} from '@cosmarium/engine';
import type { Level, Why } from './bot.ts';
import type { CharacterName } from './characters/all.ts';
import { Chronicle } from './characters/memory.ts';
import { createBot } from './create.ts';
import { botSeed } from './dice.ts';

/** Who sits at a table and is no person. */
export interface SeatedBot {
  level: Level;
  character: CharacterName | null;
}

export interface Reason {
  seat: Seat;
  /** false: that bot would have answered something else. It may have been in a hurry, or somebody else sat there. */
  told: boolean;
  why: Why | null;
}

/** What the chance of bots at this table began with. */
export function secretOf({ start, lots }: Journal): string {
  return lots?.secret ?? ('seed' in start ? start.seed : sha256(JSON.stringify(start)));
}

/** What somebody was seen to do: it came of an answer of theirs to such a question. */
export interface Move {
  seat: Seat;
  kind: Decision['kind'];
  /** Where others of its kind may have been asked at that time. */
  key?: string;
}

/** Cards are laid when both have chosen, powers used when all have answered: so far back the answer may lie. */
const LOOK_BACK = 8;

/** The number of the answer a move came of that was seen after answer `at`; -1 if it is not known. */
export function answerTo(journal: Journal, at: number, { seat, kind, key }: Move): number {
  let found = -1;
  let i = 0;
  for (const game of replaySteps(journal, { verify: false, until: at + 1 })) {
    const [id, answer] = journal.answers[i];
    const decision = game.pending().find((one) => one.id === id);
    const passed = kind === 'respond' && answer === 0;
    const fits = decision?.seat === seat && decision.kind === kind && decision.key === (key ?? decision.key);
    if (fits && !passed && at - i <= LOOK_BACK) found = i;
    i++;
  }
  return found;
}

/** Why the answer with this number was given; null if no bot gave it. `bots`: by seat, null for a person. */
export function reasonFor(journal: Journal, at: number, bots: readonly (SeatedBot | null)[]): Reason | null {
  const [id, given] = journal.answers[at];
  const secret = secretOf(journal);
  let asked = false;
  let step = 0;
  for (const game of replaySteps(journal, { verify: false, until: at + 1 })) {
    const last = step++ === at;
    const decision = game.pending().find((one) => one.id === id);
    if (decision === undefined || (asked && !last)) continue;
    asked = true;
    const bot = bots[decision.seat];
    if (bot === null) return null;
    // Others may have answered while it was thinking: it saw the table as it was when it was asked.
    const why = reasonAt(game, decision, given, bot, secret);
    if (why !== undefined) return { seat: decision.seat, told: true, why };
    if (last) return { seat: decision.seat, told: false, why: null };
  }
  return null;
}

/** undefined: it would have answered something else. */
function reasonAt(
  game: Game,
  decision: Decision,
  given: Answer,
  { level, character }: SeatedBot,
  secret: string,
): Why | null | undefined {
  const { seat } = decision;
  const bot = createBot({ level, character, seed: botSeed(secret, decision) });
  const { memory } = new Chronicle().follow(game);
  const { answer, why = null } = bot.choose(game.view(seat), decision, game.past(seat), memory);
  return JSON.stringify(answer) === JSON.stringify(given) ? why : undefined;
}
