/** All content in the form the timing looks it up: which abilities stand at which moment. */
import { cardInfo, isAlternateFlare, type CardInfo } from './cards/kinds.ts';
import type { Alien, AnyAbility, Artifact } from './timing/abilities.ts';
import type { MomentName } from './timing/moments.ts';

export type Index = { [M in MomentName]?: AnyAbility[] };

export interface AlienRules {
  alien: Alien;
  power: Index;
  lasting: { [name: string]: Index };
}

export interface CardRules extends CardInfo {
  /** Moments at which the card can be played, whichever side; null for cards without abilities. */
  any: Index | null;
  artifact: Index;
  wild: Index;
  super: Index;
}

function index(abilities: AnyAbility[]): Index {
  const found: Index = {};
  for (const ability of abilities) (found[ability.at] ??= []).push(ability);
  return found;
}

const NONE: Index = {};

export class Rulebook {
  readonly aliens: { [id: string]: AlienRules } = {};
  private readonly artifacts = new Map<string, Artifact>();
  private readonly cards = new Map<string, CardRules>();

  constructor(aliens: readonly Alien[], artifacts: readonly Artifact[]) {
    for (const alien of aliens) {
      const lasting: { [name: string]: Index } = {};
      for (const [name, abilities] of Object.entries(alien.lasting ?? {})) lasting[name] = index(abilities);
      this.aliens[alien.id] = { alien, power: index(alien.abilities), lasting };
    }
    for (const artifact of artifacts) this.artifacts.set(artifact.kind, artifact);
  }

  card(kind: string): CardRules {
    let rules = this.cards.get(kind);
    if (rules === undefined) {
      rules = this.compile(kind);
      this.cards.set(kind, rules);
    }
    return rules;
  }

  private compile(kind: string): CardRules {
    const info = cardInfo(kind);
    const artifact = this.artifacts.get(kind);
    if (artifact !== undefined) {
      const found = index(artifact.abilities);
      return { ...info, any: found, artifact: found, wild: NONE, super: NONE };
    }
    const alien = info.type === 'flare' ? this.aliens[info.alien]?.alien : undefined;
    const flare = isAlternateFlare(kind) ? alien?.alternateFlare : alien?.flare;
    if (flare === undefined) return { ...info, any: null, artifact: NONE, wild: NONE, super: NONE };
    return {
      ...info,
      any: index([...flare.wild, ...flare.super]),
      artifact: NONE,
      wild: index(flare.wild),
      super: index(flare.super),
    };
  }
}
