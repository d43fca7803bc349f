// Что сервер говорит тому, кто не смотрит: в уведомлении, в письме. Ничего тайного.
export default {
  'notice.waits': 'Стол {table} ждёт тебя',
  'notice.soon': 'Стол {table}: твоё время истекает',
  'notice.minutes':
    'На решение осталось {count, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}.',
  'notice.hours':
    'На решение осталось {count, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
  'notice.days': 'На решение осталось {count, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  'notice.open': 'Игра пойдёт дальше, когда ты решишь.',
  'notice.try': 'Уведомления здесь работают',
  'notice.try.body': 'Так ты узнаешь, что стол тебя ждёт.',
  'notice.confirm': 'Письма от Cosmarium?',
  'notice.confirm.body':
    'Кто-то, надеемся, ты, хочет, чтобы Cosmarium писал на этот адрес, когда ждёт стол. Если это ты, открой ссылку:\n\n{link}\n\nЕсли нет, ничего не делай: больше ничего не придёт.',
  'notice.stop': 'Больше никаких писем: {link}',
};
