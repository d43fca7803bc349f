import type { AlienText } from '../../../types.ts';

export default {
  name: 'Czarownik',
  power: 'Magia',
  summary: 'Patrz uważnie na karty. Za późno.',
  text:
    'W fazie planowania, po wyborze kart i przed ich ujawnieniem, możesz użyć tej mocy jako główny gracz: zamień swoją zakrytą kartę z kartą przeciwnika. ' +
    'Przed zamianą nie zaglądasz do kart. ' +
    'Każdy z was ujawnia kartę, którą ma teraz, i liczy się ona jako jego własna. ' +
    'Po zablokowaniu mocy karty zostają na swoich miejscach.',
  wild:
    'Jako dowolny gracz, w fazie planowania, jeśli Czarownik nie jest głównym graczem: przed wyborem kart główni gracze wymieniają się do końca gry mocami obcych wraz ze wszystkim, co do nich należy. ' +
    'Potem oddaj ten rozbłysk Czarownikowi; jeśli Czarownika nie ma w grze, odrzuć rozbłysk.',
  super:
    'Jako sojusznik, w fazie planowania: po wyborze kart i przed ich ujawnieniem możesz zamienić karty głównych graczy.',
  says: {
    'ability.magic': 'Zamień karty spotkania',
    'ability.trade-powers': 'Główni gracze wymieniają się mocami',
    'ability.swap-others': 'Zamień karty głównych graczy',
  },
} satisfies AlienText;
