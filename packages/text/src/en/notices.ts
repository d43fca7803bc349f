// What the server says to somebody who is not looking: in a notification, in a letter. Nothing secret.
export default {
  'notice.waits': 'Table {table} waits for you',
  'notice.soon': 'Table {table}: your time runs out',
  'notice.minutes': '{count, plural, one {# minute} other {# minutes}} left to decide.',
  'notice.hours': '{count, plural, one {# hour} other {# hours}} left to decide.',
  'notice.days': '{count, plural, one {# day} other {# days}} left to decide.',
  'notice.open': 'The game goes on when you decide.',
  'notice.try': 'Notifications work here',
  'notice.try.body': 'This is how you will be told when a table waits for you.',
  'notice.confirm': 'Letters from Cosmarium?',
  'notice.confirm.body':
    'Somebody, hopefully you, wants Cosmarium to write to this address when a table waits. If it was you, open this link:\n\n{link}\n\nIf not, do nothing: nothing more will come.',
  'notice.stop': 'No more letters: {link}',
};
