// Special ships: their names, what they ask and what is told of them.
export default {
  'ship.flagship': 'флагман',
  'ship.flagship-spent': 'флагман (розряджений)',
  'ship.salvage-vessel': 'рятувальне судно',
  'ship.salvage-vessel-spent': 'рятувальне судно (розряджене)',
  'ship.the-prometheus': '«Прометей»',
  'ship.changed': 'змінений корабель',
  'ship.plain': 'звичайний корабель',
  'ask.special-ship.place':
    'На якій із твоїх планет стоятиме {ship}? Маркер дістане один із твоїх кораблів там.',
  'ask.special-ship.replace':
    '{ship}: у полоні або поза грою. Покласти маркер на корабель, який ти щойно повернув?',
  'ask.ships.which':
    'Твої кораблі там не однакові. {count, plural, one {Який саме (#)?} few {Які саме # кораблі?} many {Які саме # кораблів?} other {Які саме # корабля?}}',
  'ask.ships.where': 'Куди летить {ship} ({count})?',
  'flagship.ability.command': 'додати 3 до суми твоєї сторони за кожен флагман у контакті',
  'flagship.ability.hyperspace-drive':
    'гіперпривід: стрибок на свою колонію, на технологію, яку досліджуєш, або у свій контакт',
  'flagship.which': 'Який флагман стрибає?',
  'flagship.jump': 'Куди стрибає флагман?',
  'salvage-vessel.ability.tractor-beam': 'тяговий промінь: узяти карту зі скиду',
  'salvage-vessel.which': 'Яке рятувальне судно вмикає тяговий промінь?',
  'salvage-vessel.card': 'Яку карту ти береш зі скиду?',
  'salvage-vessel.spoils': 'Твоя сторона перемогла, і твоє рятувальне судно було там. Що ти береш?',
  'salvage-vessel.spoils.rewards': 'Дві нагороди',
  'salvage-vessel.spoils.technology': 'Одну з двох технологій',
  'salvage-vessel.spoils.none': 'Нічого',
  'line.changed': 'Змінені кораблі',
  'line.flagship': 'Флагман',
  'event.ship.marked': '{you, select, yes {Ти} other {{who}}}: особливий корабель ({where}) — {ship}.',
  'event.ship.used': '{you, select, yes {Ти} other {{who}}}: {ship} — {does}.',
  'event.ship.recharged': '{you, select, yes {Ти} other {{who}}}: {ship} знову напоготові.',
  'flagship.does.hyperspace-drive': 'гіперпривід',
  'salvage-vessel.does.tractor-beam': 'тяговий промінь',
};
