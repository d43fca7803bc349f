/** Answers that cannot be undone and are easily regretted: they go out after a moment in which they can be taken back. */
import { emptiedBy, type Answer, type Decision, type OfferAnswer, type View } from '@cosmarium/engine';
import { stakesOf, type Names } from '@cosmarium/story';
import { plain } from '../ui/marks.ts';
import { total } from './draft.ts';

type Aimed = { target: number; ships: readonly number[] };
const aimedAt = (answer: Answer): Aimed => answer as Aimed;
const said = (answer: Answer): OfferAnswer['do'] => (answer as OfferAnswer).do;

/** Whom these invitations would let win the game. */
function letsWin(decision: Decision, answer: Answer, view: View): boolean {
  if (decision.kind !== 'invite') return false;
  const invited = (answer as readonly number[]).map((i) => decision.options[i]);
  return stakesOf(view, decision).some(
    (stake) => stake.is === 'win' && stake.invited && stake.seats.some((seat) => invited.includes(seat)),
  );
}

export function isGrave(decision: Decision, answer: Answer, view: View): boolean {
  switch (decision.kind) {
    case 'offer':
      if (said(answer) === 'accept') return decision.standing?.give.colony !== undefined;
      return said(answer) === 'fail';
    case 'launch':
      return emptiedBy(decision.slots, aimedAt(answer).ships).length > 0;
    case 'ally':
      return decision.targets[aimedAt(answer).target] !== 'none';
    default:
      return letsWin(decision, answer, view);
  }
}

/** What is about to be done, as its button says it. */
export function inWords(decision: Decision, answer: Answer, names: Names): string {
  switch (decision.kind) {
    case 'offer':
      return names.t(`web.play.deal.${said(answer)}`);
    case 'launch': {
      const { target, ships } = aimedAt(answer);
      const planet = plain(names.place(decision.targets[target] as number));
      return names.t('web.play.launch', { count: total(ships), planet });
    }
    case 'ally': {
      const { target, ships } = aimedAt(answer);
      return names.t(`web.play.join.${decision.targets[target]}`, { count: total(ships) });
    }
    default: {
      const count = (answer as readonly number[]).length;
      return names.t('web.play.invite', { count, all: 'no' });
    }
  }
}
