// The encyclopedia of aliens and cards.
export default {
  'web.aliens.title': 'Пришельцы и карты',
  'web.aliens.show': 'Показать',
  'web.aliens.show.aliens': 'Пришельцы',
  'web.aliens.show.cards': 'Карты',
  'web.aliens.search': 'Поиск: имя, способность, текст',
  'web.aliens.alert': 'Уровень',
  'web.aliens.alert.all': 'Все',
  'web.aliens.alert.green': 'Зелёный',
  'web.aliens.alert.yellow': 'Жёлтый',
  'web.aliens.alert.red': 'Красный',
  'web.aliens.alert.all.why': 'Уровень показывает, сколько пришелец требует от игрока.',
  'web.aliens.alert.green.why': 'Играть легко: одна понятная способность.',
  'web.aliens.alert.yellow.why': 'Нужен некоторый опыт.',
  'web.aliens.alert.red.why': 'Переворачивает игру вверх дном: для тех, кто хорошо её знает.',
  'web.aliens.found':
    '{count, plural, =0 {Ни один пришелец не подходит.} one {# пришелец} few {# пришельца} many {# пришельцев} other {# пришельца}}',
  'web.aliens.all': 'Все пришельцы',
  'web.aliens.power': 'Способность',
  'web.aliens.flare': 'Вспышка',
  'web.aliens.flare.why':
    'Вспышка — это карта. Кто играет за этого пришельца, применяет её суперспособность, все остальные — универсальное свойство.',
  'web.aliens.classic': 'Классическая вспышка',
  'web.aliens.previous': 'Предыдущий: {alien}',
  'web.aliens.next': 'Следующий: {alien}',
  'web.aliens.share': 'Копировать ссылку',
  'web.aliens.unknown': 'Такого пришельца никто не знает',
  'web.aliens.unknown.text': 'По этому адресу нет никакого пришельца. Может быть, он ещё в пути.',
  'web.cards.about':
    'В колоде космических карт {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}, а ещё вспышки некоторых пришельцев.',
  'web.cards.card': '{card}, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'web.cards.copies': '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
};
