import type { AlienText } from '../../../types.ts';

export default {
  name: 'Kieszonkowiec',
  power: 'Zwinne palce',
  summary: 'Uwaga, stopień. Uwaga, kieszenie.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, możesz raz na spotkanie użyć tej mocy: weź losową kartę z ręki innego gracza, który ma kolonię w twoim rodzimym systemie. ' +
    'Obejrzyj ją, a potem zachowaj lub odrzuć. ' +
    'Po zablokowaniu mocy niczego nie bierzesz.',
  wild:
    'Jako każdy oprócz atakującego, w fazie startu: gdy wrota są nakierowane na planetę twojego systemu, weź losowe karty z ręki atakującego, najwyżej jedną za każdy jego statek na wrotach. ' +
    'Każdą zachowaj lub odrzuć. ' +
    'Jeśli atakujący nie ma już karty spotkania, dobiera nową rękę.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: używając swojej mocy, weź po jednej karcie od każdego takiego gracza, którego wybierzesz.',
  says: {
    whom: 'Komu sięgasz do kieszeni?',
    keep: 'Twój łup: {card} ({player}). Zatrzymujesz? Inaczej karta zostanie odrzucona.',
    count: 'Ile kart zabierasz atakującemu?',
    throw: 'Które ze skradzionych kart odrzucasz? Resztę zatrzymujesz.',
    also: 'Komu jeszcze zabierasz kartę?',
    'ability.lift': 'Zabierz kartę gościowi',
    'ability.toll': 'Okradnij atakującego',
    'ability.everybody': 'Zabierz kilku gościom',
  },
} satisfies AlienText;
