import { book } from '../../book.ts';
import advice from './advice.ts';

export default book(advice);
