import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pentaform',
  power: 'Ewolucja',
  summary: 'Pięć żyć i żadne się nie zmarnuje.',
  text:
    'Przed rozpoczęciem gry odkrywa się pięć niewykorzystanych rozbłysków, a ty układasz ich obcych w rzędzie jako stadia swojego życia, w wybranej kolejności; obcych niedozwolonych i tych z instrukcjami przygotowania gry się wymienia. ' +
    'Te pięć rozbłysków usuwa się z gry. ' +
    'Zaczynasz od pierwszego stadium i masz moc obecnego stadium oprócz tej; zablokowanie jednej nie dotyczy drugiej. ' +
    'Za każdym razem, gdy zyskujesz zewnętrzną kolonię, musisz użyć tej mocy i przejść o jedno stadium dalej, a gdy tracisz, o jedno wstecz, o ile jest dokąd. ' +
    'Po zablokowaniu mocy pozostajesz w swoim stadium.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: porzuć swojego obcego, dobierz dwa niewykorzystane rozbłyski i zostań jednym z tych dwóch obcych; obcych niedozwolonych i tych z instrukcjami przygotowania gry się wymienia. ' +
    'Oba rozbłyski wtasowuje się do talii. ' +
    'Potem oddaj ten rozbłysk Pentaformowi; jeśli nie ma go w grze, odrzuć rozbłysk.',
  super:
    'Jako dowolny gracz, w fazie przegrupowania: na początku spotkania możesz zamienić miejscami dwa swoje stadia życia; twoje miejsce w rzędzie się nie zmienia.',
  says: {
    row: 'W jakiej kolejności przeżywasz te stadia?',
    become: 'Którym obcym się stajesz?',
    first: 'Które stadium zmienia miejsce?',
    second: 'Z którym stadium zamienia się miejscami?',
    'ability.grow': 'Przejdź o stadium dalej',
    'ability.shrink': 'Przejdź o stadium wstecz',
    'ability.new-life': 'Zostań innym obcym',
    'ability.swap-lives': 'Zamień miejscami dwa stadia',
  },
} satisfies AlienText;
