export default {
  'web.notifying': 'When a table waits for me',
  'web.notifying.why':
    'In slow games days may pass until it is your turn. You can be told, also while this page is closed: which table it is and how much time is left, nothing else.',
  'web.notifying.nobody': 'As soon as you have been at a table here, you can choose how to be told.',
  'web.notifying.push': 'Tell this browser',
  'web.notifying.push.impossible':
    'This browser cannot be told. It needs a secure connection, and on some phones the page has to be on the home screen first.',
  'web.notifying.push.refused':
    'The browser does not allow notifications of this page. You can change that in its settings.',
  'web.notifying.push.failed': 'The browser could not arrange it. Try again later.',
  'web.notifying.try': 'Send a notification now',
  'web.notifying.tried':
    '{count, plural, =0 {Nobody took it: switch it off and on again.} one {Sent to one browser.} other {Sent to # browsers.}}',
  'web.notifying.quiet': 'Quiet hours',
  'web.notifying.quiet.from': 'from',
  'web.notifying.quiet.until': 'until',
  'web.notifying.quiet.why': 'What comes then is told afterwards, if it still waits. In the time of {zone}.',
  'web.notifying.tables': 'My tables',
  'web.notifying.table': 'Tell me of {table}',
  'web.notifying.letters.address': 'E-mail address',
  'web.notifying.letters.want': 'Send letters there',
  'web.notifying.letters.why':
    'For times when no browser of yours can be told. You are asked in a letter first, and every letter has a link that stops them.',
  'web.notifying.letters.to': 'Letters go to {address}.',
  'web.notifying.letters.asked':
    'A letter has gone to {address}. Open the link in it, and you will be told there.',
  'web.notifying.letters.stop': 'No more letters',
  'web.mail.title': 'Letters',
  'web.mail.confirm':
    'From now on you will be told by letter when a table waits for you and no browser of yours can be told.',
  'web.mail.stop': 'No more letters will come.',
  'web.mail.unknown': 'This link is no longer valid. You can enter your address again in the settings.',
};
