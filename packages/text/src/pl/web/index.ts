// The page. One file for each part of it.
import common from './common.ts';

export default { ...common };
