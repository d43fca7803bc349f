/** Games arranged for an ability that random games have not used. */
import { diceFrom, MARKERS, randomAnswer, type Decision, type Dice, type Setup } from '@cosmarium/engine';
import type { GameReport } from '../run/random-game.ts';
import { coloursFor, pickAliens } from '../run/setups.ts';
import { neverUsed, type AbilityKey } from './coverage.ts';
import { fuzzGame } from './game.ts';

const MOST_GAMES = 600;
/** Checked all the same, but less densely: these games are for reaching rare abilities. */
const SAMPLE_EVERY = 400;

/** One response in so many is given all the same. */
const PATIENCE = 6;

/**
 * The alien is in the game; for its wild side only every other time, then just its flare is in the deck. Half of the times
 * there are no flares of others: then the one that is wanted comes soon, and whoever must have no other has none.
 */
function setupFor(ability: AbilityKey, attempt: number, dice: Dice): Setup {
  const colours = coloursFor(3 + (attempt % 3));
  const wanted = ability.alien === '' ? [] : [ability.alien];
  const flareOnly = ability.side === 'wild' && attempt % 2 === 1;
  const aliens = flareOnly
    ? pickAliens(colours.length + 1, dice, wanted).slice(1)
    : pickAliens(colours.length, dice, wanted);
  return {
    players: colours.map((colour, seat) => ({ colour, alien: aliens[seat] })),
    start: 'given',
    flares: true,
    ...(flareOnly ? { aliens: [...aliens, ability.alien] } : attempt % 4 >= 2 ? { aliens } : {}),
    ...(ability.side === 'ship' ? { specialShips: [MARKERS[attempt % MARKERS.length]] } : {}),
    // Some powers are about cards of the reward deck.
    variants: { [ability.variant ?? 'rewards']: ability.variant !== null || attempt % 2 === 1 },
    readings: { alternateFlares: ability.alternate },
  };
}

/** Technologies are completed where they can be, so that they come to be used; null for any other question. */
function completing(decision: Decision): number | null {
  if (decision.key !== 'ask.technology.research' || decision.kind !== 'option') return null;
  const deed = (name: string) =>
    decision.options.findIndex(
      (option) => typeof option === 'object' && 'ability' in option && option.ability === name,
    );
  const best = deed('complete') >= 0 ? deed('complete') : deed('research');
  return best < 0 ? null : best;
}

/**
 * Takes a response that is wanted, or one by which the rule of this alien comes to hold, and plays at random otherwise: in
 * `patient` games players mostly let things stand, so that what lasts can come to matter.
 */
function choosing(
  wanted: ReadonlySet<string>,
  { key, alien, side }: AbilityKey,
  patient: boolean,
): (decision: Decision, dice: Dice) => unknown {
  const leads = side !== 'rule' ? [] : alien === '' ? [key.split(':')[0]] : [alien, `flare-${alien}`];
  return (decision, dice) => {
    if (decision.kind === 'respond') {
      const i = decision.options.findIndex(
        (option) =>
          typeof option === 'object' &&
          'source' in option &&
          (wanted.has(`${option.source}:${option.from}:${option.ability}`) || leads.includes(option.source)),
      );
      if (i >= 0) return i;
      if (patient && dice(PATIENCE) > 0) return decision.options.indexOf('pass');
    }
    const research = dice(3) > 0 ? completing(decision) : null;
    return research ?? randomAnswer(decision, dice);
  };
}

/** Plays until every ability has been used or has had its games; returns those never used. */
export function coverRest(
  seed: string,
  uses: Map<string, number>,
  onGame: (report: GameReport) => void,
): AbilityKey[] {
  for (const ability of neverUsed(uses)) {
    for (let attempt = 0; attempt < MOST_GAMES && !uses.has(ability.key); attempt++) {
      const name = `${seed}:${ability.key}:${attempt}`;
      const wanted = new Set(neverUsed(uses).map(({ key }) => key));
      onGame(
        fuzzGame(name, {
          uses,
          setup: setupFor(ability, attempt, diceFrom(name)),
          choose: choosing(wanted, ability, attempt % 2 === 1),
          sampleEvery: SAMPLE_EVERY,
          // Most of these games only show that the ability is rare.
          replays: () => uses.has(ability.key),
        }),
      );
    }
  }
  return neverUsed(uses);
}
