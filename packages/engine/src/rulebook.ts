/** All content in the form the timing looks it up: which abilities stand at which moment. */
import { cardInfo, isAlternateFlare, type CardInfo } from './cards/kinds.ts';
import type { Combo, ContentSet } from './sets/set.ts';
import type { BesideRole } from './state/types.ts';
import type { Ability, Alien, AnyAbility, PlayedCard, TechnologyCard } from './timing/abilities.ts';
import { MomentSet } from './timing/moment-set.ts';
import { AT, MOMENTS, MOST_MOMENTS, type MomentName } from './timing/moments.ts';

/** An ability with every field there, so that all of them have one shape: the timing looks at them all the time. */
export type Standing = Required<Omit<Ability<never>, 'at' | 'when' | 'aim' | 'zapped'>> & {
  at: MomentName;
  aim: AnyAbility['aim'] | null;
  when: AnyAbility['when'] | null;
  zapped: AnyAbility['zapped'] | null;
};

/** The abilities at each moment, by the moment's number. */
export type Index = readonly (readonly Standing[] | undefined)[];

/** What something does by itself, and what its owner decides on. */
export interface Powers {
  mandatory: Index;
  optional: Index;
  /** The moments in these, for the quick look whether anybody listens. */
  mandatoryAt: MomentSet;
  optionalAt: MomentSet;
}

/**
 * What is asked of aliens all the time stands here with a default: they leave out what they do not have, each in its own way,
 * and fields of records that are not alike are slow to read.
 */
export interface AlienRules extends Powers {
  alien: Alien;
  /** The box it comes from. */
  set: string;
  keepsPower: boolean;
  playsFreely: boolean;
  /** '' if it does not. */
  playsAs: string;
  needsNoCards: boolean;
  wins: NonNullable<Alien['wins']> | null;
}

export interface CardRules extends CardInfo {
  /** The moments at which the card can be played, whichever side. */
  listensAt: MomentSet;
  /** From the hand, of a card that is no flare. */
  played: Index;
  /** The same in any role and at any time, for those who may do that (`playsFreely`). */
  freely: readonly Standing[];
  wild: Index;
  super: Index;
  technology: TechnologyRules | null;
  /** Announced at the start of every encounter while the card is in the game; '' if nothing. */
  opening: string;
  /** Laid face down beside the encounter cards; '' if it is played openly. */
  lies: BesideRole | '';
  /** Announced when it lies open in an encounter; '' if nothing. */
  open: string;
  taken: PlayedCard['taken'] | null;
  reinforces: PlayedCard['reinforces'] | null;
}

export interface TechnologyRules extends Powers {
  card: TechnologyCard;
  hidden: boolean;
  permanent: boolean;
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

const FREE_TYPES: readonly string[] = ['artifact', 'rift'];

/** What belongs to the regroup or alliance phase, as if it could be played in any role and at any time. */
const freely = ({ type }: CardInfo, played: Index): Standing[] =>
  FREE_TYPES.includes(type)
    ? played
        .flatMap((abilities) => abilities ?? [])
        .filter(({ at }) => at.startsWith('regroup.') || at.startsWith('alliance.'))
        .map((ability) => ({ ...ability, at: 'free', role: 'any' }))
    : [];

const NONE: Index = new Array<undefined>(MOST_MOMENTS).fill(undefined);

function indexOf(abilities: readonly AnyAbility[]): Index {
  const found: (Standing[] | undefined)[] = NONE.map(() => undefined);
  for (const ability of abilities) (found[AT[ability.at].number] ??= []).push(standing(ability));
  return found;
}

/** The moments at which any of these has abilities. */
const momentsIn = (...all: readonly Index[]): MomentSet =>
  MomentSet.of(MOMENTS.filter(({ number }) => all.some((index) => index[number] !== undefined)));

function powersOf(abilities: readonly AnyAbility[]): Powers {
  const mandatory = indexOf(abilities.filter((ability) => ability.optional !== true));
  const optional = indexOf(abilities.filter((ability) => ability.optional === true));
  return { mandatory, optional, mandatoryAt: momentsIn(mandatory), optionalAt: momentsIn(optional) };
}

export class Rulebook {
  readonly aliens: { [id: string]: AlienRules } = {};
  readonly combos: readonly Combo[];
  /** Effects announced by anything, by their source and name. */
  readonly lasting: { [source: string]: { [name: string]: Powers } } = {};
  readonly technologies: { [kind: string]: TechnologyRules } = {};
  /** All artifacts there are, by kind, whatever deck they belong to. */
  readonly artifacts: readonly string[];
  /** The moments at which any of them can be played. */
  readonly artifactsAt = new MomentSet();
  /** Special ships, by their mark. */
  readonly ships: { [mark: string]: Powers } = {};
  private readonly played = new Map<string, PlayedCard>();
  private readonly cards = new Map<string, CardRules>();

  constructor(sets: readonly ContentSet[]) {
    this.combos = sets.flatMap(({ combos }) => combos);
    for (const set of sets) for (const alien of set.aliens) this.add(alien, set.id);
    for (const card of sets.flatMap(({ technologies }) => technologies)) this.addTechnology(card);
    for (const kind of sets.flatMap(({ ships = [] }) => ships)) {
      this.announces(kind.mark, kind.lasting);
      this.ships[kind.mark] = powersOf(kind.abilities);
    }
    for (const card of sets.flatMap(({ played }) => played)) {
      this.played.set(card.kind, card);
      this.announces(card.kind, card.lasting);
    }
    this.artifacts = [...this.played.keys()].filter((kind) => cardInfo(kind).type === 'artifact');
    for (const kind of this.artifacts) this.artifactsAt.add(this.card(kind).listensAt);
  }

  private addTechnology(card: TechnologyCard): void {
    this.announces(card.kind, card.lasting);
    const { hidden = false, permanent = false } = card;
    this.technologies[card.kind] = { card, hidden, permanent, ...powersOf(card.abilities) };
  }

  private add(alien: Alien, set: string): void {
    this.announces(alien.id, alien.lasting);
    this.aliens[alien.id] = {
      alien,
      set,
      ...powersOf(alien.abilities),
      keepsPower: alien.keepsPower ?? false,
      playsFreely: alien.playsFreely ?? false,
      playsAs: alien.playsAs ?? '',
      needsNoCards: alien.needsNoCards ?? false,
      wins: alien.wins ?? null,
    };
  }

  private announces(source: string, effects: Alien['lasting'] = {}): void {
    this.lasting[source] = {};
    for (const [name, announced] of Object.entries(effects)) this.lasting[source][name] = powersOf(announced);
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
    const card = this.played.get(kind);
    const played = card === undefined ? NONE : indexOf(card.abilities);
    const wild = flare === undefined ? NONE : indexOf(flare.wild);
    const superSide = flare === undefined ? NONE : indexOf(flare.super);
    return {
      kind: info.kind,
      type: info.type,
      value: info.value,
      hazard: info.hazard,
      encounter: info.encounter,
      deck: info.deck,
      alien: info.alien,
      listensAt: momentsIn(played, wild, superSide),
      played,
      freely: freely(info, played),
      wild,
      super: superSide,
      technology: this.technologies[kind] ?? null,
      opening: flare?.opening ?? '',
      lies: card?.lies ?? '',
      open: card?.open ?? '',
      taken: card?.taken ?? null,
      reinforces: card?.reinforces ?? null,
    };
  }
}
