export default {
  'analysis.looking': 'Просматриваю партию…',
  'analysis.cancel': 'Не нужно',
  'analysis.failed': 'Партию не удалось просмотреть.',
  'analysis.about':
    'Что думают о партии боты: это оценки, а не уверенность. Коснись рисунка, чтобы увидеть этот миг партии.',
  'analysis.curve': 'Шансы всех на победу, контакт за контактом',
  'analysis.table': 'Таблицей',
  'analysis.encounter': 'Контакт {encounter}',
  'analysis.end': 'Конец',
  'analysis.turns': 'Переломные моменты',
  'analysis.turn':
    '{you, select, yes {Твой шанс вырос} other {Шанс вырос: {who},}} на {points, plural, one {# процент} few {# процента} many {# процентов} other {# процента}}.',
  'analysis.lessons': 'Уроки',
  'analysis.answers': 'Твои ответы: {same} из {asked} такие, как у сложного бота',
  'analysis.mistake': '{given}. Лучше: {better}.',
  'analysis.cost': '−{points} %',
  'analysis.lesson.high-card':
    'Хватило бы атаки пониже (× {count}): высокие карты выигрывают контакты, которые решают партию.',
  'analysis.lesson.low-card': 'Карту не стоило беречь (× {count}): когда на кону много, клади атаку повыше.',
  'analysis.lesson.talked': 'Переговоры там, где атака сулила больше (× {count}).',
  'analysis.lesson.fought': 'Бой там, где переговоры дали бы сделку или компенсацию (× {count}).',
  'analysis.lesson.card': 'Другая карта контакта сулила больше (× {count}).',
  'analysis.lesson.joined':
    'Союз, без которого было лучше (× {count}): прежде чем слать корабли, посмотри, кто получит больше всех.',
  'analysis.lesson.stayed-out':
    'Союз был выгоден, а корабли остались дома (× {count}): союзники нападения высаживаются, союзники защиты получают награду.',
  'analysis.lesson.wrong-side': 'Союз не с той стороной: другая сулила больше (× {count}).',
  'analysis.lesson.invited':
    'Приглашены не те (× {count}): кому осталось мало до победы, тому помощь не нужна.',
  'analysis.lesson.alone': 'Приглашено слишком мало (× {count}): союзники выигрывают контакты.',
  'analysis.lesson.aim': 'Другая цель была бы лучше (× {count}): мало защитников и ещё нет твоей колонии.',
  'analysis.lesson.passed': 'Пас там, где карта или способность дала бы больше (× {count}).',
  'analysis.lesson.used': 'Использовано то, что лучше было поберечь (× {count}).',
  'analysis.lesson.refused': 'Без сделки там, где она чего-то стоила (× {count}).',
  'analysis.lesson.accepted': 'Приняты условия, которые могли быть лучше (× {count}).',
  'analysis.lesson.proposed': 'Предложено меньше, чем можно было получить (× {count}).',
  'analysis.lesson.went-on': 'Второй контакт там, где лучше было закончить ход (× {count}).',
  'analysis.lesson.stopped': 'Ход закончен, хотя второй контакт кое-что обещал (× {count}).',
  'analysis.lesson.other': 'На вопрос способности или карты был ответ получше (× {count}).',
  'analysis.lesson.agreed': 'Хорошая игра: {count} из {asked} ответов такие, как у сложного бота.',
  'analysis.lesson.turn': 'Пересмотри этот контакт: после него партия стала другой.',
};
