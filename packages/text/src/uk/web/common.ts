// What every screen may need.
export default {
  'web.loading': 'Завантаження…',
  'web.home': 'На головну',
  'web.back': 'Назад',
  'web.close': 'Закрити',
  'web.link.lost': 'Зв’язок втрачено. Відновлюємо…',
  'web.link.refused': 'До цього столу не приєднатися',
  'web.link.no-table': 'Столу з таким кодом немає. Перевір посилання або відкрий новий стіл.',
  'web.link.too-many': 'Відкрито забагато сторінок цієї гри. Закрий кілька і спробуй ще раз.',

  'web.refused.malformed': 'Сервер цього не зрозумів.',
  'web.refused.too-many': 'Зашвидко. Зачекай трохи.',
  'web.refused.stale': 'Це запитання вже закрите.',
  'web.refused.illegal': 'Це неможливо.',
  'web.refused.not-now': 'Зараз цього зробити не можна.',
  'web.refused.not-yours': 'Це вирішувати не тобі.',
  'web.refused.taken': 'Хтось був швидший.',
  'web.refused.kicked': 'Хост прибрав вас з-за цього столу.',
  'web.refused.paused': 'Гру призупинено.',
  'web.refused.elsewhere': 'Стіл переносять. Хвилинку.',
  'web.refused.unavailable': 'Сервер зараз не може цього зробити. Спробуй ще раз.',
};
