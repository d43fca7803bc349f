// 'error.<code>' for every code of the engine's errors; {detail} says what and where, in English.
export default {
  'error.bad-setup': 'З такою підготовкою грати не можна. {detail}',
  'error.bad-position': 'Такої позиції бути не може. {detail}',
  'error.bad-scenario': 'Цей сценарій не працює. {detail}',
  'error.bad-journal': 'Цей журнал пошкоджено, або його записала не ця гра. {detail}',
  'error.rules-version': 'Цей журнал належить до іншої версії правил. {detail}',
  'error.unknown-decision': 'Такого ніхто не питав. {detail}',
  'error.stale-decision': 'На це вже є відповідь. {detail}',
  'error.wrong-seat': 'Питали не тебе. {detail}',
  'error.malformed-answer': 'Це не відповідь на запитання. {detail}',
  'error.illegal-answer': 'Це неможливо. {detail}',
  'error.too-late': 'Запізно брати це назад. {detail}',
  'error.game-over': 'Гру завершено. {detail}',
  'error.too-deep': 'Помилка в правилах: ефекти викликають один одного без кінця. {detail}',
  'error.endless': 'Помилка в правилах: гра триває без кінця, нікого не питаючи. {detail}',
  'error.broken-rule': 'Помилка в правилах. {detail}',
};
