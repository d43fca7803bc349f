import type { AlienText } from '../../../types.ts';

export default {
  name: 'Fido',
  power: 'Aport',
  summary: 'Patrz, co mam! To dla ciebie!',
  text:
    'W fazie rozstrzygnięcia, gdy karty spotkania są już na stosie odrzuconych kart, możesz użyć tej mocy, nawet jeśli nie bierzesz udziału w spotkaniu: weź jedną z nich i zaproponuj ją innemu graczowi. ' +
    'Jeśli się zgodzi, zachowuje kartę, a ty możesz odzyskać z wiru jeden swój statek albo dobrać jedną kartę z talii kosmosu. ' +
    'Jeśli odmówi, zachowaj kartę albo znowu ją odrzuć. ' +
    'Karty, która nie trafiła na stos odrzuconych kart, nie możesz wziąć. ' +
    'Po zablokowaniu mocy karta zostaje na stosie odrzuconych kart.',
  wild:
    'Jako główny gracz, w fazie planowania: przed wyborem kart przeciwnik musi wziąć na rękę kartę z wierzchu stosu odrzuconych kart; potem ty dobierasz jedną kartę z talii kosmosu. ' +
    'Nie możesz tego zagrać, gdy stos odrzuconych kart jest pusty.',
  super:
    'Jako dowolny gracz, w fazie rozstrzygnięcia: możesz przynieść dowolną liczbę kart spotkania odrzuconych na końcu tego spotkania. ' +
    'Proponuj je po jednej w dowolnej kolejności; za każdą przyjętą możesz odzyskać statek albo dobrać kartę.',
  says: {
    card: 'Którą kartę przynosisz?',
    friend: 'Komu przynosisz: {card}?',
    accept: '{player} przynosi ci: {card}. Bierzesz?',
    keep: 'Nikt nie chce: {card}. Zatrzymujesz?',
    next: 'Którą kartę przynosisz teraz?',
    payment: 'Dobry uczynek. Co za niego bierzesz?',
    'payment.nothing': 'Nic',
    'payment.card': 'Kartę',
    'payment.ship': 'Statek z wiru',
    'ability.fetch': 'Przynieś kartę',
    'ability.drop': 'Podrzuć kartę przeciwnikowi',
    'ability.fetch-all': 'Przynieś obie karty',
  },
} satisfies AlienText;
