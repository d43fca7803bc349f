/** What the page in the browser says before anybody plays; everything else comes when it is wanted. */
import { book } from '../book.ts';
import characters from './characters.ts';
import errors from './errors.ts';
import faults from './faults.ts';
import web from './web/index.ts';
import words from './words.ts';

export default book(words, characters, errors, faults, web);
