import { technologyBook } from '../../book.ts';
import technologies from './technologies.ts';

export default technologyBook(technologies);
