/** Which abilities there are, by the keys under which a game counts their uses: `source:side:name`. */
import { cardInfo, COSMIC_DECK, RULES, type Alien, type AnyAbility, type From } from '@cosmarium/engine';

export interface AbilityKey {
  key: string;
  /** The alien it belongs to; '' for an artifact or a technology. */
  alien: string;
  side: From;
  /** It belongs to a technology. */
  technology: boolean;
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
      found.push({ key: `${source}:${side}:${name}`, alien: alien.id, side, alternate, technology: false });
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

const ofTechnology = (kind: string, side: From, name: string): AbilityKey => ({
  key: `${kind}:${side}:${name}`,
  alien: '',
  side,
  alternate: false,
  technology: true,
});

/** Every ability of every alien, artifact and technology. */
function allAbilities(): AbilityKey[] {
  const artifacts = [...new Set(COSMIC_DECK)].filter((kind) => cardInfo(kind).type === 'artifact');
  const keys = [
    ...Object.values(RULES.aliens).flatMap(({ alien }) => ofAlien(alien)),
    ...artifacts.flatMap((kind) =>
      Object.values(RULES.card(kind).played)
        .flatMap((abilities) => abilities ?? [])
        .map(({ name }) => ({
          key: `${kind}:artifact:${name}`,
          alien: '',
          side: 'artifact' as const,
          alternate: false,
          technology: false,
        })),
    ),
    ...Object.values(RULES.technologies).flatMap(({ card }) => [
      ...card.abilities.map(({ name }) => ofTechnology(card.kind, 'technology', name)),
      ...Object.values(card.lasting ?? {}).flatMap((abilities) =>
        abilities.map(({ name }) => ofTechnology(card.kind, 'rule', name)),
      ),
    ]),
  ];
  return [...new Map(keys.map((one) => [one.key, one])).values()];
}

export const neverUsed = (uses: ReadonlyMap<string, number>): AbilityKey[] =>
  allAbilities().filter(({ key }) => !uses.has(key));
