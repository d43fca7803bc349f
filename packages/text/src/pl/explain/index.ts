import { book } from '../../book.ts';
import advice from './advice.ts';
import analysis from './analysis.ts';
import why from './why.ts';

export default book(advice, analysis, why);
