import { setBook } from '../../book.ts';
import aliens from './aliens/index.ts';
import combos from './combos.ts';

export default setBook(aliens, combos);
