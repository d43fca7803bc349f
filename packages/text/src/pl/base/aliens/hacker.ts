import type { AlienText } from '../../../types.ts';

export default {
  name: 'Haker',
  power: 'Włamanie',
  summary: 'Ktoś zapłaci. On wie kto.',
  text:
    'W fazie rozstrzygnięcia możesz użyć tej mocy jako główny gracz, gdy otrzymujesz rekompensatę: wskaż dowolnego innego gracza, który ją zapłaci, obejrzyj jego karty i wybierz potrzebne. ' +
    'Liczba kart się nie zmienia; jeśli płacący ma ich mniej, bierzesz wszystkie. ' +
    'Gdy to ty płacisz rekompensatę, możesz użyć tej mocy, by wybrać, które twoje karty dostanie przeciwnik. ' +
    'Po zablokowaniu mocy rekompensatę płaci się jak zwykle.',
  wild: 'Jako główny gracz, w fazie rozstrzygnięcia: przeciwnik nie otrzymuje od ciebie rekompensaty.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: po otrzymaniu rekompensaty dzięki swojej mocy możesz oddać płacącemu najwyżej tyle samo kart ze swojej ręki, także tych właśnie wziętych.',
  says: {
    payer: 'Czyja ręka płaci ci rekompensatę?',
    dump: 'Które swoje karty oddajesz w zamian graczowi {player}?',
    'ability.collect': 'Wybierz, kto i czym płaci',
    'ability.pay': 'Wybierz, czym płacisz',
    'ability.firewall': 'Nic nie płać',
    'ability.dump': 'Oddaj karty w zamian',
  },
} satisfies AlienText;
