import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wybraniec',
  power: 'Boska interwencja',
  summary: 'Modli się o lepszą kartę i dostaje trzy.',
  text:
    'Raz na spotkanie, po ujawnieniu kart, możesz użyć tej mocy jako główny gracz: dobierz trzy karty z talii kosmosu. ' +
    'Jedną z dobranych kart spotkania możesz zastąpić swoją ujawnioną kartę, którą wtedy odrzucasz. ' +
    'Jeśli obie te karty to ataki, możesz zamiast tego dodać do siebie ich wartości. ' +
    'Każdą dobraną kartę, której tak nie wykorzystasz, odrzucasz. ' +
    'Po zablokowaniu mocy twoja ujawniona karta zostaje, a karty już dobrane odrzucasz.',
  wild: 'Jako główny gracz, w fazie planowania: przed wyborem kart dobierz jedną kartę z talii kosmosu.',
  super:
    'Jako główny gracz, w fazie ujawnienia: gdy używasz swojej mocy, artefakty, rozbłyski i wsparcia spośród trzech dobranych kart możesz wziąć na rękę. ' +
    'Możesz zdecydować się na to po obejrzeniu tych trzech kart.',
  says: {
    pick: 'Której z dobranych kart używasz?',
    way: 'Zastąpić nią ujawnioną kartę czy zsumować obie wartości?',
    'way.replace': 'Zastąp moją kartę',
    'way.add': 'Zsumuj wartości',
    keep: 'Które z tych kart zatrzymujesz?',
    replaced: 'Boska interwencja: inna karta',
    added: 'Boska interwencja: suma dwóch kart',
    'ability.intervention': 'Dobierz trzy karty',
    'ability.prayer': 'Dobierz kartę',
    'ability.keep': 'Zachowaj pozostałe dobrane karty',
  },
} satisfies AlienText;
