import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pismak',
  power: 'Oszczerstwo',
  summary: 'Płać albo przeczytasz o tym jutro.',
  text:
    'Na początku fazy rozstrzygnięcia możesz użyć tej mocy jako główny gracz lub sojusznik: odrzuć kartę z ręki i oskarż dowolną liczbę sojuszników po wygranej stronie, ale nigdy siebie. ' +
    'Jeśli jesteś sojusznikiem po tej stronie, twój główny gracz może ochronić dowolnych z nich. ' +
    'Każdy oskarżony sojusznik może się wykupić, oddając ci jedną kartę z ręki: dowolną, która nie jest kartą spotkania, albo kartę spotkania odrzuconego przez ciebie rodzaju; atak musi być wyższy od twojego. ' +
    'Kto nie płaci, zabiera swoje statki ze spotkania do innych kolonii i nic nie dostaje za wygraną. ' +
    'Po zablokowaniu mocy nikt nie zostaje oskarżony.',
  wild: 'Jako główny gracz lub sojusznik, w fazie sojuszu: po zawarciu sojuszy wyrzuć ze spotkania jednego sojusznika dowolnej strony; jego statki wracają do jego kolonii.',
  super:
    'Jako główny gracz lub sojusznik, w fazie rozstrzygnięcia: możesz oskarżyć także zwycięskiego głównego gracza albo tylko jego, ale nigdy siebie. ' +
    'Jeśli nie zapłaci, nadal jest zwycięzcą, ale jego statki nie lądują.',
  says: {
    whom: 'Kogo oskarżasz?',
    discard: 'Którą kartę odrzucasz, by oskarżyć?',
    spare: 'Twój sojusznik oskarża tych graczy. Kogo osłaniasz?',
    answer:
      '{player} cię oskarża ({card}). Wykupujesz się kartą? Inaczej twoje statki odlatują, a ty nic nie dostajesz.',
    'answer.pay': 'Wykup się kartą',
    'answer.leave': 'Odejdź',
    bribe: 'Którą kartę oddajesz graczowi {player}?',
    expose: 'Który sojusznik musi odejść?',
    'ability.slander': 'Oskarż sojuszników zwycięzcy',
    'ability.expose': 'Przepędź sojusznika',
    'ability.scandal': 'Oskarż też zwycięzcę',
  },
} satisfies AlienText;
