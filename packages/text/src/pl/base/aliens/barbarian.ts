import type { AlienText } from '../../../types.ts';

export default {
  name: 'Barbarzyńca',
  power: 'Grabież',
  summary: 'Co lepsze, do worka, reszta do ognia.',
  text:
    'W fazie rozstrzygnięcia, jako atakujący, musisz użyć tej mocy, gdy wygrywasz spotkanie, jeszcze przed ewentualną rekompensatą. ' +
    'Zabierz wszystkie karty z ręki przeciwnika i obejrzyj je. ' +
    'Zachowaj najwyżej po jednej karcie za każdy swój statek w spotkaniu, a resztę odrzuć. ' +
    'Porozumienie nie jest wygraną. ' +
    'Po zablokowaniu mocy karty zostają u przeciwnika.',
  wild:
    'Jako główny gracz lub sojusznik, w fazie rozstrzygnięcia: gdy otrzymujesz karty jako rekompensatę lub nagrody, obejrzyj je wszystkie i odrzuć niepotrzebne. ' +
    'W zamian nic nie dobierasz.',
  super:
    'Jako sojusznik atakującego, w fazie rozstrzygnięcia: gdy twoja strona wygrywa, możesz użyć swojej mocy wobec broniącego; liczą się twoje statki w spotkaniu.',
  says: {
    loot: 'Które karty gracza {player} zatrzymujesz? Reszta zostanie odrzucona.',
    burn: 'Które z otrzymanych kart odrzucasz?',
    'ability.loot': 'Splądruj rękę broniącego',
    'ability.sort-out': 'Przebierz to, co otrzymujesz',
    'ability.share': 'Plądruj jako sojusznik',
  },
} satisfies AlienText;
