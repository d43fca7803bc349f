import { setBook } from '../../book.ts';
import aliens from './aliens/index.ts';

export default setBook(aliens);
