// Що сервер каже тому, хто не дивиться: у сповіщенні, у листі. Нічого таємного.
export default {
  'notice.waits': 'Стіл {table} чекає на тебе',
  'notice.soon': 'Стіл {table}: твій час спливає',
  'notice.minutes':
    'На рішення лишилося {count, plural, one {# хвилина} few {# хвилини} many {# хвилин} other {# хвилини}}.',
  'notice.hours':
    'На рішення лишилося {count, plural, one {# година} few {# години} many {# годин} other {# години}}.',
  'notice.days': 'На рішення лишилося {count, plural, one {# день} few {# дні} many {# днів} other {# дня}}.',
  'notice.open': 'Гра піде далі, коли ти вирішиш.',
  'notice.try': 'Сповіщення тут працюють',
  'notice.try.body': 'Отак ти дізнаєшся, що стіл на тебе чекає.',
  'notice.confirm': 'Листи від Cosmarium?',
  'notice.confirm.body':
    'Хтось, сподіваємося, ти, хоче, щоб Cosmarium писав на цю адресу, коли чекає стіл. Якщо це ти, відкрий посилання:\n\n{link}\n\nЯкщо ні, нічого не роби: більше нічого не прийде.',
  'notice.stop': 'Більше без листів: {link}',
};
