/** What the rulebook has, in its order; each language says it in its own words. */
export const OUTLINE = {
  basics: ['goal', 'table', 'setup'],
  turn: [
    'turn',
    'phase-start-turn',
    'phase-regroup',
    'phase-destiny',
    'phase-launch',
    'phase-alliance',
    'phase-planning',
    'phase-reveal',
    'phase-resolution',
    'second-encounter',
  ],
  outcome: ['allies', 'deals', 'compensation', 'rewards', 'losses', 'winning', 'draws'],
  powers: ['powers', 'zaps', 'cards', 'reinforcements', 'artifacts', 'flares', 'hazards', 'deck', 'order'],
  variants: [
    'variant-four-planets',
    'variant-single-encounter',
    'variant-hidden-powers',
    'variant-changing-powers',
    'variant-unlimited-flares',
    'variant-technologies',
    'variant-rewards',
    'variant-special-ships',
  ],
  words: ['glossary'],
} as const;

export const TERMS = [
  'alien',
  'ally',
  'bystander',
  'colony',
  'colony-track',
  'cosmic-deck',
  'defense',
  'destiny',
  'discard-pile',
  'encounter',
  'encounter-card',
  'foreign-colony',
  'gate',
  'hand',
  'hazard',
  'home-colony',
  'home-system',
  'main-player',
  'offense',
  'power',
  'turn',
  'use',
  'warp',
  'zap',
] as const;

export type ChapterId = keyof typeof OUTLINE;
/** The sections of some chapters; of all unless told. */
export type SectionId<C extends ChapterId = ChapterId> = (typeof OUTLINE)[C][number];
export type TermId = (typeof TERMS)[number];

export const CHAPTERS = Object.keys(OUTLINE) as ChapterId[];
export const SECTIONS: readonly SectionId[] = CHAPTERS.flatMap((chapter) => [...OUTLINE[chapter]]);

/** A paragraph, a list, or an example. Links are written [words](section) or [words](term-word). */
export type Passage = string | readonly string[] | { readonly example: string };

export interface SectionText {
  readonly title: string;
  readonly body: readonly Passage[];
}

/** The sections of one chapter in one language. */
export type ChapterText<C extends ChapterId> = Readonly<Record<SectionId<C>, SectionText>>;

export interface TermText {
  readonly name: string;
  readonly text: string;
}

/** The rulebook in one language. */
export interface RulesText {
  readonly chapters: Readonly<Record<ChapterId, string>>;
  readonly sections: Readonly<Record<SectionId, SectionText>>;
  readonly terms: Readonly<Record<TermId, TermText>>;
  /** What stands around the text where it is read. */
  readonly says: Readonly<
    Record<'title' | 'search' | 'contents' | 'print' | 'example' | 'found' | 'none' | 'link' | 'all', string>
  >;
}

/** Where a term stands on the page, and what links to it say. */
export const termAnchor = (term: TermId) => `term-${term}` as const;
