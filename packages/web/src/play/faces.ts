/** What a question or an option is about, so that it can be shown and explained. */
import { cardInfo, type Decision, type Option, type Response } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';
import type { Words } from '@cosmarium/text';
import type { Topic } from '../ui/explain.tsx';

/** The alien or card that asks: its questions carry its name. */
export function askedBy(key: string, { has }: Words): Topic | null {
  const [first, ...rest] = key.split('.');
  if (has(`alien.${first}.name`)) return { alien: first };
  if (has(`card.${first}.name`)) return { card: first };
  const card = rest.find((part) => has(`card.${part}.name`));
  return card === undefined ? null : { card };
}

export type Face =
  { is: 'alien'; id: string } | { is: 'card'; kind: string } | { is: 'colour'; colour: string };

/** What a word among the options is, in the same order in which its text is looked for. */
export function wordFace(key: string, word: string, { has }: Words): Face | null {
  if (has(`${key}.${word}`) || has(`ask.option.${word}`)) return null;
  if (has(`destiny.${word}.name`)) return { is: 'card', kind: word };
  if (has(`colour.${word}`)) return { is: 'colour', colour: word };
  if (has(`alien.${word}.name`)) return { is: 'alien', id: word };
  return word.startsWith('flare-') || has(`card.${word}.name`) ? { is: 'card', kind: word } : null;
}

export function faceOf(decision: Decision, option: Option, words: Words): Face | null {
  if (typeof option === 'number') return null;
  if (typeof option === 'string') return wordFace(decision.key, option, words);
  return 'card' in option ? { is: 'card', kind: option.card } : null;
}

/** Is it asked which alien to play? */
export const isAlienChoice = (decision: Decision, words: Words): boolean =>
  decision.kind === 'option' &&
  decision.options.every((option) => faceOf(decision, option, words)?.is === 'alien');

export type Told = Pick<Response, 'source' | 'ability' | 'from'>;

const isFlare = ({ from }: Told) => from === 'wild' || from === 'super';
/** A card that is no flare. */
const isCard = ({ from }: Told) => from === 'artifact' || from === 'card' || from === 'technology';
const alienOf = (response: Told) => (isFlare(response) ? cardInfo(response.source).alien : response.source);

export const topicOf = (response: Told): Topic =>
  isCard(response) || isFlare(response) ? { card: response.source } : { alien: response.source };

/** A response by name. */
export function responseName(response: Told, names: Names): string {
  if (isCard(response)) return names.plainCard(response.source);
  if (response.from === 'ship') return names.ship(response.source);
  if (!isFlare(response)) return names.plainAlien(response.source);
  return names.t('web.play.flare-side', {
    flare: names.plainCard(response.source),
    side: names.t(`flare.${response.from}`),
  });
}

/** What a response does, in a few words. */
export const responseDoes = (response: Told, names: Names): string =>
  response.from === 'artifact' || response.from === 'card'
    ? names.t(`card.${response.source}.text`)
    : names.t(
        names.words.has(`technology.${response.ability}`)
          ? `technology.${response.ability}`
          : `${alienOf(response)}.ability.${response.ability}`,
      );
