import type { Messages } from './types.ts';

const ATTACKS = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40];
const REINFORCEMENTS = [2, 3, 5];

interface CardText {
  name: string;
  text: string;
}

/** Writes one text for each value: "{value}" is filled in here, for good. Only names keep the digits of the print. */
function each(values: number[], kind: string, digits: number, { name, text }: CardText): Messages {
  const all: Messages = {};
  for (const value of values) {
    const printed = String(value).padStart(digits, '0');
    all[`card.${kind}-${printed}.name`] = name.replaceAll('{value}', printed);
    all[`card.${kind}-${printed}.text`] = text.replaceAll('{value}', String(value));
  }
  return all;
}

/** The attack cards; values have two digits, as on the cards. */
export const attacks = (card: CardText): Messages => each(ATTACKS, 'attack', 2, card);

export const reinforcements = (card: CardText): Messages => each(REINFORCEMENTS, 'reinforcement', 1, card);
