import type { AlienText } from '../../../types.ts';

export default {
  name: 'Dąsacz',
  power: 'Zemsta',
  summary: 'Zaproszenie było. Zapisano.',
  text:
    'W fazie sojuszu, po zawarciu sojuszy, jako główny gracz musisz użyć tej mocy: każdy zaproszony przez ciebie gracz, który do ciebie nie dołączył, dostaje żeton dąsów, także sojusznik drugiej strony. ' +
    'W fazie rozstrzygnięcia każdy, kto ma żeton, odrzuca go, a do wiru trafiają wybrane przez niego statki: jeden, jeśli wygrywasz lub zawierasz porozumienie, cztery, jeśli przegrywasz lub nie udaje ci się zawrzeć porozumienia. ' +
    'Nie można wybrać statków, które są w spotkaniu po drugiej stronie. ' +
    'Przy każdym innym zakończeniu żetony odrzuca się bez strat. ' +
    'Zablokować można tylko rozdanie żetonów, ale nie karę.',
  wild: 'Jako główny gracz, w fazie rozstrzygnięcia: jeśli wygrywa przeciwnik, jego sojusznicy nie dostają nic, ani kolonii, ani nagród, i zabierają statki do swoich kolonii.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: za każdy odrzucony żeton dąsów do wiru trafiają cztery statki gracza, który go miał, nawet jeśli wygrywasz lub zawierasz porozumienie.',
  says: {
    token: '{you, select, yes {Chowasz} other {{who} chowa}} urazę: {player}.',
    lose: 'Czas zapłacić za urazę. Które statki tracisz?',
    'ability.revenge': 'Schowaj urazę',
    'ability.settle-up': 'Wyrównaj rachunki',
    'ability.spoil': 'Odpraw sojuszników zwycięzcy z niczym',
    'ability.fury': 'Po cztery statki od każdego',
  },
} satisfies AlienText;
