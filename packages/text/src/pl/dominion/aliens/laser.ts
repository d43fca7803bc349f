import type { AlienText } from '../../../types.ts';

export default {
  name: 'Laser',
  power: 'Oślepienie',
  summary: 'Proszę spojrzeć tutaj. A teraz wybrać kartę.',
  text:
    'W fazie sojuszu, przed zaproszeniami, jako główny gracz, musisz użyć tej mocy. ' +
    'Jeśli twój przeciwnik jest broniącym i będzie musiał dobrać nową rękę, żeby mieć karty spotkania, dobiera ją teraz. ' +
    'Potem podaj liczbę nie większą niż liczba statków przeciwnika w spotkaniu: tyle losowych kart, nie oglądając ich, bierze się z jego ręki i odkłada. ' +
    'Jeśli na ręce nie została mu karta spotkania, przeciwnik od razu przegrywa spotkanie; w innym razie toczy się ono dalej. ' +
    'Na koniec spotkania zabiera te karty z powrotem. ' +
    'Po zablokowaniu mocy nie odkłada się kart.',
  wild: 'Jako główny gracz lub sojusznik, w fazie sojuszu: odrzuć do trzech swoich kart; najwyżej tyle samo kart, wziętych losowo z ręki jednego gracza, choćby twojej, odkłada się do końca spotkania.',
  super:
    'Jako sojusznik, w fazie sojuszu: po zawarciu sojuszy możesz użyć swojej mocy wobec dowolnego z głównych graczy.',
  says: {
    count: '{you, select, yes {Ile własnych kart odkładasz?} other {Ile kart odkładasz? Gracz: {player}.}}',
    whom: 'Czyje karty odkładasz?',
    'blind-whom': 'Którego głównego gracza oślepiasz?',
    discard: 'Które karty odrzucasz? Najwyżej trzy; tyle samo można odłożyć.',
    'ability.blind': 'Oślepienie',
    'ability.glare': 'Odrzuć karty i odłóż cudze',
    'ability.blind-as-ally': 'Oślep głównego gracza',
  },
} satisfies AlienText;
