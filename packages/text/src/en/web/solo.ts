// Games against bots that are played and kept in the browser.
export default {
  'web.solo': 'Play alone, here',
  'web.solo.heading': 'Alone, here',
  'web.solo.why': 'You and bots, played and kept in this browser. Works without a network, too.',
  'web.solo.start': 'Start the game',
  'web.solo.level': 'How the bots play',
  'web.solo.character': 'Character of the bots',
  'web.solo.players.why': 'You and bots for all the others.',
  'web.solo.play.why': 'You and four bots, here in this browser.',
  'web.solo.save': 'Save as a file',
  'web.solo.save.why': 'The game goes on here; the file can be opened on any device.',
  'web.solo.take': 'Take to the server',
  'web.solo.take.why':
    'The game goes on at a table of the server, on any device of yours; here it is deleted.',
  'web.solo.take.busy': 'Taking it there…',
  'web.solo.take.rules': 'The server plays by another version of the rules, so the game stays here.',
  'web.solo.take.refused': 'The server could not play this game again, so it stays here.',
  'web.solo.leave-note': 'The game stays in this browser. Go on whenever you like.',
  'web.solo.concede-note': 'You give up the game, and it is deleted from this browser.',
  'web.solo.games': 'In this browser',
  'web.solo.games.why':
    'Games you play alone. They are kept here and nowhere else: save those you want to be sure of.',
  'web.solo.games.none': 'You have not begun a game in this browser yet.',
  'web.solo.open': 'Open a saved game',
  'web.solo.forget': 'Delete',
  'web.solo.forget-sure': 'Yes, delete it',
  'web.solo.not-kept': 'This game is not kept in this browser, or not any more.',
  'web.solo.no-storage':
    'This browser keeps nothing for this page, so a game cannot be played here. Private windows may be the reason.',
  'web.solo.no-worker':
    'The game could not be started. Load the page again; the first time it needs a network.',
  'web.games.server': 'At the server',

  'web.serverless.title': 'Here you play alone',
  'web.serverless.link':
    'This link leads to a table or a game at a server, and this page is served without one.',
  'web.serverless.friends':
    'Playing with friends needs a server, and there is none behind this page. On a Cosmarium server you open a table and invite them by a link; here you have bots, the tutorial, the rules and your saved games.',
};
