import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wędkarz',
  power: 'Wędkowanie',
  summary: 'Coś mu mówi twoja lewa kieszeń.',
  text:
    'W fazie planowania, przed wyborem kart, możesz użyć tej mocy jako główny gracz. ' +
    'Wskaż przeciwnika lub jednego z jego sojuszników i nazwij jedną konkretną kartę: na przykład atak o pewnej wartości, negocjacje albo określony rozbłysk. ' +
    'Jeśli ten gracz ją ma, musi oddać ci jedną taką kartę. ' +
    'Jeśli nie, dobierasz kartę z talii kosmosu; jeśli to właśnie nazwana karta, możesz w tym spotkaniu użyć mocy jeszcze raz, wobec tego samego gracza lub innego. ' +
    'Po zablokowaniu mocy nie pytasz i nie dobierasz.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: nazwij jedną konkretną kartę. ' +
    'Kto ją ma, może ci ją oddać i dostaje w zamian ten rozbłysk; graczy pyta się po kolei, do pierwszej zgody. ' +
    'Jeśli nikt się nie zgodzi, zachowaj rozbłysk i weź losową kartę z ręki innego gracza.',
  super: 'Jako sojusznik, w fazie planowania: także w tej roli możesz użyć swojej mocy.',
  says: {
    whom: 'Kogo pytasz?',
    card: 'O którą kartę pytasz?',
    nothing: '{you, select, yes {Nie masz} other {{who} nie ma}} takiej karty: {card}.',
    give: '{player} prosi o kartę: {card}. Oddajesz ją za ten rozbłysk?',
    from: 'Nikt jej nie oddał. Komu zabierasz losową kartę?',
    'ability.fish': 'Poproś o kartę',
    'ability.again': 'Poproś o jeszcze jedną kartę',
    'ability.cast': 'Wymień kartę z nazwy',
    'ability.from-the-bank': 'Poproś o kartę jako sojusznik',
  },
} satisfies AlienText;
