/** What came of an encounter, and why. */
export default {
  you: 'Ти',
  'you.besides': '{name} (ти)',
  'you.whom': 'ти',

  'result.win':
    '{you, select, yes {Ти перемагаєш} other {{who} перемагає}}{counted, select, yes {, {own} проти {other}} other {}}' +
    '{why, select, tie {: нічия на користь захисника} lower {: перемагає менша сума} attack {: атака сильніша за перемовини} ' +
    'nocard {: інша сторона не має карти} forced {, хоч би які були суми} upset {: переможець і переможений міняються місцями} other {}}.',
  'fight.leads':
    '{by, plural, =0 {Нічия, перемагає} one {Попереду на #:} few {Попереду на #:} many {Попереду на #:} other {Попереду на #:}} {you, select, yes {ти} other {{who}}}',
  'result.talks':
    '{you, select, yes {Ти і {whom}} other {{who} і {whom}}}: обидві сторони хочуть говорити, час укладати угоду.',
  'result.deal':
    '{you, select, yes {Ти і {whom} укладаєте угоду. Ти віддаєш: {give}; отримуєш: {get}.} ' +
    'other {{who} і {whom} укладають угоду. {who} віддає: {give}; {whom} віддає: {get}.}}',
  'result.bargain': 'Укладено угоду, у якій беруть участь й інші: {what}.',
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

  'stake.win':
    '{when, select, invited {На запрошення, після спільної висадки} deal {За цією угодою} other {Якщо переможе нападник}}: ' +
    '{you, select, yes {ти виграєш} other {{who} {count, plural, one {виграє} few {виграють} many {виграють} other {виграють}}}} гру.',
  'stake.colony':
    '{when, select, deal {За цією угодою} defense {Якщо переможе захисник} other {Якщо переможе нападник}}: ' +
    '{change, select, gain {{you, select, yes {ти отримуєш колонію} other {{who} отримує колонію}} ({planet}), {from} → {to}} ' +
    'loss {{you, select, yes {ти втрачаєш колонію} other {{who} втрачає колонію}} ({planet}), {from} → {to}} ' +
    'other {{you, select, yes {ти висаджуєшся} other {{who} висаджується}} ({planet}), чужих колоній не більшає}}.',
  'stake.ships':
    'Якщо {when, select, own {твоя сторона програє} defense {переможе захисник} other {переможе нападник}}: у викривлення {count, plural, one {потрапить # твій корабель} few {потраплять # твої кораблі} many {потраплять # твоїх кораблів} other {потраплять # твого корабля}}.',
  'stake.reward':
    'Якщо переможе захисник: {count, plural, one {# нагорода} few {# нагороди} many {# нагород} other {# нагороди}}, щоразу карта або корабель з викривлення.',
  'stake.cards':
    '{count, plural, =0 {Карт не береш.} one {Береш # карту.} few {Береш # карти.} many {Береш # карт.} other {Береш # карти.}}',
  'stake.totals':
    '{card, select, yes {З цією картою {own} проти {other} та карти суперника.} other {До карт: {own} проти {other}.}}',
  'stake.reinforced':
    'Нападник {offense}, захисник {defense}: перемагає {leads, select, defense {захисник} other {нападник}}.',
  'stake.uncounted': 'Поки тут немає двох атак, нічого не рахується: підкріплення пропаде марно.',
  'stake.limit':
    '{power} ({alien}): {count, plural, one {лише # корабель} few {щонайбільше # кораблі} many {щонайбільше # кораблів} other {щонайбільше # корабля}}.',

  'tale.destiny': 'Доля: {card}.',
  'tale.attack':
    '{you, select, yes {Ти нападаєш} other {{who} нападає}}: {planet}, {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}. Захисник: {target, select, yes {ти} other {{whom}}}.',
  'tale.allies':
    '{sides, select, none {Ніхто не приєднується.} offense {З нападником: {offense}.} defense {Із захисником: {defense}.} ' +
    'other {З нападником: {offense}; із захисником: {defense}.}}',
  'tale.card': '{who}: {card}.',
  'tale.besides': '{what} ({who}{stopped, select, yes {, скасовано} other {}})',
  'tale.also': 'Також зіграно: {things}.',
  'tale.colony': 'Нова колонія ({planet}): {who}.',
  'tale.lost': 'Втрачені кораблі: {who}.',
  'tale.compensation':
    'Компенсація, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}: {who}.',
  'tale.rewards':
    'Нагороди{cards, plural, =0 {} one {, # карта} few {, # карти} many {, # карт} other {, # карти}}{ships, plural, =0 {} one {, # корабель} few {, # кораблі} many {, # кораблів} other {, # корабля}}: {who}.',
  'tale.recap': 'Контакт {number}: {end}',
};
