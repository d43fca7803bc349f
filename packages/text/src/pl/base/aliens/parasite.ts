import type { AlienText } from '../../../types.ts';

export default {
  name: 'Pasożyt',
  power: 'Inwazja',
  summary: 'Gość, którego zaproszenia nikt nie pamięta.',
  text:
    'W fazie sojuszu, gdy przychodzi twoja kolej na zawarcie sojuszu, a nie jesteś głównym graczem, możesz użyć tej mocy, by dołączyć do dowolnej strony, z zaproszeniem lub bez, i wysłać od jednego do czterech statków. ' +
    'Jesteś wtedy takim samym sojusznikiem jak każdy inny. ' +
    'Efekty, które tylko uniemożliwiają zaproszenia, nie zatrzymują cię; efekty, które zakazują ci sojuszu, tak. ' +
    'Po zablokowaniu mocy możesz dołączyć tylko do strony, która cię zaprasza.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: gdy inny gracz traci moc z powodu zbyt małej liczby rodzimych kolonii, przenieś jeden swój statek z kolonii na jedną z rodzimych planet tego gracza. ' +
    'Powstaje tam twoja kolonia, obok ewentualnych innych statków.',
  super: 'Jako sojusznik, w fazie sojuszu: możesz wysłać dowolną liczbę statków.',
  says: {
    'ability.infest': 'Dołącz bez zaproszenia',
    'ability.nest': 'Zasiedl rodzimą planetę',
    'ability.swarm': 'Wyślij dowolną liczbę statków',
    host: 'Do kogo dołączasz?',
    nest: 'Na której planecie zakładasz kolonię?',
    settler: 'Który statek tam leci?',
  },
} satisfies AlienText;
