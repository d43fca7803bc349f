import { attacks, reinforcements } from '../kinds.ts';

export default {
  ...attacks({
    name: 'Atak {value}',
    text:
      'Przeciw atakowi: twoja suma to {value} plus wszystkie statki po twojej stronie; wygrywa wyższa suma, a przy remisie broniący. ' +
      'Przeciw negocjacjom: wygrywasz, ale przeciwnik otrzymuje rekompensatę.',
  }),
  'card.negotiate.name': 'Negocjacje',
  'card.negotiate.text':
    'Przeciw negocjacjom: sojusznicy wracają do swoich kolonii, a główni gracze muszą na czas zawrzeć porozumienie, inaczej tracą po trzy statki. ' +
    'Przeciw atakowi: przegrywasz, po czym losujesz z ręki zwycięzcy po jednej karcie za każdy swój statek, który trafił do wiru.',
  'card.morph.name': 'Metamorfoza',
  'card.morph.text':
    'Po ujawnieniu kopiuje kartę przeciwnika i w tym spotkaniu liczy się tak jak ona. ' +
    'Jeśli obie karty to metamorfozy, obie strony przegrywają.',
  ...reinforcements({
    name: 'Wsparcie +{value}',
    text:
      'Jako główny gracz lub sojusznik, w fazie ujawnienia: dodaj {value} do sumy dowolnej strony. ' +
      'Inni mogą odpowiadać własnymi wsparciami, dopóki wszyscy nie spasują.',
  }),

  'card.card-zap.name': 'Blok karty',
  'card.card-zap.text':
    'Jako dowolny gracz, w dowolnej fazie: gdy ktoś zagrywa artefakt lub rozbłysk, zablokuj tę kartę. ' +
    'Nie działa i zostaje odrzucona, nawet jeśli to rozbłysk.',
  'card.cosmic-zap.name': 'Kosmiczny blok',
  'card.cosmic-zap.text':
    'Jako dowolny gracz, w dowolnej fazie: gdy ktoś (nawet ty) używa mocy obcego, zablokuj to użycie. ' +
    'W tym spotkaniu tej mocy nie można już użyć. ' +
    'Blokuje też efekt wzmocniony zagrywanego rozbłysku: rozbłysk wraca na rękę i nadal można zagrać jego efekt uniwersalny.',
  'card.mobius-tubes.name': 'Rury Möbiusa',
  'card.mobius-tubes.text':
    'Jako atakujący, w fazie przegrupowania: na początku twojego spotkania z wiru wychodzą wszystkie statki wszystkich graczy. ' +
    'Właściciele umieszczają je w swoich koloniach; statki gracza bez kolonii zostają w wirze.',
  'card.emotion-control.name': 'Kontrola emocji',
  'card.emotion-control.text':
    'Jako dowolny gracz, w fazie ujawnienia: gdy karty są ujawnione, ataki liczą się w tym spotkaniu jako negocjacje. ' +
    'Główni gracze próbują wtedy zawrzeć porozumienie.',
  'card.force-field.name': 'Pole siłowe',
  'card.force-field.text':
    'Jako dowolny gracz, w fazie sojuszu: po zawarciu sojuszy wybierz dowolną liczbę sojuszników, po jednej lub po obu stronach. ' +
    'Przestają być sojusznikami, a ich statki wracają do swoich kolonii.',
  'card.ionic-gas.name': 'Gaz jonowy',
  'card.ionic-gas.text':
    'Jako dowolny gracz, w fazie rozstrzygnięcia: gdy zwycięzca jest znany, anuluj w tym spotkaniu i rekompensatę, i wszystkie nagrody, ktokolwiek je daje.',
  'card.plague.name': 'Zaraza',
  'card.plague.text':
    'Jako dowolny gracz, w fazie przegrupowania: na początku spotkania wybierz dowolnego gracza, nawet siebie. ' +
    'Ten gracz wybiera trzy swoje statki, które trafiają do wiru, i odrzuca po jednej karcie każdego rodzaju, jaki ma na ręce.',
  'card.quash.name': 'Unieważnienie',
  'card.quash.text':
    'Jako dowolny gracz, w fazie rozstrzygnięcia: po zawarciu porozumienia zerwij je, zanim cokolwiek zmieni właściciela. ' +
    'Obie strony ponoszą takie skutki, jakby do porozumienia nie doszło, a spotkanie nie jest dla atakującego udane.',

  'card.flare.name': 'Rozbłysk: {alien}',

  'destiny.destiny-red.name': 'Czerwony',
  'destiny.destiny-red-hazard.name': 'Czerwony, ostrzeżenie o zagrożeniu',
  'destiny.destiny-yellow.name': 'Żółty',
  'destiny.destiny-yellow-hazard.name': 'Żółty, ostrzeżenie o zagrożeniu',
  'destiny.destiny-green.name': 'Zielony',
  'destiny.destiny-green-hazard.name': 'Zielony, ostrzeżenie o zagrożeniu',
  'destiny.destiny-blue.name': 'Niebieski',
  'destiny.destiny-blue-hazard.name': 'Niebieski, ostrzeżenie o zagrożeniu',
  'destiny.destiny-purple.name': 'Fioletowy',
  'destiny.destiny-purple-hazard.name': 'Fioletowy, ostrzeżenie o zagrożeniu',
  'destiny.destiny-orange.name': 'Pomarańczowy',
  'destiny.destiny-orange-hazard.name': 'Pomarańczowy, ostrzeżenie o zagrożeniu',
  'destiny.destiny-white.name': 'Biały',
  'destiny.destiny-white-hazard.name': 'Biały, ostrzeżenie o zagrożeniu',
  'destiny.destiny-black.name': 'Czarny',
  'destiny.destiny-black-hazard.name': 'Czarny, ostrzeżenie o zagrożeniu',
  'destiny.destiny-wild.name': 'Uniwersalna',
  'destiny.destiny-special-most-cards.name': 'Specjalna: najwięcej kart na ręce',
  'destiny.destiny-special-most-colonies.name': 'Specjalna: najwięcej zewnętrznych kolonii',
  'destiny.destiny-special-fewest-warp.name': 'Specjalna: najmniej statków w wirze',
};
