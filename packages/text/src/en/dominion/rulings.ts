import type { Rulings } from '../../types.ts';

const rulings: Rulings = {};

export default rulings;
