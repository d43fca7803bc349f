// A finished game, played again.
export default {
  'web.replay.controls': 'Replay controls',
  'web.replay.position': 'Position in the game',
  'web.replay.at':
    '{encounter, plural, =0 {Before the first encounter} other {Encounter #}}, answer {at} of {all}',
  'web.replay.previous': 'Previous encounter',
  'web.replay.back': 'One step back',
  'web.replay.play': 'Play',
  'web.replay.pause': 'Pause',
  'web.replay.forward': 'One step forward',
  'web.replay.next': 'Next encounter',
  'web.replay.more': 'More settings',
  'web.replay.speed': 'Speed',
  'web.replay.times': '{speed} ×',
  'web.replay.view': 'See it as',
  'web.replay.spectator': 'Spectator',
  'web.replay.open': 'Open hands',
  'web.replay.asked': '{count, plural, one {{who} is asked: {question}} other {{who} are asked: {question}}}',
  'web.replay.beginning': 'The game begins.',
  'web.replay.keys':
    'Space plays and pauses. Arrows go step by step, with Shift by encounter. Home and End go to the ends.',
  'web.replay.analysis': 'Analysis',
  'web.replay.save': 'Save the journal',

  'web.replay.checking': 'Checking…',
  'web.replay.checked': 'Checked: everything as recorded',
  'web.replay.wrong': 'This is not what was recorded',
  'web.replay.seed': 'All chance in this game came from one seed. Its SHA-256 is:',
  'web.replay.lots':
    'The seed was made of a secret of the server and of numbers the players gave (so many: {count}), and all of it fits. The SHA-256 of the secret is:',
  'web.replay.seed.same': 'It is the number the table showed from the beginning.',
  'web.replay.seed.other': 'The table showed another number: {commitment}.',

  'web.replay.failed': 'This game cannot be shown',
  'web.replay.not-over': 'The game is not over yet. Its journal can be read when it is.',
  'web.replay.to-table': 'To the table',
  'web.replay.unknown': 'There is no game with this code. Check the link.',
  'web.replay.unreachable': 'The server cannot be reached. Try again in a moment.',
  'web.replay.old-rules': 'It was played under other rules than the ones this page knows.',
  'web.replay.damaged': 'The journal cannot be read. Perhaps it is damaged, or no journal at all.',

  'web.replay.file': 'A journal from your disk',
  'web.replay.file.how':
    'Drop a file that cosmarium has saved here, or choose one. It is played in this page and sent nowhere.',
  'web.replay.file.choose': 'Choose a file',
};
