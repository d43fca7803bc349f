import type { AlienText } from '../../../types.ts';

export default {
  name: 'Demon',
  power: 'Opętanie',
  summary: 'Ładne masz karty. Przydadzą się.',
  text:
    'W fazie sojuszu, przed zaproszeniem sojuszników, możesz użyć tej mocy jako główny gracz. ' +
    'Wybierz innego gracza, który nie jest twoim przeciwnikiem: wszystkie karty z jego ręki trafiają zakryte na twój arkusz. ' +
    'W tym spotkaniu możesz zagrywać te karty tak, jakby były na twojej ręce, choć do niej nie należą. ' +
    'Karta, która po zagraniu miałaby wrócić na rękę, wraca do poprzedniego właściciela; na końcu spotkania wracają do niego też wszystkie pozostałe karty. ' +
    'Po zablokowaniu mocy karty zostają u swojego właściciela.',
  wild:
    'Jako główny gracz, w fazie sojuszu: przed zaproszeniem sojuszników wybierz innego gracza, który nie jest twoim przeciwnikiem. ' +
    'Gdy przyjdzie jego kolej na zawarcie sojuszu, musi dołączyć do ciebie, zaproszony czy nie, z możliwie największą liczbą statków, ale nie większą niż liczba twoich statków w spotkaniu. ' +
    'Nigdy nie musi w tym celu opróżniać kolonii.',
  super:
    'Jako główny gracz, w fazie sojuszu: gdy używasz swojej mocy, zamiast zabierać czyjeś karty, dobierz sześć kart z talii kosmosu na swój arkusz. ' +
    'Te z nich, które po zagraniu miałyby wrócić na rękę, trafiają na twoją rękę. ' +
    'Na końcu spotkania odłóż pozostałe na wierzch talii kosmosu w wybranej kolejności.',
  says: {
    victim: 'Czyje karty przejmujesz?',
    summon: 'Kto musi do ciebie dołączyć?',
    bury: 'Odłóż przejęte karty na talię. W jakiej kolejności? Pierwsza zostanie dobrana jako pierwsza.',
    possessed: 'Przejęte karty',
    'ability.possess': 'Przejmij czyjeś karty',
    'ability.exorcism': 'Zwróć przejęte karty',
    'ability.summon': 'Zmuś kogoś do sojuszu',
    'ability.summons': 'Przymusowy sojusz',
    'ability.deep-possession': 'Dobierz sześć kart zamiast cudzych',
  },
} satisfies AlienText;
