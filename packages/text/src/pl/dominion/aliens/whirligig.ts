import type { AlienText } from '../../../types.ts';

export default {
  name: 'Wiatraczek',
  power: 'Zawierucha',
  summary: 'W kółko i w kółko. Czyje to było?',
  text:
    'W fazie planowania, przed wyborem kart, możesz użyć tej mocy jako główny gracz: twoją rękę i rękę przeciwnika miesza się zakryte w jeden stos. ' +
    'Wybierz, jak go podzielić: po równo, z nieparzystą kartą dla ciebie; albo każdemu tyle kart, ile miał; albo każdemu tyle, ile miał drugi. ' +
    'Przeciwnik bierze swoją część losowo, reszta jest twoja. ' +
    'Po zablokowaniu mocy karty zostają na swoich miejscach.',
  wild:
    'Jako główny gracz, w fazie planowania: weź losową kartę z ręki przeciwnika i zmieszaj ją, bez oglądania, z wybraną kartą ze swojej. ' +
    'Przeciwnik w ciemno bierze jedną z dwóch, druga jest twoja.',
  super: 'Jako główny gracz, w fazie planowania: obejrzyj karty przeciwnika, zanim zostaną zmieszane.',
  says: {
    split: 'Jak podzielić karty?',
    'split.even': 'Po równo, nieparzysta karta dla mnie',
    'split.same': 'Każdemu tyle, ile miał',
    'split.exchanged': 'Każdemu tyle, ile miał drugi',
    own: 'Którą ze swoich kart dorzucasz?',
    pick: 'Przed tobą leżą dwie zakryte karty. Którą bierzesz?',
    'pick.left': 'Lewą',
    'pick.right': 'Prawą',
    spun: '{you, select, yes {Ty} other {{who}}} i {player}: wymieszano po jednej karcie; reszta nie wie, kto ma którą.',
    'ability.swirl': 'Wymieszaj obie ręce',
    'ability.spin': 'Wymieszaj po jednej karcie',
    'ability.peek': 'Najpierw obejrzyj karty przeciwnika',
  },
} satisfies AlienText;
