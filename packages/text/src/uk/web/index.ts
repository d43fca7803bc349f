// The page. One file for each part of it, as in English.
import common from './common.ts';
import home from './home.ts';
import options from './options.ts';
import solo from './solo.ts';

export default { ...common, ...home, ...options, ...solo };
