/** Which abilities there are, by the keys under which a game counts their uses: `source:side:name`. */
import { cardInfo, COSMIC_DECK, RULES, type Alien, type AnyAbility } from '@cosmarium/engine';

export interface AbilityKey {
  key: string;
  /** The alien it belongs to; '' for an artifact. */
  alien: string;
  side: 'power' | 'rule' | 'wild' | 'super' | 'artifact';
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
      found.push({ key: `${source}:${side}:${name}`, alien: alien.id, side, alternate });
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

/** Every ability of every alien and artifact. */
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
        })),
    ),
  ];
  return [...new Map(keys.map((one) => [one.key, one])).values()];
}

export const neverUsed = (uses: ReadonlyMap<string, number>): AbilityKey[] =>
  allAbilities().filter(({ key }) => !uses.has(key));
