import type { AlienText } from '../../../types.ts';

export default {
  name: 'Śmiałek',
  power: 'Ryzyko',
  summary: 'Wygrać umie każdy. Spróbuj o włos.',
  text:
    'W fazie ujawnienia, gdy karty są ujawnione, możesz raz na spotkanie użyć tej mocy jako główny gracz lub sojusznik: odrzuć z ręki atak od 1 do 8, a suma twojej strony spadnie o jego wartość. ' +
    'Zawsze, gdy twoja strona wygrywa różnicą 4 lub mniej, niezależnie od użycia mocy, każdy gracz po tej stronie otrzymuje tyle nagród, ile ma statków w spotkaniu, oprócz wszystkiego, co daje wygrana; tej części nie można zablokować. ' +
    'Jeśli sum nie porównywano, tych nagród nie ma. ' +
    'Po zablokowaniu mocy suma nie spada.',
  wild:
    'Jako główny gracz lub sojusznik, po wyborze kart i przed ich ujawnieniem: ogłoś, że ryzykujesz. ' +
    'Jeśli twoja strona wygra różnicą 4 lub mniej, możesz jednym swoim statkiem ze spotkania założyć kolonię na dowolnej planecie rodzimego systemu głównego gracza drugiej strony. ' +
    'W każdym innym razie, nawet po porozumieniu, trzy twoje statki, które wybierzesz, trafiają do wiru.',
  super:
    'Jako główny gracz, w fazie ujawnienia: w tym spotkaniu twoja strona otrzymuje dodatkowe nagrody za wygraną różnicą 6 lub mniej.',
  says: {
    card: 'Który atak odrzucasz? Suma twojej strony spadnie o jego wartość.',
    risk: 'Śmiałek: odrzucona karta',
    plant: 'Ryzyko się opłaciło. Zakładasz jednym statkiem kolonię w systemie gracza {player}?',
    planet: 'Na której planecie?',
    lose: 'Ryzyko się nie opłaciło. Które trzy statki trafiają do wiru?',
    'ability.risk': 'Odrzuć atak',
    'ability.thrill': 'Nagrody za zwycięstwo o włos',
    'ability.dare': 'Zapowiedz zwycięstwo o włos',
    'ability.dared': 'Zapowiedź',
    'ability.bolder': 'Wystarczy wygrać o 6',
  },
} satisfies AlienText;
