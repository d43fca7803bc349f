import type { AlienText } from '../../../types.ts';

export default {
  name: 'Jaszczur',
  power: 'Przemiana',
  summary: 'Każde zwycięstwo trochę swędzi.',
  text:
    'Zaczynasz grę ze wszystkimi statkami koloru, którym nikt nie gra, na swoim arkuszu. ' +
    'W fazie rozstrzygnięcia, jako główny gracz, musisz użyć tej mocy, gdy wygrywasz, mając w spotkaniu co najmniej jeden swój zwykły statek: każdy z nich zostaje usunięty z gry, a jego miejsce zajmuje statek z arkusza. ' +
    'Zmienione statki są twoje pod każdym względem i każdy dodaje jeszcze 2 do sumy twojej strony, gdy jesteś głównym graczem lub sojusznikiem, nawet jeśli moc jest zablokowana lub utracona. ' +
    'Gdy nie masz już w grze żadnego zwykłego statku, wygrywasz grę; tej części nie można zablokować. ' +
    'Nadal możesz wygrać w zwykły sposób. ' +
    'Nikt nie może ukraść ani skopiować tej mocy. ' +
    'Po zablokowaniu mocy statki się nie zmieniają.',
  wild: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: gdy twoja strona ujawniła atak, wybierz jedno: każde wsparcie, które odtąd zagrasz w tym spotkaniu, liczy się podwójnie albo, jeśli jesteś głównym graczem, mnożnik twojego ujawnionego impulsu rośnie o jeden.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: gdy używasz swojej mocy, zmieniają się jeszcze dwa twoje zwykłe statki spoza spotkania, gdziekolwiek są.',
  says: {
    'ability.transmogrify': 'Zmień swoje zwycięskie statki',
    'ability.further': 'Zmień jeszcze dwa statki',
    'ability.kick-harder': 'Zwiększ mnożnik swojego impulsu o jeden',
    'ability.double': 'Licz podwójnie swoje dalsze wsparcia',
    further:
      '{count, plural, one {Który jeszcze # twój statek się zmienia?} few {Które jeszcze # twoje statki się zmieniają?} many {Które jeszcze # twoich statków się zmienia?} other {Które jeszcze # twojego statku się zmieniają?}}',
    doubled: 'Jaszczur: liczone podwójnie',
    won: 'wszystkie statki się zmieniły',
  },
} satisfies AlienText;
