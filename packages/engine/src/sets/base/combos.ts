import type { Combo } from '../set.ts';

export const COMBOS: readonly Combo[] = [
  { id: 'may-i-help', house: false, aliens: ['philanthropist', 'fido', 'healer', 'reserve', 'human'] },
  {
    id: 'lets-understand-each-other',
    house: false,
    aliens: ['filch', 'human', 'mind', 'philanthropist', 'pacifist'],
  },
  { id: 'house-first-steps', house: true, aliens: ['macron', 'human', 'clone', 'parasite', 'oracle'] },
  { id: 'house-hard-to-kill', house: true, aliens: ['zombie', 'warrior', 'healer', 'mutant', 'filch'] },
  { id: 'house-grand-designs', house: true, aliens: ['will', 'sorcerer', 'virus', 'macron', 'remora'] },
];
