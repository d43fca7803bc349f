// The page. One file for each part of it, as in English.
import common from './common.ts';

export default { ...common };
