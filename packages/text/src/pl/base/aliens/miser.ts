import type { AlienText } from '../../../types.ts';

export default {
  name: 'Skąpiec',
  power: 'Skarbiec',
  summary: 'Druga ręka, której nikt nie uściśnie.',
  text:
    'Podczas przygotowania gry dostajesz dwie osobne ręce po osiem kart i jedną z nich zachowujesz zakrytą na swoim arkuszu jako skarbiec. ' +
    'W dowolnej fazie, gdy możesz zagrać kartę, możesz użyć tej mocy, by zagrać ją ze skarbca; jeśli miałaby wrócić na rękę, wraca do skarbca. ' +
    'Gdy musisz odrzucić karty, możesz odrzucić je ze skarbca, ale nikt inny nie może do niego zaglądać ani z niego brać, a zdobyte karty nigdy tam nie trafiają. ' +
    'Na początku spotkania albo, jako główny gracz, przed wyborem kart możesz pokazać skarbiec bez kart spotkania, odrzucić go i dobrać osiem kart jako nowy. ' +
    'Jeśli jako broniący masz karty spotkania tylko w skarbcu, decydujesz, czy dobrać nową rękę. ' +
    'Zablokować można tylko zagrywanie ze skarbca.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: zanim dobierzesz nową rękę lub zapłacisz rekompensatę, odłóż na bok ten rozbłysk i najwyżej dwie inne karty. ' +
    'Są bezpieczne i potem do ciebie wracają; nowa ręka to nadal pełne osiem kart.',
  super:
    'Jako atakujący, w fazie przegrupowania: na początku swojego spotkania dołóż do skarbca kartę z wierzchu talii kosmosu.',
  says: {
    exchange: 'Widzisz dwie ręce po osiem kart. Zamienić twoją rękę na tę, która ma być skarbcem?',
    aside: 'Które karty odkładasz na bok razem z rozbłyskiem? Najwyżej dwie.',
    hoard: 'Skarbiec',
    'ability.hoard': 'Skarbiec',
    'ability.new-hoard': 'Dobierz nowy skarbiec',
    'ability.new-hand': 'Dobierz nową rękę mimo skarbca',
    'ability.protect-hand': 'Uchroń karty przed odrzuceniem',
    'ability.protect-payment': 'Uchroń karty przed rekompensatą',
    'ability.save-up': 'Dołóż kartę do skarbca',
  },
} satisfies AlienText;
