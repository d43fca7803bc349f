/**
 * Players that see only a view.
 *
 *   createBot({ level, seed }) -> Bot     choose(view, decision, past) -> { answer, why? }
 *   advise(view, decision, past)          the best answers, with the chance to win of each
 */
export { advise, type Advice } from './advise.ts';
export { analyse, type Analysis, type Lesson, type Mistake, type Point, type Turn } from './analyse.ts';
export { createBot } from './create.ts';
export { CHARACTER_NAMES, type CharacterName } from './characters/all.ts';
export { Chronicle, type Deed, type Memory, type Spoken } from './characters/memory.ts';
export { Gossip, type Speaker } from './characters/talk.ts';
export { botSeed } from './dice.ts';
export { effectsOf, knobsAround, playTrial, type Effect, type Knob, type Trial } from './learn/tune.ts';
export { LEARNED } from './values.ts';
export { openReason, type Sight } from './open-reason.ts';
export { answerTo, reasonFor, secretOf, type Move, type SeatedBot } from './reason.ts';
export { agreesToDraw } from './draw.ts';
export { LEVELS, remembers, type Bot, type Choice, type Level, type Why } from './bot.ts';
export { createPlayer, PLAYERS, withCharacter, type Player, type PlayerName } from './arena/players.ts';
export { playSeriesGame, type Series } from './arena/series.ts';
export { summarize, type ArenaReport, type Share } from './arena/stats.ts';
export { fit, type Fit, type Position } from './learn/fit.ts';
export { STEPS } from './learn/features.ts';
export type { TableReport } from './arena/table.ts';
