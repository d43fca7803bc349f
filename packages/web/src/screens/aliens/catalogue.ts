/** All aliens with their words, and finding one. */
import { sheetFacts, type Alert, type Phase, type RULES, type SheetFacts } from '@cosmarium/engine';
import type { Words } from '@cosmarium/text';

const FLARE_SIDES = ['wild', 'super'] as const;
type FlareSide = (typeof FLARE_SIDES)[number];
export type FlareText = { side: FlareSide; text: string }[];

export interface Entry {
  id: string;
  name: string;
  power: string;
  summary: string;
  text: string;
  flare: FlareText;
  /** The flare's classic edition; empty if there is none. */
  classic: FlareText;
  alert: Alert;
  /** The box it comes from. */
  set: string;
  facts: SheetFacts;
}

/** Everyone who can be played, by name in the language of the words. */
export function catalogue(words: Words, rules: (typeof RULES)['aliens']): Entry[] {
  const { t, has, lang } = words;
  const sides = (id: string, edition: string): FlareText =>
    FLARE_SIDES.map((side) => ({ side, key: `alien.${id}.${side}${edition}` }))
      .filter(({ key }) => has(key))
      .map(({ side, key }) => ({ side, text: t(key) }));
  const byName = new Intl.Collator(lang);
  return Object.keys(rules)
    .map((id) => ({
      id,
      name: t(`alien.${id}.name`),
      power: t(`alien.${id}.power`),
      summary: t(`alien.${id}.summary`),
      text: t(`alien.${id}.text`),
      flare: sides(id, ''),
      classic: sides(id, 'Classic'),
      alert: rules[id].alien.alert,
      set: rules[id].set,
      facts: sheetFacts(rules[id].alien),
    }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** Without case, and without what stands on or under letters. */
const plainly = (text: string, lang: string) =>
  text
    .toLocaleLowerCase(lang)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

const allWords = ({ name, power, summary, text, flare, classic }: Entry) =>
  [name, power, summary, text, ...[...flare, ...classic].map((side) => side.text)].join(' ');

/** What an entry must be; nothing if null. */
export interface Filter {
  alert?: Alert | null;
  phase?: Phase | null;
  set?: string | null;
}

/** Entries with every word of the query in them; a name that fits comes before a text that does. */
export function search(
  entries: readonly Entry[],
  query: string,
  { alert = null, phase = null, set = null }: Filter,
  lang: string,
): Entry[] {
  const wanted = plainly(query, lang).split(/\s+/).filter(Boolean);
  const found = entries.filter((entry) => {
    if (alert !== null && entry.alert !== alert) return false;
    if (phase !== null && !entry.facts.phases.includes(phase)) return false;
    if (set !== null && entry.set !== set) return false;
    const words = plainly(allWords(entry), lang);
    return wanted.every((word) => words.includes(word));
  });
  const named = ({ name, power }: Entry) => {
    const title = plainly(`${name} ${power}`, lang);
    return wanted.every((word) => title.includes(word));
  };
  return [...found.filter(named), ...found.filter((entry) => !named(entry))];
}

/** Who comes before and after, round and round. */
export function neighbours(entries: readonly Entry[], id: string): { previous: Entry; next: Entry } | null {
  const at = entries.findIndex((entry) => entry.id === id);
  if (at < 0) return null;
  const n = entries.length;
  return { previous: entries[(at + n - 1) % n], next: entries[(at + 1) % n] };
}
