import type { AlienText } from '../../../types.ts';

export default {
  name: 'Potrajacz',
  power: 'Potrojenie',
  summary: 'Małe mnoży, duże dzieli, a wszystko przez trzy.',
  text:
    'W fazie ujawnienia, jako główny gracz, musisz użyć tej mocy, gdy ujawnisz kartę ataku, po zakończeniu wszystkich zmian kart. ' +
    'Wartość do 10 zostaje potrojona. ' +
    'Wartość powyżej 10 dzieli się przez trzy i zaokrągla w górę: z 11 robi się 4, a z 40 robi się 14. ' +
    'Metamorfoza, która skopiowała atak, liczy się jako twój atak. ' +
    'Statki, wsparcia i inne premie dodaje się potem. ' +
    'Po zablokowaniu mocy twoja karta liczy się bez zmian.',
  wild: 'Jako główny gracz, w fazie ujawnienia: gdy przeciwnik ujawnia atak o wartości 15 lub więcej, dzieli się ją przez trzy i zaokrągla w górę, zanim zmieni ją cokolwiek innego.',
  super:
    'Jako główny gracz, w fazie ujawnienia: twoja moc potraja twój atak, jeśli jego wartość nie przekracza 13.',
  says: {
    tripled: 'Potrojono',
    divided: 'Podzielono przez trzy',
    'ability.thrice': 'Potrój lub podziel',
    'ability.cut-down': 'Podziel cudzy atak przez trzy',
    'ability.up-to-thirteen': 'Potrój aż do 13',
  },
} satisfies AlienText;
