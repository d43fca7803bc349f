/** One line that says how to answer. */
import type { Decision } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';

const range = (min: number, max: number): string => (min === max ? String(min) : `${min}–${max}`);

/** `timed`: it runs out by itself. */
export function hintOf(decision: Decision, names: Names, timed: boolean): string {
  switch (decision.kind) {
    case 'yes-no':
    case 'option':
    case 'respond':
      return '';
    case 'offer':
      return names.t('web.play.hint.offer', {
        partner: names.plainSeat(decision.partner),
        timed: timed ? 'yes' : 'no',
      });
    case 'cards':
    case 'players':
    case 'ships':
    case 'launch':
    case 'ally':
      return names.t(`web.play.hint.${decision.kind}`, {
        count: decision.max,
        range: range(decision.min, decision.max),
      });
    default:
      return names.t(`web.play.hint.${decision.kind}`);
  }
}
