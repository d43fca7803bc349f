import type { AlienText } from '../../../types.ts';

export default {
  name: 'Medium',
  power: 'Seans',
  summary: 'Ktoś chce coś powiedzieć jego ustami.',
  text:
    'Na początku tury dowolnego gracza możesz usunąć z gry rozbłyski ze swojego arkusza i dobierać niewykorzystane rozbłyski zakryte, aż będą tam trzy; tej części nie można zablokować. ' +
    'W dowolnej fazie możesz użyć tej mocy, by zagrać jeden z nich jako efekt uniwersalny, tak jak z ręki; jego rola i faza muszą pasować. ' +
    'Nie liczy się on jako twój jedyny rozbłysk w spotkaniu, a rozbłyski na arkuszu nie należą do twojej ręki. ' +
    'Rozbłysk, który wróciłby na twoją rękę, trafia na stos odrzuconych kart; ten, który miałby przejść do jakiegoś gracza, przechodzi do niego. ' +
    'Po zablokowaniu mocy rozbłysk wraca na arkusz.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: dobierz na rękę trzy niewykorzystane rozbłyski. ' +
    'Potem oddaj ten rozbłysk Medium; jeśli nie ma go w grze, odrzuć rozbłysk.',
  super:
    'Jako dowolny gracz, na początku tury: gdy uzupełniasz arkusz, możesz dobrać o dwa rozbłyski więcej; wybierz, które z dobranych uzupełnią go do trzech, a resztę usuń z gry.',
  says: {
    'see-out': 'Które rozbłyski opuszczają grę?',
    keep: 'Które z dobranych rozbłysków zostają na arkuszu? Reszta opuszcza grę.',
    guests: 'Goście',
    'ability.guests': 'Zagraj gościa',
    'ability.see-out': 'Usuń rozbłyski z arkusza',
    'ability.welcome': 'Dobierz rozbłyski na arkusz',
    'ability.party': 'Dobierz trzy niewykorzystane rozbłyski',
    'ability.two-more': 'Dobierz dwa więcej i wybierz',
  },
} satisfies AlienText;
