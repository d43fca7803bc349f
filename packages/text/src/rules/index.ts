/** The rulebook apart from its words: what it has, how its links are written, and how to find something in it. */
export {
  CHAPTERS,
  OUTLINE,
  SECTIONS,
  termAnchor,
  TERMS,
  type ChapterId,
  type Passage,
  type RulesText,
  type SectionId,
  type SectionText,
  type TermId,
} from './outline.ts';
export { plain, pieces, type Piece } from './links.ts';
export { findSections, findTerms } from './find.ts';
