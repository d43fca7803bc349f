/** Which alien to play: each is tried in games with other aliens drawn by lot, and where they stand after a while is compared. */
import {
  createGame,
  diceFrom,
  type ChoiceDecision,
  type Dice,
  type Setup,
  type View,
} from '@cosmarium/engine';
import { because, bestOf, type Choice } from './bot.ts';
import { shuffled } from './dice.ts';
import { attempt, PLAYED_OUT } from './imagine.ts';
import { playOut } from './rehearse.ts';
import type { Values } from './values.ts';
import type { Skill } from './situation.ts';
import { chancesOfState } from './value.ts';

/** Encounters played in each of these games: later ones tell more of luck than of the alien. */
const ENCOUNTERS = 6;
/** So many pairs of games are enough: it is asked once, and everybody waits for it. Each takes as long as many imagined encounters. */
const MOST_PAIRS = 48;
const FEWEST_PAIRS = 3;
const PAIRS_OF_WORLDS = 0.3;

const pairsFor = ({ worlds }: Skill): number =>
  Math.min(MOST_PAIRS, Math.max(FEWEST_PAIRS, Math.round(PAIRS_OF_WORLDS * worlds)));

export function chooseAlien(view: View, d: ChoiceDecision, skill: Skill, dice: Dice): Choice {
  const options = d.options as readonly string[];
  const sums = options.map(() => 0);
  let worlds = 0;
  const pairs = pairsFor(skill);
  for (let i = 0; i < pairs; i++) {
    const others = shuffled(
      view.rules.aliens.filter((alien) => !options.includes(alien)),
      dice,
    );
    const luck = String(dice(1 << 30));
    const results = attempt(() =>
      options.map((alien) => chanceAs(view, alien, { others, luck, values: skill.values })),
    );
    if (results === null) continue;
    worlds++;
    results.forEach((chance, option) => (sums[option] += chance));
  }
  if (worlds === 0) return { answer: d.fallback };
  const why = because('tried', { count: worlds });
  return bestOf(sums.map((sum, answer) => ({ answer, chance: sum / worlds, why })));
}

interface Trial {
  others: readonly string[];
  luck: string;
  values: Values;
}

/** The chance to win with this alien, after some encounters of a game that begins anew. */
function chanceAs(view: View, alien: string, { others, luck, values }: Trial): number {
  const { seat, rules, players } = view;
  const left = others.slice();
  const setup: Setup = {
    players: players.map(({ colour }, at) => ({ colour, alien: at === seat ? alien : left.pop() })),
    start: 'given',
    flares: true,
    aliens: [...rules.aliens],
    variants: rules.variants,
    ...(rules.specialShips.length > 0 && { specialShips: rules.specialShips }),
  };
  const game = createGame(setup, luck, { ...PLAYED_OUT, haltAfter: ENCOUNTERS });
  if (!playOut(game, diceFrom(luck))) throw new Error('a game without end');
  return chancesOfState(game.s, seat, values)[seat];
}
