/** A line somebody wrote, to be shown to others: visible, in one direction, of ordinary height. */
import * as v from 'valibot';

// oxlint-disable-next-line no-control-regex -- that is what it is for
const SPACES = /[\s\p{Z}\u0000-\u001f\u007f-\u009f\u2800]+/gu;
/** Joiners and variants have a meaning between the parts of an emoji, and one of them between Persian letters. */
const MEANT =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])(?:\u200d|\ufe0f)|(?<=\p{L})\u200c(?=\p{L})/u
    .source;
/** Everything else that is not seen: among it what turns the direction of writing. */
const INVISIBLE = new RegExp(`(${MEANT})|\\p{Default_Ignorable_Code_Point}`, 'gu');
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No writing stacks more marks on one letter. */
const PILE = /\p{M}{4}/u;

export const line = (longest: number) =>
  v.pipe(
    v.string(),
    v.maxLength(longest * 4),
    v.transform((text) =>
      text
        .normalize('NFC')
        .replace(INVISIBLE, (_all, meant: string | undefined) => meant ?? '')
        .replace(SPACES, ' ')
        .trim(),
    ),
    v.maxLength(longest),
    v.check((text) => VISIBLE.test(text) && !PILE.test(text)),
  );
