import type { Messages } from './types.ts';

const ATTACKS = [0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 20, 23, 30, 40];
const REINFORCEMENTS = [2, 3, 5];

interface CardText {
  name: string;
  text?: string;
}

/** Writes one text for each value: "{value}" is filled in here, for good. */
function each(values: string[], kind: string, card: CardText): Messages {
  const all: Messages = {};
  for (const value of values)
    for (const [field, message] of Object.entries(card))
      all[`card.${kind}-${value}.${field}`] = message.replaceAll('{value}', value);
  return all;
}

/** The attack cards; values have two digits, as on the cards. */
export const attacks = (card: CardText): Messages =>
  each(
    ATTACKS.map((value) => String(value).padStart(2, '0')),
    'attack',
    card,
  );

export const reinforcements = (card: CardText): Messages =>
  each(REINFORCEMENTS.map(String), 'reinforcement', card);
