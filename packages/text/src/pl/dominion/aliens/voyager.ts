import type { AlienText } from '../../../types.ts';

export default {
  name: 'Podróżnik',
  power: 'Wyprawa',
  summary: 'Dom jest tam, gdzie zaparkuje.',
  text:
    'Na początku swojej tury możesz użyć tej mocy: jeśli nie masz planety w wirze, przenieś tam jedną ze swoich rodzimych planet ze wszystkimi statkami na niej; w innym razie wymień ją na inną rodzimą planetę. ' +
    'Statki na tym świecie są jednocześnie w kolonii i w wirze i mogą go opuścić w każdy sposób, który pasuje do jednego lub drugiego. ' +
    'Statki odsyłane do wiru nigdy na niego nie trafiają; statki wracające do kolonii mogą, jeśli masz tam kolonię. ' +
    'Twoja kolonia tam liczy się jako rodzima i jako zewnętrzna; kolonie innych graczy tam nie liczą się ani tak, ani tak. ' +
    'Jeśli twój arkusz zostanie utracony lub zakryty, świat wraca do twojego systemu. ' +
    'Po zablokowaniu mocy planety zostają na miejscu.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: połóż kartę z ręki, ale nie ten rozbłysk, zakrytą w wirze. ' +
    'Takie karty możesz zabrać w dowolnej późniejszej chwili. ' +
    'Jeśli stracisz ten rozbłysk, zostają odrzucone.',
  super: 'Jako atakujący, na początku tury: możesz mieć w wirze drugą rodzimą planetę.',
  says: {
    planet: 'Która rodzima planeta odlatuje do wiru?',
    home: 'Która planeta wraca z wiru?',
    visitor: 'Która karta odwiedza wir?',
    back: 'Ile kart-gości zabierasz z powrotem?',
    which: 'Które karty-goście zabierasz z powrotem?',
    'ability.journey': 'Wyślij rodzimą planetę do wiru',
    'ability.second': 'Druga rodzima planeta odlatuje do wiru',
    'ability.visit': 'Wyślij kartę do wiru jako gościa',
    'ability.travel': 'Karty-gości można zabrać w każdej chwili',
    'ability.back': 'Zabierz karty-gości z powrotem',
    'ability.lost': 'Bez rozbłysku karty-goście są odrzucane',
  },
} satisfies AlienText;
