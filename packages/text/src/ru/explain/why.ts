export default {
  'bots.why.beginner': 'делает первое, что приходит в голову',
  'bots.why.keeps': 'бережёт на потом: {card}',
  'bots.why.lays': '{card} сулит здесь больше всего',
  'bots.why.negotiates': 'лучше договориться или получить компенсацию',
  'bots.why.invites':
    '{count, plural, =1 {союзник принесёт больше, чем возьмёт} one {# союзник принесёт больше, чем возьмёт} few {# союзника принесут больше, чем возьмут} many {# союзников принесут больше, чем возьмут} other {# союзника принесут больше, чем возьмут}}',
  'bots.why.alone': 'союзники возьмут больше, чем принесут',
  'bots.why.not-invited':
    '{player}: уже {count, plural, one {# колония} few {# колонии} many {# колоний} other {# колонии}}, помощи не будет',
  'bots.why.seldom-invites':
    '{you, select, yes {ты редко приглашаешь других в атаку} other {{player} редко приглашает других в атаку}}',
  'bots.why.joins-offense': 'если атака удастся, высадятся и союзники',
  'bots.why.joins-defense': 'атака не должна пройти',
  'bots.why.stays-out': 'ни с той, ни с другой стороны выгоды нет',
  'bots.why.aims':
    'цель — {planet}: {count, plural, =0 {защитников нет} one {в обороне # корабль} few {в обороне # корабля} many {в обороне # кораблей} other {в обороне # корабля}}',
  'bots.why.meets': '{player} сейчас — лучший соперник',
  'bots.why.resettles': 'домашние планеты берегут способность',
  'bots.why.redraws': 'ищет соперника получше',
  'bots.why.goes-on': 'шанс выиграть следующий контакт — {chance} %',
  'bots.why.rests': 'ещё один контакт обещает слишком мало',
  'bots.why.accepts': 'такие условия лучше, чем провальная сделка',
  'bots.why.proposes': 'выгодно обеим сторонам',
  'bots.why.fails': 'лучше без сделки, чем помогать сопернику: {player}',
  'bots.why.waits': 'сейчас от этого нет выгоды',
  'bots.why.needs-ships': 'корабли в варпе ничего не выигрывают',
  'bots.why.needs-cards': 'карты сейчас нужнее кораблей',
  'bots.why.uses': 'способность окупается здесь: {alien}',
  'bots.why.plays': '{card} здесь окупается',
  'bots.why.reinforces': '{card} решает дело',
  'bots.why.tried':
    'лучший исход в {count, plural, one {# воображаемой партии} few {# воображаемых партиях} many {# воображаемых партиях} other {# воображаемой партии}}',
  'bots.why.plain': 'делает как обычно',

  'reason.why': 'Почему: {why}.',
  'reason.whose': 'Почему ({player}): {why}.',
  'reason.thinking': 'Вспоминаю…',
  'reason.none': 'Почему — уже не сказать: бот спешил или там сидел кто-то другой.',
  'reason.later': 'Почему — расскажет повтор, когда партия закончится.',
};
