// The encyclopedia of aliens and cards.
export default {
  'web.aliens.title': 'Прибульці й карти',
  'web.aliens.show': 'Показати',
  'web.aliens.show.aliens': 'Прибульці',
  'web.aliens.show.cards': 'Карти',
  'web.aliens.search': 'Шукати за назвою, силою чи текстом',
  'web.aliens.alert': 'Лампа тривоги',
  'web.aliens.alert.all': 'Усі',
  'web.aliens.alert.green': 'Зелена',
  'web.aliens.alert.yellow': 'Жовта',
  'web.aliens.alert.red': 'Червона',
  'web.aliens.alert.all.why': 'Лампа показує, наскільки вимогливий прибулець до свого гравця.',
  'web.aliens.alert.green.why': 'Грати легко: одна зрозуміла сила.',
  'web.aliens.alert.yellow.why': 'Потрібен певний досвід.',
  'web.aliens.alert.red.why': 'Перевертає гру з ніг на голову: для тих, хто добре її знає.',
  'web.aliens.found':
    '{count, plural, =0 {Таких прибульців немає.} one {# прибулець} few {# прибульці} many {# прибульців} other {# прибульця}}',
  'web.aliens.all': 'Усі прибульці',
  'web.aliens.power': 'Сила',
  'web.aliens.flare': 'Особливість',
  'web.aliens.flare.why':
    'Особливість — це карта. Хто грає за цього прибульця, використовує її супервластивість, усі інші — універсальну властивість.',
  'web.aliens.classic': 'Класична особливість',
  'web.aliens.previous': 'Попередній: {alien}',
  'web.aliens.next': 'Наступний: {alien}',
  'web.aliens.share': 'Копіювати посилання',
  'web.aliens.unknown': 'Такого прибульця ніхто не знає',
  'web.aliens.unknown.text': 'За цією адресою прибульців немає. Можливо, хтось іще летить сюди.',
  'web.cards.about':
    'У космічній колоді {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}, а крім них — особливості кількох прибульців.',
  'web.cards.card':
    '{card}, {count, plural, one {# примірник} few {# примірники} many {# примірників} other {# примірника}}',
  'web.cards.copies':
    '{count, plural, one {# примірник} few {# примірники} many {# примірників} other {# примірника}}',
};
