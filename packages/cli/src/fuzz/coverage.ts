/** Which abilities there are, by the keys under which a game counts their uses: `source:side:name`. */
import {
  CARD_KINDS,
  cardInfo,
  MARKERS,
  RULES,
  variantOf,
  type Alien,
  type AnyAbility,
  type From,
  type Marker,
  type Variants,
} from '@cosmarium/engine';

export interface AbilityKey {
  key: string;
  /** The alien it belongs to; '' for a special ship or a card that is no flare. */
  alien: string;
  side: From;
  /** What brings its card into the game; null if it is in every one. */
  variant: keyof Variants | null;
  /** It stands on the other edition of the flare. */
  alternate: boolean;
}

function ofAlien(alien: Alien): AbilityKey[] {
  const found: AbilityKey[] = [];
  const add = (
    source: string,
    side: AbilityKey['side'],
    abilities: readonly AnyAbility[],
    alternate = false,
  ) => {
    for (const { name } of abilities)
      found.push({ key: `${source}:${side}:${name}`, alien: alien.id, side, alternate, variant: null });
  };
  add(alien.id, 'power', alien.abilities);
  for (const abilities of Object.values(alien.lasting ?? {})) add(alien.id, 'rule', abilities);
  add(`flare-${alien.id}`, 'wild', alien.flare.wild);
  add(`flare-${alien.id}`, 'super', alien.flare.super);
  if (alien.alternateFlare !== undefined) {
    add(`flare-${alien.id}-alternate`, 'wild', alien.alternateFlare.wild, true);
    add(`flare-${alien.id}-alternate`, 'super', alien.alternateFlare.super, true);
  }
  return found;
}

const ofCard = (kind: string, side: From, name: string): AbilityKey => ({
  key: `${kind}:${side}:${name}`,
  alien: '',
  side,
  alternate: false,
  variant: variantOf(cardInfo(kind).deck),
});

const ofShip = (marker: Marker): AbilityKey[] => {
  const { mandatory, optional } = RULES.ships[marker];
  return [...mandatory, ...optional]
    .flatMap((abilities) => abilities ?? [])
    .map(({ name }) => ({
      key: `${marker}:ship:${name}`,
      alien: '',
      side: 'ship',
      alternate: false,
      variant: null,
    }));
};

/** Every ability of every alien, technology, special ship and card that is played. */
function allAbilities(): AbilityKey[] {
  const lastingOf = (kind: string) =>
    Object.values(RULES.lasting[kind] ?? {})
      .flatMap(({ mandatory, optional }) => [...mandatory, ...optional].flatMap((found) => found ?? []))
      .map(({ name }) => ofCard(kind, 'rule', name));
  const keys = [
    ...Object.values(RULES.aliens).flatMap(({ alien }) => ofAlien(alien)),
    ...CARD_KINDS.filter(({ type }) => type !== 'technology').flatMap(({ kind }) => [
      ...RULES.card(kind)
        .played.flatMap((abilities) => abilities ?? [])
        .map(({ name }) => ofCard(kind, cardInfo(kind).type === 'artifact' ? 'artifact' : 'card', name)),
      ...lastingOf(kind),
    ]),
    ...MARKERS.flatMap(ofShip),
    ...Object.values(RULES.technologies).flatMap(({ card }) => [
      ...card.abilities.map(({ name }) => ofCard(card.kind, 'technology', name)),
      ...lastingOf(card.kind),
    ]),
  ];
  return [...new Map(keys.map((one) => [one.key, one])).values()];
}

export const neverUsed = (uses: ReadonlyMap<string, number>): AbilityKey[] =>
  allAbilities().filter(({ key }) => !uses.has(key));
