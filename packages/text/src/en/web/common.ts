// What every screen may need.
export default {
  'web.loading': 'Loading…',
  'web.home': 'Home',
  'web.back': 'Back',
  'web.close': 'Close',
  'web.link.slow': 'Sending… The server has not replied yet.',
  'web.link.lost': 'Connection lost. Coming back…',
  'web.link.refused': 'This table cannot be joined',
  'web.link.no-table': 'There is no table with this code. Check the link, or open a new table.',
  'web.link.too-many': 'Too many pages of this game are open. Close some and try again.',

  'web.refused.malformed': 'The server did not understand that.',
  'web.refused.too-many': 'Too fast. Wait a moment.',
  'web.refused.stale': 'That question is no longer open.',
  'web.refused.illegal': 'That is not possible.',
  'web.refused.not-now': 'That cannot be done now.',
  'web.refused.not-yours': 'That is not yours to do.',
  'web.refused.taken': 'Somebody was faster.',
  'web.refused.kicked': 'The host has removed you from this table.',
  'web.refused.crowded':
    'More people sit here than the table would have seats. Somebody has to stand up first.',
  'web.refused.bad-setup': 'That cannot be played.',
  'web.refused.paused': 'The game is paused.',
  'web.refused.wordless': 'Your deal is made without words: until it is over you can send faces only.',
  'web.refused.elsewhere': 'The table is being moved. One moment.',
  'web.refused.unavailable': 'The server cannot do that now. Try again.',
};
