import type { AlienText } from '../../../types.ts';

export default {
  name: 'Kwatermistrz',
  power: 'Zaopatrzenie',
  summary: 'Podpis tu, tu i proszę poczekać tam.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, musisz użyć tej mocy za każdym razem, gdy inni gracze mają otrzymać nagrody. ' +
    'Najpierw mówią, ile chcą statków, kart kosmosu i kart nagród. ' +
    'Ty decydujesz, do których ich kolonii wrócą statki; ty dobierasz wszystkie ich karty, oglądasz i rozdajesz, jak chcesz, każdemu należną liczbę, nieważne z której talii. ' +
    'Jeśli i tobie należą się nagrody, swoje bierzesz potem w zwykły sposób. ' +
    'Jeśli nie, możesz odzyskać z wiru jeden swój statek albo przed rozdaniem dołożyć jedną kartę z talii, z której pochodzą te nagrody, i zachować tę, która zostanie. ' +
    'Po zablokowaniu mocy wszyscy otrzymują nagrody jak zwykle.',
  wild: 'Jako dowolny gracz, w dowolnej fazie: gdy ktoś ma otrzymać karty jako nagrody, wydaj dowolną liczbę z nich ze swojej ręki, te, które wybierzesz; o tyle mniej kart dobiera on z talii.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: jeśli w chwili użycia twojej mocy nagrody należą się i tobie, zmieszaj swoją rękę i swoje karty nagród z kartami dobranymi dla innych; rozdaj im z tej mieszanki, a resztę zachowaj jako rękę.',
  says: {
    land: 'Z wiru wychodzą statki gracza {player} ({count}). Do których jego kolonii?',
    tip: 'Co bierzesz za fatygę?',
    'tip.none': 'Nic',
    'tip.ship': 'Mój statek z wiru',
    'tip.cosmic': 'Dodatkową kartę z talii kosmosu; ta, która zostanie, jest moja',
    'tip.reward': 'Dodatkową kartę z talii nagród; ta, która zostanie, jest moja',
    deal: 'Które karty dostaje {player} ({count})?',
    fill: 'Które twoje karty dostaje {player} zamiast kart z talii?',
    'ability.supply': 'Rozdaj nagrody pozostałych',
    'ability.hand-out': 'Rozdaj nagrody',
    'ability.stock': 'Daj własne karty jako nagrodę',
    'ability.pool': 'Domieszaj swoją rękę i nagrody',
  },
} satisfies AlienText;
