import type { AlienText } from '../../../types.ts';

export default {
  name: 'Próżnia',
  power: 'Katharsis',
  summary: 'Nigdy nie idzie do wiru sama.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, musisz użyć tej mocy za każdym razem, gdy twoje statki trafiają do wiru: wraz z nimi trafia tam najwyżej tyle samo statków innych graczy. ' +
    'Ty decydujesz, kto ile traci; każdy z tych graczy decyduje, z których swoich kolonii. ' +
    'Statków na wrotach i obok planety nie można tak zabrać. ' +
    'Twoje statki usunięte z gry lub ocalone przed wirem się nie liczą. ' +
    'Zablokowanie mocy ratuje statki innych, nie twoje.',
  wild:
    'Jako dowolny gracz, w fazie ujawnienia: policz głównych graczy oprócz siebie, którzy ujawnili atak. ' +
    'Możesz odzyskać z wiru tyle swoich statków.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: gdy używasz swojej mocy, to ty wskazujesz, które dokładnie statki tracą inni.',
  says: {
    'ability.catharsis': 'Katharsis',
    'ability.undertow': 'Odzyskaj statki',
    'ability.exact': 'Wybierz statki',
    victim:
      'Z twoimi {count, plural, one {może przepaść jeszcze jeden cudzy statek} few {mogą przepaść najwyżej # cudze statki} many {może przepaść najwyżej # cudzych statków} other {może przepaść najwyżej # cudzego statku}}. Ile statków traci {player}?',
    lose: 'Próżnia wciąga twoje statki. Które tracisz?',
    pick: 'Z twoimi {count, plural, one {przepada # cudzy statek} few {przepadają # cudze statki} many {przepada # cudzych statków} other {przepada # cudzego statku}}. Wskaż statki, które traci {player}.',
  },
} satisfies AlienText;
