/** A seat that has passed from a bot to a person, or back, in a sentence. */
import type { Handover } from '@cosmarium/protocol';
import type { Names } from '@cosmarium/story';
import { withoutMarks } from '../ui/marks.ts';

/** The seat by its colour: who has it now is what the sentence tells. */
export const handoverIn = (names: Names, { seat, name, did }: Handover): string =>
  names.t(`web.seats.${did}`, {
    who: names.marks.seat(seat, names.colour(seat)),
    name: name === '' ? names.t('web.seats.somebody') : withoutMarks(name),
  });
