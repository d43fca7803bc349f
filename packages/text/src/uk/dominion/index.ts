import { setBook } from '../../book.ts';
import aliens from './aliens/index.ts';
import ships from './ships.ts';

export default setBook(aliens, ships);
