/** What came of an encounter, and why. */
export default {
  you: 'Ты',
  'you.besides': '{name} (ты)',
  'you.whom': 'ты',

  'result.win':
    '{you, select, yes {Ты побеждаешь} other {{who} побеждает}}{counted, select, yes {, {own} против {other}} other {}}' +
    '{why, select, tie {: ничья в пользу защитника} lower {: побеждает меньшая сумма} attack {: атака сильнее переговоров} ' +
    'nocard {: у другой стороны нет карты} forced {, какими бы ни были суммы} upset {: победитель и проигравший меняются местами} other {}}.',
  'fight.leads':
    '{by, plural, =0 {Ничья, побеждает} one {Впереди на #:} few {Впереди на #:} many {Впереди на #:} other {Впереди на #:}} {you, select, yes {ты} other {{who}}}',
  'result.talks':
    '{you, select, yes {Ты и {whom}} other {{who} и {whom}}}: обе стороны готовы говорить, время для сделки.',
  'result.deal':
    '{you, select, yes {Ты и {whom} заключаете сделку. Ты отдаёшь: {give}; получаешь: {get}.} ' +
    'other {{who} и {whom} заключают сделку. {who} отдаёт: {give}; {whom} отдаёт: {get}.}}',
  'result.bargain': 'Заключена сделка, в которой участвуют и другие: {what}.',
  'result.no-deal':
    '{you, select, yes {Ты и {whom} не договорились} other {{who} и {whom} не договорились}}: обе стороны теряют корабли.',
  'result.both-lose':
    '{morphs, select, yes {Двум метаморфозам нечего копировать: проигрывают обе стороны.} other {Проигрывают обе стороны.}}',
  'result.surrender':
    '{you, select, yes {Ты сдаёшь} other {{who} сдаёт}} планету, теперь она общая. Вместе с защитником там живёт {whom}.',
  'result.as-deal': 'Контакт заканчивается так, будто заключена сделка.',
  'result.peace': '{you, select, yes {Ты высаживаешься} other {{who} высаживается}} без боя.',
  'result.broken-off':
    '{you, select, yes {Твой ход на этом заканчивается.} other {{who}: ход на этом заканчивается.}}',

  'stake.win':
    '{when, select, invited {По приглашению, после общей высадки} deal {По этой сделке} other {Если победит нападающий}}: ' +
    '{you, select, yes {ты выигрываешь} other {{who} {count, plural, one {выигрывает} few {выигрывают} many {выигрывают} other {выигрывают}}}} игру.',
  'stake.colony':
    '{when, select, deal {По этой сделке} defense {Если победит защитник} other {Если победит нападающий}}: ' +
    '{change, select, gain {{you, select, yes {ты получаешь колонию} other {{who} получает колонию}} ({planet}), {from} → {to}} ' +
    'loss {{you, select, yes {ты теряешь колонию} other {{who} теряет колонию}} ({planet}), {from} → {to}} ' +
    'other {{you, select, yes {ты высаживаешься} other {{who} высаживается}} ({planet}), чужих колоний не прибавится}}.',
  'stake.ships':
    'Если {when, select, own {твоя сторона проиграет} defense {победит защитник} other {победит нападающий}}: в варп {count, plural, one {уйдёт # твой корабль} few {уйдут # твоих корабля} many {уйдут # твоих кораблей} other {уйдут # твоего корабля}}.',
  'stake.reward':
    'Если победит защитник: {count, plural, one {# награда} few {# награды} many {# наград} other {# награды}}, каждый раз карта или корабль из варпа.',
  'stake.cards':
    '{count, plural, =0 {Карт не берёшь.} one {Берёшь # карту.} few {Берёшь # карты.} many {Берёшь # карт.} other {Берёшь # карты.}}',
  'stake.totals':
    '{card, select, yes {С этой картой {own} против {other} и карты соперника.} other {До карт: {own} против {other}.}}',
  'stake.reinforced':
    'Нападающий {offense}, защитник {defense}: побеждает {leads, select, defense {защитник} other {нападающий}}.',
  'stake.uncounted': 'Пока здесь нет двух атак, ничего не считается: подкрепление пропадёт зря.',
  'stake.limit':
    '{power} ({alien}): {count, plural, one {только # корабль} few {не больше # кораблей} many {не больше # кораблей} other {не больше # корабля}}.',

  'tale.destiny': 'Судьба: {card}.',
  'tale.attack':
    '{you, select, yes {Ты нападаешь} other {{who} нападает}}: {planet}, {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}. Защитник: {target, select, yes {ты} other {{whom}}}.',
  'tale.allies':
    '{sides, select, none {Никто не присоединяется.} offense {С нападающим: {offense}.} defense {С защитником: {defense}.} ' +
    'other {С нападающим: {offense}; с защитником: {defense}.}}',
  'tale.card': '{who}: {card}.',
  'tale.besides': '{what} ({who}{stopped, select, yes {, отменено} other {}})',
  'tale.also': 'Также сыграно: {things}.',
  'tale.colony': 'Новая колония ({planet}): {who}.',
  'tale.lost': 'Потеряны корабли: {who}.',
  'tale.compensation':
    'Компенсация, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}: {who}.',
  'tale.rewards':
    'Награды{cards, plural, =0 {} one {, # карта} few {, # карты} many {, # карт} other {, # карты}}{ships, plural, =0 {} one {, # корабль} few {, # корабля} many {, # кораблей} other {, # корабля}}: {who}.',
  'tale.recap': 'Контакт {number}: {end}',
};
