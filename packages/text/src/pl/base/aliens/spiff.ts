import type { AlienText } from '../../../types.ts';

export default {
  name: 'Elegant',
  power: 'Twarde lądowanie',
  summary: 'Spaść umie każdy. On umie z klasą.',
  text:
    'W fazie rozstrzygnięcia, jako atakujący, możesz użyć tej mocy, gdy przegrywasz, obie karty to ataki, a sumy różnią się o 10 lub więcej. ' +
    'Jeden twój statek, który miałby trafić do wiru, ląduje zamiast tego na wskazanej planecie i stoi obok statków, które tam są. ' +
    'To taka sama kolonia jak każda inna, choć spotkanie jest przegrane. ' +
    'Przegrana, w której nie porównywano sum, nie wystarczy, a statek usuwany z gry nie może wylądować. ' +
    'Po zablokowaniu mocy wszystkie twoje statki trafiają do wiru.',
  wild:
    'Jako broniący, w fazie rozstrzygnięcia: gdy przegrywasz, jeden twój statek na planecie zostaje tam obok przybyszów. ' +
    'Nie jest utracony i nie daje rekompensaty.',
  super: 'Jako atakujący, w fazie rozstrzygnięcia: twoja moc działa, gdy sumy różnią się o 5 lub więcej.',
  says: {
    'ability.crash-land': 'Ląduj awaryjnie',
    'ability.hold-on': 'Utrzymaj się jednym statkiem',
    'ability.soft-landing': 'Ląduj po mniejszej porażce',
  },
} satisfies AlienText;
