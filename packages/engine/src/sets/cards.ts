/** The card kinds of all sets: plain data, so that whoever asks what a card is needs no rules. */
import type { CardKind } from '../cards/kinds.ts';
import { CARDS as base } from './base/deck.ts';
import { CARDS as rewards } from './rewards/deck.ts';
import { CARDS as tech } from './tech/deck.ts';

export const CARD_KINDS: readonly CardKind[] = [...base, ...tech, ...rewards];
