import type { CardText } from '../../types.ts';

const technologies: Record<string, CardText> = {
  'coldsleep-ship': {
    name: 'Statek hibernacyjny',
    text: 'Dziewięć statków. Na początku dowolnego spotkania odrzuć: zasiedl jednym do czterech swoich statków planetę innego gracza, na której nie masz kolonii. Użyta od razu po ukończeniu pozwala zabrać też statki, które ją opracowały.',
    says: {
      'ability.wake': 'zasiedlić odległą planetę',
      now: 'Statek hibernacyjny jest gotowy. Używasz go od razu, ze statkami, które go zbudowały?',
      planet: 'Którą planetę zasiedli statek hibernacyjny?',
      ships: 'Które statki lecą tutaj: {planet}?',
    },
  },
  'collapsium-hulls': {
    name: 'Kadłuby z kolapsium',
    text: 'Cztery statki. Zawsze gdy przegrywasz obronę o pięć lub mniej, jeden twój statek może zostać na planecie.',
    says: { 'ability.hold-out': 'zostawić jeden statek na planecie' },
  },
  'cosmic-field-generator': {
    name: 'Generator kosmicznego pola',
    text: 'Dwa statki. Odrzuć, gdy ktoś (nawet ty) używa mocy obcego: użycie jest zablokowane i w tym spotkaniu tej mocy nie można już użyć.',
    says: { 'ability.zap': 'zablokować użycie mocy' },
  },
  'delta-scanners': {
    name: 'Skanery delta',
    text: 'Dwa statki. Na początku dowolnego spotkania odrzuć i weź na rękę dowolną kartę ze stosu odrzuconych kart kosmosu.',
    says: {
      'ability.recover': 'wziąć kartę ze stosu odrzuconych',
      card: 'Którą kartę bierzesz ze stosu odrzuconych?',
    },
  },
  'energy-cloak': {
    name: 'Płaszcz energetyczny',
    text: 'Cztery statki. Jako atakujący, gdy wrota są nakierowane: odrzuć, a broniący nie może zapraszać sojuszników w tym spotkaniu.',
    says: {
      'ability.cloak': 'nie pozwolić broniącemu zaprosić sojuszników',
      'ability.cloaked': 'Broniący nie może zapraszać sojuszników.',
    },
  },
  'enigma-device': {
    name: 'Urządzenie „Enigma”',
    text: 'Cztery statki. Na początku dowolnego spotkania odrzuć, a wcześniej dowolną liczbę swoich kart. Potem wszyscy, zaczynając od ciebie, dobierają lub losowo odrzucają, aż będą mieć osiem kart.',
    says: {
      'ability.level': 'wyrównać wszystkim rękę do ośmiu kart',
      shed: 'Które karty odrzucasz najpierw?',
    },
  },
  'genesis-bomb': {
    name: 'Bomba „Genesis”',
    text: 'Leży zakryta. Z czterema statkami, na początku dowolnego spotkania, odkryj i odrzuć: w twoim rodzimym systemie pojawia się nowa planeta, a te statki mogą ją zasiedlić.',
    says: { 'ability.create': 'stworzyć planetę', settle: 'Ile statków osiedla się tutaj: {planet}?' },
  },
  'gluon-mines': {
    name: 'Miny gluonowe',
    text: 'Leży zakryta. Jako broniący, gdy obie karty są wybrane: odkryj i odrzuć, a tyle statków ataku, ile statków na niej leży, trafia do wiru. Jeśli nie zostanie żaden, wygrywasz.',
    says: {
      'ability.blow-up': 'wysadzić statki ataku',
      whose:
        'Czyj statek trafia do wiru? W sumie jeszcze {count, plural, one {# statek} few {# statki} many {# statków} other {# statku}}.',
    },
  },
  'infinity-drive': {
    name: 'Napęd nieskończoności',
    text: 'Sześć statków. Na koniec dowolnego spotkania odrzuć i rozegraj własne spotkanie jako atakujący.',
    says: { 'ability.go': 'rozegrać własne spotkanie' },
  },
  'lunar-cannon': {
    name: 'Działo księżycowe',
    text: 'Pięć statków. Jego żeton stoi między dwiema planetami, najpierw w twoim systemie. Jako główny gracz lub sojusznik możesz dodać 10 swojej stronie, gdy wskazana planeta leży obok. Gdy pojawi się uniwersalna karta celu, możesz przenieść żeton.',
    says: {
      'ability.fire': 'dodać 10 swojej stronie',
      'ability.move': 'przenieść żeton',
      place: 'Między którą planetą a następną stoi działo?',
    },
  },
  'omega-missile': {
    name: 'Pocisk „Omega”',
    text: 'Osiem statków. Na początku dowolnego spotkania odrzuć i wybierz dowolną planetę: opuszcza grę, a wszystkie statki na niej trafiają do wiru.',
    says: { 'ability.destroy': 'zniszczyć planetę', planet: 'Która planeta zostaje zniszczona?' },
  },
  'plasma-thrusters': {
    name: 'Silniki plazmowe',
    text: 'Sześć statków. Jako atakujący lub sojusznik możesz wysłać o jeden statek więcej niż zwykle. Jako broniący w fazie startu możesz przenieść jeden swój statek na wskazaną planetę.',
    says: {
      'ability.reinforce-planet': 'przenieść statek na wskazaną planetę',
      ship: 'Skąd leci statek na wskazaną planetę?',
    },
  },
  'precursor-seed': {
    name: 'Nasienie prekursorów',
    text: 'Dziewięć statków. Po ukończeniu, oprócz swojej mocy, masz moc obcego, którego nikt nie ma, dopóki ta technologia jest w grze.',
    says: {},
  },
  'the-prometheus': {
    name: '„Prometeusz”',
    text: 'Siedem statków. Po ukończeniu „Prometeusz” staje w jednej z twoich kolonii: to statek jak inne, który w spotkaniu dodaje twojej stronie jeszcze 3.',
    says: { place: 'W której kolonii staje „Prometeusz”?' },
  },
  'the-qax': {
    name: 'Kwakowie',
    text: 'Cztery statki. Jako główny gracz daj ją komuś, kogo zaprosisz: ten gracz musi zostać sojusznikiem z czterema statkami, ale nie musi porzucać kolonii. Technologia jest teraz jego, gotowa do użycia.',
    says: {
      'ability.call-in': 'zmusić zaproszonego do sojuszu',
      'ability.called-in': 'Zaproszony gracz musi dołączyć z czterema statkami.',
      whom: 'Kto dostaje Kwaków i musi dołączyć?',
    },
  },
  'quark-battery': {
    name: 'Bateria kwarkowa',
    text: 'Trzy statki. Po ukończeniu połóż pod nią kartę spotkania z ręki. Później, jako główny gracz, gdy karty są ujawnione, odrzuć ją: zachowana karta zastępuje twoją.',
    says: { 'ability.discharge': 'zamienić kartę na zachowaną', store: 'Którą kartę zachowujesz?' },
  },
  'tech-scrambler': {
    name: 'Zakłócacz technologii',
    text: 'Leży zakryta. Odkryj i odrzuć, by anulować technologię innego gracza, która wymaga nie więcej statków, niż tu leży: gdy jest kończona lub używana, albo taką, która zostaje w grze. Tamta technologia jest odrzucona.',
    says: {
      'ability.scramble': 'anulować technologię',
      'ability.dismantle': 'zakłócić ukończoną technologię',
      which: 'Którą technologię zakłócasz?',
    },
  },
  'vacuum-turbines': {
    name: 'Turbiny próżniowe',
    text: 'Dwa statki. Na początku dowolnego spotkania odrzuć, dobierz cztery karty, zatrzymaj które chcesz, resztę odrzuć.',
    says: { 'ability.draw': 'dobrać cztery karty', shed: 'Które z dobranych kart odrzucasz?' },
  },
  'warpspace-key': {
    name: 'Klucz do wiru',
    text: 'Trzy statki. Jako atakujący, w fazie przegrupowania: odrzuć, a wszystkie twoje statki wychodzą z wiru do twoich kolonii.',
    says: { 'ability.unlock': 'wyprowadzić wszystkie statki z wiru' },
  },
  'xenon-lasers': {
    name: 'Lasery ksenonowe',
    text: 'Trzy statki. Jako główny gracz lub sojusznik, gdy karty są ujawnione: możesz dodać 1 do sumy swojej strony albo odjąć 1.',
    says: {
      'ability.adjust': 'dodać lub odjąć 1',
      how: 'Co lasery robią z sumą twojej strony?',
      'how.plus': 'Dodać 1',
      'how.minus': 'Odjąć 1',
    },
  },
};

export default technologies;
