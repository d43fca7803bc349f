import { cardInfo, COSMIC_DECK, deckList, type CardType } from '@cosmarium/engine';
import type { CardText, Messages } from './types.ts';

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

/** The same for cards of the reward deck: what their name ends with is in the name of the kind, too. */
function eachReward(of: CardType, { name, text }: CardText): Messages {
  const all: Messages = {};
  for (const { kind, type, value, hazard } of deckList('reward').map(cardInfo)) {
    if (type !== of) continue;
    const print = kind
      .slice(`reward-${of}-`.length)
      .replace(/(?<=\d)-/, '/')
      .replace('-', '−');
    all[`card.${kind}.name`] = name.replaceAll('{print}', print);
    all[`card.${kind}.text`] = text
      .replaceAll('{value}', signed(value))
      .replaceAll('{hazard}', signed(hazard));
  }
  return all;
}

const signed = (value: number) => (value < 0 ? `−${-value}` : String(value));

export const rewardAttacks = (card: CardText): Messages => eachReward('attack', card);

export const intimidates = (card: CardText): Messages => eachReward('intimidate', card);

export const attacks = (card: CardText): Messages => each('attack', card);

export const reinforcements = (card: CardText): Messages => each('reinforcement', card);
