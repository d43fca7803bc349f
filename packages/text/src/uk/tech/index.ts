import { cardBook } from '../../book.ts';
import technologies from './technologies.ts';

export default cardBook(technologies);
