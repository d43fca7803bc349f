import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pacyfista',
  power: 'Pokój',
  summary: 'Przemoc niczego nie rozwiąże. Nawet nie wygra.',
  text:
    'W fazie ujawnienia, jako główny gracz, musisz użyć tej mocy, gdy twoja ujawniona karta to negocjacje, a karta przeciwnika to atak: twoja strona wygrywa spotkanie. ' +
    'Przeciwnik nie otrzymuje rekompensaty. ' +
    'Przeciw negocjacjom albo metamorfozie, która się nimi stała, jak zwykle próbujecie zawrzeć porozumienie. ' +
    'Taką wygraną może zmienić już tylko odwrócenie wyniku, które następuje na samym końcu. ' +
    'Po zablokowaniu mocy przegrywasz i otrzymujesz rekompensatę jak zwykle.',
  wild: 'Jako główny gracz, w fazie ujawnienia: gdy twoja ujawniona karta to negocjacje, a karta przeciwnika to atak, twoja karta zmienia się w atak 15.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: gdy nie uda ci się zawrzeć porozumienia, tracisz o dwa statki mniej, a przeciwnik o dwa więcej. ' +
    'To jeden statek przeciw pięciu; kto ma ich mniej, traci wszystkie.',
  says: {
    peace: 'Pokój zwycięża',
    temper: 'Cierpliwość się skończyła',
    'ability.peace': 'Zwycięż pokojem',
    'ability.temper': 'Zmień negocjacje w atak 15',
    'ability.martyr': 'Niech druga strona straci więcej',
  },
} satisfies AlienText;
