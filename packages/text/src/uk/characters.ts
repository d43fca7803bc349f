// Characters of bots: what they are called, and what they say of themselves.
export default {
  'character.dice': 'Випадковий',
  'character.dice.about': 'Кожному боту дістанеться інший.',
  'character.none': 'Без характеру',
  'character.none.about': 'Грає лише заради перемоги, нічого не пам’ятає і мовчить.',
  'character.loyal': 'Вірний',
  'character.loyal.about': 'Стань поруч зі мною раз, і я двічі стану поруч із тобою.',
  'character.raider': 'Рейдер',
  'character.raider.about': 'Найцікавіше завжди на чужій планеті.',
  'character.banker': 'Банкір',
  'character.banker.about': 'Колонії з’являються і зникають. Карти в руці лишаються.',
  'character.schemer': 'Інтриган',
  'character.schemer.about': 'Моє слово варте наступного, яке я дам.',
  'character.avenger': 'Месник',
  'character.avenger.about': 'У мене є список. Він короткий, і я пройду його до кінця.',
  'character.clown': 'Блазень',
  'character.clown.about': 'Хай навіть усі кораблі згинуть, зате було весело.',
};
