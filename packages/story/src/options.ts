/** What can be answered, in words. */
import { cardInfo, type Decision, type Option, type Response } from '@cosmarium/engine';
import type { Names } from './names.ts';

const zoned = (text: string, zone: string, names: Names) =>
  zone === '' ? text : `${text} ${names.marks.aside(`[${names.t(`zone.${zone}`)}]`)}`;

/** Something that can be used, and what it does. */
export function responseText(option: Response, names: Names): string {
  if (option.from === 'artifact' || option.from === 'card')
    return zoned(names.card(option.source), option.zone, names);
  if (option.from === 'technology') {
    const general = `technology.${option.ability}`;
    const does = names.t(names.words.has(general) ? general : `${option.source}.ability.${option.ability}`);
    return `${names.card(option.source)}: ${does}`;
  }
  if (option.from === 'ship')
    return `${names.ship(option.source)}: ${names.t(`${option.source}.ability.${option.ability}`)}`;
  const flare = option.from === 'wild' || option.from === 'super';
  const alien = flare ? cardInfo(option.source).alien : option.source;
  const name = flare
    ? `${names.card(option.source)}, ${names.t(`flare.${option.from}`).toLocaleLowerCase(names.words.lang)}`
    : names.alien(alien);
  const does = names.t(`${alien}.ability.${option.ability}`);
  const use = zoned(`${name}: ${does}`, option.zone, names);
  return option.turnsUp ? names.t('ask.option.turns-up', { use }) : use;
}

/** A word by itself: something of the question's own, something general, a card, a colour, an alien. */
function wordText(key: string, word: string, names: Names): string {
  const { has, t } = names.words;
  for (const candidate of [
    `${key}.${word}`,
    `ask.option.${word}`,
    `destiny.${word}.name`,
    `type.${word}`,
    `colour.${word}`,
  ])
    if (has(candidate)) return t(candidate);
  if (has(`alien.${word}.name`))
    return `${names.alien(word)} (${t(`alien.${word}.power`)}) ${names.marks.aside(t(`alien.${word}.summary`))}`;
  return word.startsWith('flare-') || has(`card.${word}.name`) ? names.card(word) : t(`ask.option.${word}`);
}

export function optionText(decision: Decision, option: Option, names: Names): string {
  if (typeof option === 'number') {
    if (decision.kind === 'number') return String(option);
    if (decision.kind === 'planet') return names.place(option);
    // What is done to a player, where the question itself does not say it.
    const deed = `${decision.key}.player`;
    const player = names.plainWho(option);
    return names.words.has(deed) ? names.t(deed, { player }) : player;
  }
  if (typeof option === 'string') return wordText(decision.key, option, names);
  if ('source' in option) return responseText(option, names);
  if ('side' in option)
    return zoned(`${names.card(option.card)} → ${names.side(option.side)}`, option.zone, names);
  return zoned(names.card(option.card), option.zone, names);
}
