import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wirowiec',
  power: 'Nekromancja',
  summary: 'Polegli też się liczą. Po naszej stronie.',
  text:
    'W fazie ujawnienia, jako główny gracz, musisz użyć tej mocy, gdy ujawnisz kartę ataku: dodaj do swojej sumy 1 za każdy statek w wirze, bez względu na to, czyj jest. ' +
    'Statki liczy się raz, w chwili użycia mocy; co zmieni się w wirze później, nie ma znaczenia. ' +
    'Statki usunięte z gry się nie liczą. ' +
    'Po zablokowaniu mocy nie dostajesz premii.',
  wild: 'Jako główny gracz, w fazie ujawnienia: suma twojej strony rośnie o 1 za każdy twój statek w wirze.',
  super:
    'Jako główny gracz, w fazie ujawnienia: suma strony przeciwnika maleje o 1 za każdy jego statek w wirze. ' +
    'Działa to niezależnie od twojej mocy.',
  says: {
    necromancy: 'Umarli z wiru',
    ancestors: 'Rozbłysk Wirowca: własne statki w wirze',
    haunt: 'Rozbłysk Wirowca: nawiedzeni przez własnych umarłych',
    'ability.necromancy': 'Wskrześ umarłych',
    'ability.ancestors': 'Policz swoje statki w wirze',
    'ability.haunt': 'Naślij na przeciwnika jego umarłych',
  },
} satisfies AlienText;
