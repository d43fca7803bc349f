import type { AlienText } from '../../../types.ts';

export default {
  name: 'Sęp',
  power: 'Odzysk',
  summary: 'Chyba tego nie wyrzucasz?',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, musisz użyć tej mocy zawsze, gdy inny gracz odrzuca artefakt, zagrany lub nie: weź go na rękę. ' +
    'Liczy się każde odrzucenie, nawet jeśli artefakt powstrzymano albo ktoś odrzuca karty z ręki, by dobrać nową; trzęsienie kosmosu się nie liczy. ' +
    'Nigdy nie bierzesz własnych artefaktów ani Kosmicznego bloku zagranego przeciw tej mocy. ' +
    'Gdy dobierasz nową rękę, swoje artefakty pokazujesz i zachowujesz, a oprócz nich dobierasz osiem kart; tej części nie można zablokować. ' +
    'Po zablokowaniu mocy artefakt zostaje na stosie odrzuconych kart.',
  wild:
    'Jako główny gracz, w fazie rozstrzygnięcia: jeśli wygrywasz lub zawierasz porozumienie, przeciwnik podaje ci swoje karty jedną po drugiej w wybranej przez siebie kolejności. ' +
    'Odrzucaj każdą, aż zdecydujesz się jedną zachować; pozostałe zostają u przeciwnika.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: gdy inny gracz odrzuca rozbłysk, zagrany lub nie, twoja moc zabiera także jego i wszystkie następne aż do zakończenia spotkania. ' +
    'Do tego czasu, gdy dobierasz nową rękę, zachowujesz też rozbłyski.',
  says: {
    'hand-over': 'Którą kartę oddajesz teraz?',
    keep: 'Dostajesz: {card}. Zatrzymujesz? Jeśli nie, trafi na stos odrzuconych i dostaniesz następną.',
    'ability.salvage': 'Zbierz',
    'ability.keep': 'Zatrzymaj artefakty',
    'ability.pick-over': 'Przebierz cudze karty',
    'ability.flares-too': 'Zbieraj też rozbłyski',
    'ability.collect': 'Zbierz rozbłysk',
  },
} satisfies AlienText;
