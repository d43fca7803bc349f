import type { AlienText } from '../../../types.ts';

export default {
  name: 'Kalkulator',
  power: 'Wyrównanie',
  summary: 'Nic osobistego. Zwykłe odejmowanie.',
  text:
    'W fazie planowania, po wyborze kart i przed ich ujawnieniem, możesz użyć tej mocy jako główny gracz, by ogłosić wyrównanie. ' +
    'Jeśli obie ujawnione karty to ataki o różnych wartościach, od wyższej wartości odejmuje się niższą; niższa karta się nie zmienia. ' +
    'Zmieniają się tylko karty: statki, wsparcia i inne premie dodaje się potem. ' +
    'Jeśli karta zostanie później zastąpiona, wyrównanie liczy się od nowa. ' +
    'Po zablokowaniu mocy karty liczą się jak zwykle.',
  wild:
    'Jako główny gracz, w fazie planowania: po wyborze kart i przed ich ujawnieniem powiedz „parzysta” lub „nieparzysta”. ' +
    'Jeśli obie karty to ataki, zsumuj ich wartości: jeśli suma jest taka, jak mówisz, wartość karty przeciwnika maleje o wartość twojej, a jeśli nie, wartość twojej maleje o wartość karty przeciwnika. ' +
    'Wynik może być mniejszy od zera.',
  super: 'Jako sojusznik, w fazie planowania: możesz użyć swojej mocy wobec kart głównych graczy.',
  says: {
    calls: '{you, select, yes {Ogłaszasz} other {{who} ogłasza}} wyrównanie.',
    equalized: 'Wyrównano',
    parity: 'Czy suma obu kart będzie parzysta?',
    'parity.even': 'Parzysta',
    'parity.odd': 'Nieparzysta',
    'bets-even': '{you, select, yes {Stawiasz} other {{who} stawia}} na sumę parzystą.',
    'bets-odd': '{you, select, yes {Stawiasz} other {{who} stawia}} na sumę nieparzystą.',
    won: 'Zakład wygrany',
    lost: 'Zakład przegrany',
    'ability.equalize': 'Wyrównaj ataki',
    'ability.bet': 'Postaw na parzystość',
    'ability.settle': 'Rozlicz zakład',
    'ability.advise': 'Wyrównaj jako sojusznik',
  },
} satisfies AlienText;
