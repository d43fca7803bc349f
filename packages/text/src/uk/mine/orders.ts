export default {
  'web.orders': 'Доручення',
  'web.orders.why':
    'Сервер відповідає за тебе, навіть коли тебе немає. Більше ніхто не бачить твоїх доручень.',
  'web.orders.none': 'Немає: тебе питають про все.',
  'web.orders.what': 'Доручення',
  'web.orders.until': 'Як довго',
  'web.orders.with': 'З ким',
  'web.orders.ships': 'Кораблів щонайбільше',
  'web.orders.give': 'Доручити',
  'web.orders.remove': 'Прибрати',
  'web.orders.pass-others': 'Пропускати, коли б’ються інші; питати, коли нападаю я або на мене',
  'web.orders.pass-all': 'Пропускати все',
  'web.orders.ally': 'Вступати в союз',
  'web.orders.ally-says':
    'Союз: {who}, до {count, plural, one {# корабля} few {# кораблів} many {# кораблів} other {# корабля}}',
  'web.orders.until.removed': 'доки не приберу',
  'web.orders.until.turn': 'до мого наступного ходу',
};
