// The encyclopedia of aliens and cards.
export default {
  'web.aliens.title': 'Obcy i karty',
  'web.aliens.show': 'Pokaż',
  'web.aliens.show.aliens': 'Obcy',
  'web.aliens.show.cards': 'Karty',
  'web.aliens.search': 'Szukaj nazwy, mocy lub tekstu',
  'web.aliens.alert': 'Poziom',
  'web.aliens.alert.all': 'Każdy',
  'web.aliens.alert.green': 'Zielony',
  'web.aliens.alert.yellow': 'Żółty',
  'web.aliens.alert.red': 'Czerwony',
  'web.aliens.alert.all.why': 'Poziom mówi, ile obcy wymaga od gracza.',
  'web.aliens.alert.green.why': 'Łatwo nim grać: jedna prosta moc.',
  'web.aliens.alert.yellow.why': 'Wymaga trochę doświadczenia.',
  'web.aliens.alert.red.why': 'Wywraca grę do góry nogami: dla tych, którzy dobrze ją znają.',
  'web.aliens.found':
    '{count, plural, =0 {Żaden obcy nie pasuje.} one {# obcy} few {# obcych} many {# obcych} other {# obcego}}',
  'web.aliens.all': 'Wszyscy obcy',
  'web.aliens.power': 'Moc',
  'web.aliens.flare': 'Rozbłysk',
  'web.aliens.flare.why':
    'Rozbłysk to karta. Kto gra tym obcym, używa jej efektu wzmocnionego, a każdy inny – uniwersalnego.',
  'web.aliens.classic': 'Klasyczny rozbłysk',
  'web.aliens.previous': 'Poprzedni: {alien}',
  'web.aliens.next': 'Następny: {alien}',
  'web.aliens.share': 'Skopiuj link',
  'web.aliens.unknown': 'Nikt nie zna tego obcego',
  'web.aliens.unknown.text': 'Pod tym adresem nie ma żadnego obcego. Może jest jeszcze w drodze.',
  'web.cards.about':
    'Talia kosmosu liczy {count, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}, a do tego dochodzą rozbłyski niektórych obcych.',
  'web.cards.card': '{card}, {count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
  'web.cards.copies': '{count, plural, one {# sztuka} few {# sztuki} many {# sztuk} other {# sztuki}}',
};
