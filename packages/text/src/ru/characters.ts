// Characters of bots: what they are called, and what they say of themselves.
export default {
  'character.dice': 'Случайный',
  'character.dice.about': 'Каждому боту достанется другой.',
  'character.none': 'Без характера',
  'character.none.about': 'Играет только ради победы, ничего не помнит и молчит.',
  'character.loyal': 'Верный',
  'character.loyal.about': 'Встань рядом со мной раз, и я дважды встану рядом с тобой.',
  'character.raider': 'Рейдер',
  'character.raider.about': 'Самое интересное всегда на чужой планете.',
  'character.banker': 'Банкир',
  'character.banker.about': 'Колонии приходят и уходят. Карты в руке остаются.',
  'character.schemer': 'Интриган',
  'character.schemer.about': 'Моё слово стоит следующего, которое я дам.',
  'character.avenger': 'Мститель',
  'character.avenger.about': 'У меня есть список. Он короткий, и я пройду его до конца.',
  'character.clown': 'Шут',
  'character.clown.about': 'Пусть даже все корабли пропадут, зато было весело.',
};
