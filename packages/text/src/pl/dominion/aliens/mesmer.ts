import type { AlienText } from '../../../types.ts';

export default {
  name: 'Hipnotyzer',
  power: 'Masowa hipnoza',
  summary: 'Widzisz zwykłą kartę. Widzisz cud.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, możesz użyć tej mocy, by zagrać artefakt z ręki jako nazwany przez siebie artefakt, dowolny z tych, które są w tej grze. ' +
    'Rola i faza nazwanego artefaktu muszą pasować. ' +
    'Potem kartę się odrzuca; możesz to robić tyle razy, ile masz artefaktów. ' +
    'Po zablokowaniu mocy karta wraca na twoją rękę i nadal możesz ją zagrać jako to, czym jest.',
  wild: 'Jako główny gracz, w fazie ujawnienia: gdy ujawnisz atak niższy niż 10, możesz zamienić go w negocjacje.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: użyj swojej mocy z dowolną kartą z ręki, która nie jest kartą spotkania.',
  says: {
    card: 'Którą kartę zagrywasz jako „{card}”?',
    soften: 'Pod hipnozą to negocjacje',
    'ability.hypnosis': 'Masowa hipnoza',
    'ability.soften': 'Zamień swój atak w negocjacje',
    'ability.any-card': 'Użyj dowolnej karty oprócz kart spotkania',
  },
} satisfies AlienText;
