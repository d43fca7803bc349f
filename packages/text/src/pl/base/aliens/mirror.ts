import type { AlienText } from '../../../types.ts';

export default {
  name: 'Lustro',
  power: 'Odbicie',
  summary: 'Twoje czterdzieści? Stąd to tylko cztery.',
  text:
    'W fazie planowania, po wyborze kart i przed ich ujawnieniem, możesz użyć tej mocy jako główny gracz, by ogłosić odbicie. ' +
    'Dwie cyfry każdego ataku, który ujawnią główni gracze, zamieniają się miejscami: 15 liczy się jako 51, 20 jako 2, 8 jako 80. ' +
    'Tak samo czyta się atak, który później zastąpi kartę spotkania. ' +
    'Na karty tylko dodawane do sumy to nie działa. ' +
    'Po zablokowaniu mocy karty liczą się jak zwykle.',
  wild:
    'Jako główny gracz, w fazie ujawnienia: twoja karta spotkania staje się kopią karty przeciwnika. ' +
    'Zmian jej wartości się nie kopiuje.',
  super:
    'Jako główny gracz, w fazie planowania: gdy ogłaszasz odbicie, możesz ograniczyć je tylko do swojej karty albo tylko do karty przeciwnika.',
  says: {
    'calls-both': '{you, select, yes {Ogłaszasz} other {{who} ogłasza}} odbicie: ataki czyta się wspak.',
    'calls-own': '{you, select, yes {Ogłaszasz} other {{who} ogłasza}} odbicie własnej karty.',
    'calls-theirs': '{you, select, yes {Ogłaszasz} other {{who} ogłasza}} odbicie karty przeciwnika.',
    reversed: 'Czytane wspak',
    copied: 'Kopia karty przeciwnika',
    'ability.reversal': 'Odwróć ataki',
    'ability.copy': 'Skopiuj kartę przeciwnika',
    'ability.own-only': 'Odwróć tylko swoją kartę',
    'ability.theirs-only': 'Odwróć tylko cudzą kartę',
  },
} satisfies AlienText;
