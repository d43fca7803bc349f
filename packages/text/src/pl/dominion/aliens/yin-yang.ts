import type { AlienText } from '../../../types.ts';

export default {
  name: 'Jin-Jang',
  power: 'Równowaga',
  summary: 'Po obu stronach i o dwóch zdaniach.',
  text:
    'W fazie sojuszu, gdy zapraszają cię obie strony, możesz użyć tej mocy, by dołączyć do obu, wysyłając na każdą od jednego do czterech statków. ' +
    'Jeśli przegra wtedy broniący, może zostawić na planecie jeden ze swoich przegranych statków za każdy twój statek po stronie atakującego. ' +
    'Jeśli przegra atakujący, może wziąć jedną nagrodę za każdy twój statek po stronie broniącego. ' +
    'Twoje statki spotyka ten sam los co statki każdego sojusznika. ' +
    'Głównemu graczowi, który cię nie zaprosił, możesz do końca spotkania dać jeden ze swoich dwóch żetonów: musi on odesłać ze swoich kolonii do wiru tyle statków, ile przez to spotkanie trafi tam statków jego przeciwnika; tej części nie można zablokować. ' +
    'Po zablokowaniu mocy możesz dołączyć tylko do jednej strony.',
  wild: 'Jako dowolny gracz, w dowolnej fazie: gdy twoje statki trafiają do wiru, wskaż innego gracza, którego uważasz za winnego; musi on odesłać tam tyle samo swoich statków.',
  super:
    'Jako sojusznik, w fazie rozstrzygnięcia: gdy jesteś sojusznikiem obu stron, twoje przegrane statki wracają do twoich kolonii, zamiast trafić do wiru.',
  says: {
    whom: 'Kto dostaje żeton?',
    given: '{you, select, yes {Dajesz} other {{who} daje}} żeton Jin-Jang: {player}.',
    stay: 'Ile twoich przegranych statków zostaje na planecie?',
    rewards: 'Ile nagród bierzesz?',
    pay: 'Twój żeton: które statki tracisz?',
    culprit: 'Kto jest winny twojej straty?',
    lose: 'Ciebie obwiniono: które statki tracisz?',
    'ability.balance': 'Dołącz do obu stron',
    'ability.token': 'Daj żeton głównemu graczowi, który cię nie zaprosił',
    'ability.blame': 'Zmuś kogoś do straty tylu samo statków',
    'ability.serene-return': 'Sprowadź przegrane statki do domu',
  },
} satisfies AlienText;
