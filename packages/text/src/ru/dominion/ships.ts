// Special ships: their names, what they ask and what is told of them.
export default {
  'ship.flagship': 'флагман',
  'ship.flagship-spent': 'флагман (разряжен)',
  'ship.salvage-vessel': 'спасательное судно',
  'ship.salvage-vessel-spent': 'спасательное судно (разряжено)',
  'ship.the-prometheus': '«Прометей»',
  'ship.changed': 'изменённый корабль',
  'ship.plain': 'обычный корабль',
  'ask.special-ship.place':
    'На какой из твоих планет будет стоять {ship}? Маркер получит один из твоих кораблей там.',
  'ask.special-ship.replace':
    '{ship}: в плену или вне игры. Положить маркер на корабль, который ты только что вернул?',
  'ask.ships.which':
    'Твои корабли там не одинаковы. {count, plural, one {Какой именно (#)?} few {Какие именно # корабля?} many {Какие именно # кораблей?} other {Какие именно # корабля?}}',
  'ask.ships.where': 'Куда летит {ship} ({count})?',
  'flagship.ability.command': 'добавить 3 к сумме твоей стороны за каждый флагман в контакте',
  'flagship.ability.hyperspace-drive':
    'гипердвигатель: прыжок на свою колонию, на изучаемую технологию или в свой контакт',
  'flagship.which': 'Какой флагман прыгает?',
  'flagship.jump': 'Куда прыгает флагман?',
  'salvage-vessel.ability.tractor-beam': 'тяговый луч: взять карту из сброса',
  'salvage-vessel.which': 'Какое спасательное судно включает тяговый луч?',
  'salvage-vessel.card': 'Какую карту ты берёшь из сброса?',
  'salvage-vessel.spoils': 'Твоя сторона победила, и твоё спасательное судно было там. Что ты берёшь?',
  'salvage-vessel.spoils.rewards': 'Две награды',
  'salvage-vessel.spoils.technology': 'Одну из двух технологий',
  'salvage-vessel.spoils.none': 'Ничего',
  'line.changed': 'Изменённые корабли',
  'line.flagship': 'Флагман',
  'event.ship.marked': '{you, select, yes {Ты} other {{who}}}: особый корабль ({where}) — {ship}.',
  'event.ship.used': '{you, select, yes {Ты} other {{who}}}: {ship} — {does}.',
  'event.ship.recharged': '{you, select, yes {Ты} other {{who}}}: {ship} снова наготове.',
  'flagship.does.hyperspace-drive': 'гипердвигатель',
  'salvage-vessel.does.tractor-beam': 'тяговый луч',
};
