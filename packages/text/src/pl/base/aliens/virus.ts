import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wirus',
  power: 'Mnożenie',
  summary: 'Dodawanie jest dla powolnych.',
  text:
    'W fazie ujawnienia, jako główny gracz, musisz użyć tej mocy, gdy ujawnisz kartę ataku. ' +
    'Wartość twojej karty mnoży się przez liczbę twoich własnych statków w spotkaniu, zamiast dodawać jedno do drugiego; bez statków daje to 0. ' +
    'Statki sojuszników, wsparcia i inne premie dodaje się potem. ' +
    'Po zablokowaniu mocy dodajesz jak zwykle.',
  wild:
    'Jako główny gracz, w fazie ujawnienia: pomnóż liczbę swoich statków w spotkaniu przez liczbę statków sojuszników, zamiast je dodawać. ' +
    'Bez statków sojuszników daje to 0.',
  super:
    'Jako główny gracz, w fazie ujawnienia: twoja moc mnoży wartość karty przez liczbę wszystkich statków po twojej stronie, także statków sojuszników.',
  says: {
    multiply: 'Mnożenie: karta razy statki',
    cross: 'Własne statki razy statki sojuszników',
    'ability.multiply': 'Mnożenie',
    'ability.cross': 'Pomnóż własne statki przez statki sojuszników',
    'ability.epidemic': 'Pomnóż kartę przez wszystkie statki strony',
  },
} satisfies AlienText;
