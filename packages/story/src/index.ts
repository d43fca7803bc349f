export { tell, TELLERS } from './events.ts';
export { SECTION_OF_KEY, SECTION_OF_KIND, SECTION_OF_PHASE, sectionFor } from './rules.ts';
export { Names, PLACES, PLAIN, type Marks } from './names.ts';
export { optionText } from './options.ts';
export { placeEvenly, spread, suggestAim, suggestChoice, suggestSubset, takeEvenly } from './suggest.ts';
export { resultOf } from './result.ts';
export { giveInWords } from './terms.ts';
