import type { AlienText } from '../../../types.ts';

export default {
  name: 'Odkrywca',
  power: 'Nowe światy',
  summary: 'Mieszkacie tu? To właśnie was odkryto.',
  text:
    'Zaczynasz grę z czterema planetami koloru, którym nikt nie gra, na swoim arkuszu. ' +
    'W fazie startu, gdy wrota są już nakierowane, możesz użyć tej mocy jako atakujący, by dołożyć jedną z nich do atakowanego systemu; wrota wskazują teraz ją, a gospodarz systemu broni jej bez statków. ' +
    'Przeciw zewnętrznej kolonii w twoim własnym systemie nie możesz tego zrobić. ' +
    'W fazie ujawnienia, gdy obie ujawnione karty to ataki, możesz użyć tej mocy jako główny gracz lub sojusznik, by dodać do sumy swojej strony za każdą odkrytą przez siebie planetę: 1, jeśli nie masz na niej kolonii; 2, jeśli dzielisz ją z innymi; 4, jeśli jest tam tylko twoja. ' +
    'Po zablokowaniu mocy planeta się nie pojawia albo niczego się nie dodaje; planety już odkryte zostają, nawet gdy stracisz moc.',
  wild:
    'Jako atakujący, w fazie startu: gdy wrota są już nakierowane, przenieś Planetę Genesis, gdziekolwiek leży, razem ze statkami na niej do atakowanego systemu i nakieruj na nią wrota. ' +
    'Jeśli wygrasz lub zawrzesz porozumienie, otrzymasz po jednej nagrodzie za każdy swój statek w spotkaniu, w innym razie jedną. ' +
    'Przeciw zewnętrznej kolonii w twoim własnym systemie nie możesz tego zagrać.',
  super:
    'Jako główny gracz lub sojusznik, w fazie ujawnienia: w spotkaniu o odkrytą przez siebie planetę możesz dodać 4 do sumy swojej strony.',
  says: {
    colour: 'Planety którego koloru zabierasz ze sobą?',
    discoveries: 'Odkryte planety',
    'base-camp': 'Rozbłysk Odkrywcy',
    'ability.discover': 'Odkryj planetę i nakieruj na nią wrota',
    'ability.strength': 'Dodaj za odkryte planety',
    'ability.return': 'Nagrody za wyprawę',
    'ability.genesis': 'Sprowadź Planetę Genesis i nakieruj na nią wrota',
    'ability.base-camp': 'Dodaj 4 na odkrytej planecie',
  },
} satisfies AlienText;
