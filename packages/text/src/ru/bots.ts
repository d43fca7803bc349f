// What the arena says.
export default {
  'cli.sim.option.bots':
    'кто играет: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark; по умолчанию случайно',

  'cli.arena.about': 'сводит ботов друг с другом и говорит, насколько они сильны',
  'cli.arena.option.seats':
    'кто играет, от трёх до пяти: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.arena.option.characters':
    'характеры игроков, по одному на место: loyal, raider, banker, schemer, avenger, clown, none',
  'cli.arena.option.processes': 'сколько партий одновременно (по одной на ядро)',
  'cli.arena.option.study':
    'считает также, что игроки делают в заметные моменты: переговоры рядом с флотом, никого не позвали за шаг до победы и тому подобное',
  'cli.arena.progress': 'партий: {done} из {games}',
  'cli.arena.games':
    '{games, plural, one {# партия} few {# партии} many {# партий} other {# партии}}, без победителя — {unfinished}; справедливая доля побед — {fair}',
  'cli.arena.length':
    'Медианная длина партии: контактов — {encounters}, ходов — {turns}; 95-й процентиль: контактов — {most}.',
  'cli.arena.head.player': 'игрок',
  'cli.arena.head.wins': 'победы',
  'cli.arena.head.interval': 'интервал 95 %',
  'cli.arena.head.split': 'общие победы поделены',
  'cli.arena.head.colonies': 'колонии',
  'cli.arena.head.elo': 'Эло',
  'cli.arena.head.p50': 'мс, медиана',
  'cli.arena.head.habit': 'момент',
  'cli.arena.head.count': 'раз',
  'cli.arena.head.share': 'доля',
  'cli.arena.head.p95': 'мс, p95',
  'cli.arena.habit.negotiates-attacking': 'нападает с переговорами, хотя есть атака',
  'cli.arena.habit.negotiates-defending': 'защищается переговорами, хотя есть атака',
  'cli.arena.habit.negotiates-beside-fleet': 'то же, когда рядом не меньше восьми кораблей союзников',
  'cli.arena.habit.alone-at-match-point':
    'никого не зовёт против нападающего, которому не хватает одной колонии',
  'cli.arena.habit.protects-leader': 'встаёт на защиту того, кому не хватает одной колонии',
  'cli.arena.habit.carries-leader': 'присоединяется к нападению того, кому не хватает одной колонии',
  'cli.arena.habit.gives-up-colony': 'бросает колонию, чтобы послать корабли союзником',
  'cli.arena.habit.aims-at-own': 'нападает там, где уже есть колония, хотя не обязан',
  'cli.arena.habit.joins-for-nothing': 'присоединяется к нападению там, где уже есть колония',
  'cli.arena.habit.fails-deal': 'срывает сделку, вместо того чтобы принять предложение',
  'cli.arena.habit.reinforces-to-lose': 'усиливает свою сторону, когда выигрывает меньшая сумма',
  'cli.arena.habit.artifacts-wasted': 'артефакты, взятые и не сыгранные',
  'cli.arena.habit.artifacts-in-hand-at-end': 'артефакты на руке в конце партии',
  'cli.arena.habit.lays-highest': 'защищается самой высокой атакой, какая есть',
  'cli.arena.habit.lays-lowest': 'защищается самой низкой атакой, какая есть',
  'cli.arena.habit.lays-talk-or-lowest': 'защищается переговорами, если есть, иначе самой низкой атакой',
  'cli.arena.habit.lays-talk-or-highest': 'защищается переговорами, если есть, иначе самой высокой атакой',
  'cli.arena.habit.lays-second': 'защищается второй по высоте атакой',
  'cli.arena.habit.imagines': 'решения, до которых доходят воображаемые партии',
  'cli.arena.habit.uses': 'играет «{card}», где можно',

  'cli.train.about': 'даёт ботам сыграть и учится по этому, чего стоит позиция',
  'cli.train.option.seats':
    'кто играет, от трёх до пяти: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.train.option.processes': 'сколько партий одновременно (по одной на ядро)',
  'cli.train.option.out': 'куда записать выученное',
  'cli.train.done':
    '{positions, plural, one {# позиция} few {# позиции} many {# позиций} other {# позиции}}: логарифмическая потеря {loss}, а если бы все места были одинаковы — {blind}. Записано в {file}.',

  'cli.tune.about':
    'пробует за одним столом, к чему стремятся боты: каждое значение больше и меньше, и говорит, кто побеждает чаще',
  'cli.tune.option.only': 'что пробовать, по названию: home,ship,company (всё)',
  'cli.tune.option.processes': 'сколько партий одновременно (по одной на ядро)',
  'cli.tune.head.value': 'значение',
  'cli.tune.head.low': 'меньше',
  'cli.tune.head.high': 'больше',
  'cli.tune.head.effect': 'больше побед с большим',
  'cli.tune.head.error': 'погрешность',
};
