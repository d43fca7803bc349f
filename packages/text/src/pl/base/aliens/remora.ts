import type { AlienText } from '../../../types.ts';

export default {
  name: 'Podnawka',
  power: 'Przyssanie',
  summary: 'Gdzie inni ucztują, tam zostają okruchy.',
  text:
    'W dowolnej fazie, nawet jeśli nie bierzesz udziału w spotkaniu, możesz użyć tej mocy zawsze, gdy inny gracz wydobywa statki z wiru lub dobiera karty z talii kosmosu. ' +
    'Gdy odzyskuje statki, bez względu na ich liczbę, odzyskujesz jeden swój, ale nie taki, który trafił do wiru w tym spotkaniu. ' +
    'Gdy dobiera karty, bez względu na ich liczbę, dobierasz jedną kartę. ' +
    'Zablokowanie jednego z tych użyć wyłącza oba do końca spotkania.',
  wild: 'Jako dowolny gracz, w dowolnej fazie: gdy ktoś inny zagrywa rozbłysk, dobierz jedną kartę z talii kosmosu.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: gdy ktoś inny zdobywa kolonię, dobierz jedną kartę z talii kosmosu albo odzyskaj z wiru jeden swój statek. ' +
    'Jeśli kilku graczy zdobywa kolonie jednocześnie, zrób to za każdego z nich.',
  says: {
    feast:
      '{count, plural, one {Odzyskać statek czy dobrać kartę?} few {Odzyskać do # statków? Za każdy pominięty dobierasz kartę.} many {Odzyskać do # statków? Za każdy pominięty dobierasz kartę.} other {Odzyskać do # statku? Za każdy pominięty dobierasz kartę.}}',
    'ability.rescue': 'Odzyskaj statek',
    'ability.draw': 'Dobierz kartę',
    'ability.scraps': 'Dobierz kartę',
    'ability.feast': 'Za każdego dobierz kartę lub odzyskaj statek',
  },
} satisfies AlienText;
