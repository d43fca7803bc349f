import type { AlienText } from '../../../types.ts';

export default {
  name: 'Sobowtór',
  power: 'Nawiedzenie',
  summary: 'Własnej twarzy nie ma. Twoja się nada.',
  text:
    'W fazie planowania, przed wyborem kart, jako główny gracz, musisz użyć tej mocy: odrzuć z ręki wszystkie karty spotkania i wskaż gracza innego niż przeciwnik. ' +
    'Daje ci on dwie karty spotkania różnych rodzajów albo jedną, jeśli ma tylko jeden rodzaj; jeśli ma ataki, musi wśród nich być najwyższy. ' +
    'Po ujawnieniu pożyczone karty, które zostały na twojej ręce, wracają do właściciela; zagraną pożyczoną kartę odrzuca się jak zwykle. ' +
    'Jeśli w chwili wyboru kart, choćby po zablokowaniu mocy, masz mniej niż dwie karty spotkania, odkrywa się karty z talii kosmosu, aż będziesz mieć dwie; pozostałe z nich się odrzuca. ' +
    'Z braku kart spotkania nigdy nie dobierasz nowej ręki i nie kończysz tury. ' +
    'Po zablokowaniu mocy zachowujesz swoje karty i niczego nie pożyczasz.',
  wild:
    'Jako każdy oprócz głównych graczy, w fazie sojuszu: odłóż swoje karty i graj całą ręką gracza, który ma kolonię w twoim rodzimym systemie. ' +
    'Jeśli to atakujący, dobiera on nową rękę. ' +
    'Na koniec spotkania ten gracz dostaje wszystko, co masz wtedy na ręce, a ty bierzesz z powrotem swoje karty.',
  super:
    'Jako główny gracz, w fazie planowania: gdy używasz swojej mocy, dowolny jeden gracz poza przeciwnikiem musi ci też dać dwie wybrane przez siebie karty, które nie są kartami spotkania, albo jedną, jeśli nie ma więcej. ' +
    'Te zachowujesz.',
  says: {
    whom: 'Czyje karty spotkania pożyczasz?',
    lend: 'Którą kartę pożyczasz?',
    demand: 'Kto daje ci dwie karty niebędące kartami spotkania?',
    yield: 'Które karty oddajesz?',
    whose: 'Z czyjej ręki grasz?',
    'ability.haunt': 'Pożycz karty spotkania',
    'ability.demand': 'Zażądaj jeszcze dwóch innych kart',
    'ability.impersonate': 'Zagraj z ręki gościa',
  },
} satisfies AlienText;
