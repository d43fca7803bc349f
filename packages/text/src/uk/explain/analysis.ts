export default {
  'analysis.looking': 'Переглядаю партію…',
  'analysis.cancel': 'Не треба',
  'analysis.failed': 'Партію не вдалося переглянути.',
  'analysis.about':
    'Що думають про партію боти: це оцінки, а не певність. Торкнися малюнка, щоб побачити цю мить партії.',
  'analysis.curve': 'Шанси всіх на перемогу, контакт за контактом',
  'analysis.table': 'Таблицею',
  'analysis.encounter': 'Контакт {encounter}',
  'analysis.end': 'Кінець',
  'analysis.turns': 'Переломні миті',
  'analysis.turn':
    '{you, select, yes {Твій шанс зріс} other {Шанс зріс: {who},}} на {points, plural, one {# відсоток} few {# відсотки} many {# відсотків} other {# відсотка}}.',
  'analysis.lessons': 'Уроки',
  'analysis.answers': 'Твої відповіді: {same} з {asked} такі, як у складного бота',
  'analysis.mistake': '{given}. Краще: {better}.',
  'analysis.cost': '−{points} %',
  'analysis.lesson.high-card':
    'Досить було нижчої атаки (× {count}): високі карти виграють контакти, що вирішують партію.',
  'analysis.lesson.low-card':
    'Карту варто було не берегти (× {count}): коли на кону багато, клади вищу атаку.',
  'analysis.lesson.talked': 'Перемовини там, де атака обіцяла більше (× {count}).',
  'analysis.lesson.fought': 'Бій там, де перемовини дали б угоду або компенсацію (× {count}).',
  'analysis.lesson.card': 'Інша карта контакту обіцяла більше (× {count}).',
  'analysis.lesson.joined':
    'Союз, якого краще було не укладати (× {count}): перш ніж слати кораблі, глянь, хто здобуде найбільше.',
  'analysis.lesson.stayed-out':
    'Союз був вигідний, а кораблі лишилися вдома (× {count}): союзники нападника висаджуються, союзники захисника дістають нагороду.',
  'analysis.lesson.wrong-side': 'Союз не з тим боком: інший обіцяв більше (× {count}).',
  'analysis.lesson.invited':
    'Запрошено не тих (× {count}): кому лишилося мало до перемоги, тому допомога не потрібна.',
  'analysis.lesson.alone': 'Запрошено замало (× {count}): союзники виграють контакти.',
  'analysis.lesson.aim': 'Інша ціль була б краща (× {count}): мало захисників і ще немає твоєї колонії.',
  'analysis.lesson.passed': 'Пас там, де карта чи сила дала б більше (× {count}).',
  'analysis.lesson.used': 'Використано те, що краще було приберегти (× {count}).',
  'analysis.lesson.refused': 'Без угоди там, де вона мала ціну (× {count}).',
  'analysis.lesson.accepted': 'Прийнято умови, які могли бути кращими (× {count}).',
  'analysis.lesson.proposed': 'Запропоновано менше, ніж можна було здобути (× {count}).',
  'analysis.lesson.went-on': 'Другий контакт там, де краще було закінчити хід (× {count}).',
  'analysis.lesson.stopped': 'Хід закінчено, хоча другий контакт щось обіцяв (× {count}).',
  'analysis.lesson.other': 'На запитання сили чи карти була краща відповідь (× {count}).',
  'analysis.lesson.agreed': 'Добра гра: {count} з {asked} відповідей такі, як у складного бота.',
  'analysis.lesson.turn': 'Переглянь цей контакт: після нього партія стала іншою.',
};
