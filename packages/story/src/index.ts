export { tell, TELLERS } from './events.ts';
export { faultInWords } from './fault.ts';
export { SECTION_OF_KEY, SECTION_OF_KIND, SECTION_OF_PHASE, sectionFor } from './rules.ts';
export { Names, PLACES, PLAIN, type Marks } from './names.ts';
export { optionText, responseText } from './options.ts';
export {
  defendersOn,
  placeEvenly,
  spread,
  suggestAim,
  suggestChoice,
  suggestShips,
  suggestSubset,
  takeEvenly,
} from './suggest.ts';
export {
  leading,
  stakeLines,
  stakesOf,
  stakeText,
  toneOf,
  type Leaning,
  type Stake,
  type Tone,
} from './stakes.ts';
export { resultOf } from './result.ts';
export { encountersIn, recapOf, sinceMoveOf, taleOf, type Tale } from './tale.ts';
export { giveInWords, transfersInWords } from './terms.ts';
export { honoursOf, STATISTICS, statisticsOf, type Honour, type Statistics } from './statistics.ts';
