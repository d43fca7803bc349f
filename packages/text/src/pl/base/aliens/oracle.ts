import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wyrocznia',
  power: 'Jasnowidzenie',
  summary: 'Już widziała, jak to się skończy.',
  text:
    'W fazie planowania, jako główny gracz, musisz użyć tej mocy, gdy mają zostać wybrane karty. ' +
    'Przeciwnik zagrywa kartę spotkania odkrytą; dopiero potem wybierasz swoją. ' +
    'Po zablokowaniu mocy obie strony zagrywają karty zakryte, jak zwykle.',
  wild:
    'Jako główny gracz, w fazie planowania: przed wyborem kart zmieszaj swoją rękę z ręką przeciwnika. ' +
    'Rozdaj sobie tyle kart, ile było na twojej ręce; resztę dostaje przeciwnik. ' +
    'Tego rozbłysku nie wlicza się do mieszanych kart.',
  super:
    'Jako główny gracz, w fazie planowania: gdy karta przeciwnika leży już na stole, możesz zakończyć spotkanie. ' +
    'Przeciwnik zabiera kartę z powrotem, a wszystkie statki z wrót i statki sojuszników broniącego wracają do kolonii. ' +
    'Gra toczy się dalej tak, jakby główni gracze zawarli porozumienie.',
  says: {
    'ability.foresee': 'Najpierw zobacz kartę przeciwnika',
    'ability.mix-hands': 'Zmieszaj obie ręce i rozdaj na nowo',
    'ability.call-off': 'Zakończ spotkanie jak po porozumieniu',
  },
} satisfies AlienText;
