import { book } from '../../book.ts';
import advice from './advice.ts';
import analysis from './analysis.ts';

export default book(advice, analysis);
