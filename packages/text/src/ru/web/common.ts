// What every screen may need.
export default {
  'web.loading': 'Загрузка…',
  'web.home': 'На главную',
  'web.back': 'Назад',
  'web.close': 'Закрыть',
  'web.link.lost': 'Связь потеряна. Подключаемся снова…',
  'web.link.refused': 'К этому столу не присоединиться',
  'web.link.no-table': 'Стола с таким кодом нет. Проверь ссылку или открой новый стол.',
  'web.link.too-many': 'Открыто слишком много страниц этой игры. Закрой лишние и попробуй снова.',

  'web.refused.malformed': 'Сервер этого не понял.',
  'web.refused.too-many': 'Слишком быстро. Подожди немного.',
  'web.refused.stale': 'Этот вопрос уже закрыт.',
  'web.refused.illegal': 'Так нельзя.',
  'web.refused.not-now': 'Сейчас это невозможно.',
  'web.refused.not-yours': 'Это решать не тебе.',
  'web.refused.taken': 'Кто-то тебя опередил.',
  'web.refused.kicked': 'Хозяин убрал вас из-за этого стола.',
  'web.refused.paused': 'Партия на паузе.',
  'web.refused.elsewhere': 'Стол переезжает. Минутку.',
  'web.refused.unavailable': 'Сервер сейчас не может этого сделать. Попробуй ещё раз.',
};
