import { cardInfo, COSMIC_DECK, type CardType } from '@cosmarium/engine';
import type { Messages } from './types.ts';

interface CardText {
  name: string;
  text: string;
}

/**
 * Writes one text for each card of a type: "{value}" is filled in here, for good. Only names keep the digits of the print,
 * which are in the name of the kind.
 */
function each(of: CardType, { name, text }: CardText): Messages {
  const all: Messages = {};
  for (const { kind, type, value } of COSMIC_DECK.map(cardInfo)) {
    if (type !== of) continue;
    all[`card.${kind}.name`] = name.replaceAll('{value}', kind.slice(of.length + 1));
    all[`card.${kind}.text`] = text.replaceAll('{value}', String(value));
  }
  return all;
}

export const attacks = (card: CardText): Messages => each('attack', card);

export const reinforcements = (card: CardText): Messages => each('reinforcement', card);
