// Co serwer mówi komuś, kto nie patrzy: w powiadomieniu, w liście. Nic tajnego.
export default {
  'notice.waits': 'Stół {table} czeka na ciebie',
  'notice.soon': 'Stół {table}: twój czas się kończy',
  'notice.minutes':
    'Czas na decyzję: {count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}.',
  'notice.hours':
    'Czas na decyzję: {count, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'notice.days': 'Czas na decyzję: {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'notice.open': 'Gra pójdzie dalej, gdy zdecydujesz.',
  'notice.try': 'Powiadomienia tu działają',
  'notice.try.body': 'Tak dowiesz się, że stół na ciebie czeka.',
  'notice.confirm': 'Listy od Cosmarium?',
  'notice.confirm.body':
    'Ktoś, mamy nadzieję, że ty, chce, żeby Cosmarium pisał na ten adres, gdy czeka stół. Jeśli to ty, otwórz link:\n\n{link}\n\nJeśli nie, nie rób nic: nic więcej nie przyjdzie.',
  'notice.stop': 'Koniec listów: {link}',
};
