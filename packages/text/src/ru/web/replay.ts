// A finished game, played again.
export default {
  'web.replay.controls': 'Управление повтором',
  'web.replay.position': 'Место в партии',
  'web.replay.at': '{encounter, plural, =0 {До первого контакта} other {Контакт #}}, ответ {at} из {all}',
  'web.replay.previous': 'Предыдущий контакт',
  'web.replay.back': 'Шаг назад',
  'web.replay.play': 'Пуск',
  'web.replay.pause': 'Пауза',
  'web.replay.forward': 'Шаг вперёд',
  'web.replay.next': 'Следующий контакт',
  'web.replay.more': 'Ещё настройки',
  'web.replay.speed': 'Скорость',
  'web.replay.times': '{speed} ×',
  'web.replay.view': 'Чьими глазами',
  'web.replay.spectator': 'Зритель',
  'web.replay.open': 'Открыть руки',
  'web.replay.asked': '{who} — вопрос: {question}',
  'web.replay.beginning': 'Партия начинается.',
  'web.replay.keys':
    'Пробел — пуск и пауза. Стрелки — по шагам, с Shift — по контактам. Home и End — в начало и в конец.',
  'web.replay.analysis': 'Анализ',
  'web.replay.save': 'Сохранить журнал',

  'web.replay.checking': 'Проверяем…',
  'web.replay.checked': 'Проверено: всё как записано',
  'web.replay.wrong': 'Записано было другое',
  'web.replay.seed': 'Вся случайность этой партии — из одного зерна. Его SHA-256:',
  'web.replay.lots':
    'Зерно составлено из тайны сервера и чисел от игроков (их {count}), и всё совпадает. SHA-256 тайны:',
  'web.replay.seed.same': 'Это число стол показывал с самого начала.',
  'web.replay.seed.other': 'Стол показывал другое число: {commitment}.',

  'web.replay.failed': 'Эту партию показать нельзя',
  'web.replay.not-over': 'Партия ещё не окончена. Журнал откроется, когда она закончится.',
  'web.replay.to-table': 'К столу',
  'web.replay.unknown': 'Партии с таким кодом нет. Проверь ссылку.',
  'web.replay.unreachable': 'Сервер недоступен. Попробуй чуть позже.',
  'web.replay.old-rules': 'Партия сыграна по другим правилам, эта страница их не знает.',
  'web.replay.damaged': 'Журнал не читается. Возможно, он повреждён или это вовсе не журнал.',

  'web.replay.file': 'Журнал с твоего диска',
  'web.replay.file.how':
    'Перетащи сюда файл, который сохранила программа cosmarium, или выбери его. Он проигрывается прямо на этой странице и никуда не отправляется.',
  'web.replay.file.choose': 'Выбрать файл',
};
