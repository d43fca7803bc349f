/** The aliens and cards somebody has named, and what is told of them. */
import { CARD_KINDS, RULES } from '@cosmarium/engine';
import type { Lang, Rulings } from '@cosmarium/text';
import { rulingsIn } from '@cosmarium/text/rulings';
import { Names } from '../names.ts';
import type { Context } from '../command.ts';
import { alienText, cardText, SHEET_WIDTH } from '../sheets.ts';
import { bullet } from '../terminal.ts';

const folded = (text: string, lang: Lang) =>
  ` ${text
    .toLocaleLowerCase(lang)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Those whose id or name stands in the words. */
function namedIn(
  query: string,
  ids: readonly string[],
  nameOf: (id: string) => string,
  lang: Lang,
): string[] {
  const asked = folded(query, lang);
  return ids.filter((id) => asked.includes(folded(id, lang)) || asked.includes(folded(nameOf(id), lang)));
}

/** Whether a text speaks of this name; endings differ with the case in most languages. */
function speaksOf(name: string, lang: Lang): (text: string) => boolean {
  const stem = lang === 'en' || name.length <= 4 ? name : name.slice(0, -1);
  const end = lang === 'en' ? String.raw`(?!\p{L})` : String.raw`\p{L}{0,3}(?!\p{L})`;
  const pattern = new RegExp(String.raw`(?<!\p{L})` + stem + end, 'u');
  return (text) => pattern.test(text);
}

/** What the rulings about each of these aliens say of another of them. */
function meetings(aliens: readonly string[], rulings: Rulings, names: Names): string[] {
  const { lang } = names.words;
  return aliens.flatMap((alien) => {
    const others = aliens
      .filter((other) => other !== alien)
      .map((other) => speaksOf(names.alien(other), lang));
    return (rulings[alien] ?? [])
      .filter((ruling) => others.some((speaks) => speaks(ruling)))
      .map((ruling) => bullet(`${names.alien(alien)}: ${ruling}`, SHEET_WIDTH));
  });
}

/** Tells of all that is named in these words; false if nothing is. */
export async function tellNamed(query: string, { words, paint, out }: Context): Promise<boolean> {
  const names = new Names(words, paint, []);
  const { t, lang } = words;
  const aliens = namedIn(query, Object.keys(RULES.aliens), (id) => names.alien(id), lang);
  const kinds = CARD_KINDS.map(({ kind }) => kind);
  const cards = namedIn(query, kinds, (kind) => names.card(kind), lang);
  if (aliens.length + cards.length === 0) return false;
  const rulings = await rulingsIn(lang);
  for (const id of aliens) {
    out(alienText(id, names).join('\n'));
    for (const ruling of rulings[id]) out(bullet(ruling, SHEET_WIDTH));
    out();
  }
  for (const kind of cards) out(`${cardText(kind, names).join('\n')}\n`);
  if (aliens.length < 2) return true;
  const met = meetings(aliens, rulings, names);
  out(paint.bold(t('cli.rules.meeting')));
  out(met.length > 0 ? met.join('\n') : t('cli.rules.no-meeting'));
  return true;
}
