import { type ChapterId, type ChapterText, type RulesText } from './outline.ts';

type Parts = { [C in Exclude<ChapterId, 'words'>]: ChapterText<C> };

/** The rulebook of a language, put together from its chapters. */
export const rulesBook = (
  chapters: RulesText['chapters'],
  glossary: string,
  { basics, turn, outcome, powers, variants }: Parts,
  terms: RulesText['terms'],
  says: RulesText['says'],
): RulesText => ({
  chapters,
  sections: {
    ...basics,
    ...turn,
    ...outcome,
    ...powers,
    ...variants,
    glossary: { title: glossary, body: [] },
  },
  terms,
  says,
});
