/** What came of an encounter, and why. */
export default {
  you: 'Ти',

  'result.win':
    '{you, select, yes {Ти перемагаєш} other {{who} перемагає}}{counted, select, yes {, {own} проти {other}} other {}}' +
    '{why, select, tie {: нічия на користь захисника} lower {: перемагає менша сума} attack {: атака сильніша за перемовини} ' +
    'nocard {: інша сторона не має карти} forced {, хоч би які були суми} upset {: переможець і переможений міняються місцями} other {}}.',
  'result.talks':
    '{you, select, yes {Ти і {whom}} other {{who} і {whom}}}: обидві сторони хочуть говорити, час укладати угоду.',
  'result.deal':
    '{you, select, yes {Ти і {whom} укладаєте угоду. Ти віддаєш: {give}; отримуєш: {get}.} ' +
    'other {{who} і {whom} укладають угоду. {who} віддає: {give}; {whom} віддає: {get}.}}',
  'result.no-deal':
    '{you, select, yes {Ти і {whom} не домовилися} other {{who} і {whom} не домовилися}}: обидві сторони втрачають кораблі.',
  'result.both-lose':
    '{morphs, select, yes {Двом морфам нічого копіювати: програють обидві сторони.} other {Програють обидві сторони.}}',
  'result.surrender':
    '{you, select, yes {Ти здаєш} other {{who} здає}} планету, тепер вона спільна. Разом із захисником там живе {whom}.',
  'result.as-deal': 'Контакт закінчується так, ніби укладено угоду.',
  'result.peace': '{you, select, yes {Ти висаджуєшся} other {{who} висаджується}} без бою.',
  'result.broken-off':
    '{you, select, yes {Твій хід на цьому закінчується.} other {{who}: хід на цьому закінчується.}}',
};
