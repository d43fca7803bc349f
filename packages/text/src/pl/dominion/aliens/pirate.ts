import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pirat',
  power: 'Abordaż',
  summary: 'Cudze klęski to jego żniwa.',
  text:
    'W fazie rozstrzygnięcia, gdy twoja strona wygrywa, a jesteś atakującym lub sojusznikiem, możesz użyć tej mocy: odeślij dowolną liczbę swoich zwycięskich statków do innych swoich kolonii; nic ci one nie przynoszą. ' +
    'Za każdy z nich przejmij jeden statek przegranej strony: zamiast do wiru trafia on na twój arkusz. ' +
    'W każdej fazie przegrupowania możesz odesłać do czterech przejętych statków do wiru i otrzymać tyle samo nagród. ' +
    'W każdej fazie przegrupowania możesz też wypuścić przejęte statki do kolonii właściciela za to, co mógłby ci dać w porozumieniu; ani jednego, ani drugiego nie można zablokować. ' +
    'Po zablokowaniu mocy niczego nie przejmujesz.',
  wild: 'Jako sojusznik, w fazie rozstrzygnięcia: za każdą nagrodę należną ci jako sojusznikowi zwycięzcy możesz zamiast karty lub statku wziąć losową kartę z ręki swojego głównego gracza.',
  super:
    'Jako atakujący lub sojusznik, w fazie rozstrzygnięcia: każdy odesłany przez ciebie statek może przejąć do dwóch statków.',
  says: {
    back: 'Ile twoich zwycięskich statków wraca do domu, by przejąć tyle samo?',
    capture: '{player}: ile statków przejmujesz? Najwyżej {count}.',
    sell: '{player}: ile statków odsyłasz do wiru za nagrody? Najwyżej {count}.',
    ransom: 'Z kim targujesz się o okup?',
    price: 'Jaki okup? Przejęte statki za karty albo kolonię.',
    mutiny: '{player}: ile losowych kart bierzesz zamiast nagród?',
    'hold.prisoners': 'Przejęte statki',
    'ability.raid': 'Odeślij zwycięzców do domu i przejmij przegranych',
    'ability.sell': 'Sprzedaj przejęte statki: do wiru, za nagrody',
    'ability.ransom': 'Targuj się o okup',
    'ability.mutiny': 'Weź karty od głównego gracza zamiast nagród',
    'ability.double': 'Przejmij po dwa za każdy odesłany statek',
  },
} satisfies AlienText;
