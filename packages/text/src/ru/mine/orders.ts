export default {
  'web.orders': 'Поручения',
  'web.orders.why': 'Сервер отвечает за тебя, даже когда тебя нет. Больше никто не видит твоих поручений.',
  'web.orders.none': 'Нет: тебя спрашивают обо всём.',
  'web.orders.what': 'Поручение',
  'web.orders.until': 'Как долго',
  'web.orders.with': 'С кем',
  'web.orders.ships': 'Кораблей не больше',
  'web.orders.give': 'Поручить',
  'web.orders.remove': 'Убрать',
  'web.orders.pass-others': 'Пропускать, когда сражаются другие; спрашивать, когда нападаю я или на меня',
  'web.orders.pass-all': 'Пропускать всё',
  'web.orders.ally': 'Вступать в союз',
  'web.orders.ally-says':
    'Союз: {who}, до {count, plural, one {# корабля} few {# кораблей} many {# кораблей} other {# корабля}}',
  'web.orders.until.removed': 'пока не уберу',
  'web.orders.until.turn': 'до моего следующего хода',
};
