// What the arena says.
export default {
  'cli.sim.option.bots':
    'хто грає: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark; якщо не вказано — навмання',

  'cli.arena.about': 'зводить ботів між собою і показує, наскільки вони сильні',
  'cli.arena.option.seats':
    'хто грає, від трьох до п’яти: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.arena.option.characters':
    'характери гравців, по одному на місце: loyal, raider, banker, schemer, avenger, clown, none',
  'cli.arena.option.processes': 'скільки ігор одночасно (по одній на ядро)',
  'cli.arena.option.study':
    'рахує також, що гравці роблять у помітні миті: перемовини поруч із флотом, нікого не покликано за крок до перемоги тощо',
  'cli.arena.progress': 'ігор: {done} із {games}',
  'cli.arena.games':
    '{games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}, без переможця — {unfinished}; рівна частка — {fair} перемог',
  'cli.arena.length':
    'Половина з них завершилася щонайбільше за: контактів — {encounters}, ходів — {turns}; 95-й процентиль: контактів — {most}.',
  'cli.arena.head.player': 'гравець',
  'cli.arena.head.wins': 'перемоги',
  'cli.arena.head.interval': 'інтервал 95 %',
  'cli.arena.head.split': 'з поділом спільних',
  'cli.arena.head.colonies': 'колонії',
  'cli.arena.head.elo': 'Ело',
  'cli.arena.head.p50': 'мс, медіана',
  'cli.arena.head.habit': 'мить',
  'cli.arena.head.count': 'разів',
  'cli.arena.head.share': 'частка',
  'cli.arena.head.p95': 'мс, p95',
  'cli.arena.habit.negotiates-attacking': 'нападає з перемовинами, хоча має атаку',
  'cli.arena.habit.negotiates-defending': 'боронить перемовинами, хоча має атаку',
  'cli.arena.habit.negotiates-beside-fleet': 'те саме, коли поруч щонайменше вісім кораблів союзників',
  'cli.arena.habit.alone-at-match-point': 'нікого не кличе проти нападника, якому бракує однієї колонії',
  'cli.arena.habit.protects-leader': 'стає на захист того, кому бракує однієї колонії',
  'cli.arena.habit.carries-leader': 'пристає до нападу того, кому бракує однієї колонії',
  'cli.arena.habit.gives-up-colony': 'кидає колонію, щоб послати кораблі союзником',
  'cli.arena.habit.aims-at-own': 'нападає там, де вже має колонію, хоча не мусить',
  'cli.arena.habit.joins-for-nothing': 'пристає до нападу там, де вже має колонію',
  'cli.arena.habit.fails-deal': 'зриває угоду, замість прийняти пропозицію',
  'cli.arena.habit.reinforces-to-lose': 'підсилює свій бік, коли виграє менша сума',
  'cli.arena.habit.artifacts-wasted': 'артефакти, які взято і не зіграно',
  'cli.arena.habit.artifacts-in-hand-at-end': 'артефакти в руці наприкінці гри',
  'cli.arena.habit.lays-highest': 'боронить найвищою атакою, яку має',
  'cli.arena.habit.lays-lowest': 'боронить найнижчою атакою, яку має',
  'cli.arena.habit.lays-talk-or-lowest': 'боронить перемовинами, якщо має, а ні — найнижчою атакою',
  'cli.arena.habit.lays-talk-or-highest': 'боронить перемовинами, якщо має, а ні — найвищою атакою',
  'cli.arena.habit.lays-second': 'боронить другою за висотою атакою',
  'cli.arena.habit.imagines': 'рішення, до яких доходять уявні ігри',
  'cli.arena.habit.uses': 'грає «{card}», де може',

  'cli.train.about': 'дає ботам зіграти й вчиться з того, чого варта позиція',
  'cli.train.option.seats':
    'хто грає, від трьох до п’яти: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.train.option.processes': 'скільки ігор одночасно (по одній на ядро)',
  'cli.train.option.out': 'куди записати вивчене',
  'cli.train.done':
    '{positions, plural, one {# позиція} few {# позиції} many {# позицій} other {# позиції}}: логарифмічна втрата {loss}, а якби всі місця були однакові — {blind}. Записано у {file}.',

  'cli.tune.about':
    'випробовує за одним столом, чого прагнуть боти: кожне значення більшим і меншим, і каже, хто перемагає частіше',
  'cli.tune.option.only': 'що випробувати, за назвою: home,ship,company (усе)',
  'cli.tune.option.processes': 'скільки ігор одночасно (по одній на ядро)',
  'cli.tune.head.value': 'значення',
  'cli.tune.head.low': 'менше',
  'cli.tune.head.high': 'більше',
  'cli.tune.head.effect': 'більше перемог із більшим',
  'cli.tune.head.error': 'похибка',
};
