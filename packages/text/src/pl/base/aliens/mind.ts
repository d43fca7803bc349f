import type { AlienText } from '../../../types.ts';

export default {
  name: 'Umysł',
  power: 'Wiedza',
  summary: 'Nie musisz mówić. On wie.',
  text:
    'W fazie sojuszu, przed zaproszeniem sojuszników, możesz użyć tej mocy jako dowolny gracz: obejrzyj wszystkie karty na ręce jednego głównego gracza; jeśli głównym graczem jesteś ty, to przeciwnika. ' +
    'To, co widzisz, zachowaj dla siebie. ' +
    'Karty leżące na arkuszach nie należą do ręki. ' +
    'Po zablokowaniu mocy niczego nie widzisz.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: gdy inny gracz ma dobrać karty z talii kosmosu, zagraj ten rozbłysk: do końca spotkania to ty dobierasz za niego wszystkie karty, oglądasz każdą i mu ją oddajesz. ' +
    'To, co widzisz, zachowaj dla siebie.',
  super:
    'Jako dowolny gracz oprócz głównych graczy, w fazie sojuszu: gdy używasz swojej mocy, obejrzyj karty na ręce obu głównych graczy.',
  says: {
    whom: 'Czyje karty czytasz?',
    'ability.know': 'Przeczytaj rękę',
    'ability.draw-for': 'Patrz, co dobierają',
    'ability.both': 'Przeczytaj obie ręce',
    'ability.look': 'Obejrzyj dobrane karty',
  },
} satisfies AlienText;
