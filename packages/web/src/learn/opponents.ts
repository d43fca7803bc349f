/** What the others do in the tutorial: the same whatever happens, as far as the player lets them. */
import type { AimDecision, Answer, Decision, Game, OfferAnswer, OfferDecision } from '@cosmarium/engine';
import { takeEvenly } from '@cosmarium/story';
import { ALLY, PARTNER, RIVAL } from './position.ts';

const firstEncounter = (game: Game): boolean => game.s.encounter!.number === 1;

export function opponentAnswer(decision: Decision, game: Game): Answer {
  switch (decision.kind) {
    case 'invite':
      return decision.seat === RIVAL
        ? decision.options.flatMap((seat, i) => (seat === PARTNER ? [i] : []))
        : [];
    case 'ally':
      return ally(decision, game);
    case 'encounter-card':
      if (decision.seat === RIVAL) return justEnough(decision.options.length, decision, game);
      return decision.options.findIndex(
        (option) => typeof option === 'object' && 'card' in option && option.card === 'negotiate',
      );
    case 'offer':
      return offer(decision);
    default:
      return decision.fallback;
  }
}

function ally(decision: AimDecision, game: Game): Answer {
  const wanted = decision.seat === ALLY ? 'offense' : 'defense';
  const target = firstEncounter(game) ? decision.targets.indexOf(wanted) : -1;
  if (target < 0) return { target: decision.targets.indexOf('none'), ships: decision.slots.map(() => 0) };
  return { target, ships: takeEvenly(decision.slots, Math.min(2, decision.max)) };
}

/** The weakest card that still beats the player's: close enough for a reinforcement to turn it. */
function justEnough(options: number, decision: Decision, game: Game): number {
  const lead = (option: number) => {
    const trial = game.fork();
    trial.answer(decision.seat, decision.id, option);
    const { faces, totals } = trial.view(decision.seat).fight!;
    if (faces[1]?.type !== 'attack') return -1;
    return totals === null ? faces[1].value : totals[1] - totals[0];
  };
  let best = 0;
  let least = Infinity;
  for (let option = 0; option < options; option++) {
    const by = lead(option);
    if (by >= 0 && by < least) {
      best = option;
      least = by;
    }
  }
  return best;
}

/** Takes whatever brings anything; otherwise a colony for a colony. */
function offer(decision: OfferDecision): OfferAnswer {
  const { standing, acceptable, last } = decision;
  const brings = standing !== null && (standing.get.cards !== undefined || standing.get.colony !== undefined);
  if (acceptable && (brings || last)) return { do: 'accept' };
  const [mine] = decision.give.planets;
  const [theirs] = decision.get.planets;
  return last ? { do: 'fail' } : { do: 'propose', give: { colony: mine }, get: { colony: theirs } };
}
