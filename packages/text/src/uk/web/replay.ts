// A finished game, played again.
export default {
  'web.replay.controls': 'Керування повтором',
  'web.replay.position': 'Місце у грі',
  'web.replay.at': '{encounter, plural, =0 {До першого контакту} other {Контакт #}}, відповідь {at} з {all}',
  'web.replay.previous': 'Попередній контакт',
  'web.replay.back': 'Крок назад',
  'web.replay.play': 'Відтворити',
  'web.replay.pause': 'Пауза',
  'web.replay.forward': 'Крок уперед',
  'web.replay.next': 'Наступний контакт',
  'web.replay.more': 'Більше налаштувань',
  'web.replay.speed': 'Швидкість',
  'web.replay.times': '{speed} ×',
  'web.replay.view': 'Чиїми очима',
  'web.replay.spectator': 'Глядач',
  'web.replay.open': 'Відкриті карти',
  'web.replay.asked':
    '{count, plural, =1 {{who} має відповісти: {question}} other {{who} мають відповісти: {question}}}',
  'web.replay.beginning': 'Гра починається.',
  'web.replay.keys':
    'Пробіл запускає і зупиняє. Стрілки — крок за кроком, із Shift — по контактах. Home і End — на початок і в кінець.',
  'web.replay.analysis': 'Аналіз',
  'web.replay.save': 'Зберегти журнал',

  'web.replay.checking': 'Перевіряємо…',
  'web.replay.checked': 'Перевірено: усе як записано',
  'web.replay.wrong': 'Це не те, що записано',
  'web.replay.seed': 'Усі випадковості цієї гри походять з одного зерна. Його SHA-256:',
  'web.replay.lots':
    'Зерно складене з таємниці сервера й чисел від гравців (їх {count}), і все збігається. SHA-256 таємниці:',
  'web.replay.seed.same': 'Саме це число було видно за столом від початку.',
  'web.replay.seed.other': 'За столом було видно інше число: {commitment}.',

  'web.replay.failed': 'Цю гру показати не вдається',
  'web.replay.not-over': 'Гру ще не завершено. Її журнал можна буде прочитати потім.',
  'web.replay.to-table': 'До столу',
  'web.replay.unknown': 'Гри з таким кодом немає. Перевір посилання.',
  'web.replay.unreachable': 'Сервер недоступний. Спробуй ще раз за мить.',
  'web.replay.old-rules': 'Її зіграно за іншими правилами, ніж знає ця сторінка.',
  'web.replay.damaged': 'Журнал не читається. Можливо, його пошкоджено або це взагалі не журнал.',

  'web.replay.file': 'Журнал із твого диска',
  'web.replay.file.how':
    'Перетягни сюди файл, збережений у cosmarium, або обери його. Він програється на цій сторінці й нікуди не надсилається.',
  'web.replay.file.choose': 'Обрати файл',
};
