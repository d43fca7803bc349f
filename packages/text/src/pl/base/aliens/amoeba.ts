import type { AlienText } from '../../../types.ts';

export default {
  name: 'Ameba',
  power: 'Przepływ',
  summary: 'To nie odwrót. To odpływ.',
  text:
    'W fazie planowania, po wyborze kart i przed ich ujawnieniem, możesz użyć tej mocy jako główny gracz, jeśli masz w spotkaniu co najmniej jeden statek. ' +
    'Wycofaj ze spotkania do swoich kolonii dowolną liczbę swoich statków, nawet wszystkie, albo dodaj do spotkania dowolną liczbę statków ze swoich kolonii; limit czterech nie obowiązuje. ' +
    'Na planetę, którą statki opuszczają, nie mogą wrócić; broniący, którego ostatni statek ją opuszcza, zostaje tam bez kolonii, ale nadal się broni. ' +
    'Jeśli twoja strona wygrywa, a nie masz w spotkaniu żadnego statku, nie zdobywasz kolonii; tej części nie można zablokować. ' +
    'Po zablokowaniu mocy statki zostają na swoich miejscach.',
  wild:
    'Jako główny gracz, w fazie planowania: przed wyborem kart dodaj do spotkania najwyżej cztery swoje statki albo wycofaj z niego najwyżej cztery. ' +
    'Możesz dodawać statki także wtedy, gdy nie masz tam żadnego; na wrotach może ich być więcej niż cztery.',
  super:
    'Jako sojusznik, w fazie planowania: możesz użyć swojej mocy. ' +
    'Nawet jeśli wycofasz wszystkie statki, uznaje się, że sojusz został zawarty.',
  says: {
    way: 'Twoje statki wpływają do spotkania czy z niego wypływają?',
    'way.in': 'Do spotkania',
    'way.out': 'Ze spotkania',
    in: 'Które statki dołączają do spotkania?',
    out: 'Dokąd odpływają statki?',
    'ability.ooze': 'Przelej się',
    'ability.flow': 'Przesuń do czterech statków',
    'ability.ooze-as-ally': 'Przelej się jako sojusznik',
  },
} satisfies AlienText;
