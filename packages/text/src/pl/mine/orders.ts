export default {
  'web.orders': 'Stałe polecenia',
  'web.orders.why': 'Serwer odpowiada za ciebie, także gdy cię nie ma. Nikt inny nie widzi twoich poleceń.',
  'web.orders.none': 'Brak: padają do ciebie wszystkie pytania.',
  'web.orders.what': 'Polecenie',
  'web.orders.until': 'Jak długo',
  'web.orders.with': 'Z kim',
  'web.orders.ships': 'Statków najwyżej',
  'web.orders.give': 'Wydaj polecenie',
  'web.orders.remove': 'Usuń',
  'web.orders.pass-others': 'Pasuj, gdy walczą inni; pytaj, gdy atakuję albo ktoś atakuje mnie',
  'web.orders.pass-all': 'Pasuj zawsze',
  'web.orders.ally': 'Wchodź w sojusz',
  'web.orders.ally-says':
    'Sojusz: {who}, do {count, plural, one {# statku} few {# statków} many {# statków} other {# statku}}',
  'web.orders.until.removed': 'aż usunę',
  'web.orders.until.turn': 'do mojej następnej tury',
};
