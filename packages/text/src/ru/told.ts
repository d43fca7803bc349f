/** What came of an encounter, and why. */
export default {
  you: 'Ты',

  'result.win':
    '{you, select, yes {Ты побеждаешь} other {{who} побеждает}}{counted, select, yes {, {own} против {other}} other {}}' +
    '{why, select, tie {: ничья в пользу защитника} lower {: побеждает меньшая сумма} attack {: атака сильнее переговоров} ' +
    'nocard {: у другой стороны нет карты} forced {, какими бы ни были суммы} upset {: победитель и проигравший меняются местами} other {}}.',
  'result.talks':
    '{you, select, yes {Ты и {whom}} other {{who} и {whom}}}: обе стороны готовы говорить, время для сделки.',
  'result.deal':
    '{you, select, yes {Ты и {whom} заключаете сделку. Ты отдаёшь: {give}; получаешь: {get}.} ' +
    'other {{who} и {whom} заключают сделку. {who} отдаёт: {give}; {whom} отдаёт: {get}.}}',
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
};
