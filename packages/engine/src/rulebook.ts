/** All content in the form the timing looks it up: which abilities stand at which moment. */
import { cardInfo, isAlternateFlare, type CardInfo } from './cards/kinds.ts';
import type { Combo, ContentSet } from './sets/set.ts';
import type { Ability, Alien, AnyAbility, Artifact } from './timing/abilities.ts';
import { AT, MOST_MOMENTS, type MomentName } from './timing/moments.ts';

/** An ability with every field there, so that all of them have one shape: the timing looks at them all the time. */
export type Standing = Required<Omit<Ability<never>, 'at' | 'when' | 'aim' | 'zapped'>> & {
  at: MomentName;
  aim: AnyAbility['aim'] | null;
  when: AnyAbility['when'] | null;
  zapped: AnyAbility['zapped'] | null;
};

/** The abilities at each moment, by the moment's number. */
export type Index = readonly (readonly Standing[] | undefined)[];

export interface AlienRules {
  alien: Alien;
  /** The box it comes from. */
  set: string;
  /** What the power does by itself, and what its owner decides on. */
  mandatory: Index;
  optional: Index;
  /** The numbers of the moments in these, for the quick look whether anybody listens. */
  mandatoryAt: readonly number[];
  optionalAt: readonly number[];
  lasting: { [name: string]: Index };
  lastingAt: { [name: string]: readonly number[] };
  keepsPower: boolean;
}

export interface CardRules extends CardInfo {
  /** The numbers of the moments at which the card can be played, whichever side. */
  listensAt: readonly number[];
  artifact: Index;
  wild: Index;
  super: Index;
  /** Announced at the start of every encounter while the card is in the game; '' if nothing. */
  opening: string;
}

/** REV-6a: these come again in one encounter, and what has been used there does not act a second time. */
const OPEN_AGAIN: readonly MomentName[] = ['reveal.adjust', 'reveal.after'];

export const standing = (ability: AnyAbility): Standing => ({
  name: ability.name,
  at: ability.at,
  role: ability.role ?? 'any',
  optional: ability.optional ?? false,
  standing: ability.standing ?? false,
  repeat: ability.repeat ?? false,
  once: ability.once ?? OPEN_AGAIN.includes(ability.at),
  when: ability.when ?? null,
  aim: ability.aim ?? null,
  use: ability.use,
  zapped: ability.zapped ?? null,
});

const NONE: Index = new Array<undefined>(MOST_MOMENTS).fill(undefined);

function indexOf(abilities: readonly AnyAbility[]): Index {
  const found: (Standing[] | undefined)[] = NONE.map(() => undefined);
  for (const ability of abilities) (found[AT[ability.at].number] ??= []).push(standing(ability));
  return found;
}

/** The numbers of the moments at which an index has abilities. */
const momentsIn = (index: Index): number[] => index.flatMap((found, i) => (found === undefined ? [] : [i]));

export class Rulebook {
  readonly aliens: { [id: string]: AlienRules } = {};
  readonly combos: readonly Combo[];
  private readonly artifacts = new Map<string, Artifact>();
  private readonly cards = new Map<string, CardRules>();

  constructor(sets: readonly ContentSet[]) {
    this.combos = sets.flatMap(({ combos }) => combos);
    for (const set of sets) for (const alien of set.aliens) this.add(alien, set.id);
    for (const artifact of sets.flatMap(({ artifacts }) => artifacts))
      this.artifacts.set(artifact.kind, artifact);
  }

  private add(alien: Alien, set: string): void {
    const lasting: { [name: string]: Index } = {};
    const lastingAt: { [name: string]: readonly number[] } = {};
    for (const [name, abilities] of Object.entries(alien.lasting ?? {})) {
      lasting[name] = indexOf(abilities);
      lastingAt[name] = momentsIn(lasting[name]);
    }
    const mandatory = indexOf(alien.abilities.filter((ability) => ability.optional !== true));
    const optional = indexOf(alien.abilities.filter((ability) => ability.optional === true));
    this.aliens[alien.id] = {
      alien,
      set,
      mandatory,
      optional,
      mandatoryAt: momentsIn(mandatory),
      optionalAt: momentsIn(optional),
      lasting,
      lastingAt,
      keepsPower: alien.keepsPower ?? false,
    };
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
    const alien = info.type === 'flare' ? this.aliens[info.alien]?.alien : undefined;
    const flare = isAlternateFlare(kind) ? alien?.alternateFlare : alien?.flare;
    const abilities = this.artifacts.get(kind)?.abilities;
    const artifact = abilities === undefined ? NONE : indexOf(abilities);
    const wild = flare === undefined ? NONE : indexOf(flare.wild);
    const superSide = flare === undefined ? NONE : indexOf(flare.super);
    return {
      kind: info.kind,
      type: info.type,
      value: info.value,
      encounter: info.encounter,
      alien: info.alien,
      listensAt: [...new Set([artifact, wild, superSide].flatMap(momentsIn))],
      artifact,
      wild,
      super: superSide,
      opening: flare?.opening ?? '',
    };
  }
}
