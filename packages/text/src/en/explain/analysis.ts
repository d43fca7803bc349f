// A game that is over, looked through.
export default {
  'analysis.looking': 'Looking through the game…',
  'analysis.cancel': 'Never mind',
  'analysis.failed': 'The game could not be looked through.',
  'analysis.about':
    'What bots think of the game: estimates, not certainties. Touch the picture to see that moment of the game.',
  'analysis.curve': 'Everybody’s chance to win, encounter by encounter',
  'analysis.table': 'As a table',
  'analysis.encounter': 'Encounter {encounter}',
  'analysis.end': 'The end',
  'analysis.turns': 'Turning points',
  'analysis.turn':
    '{you, select, yes {Your chance} other {The chance of {who}}} rose by {points, plural, one {# point} other {# points}} in a hundred.',
  'analysis.lessons': 'Lessons',
  'analysis.answers': 'Your answers: {same} of {asked} as a hard bot would have given them',
  'analysis.mistake': '{given}. Better: {better}.',
  'analysis.cost': '−{points, plural, one {# point} other {# points}}',
  'analysis.lesson.high-card':
    '{count, plural, one {Once a lower attack would have done:} other {# times a lower attack would have done:}} high cards win the encounters that decide a game.',
  'analysis.lesson.low-card':
    '{count, plural, one {Once you saved a card too long:} other {# times you saved a card too long:}} lay the higher attack when much is at stake.',
  'analysis.lesson.talked':
    '{count, plural, one {Once you laid a negotiate} other {# times you laid a negotiate}} where an attack promised more.',
  'analysis.lesson.fought':
    '{count, plural, one {Once you fought} other {# times you fought}} where a negotiate would have brought a deal or compensation.',
  'analysis.lesson.card':
    '{count, plural, one {Once another encounter card} other {# times another encounter card}} would have promised more.',
  'analysis.lesson.joined':
    '{count, plural, one {Once you joined a side} other {# times you joined a side}} that was better left alone: look who gains most before you send ships.',
  'analysis.lesson.stayed-out':
    '{count, plural, one {Once you stayed out} other {# times you stayed out}} though an alliance would have paid: allies of the offense land, allies of the defense are rewarded.',
  'analysis.lesson.wrong-side':
    '{count, plural, one {Once you joined a side} other {# times you joined a side}} where the other one promised more.',
  'analysis.lesson.invited':
    '{count, plural, one {Once you invited} other {# times you invited}} the wrong players: whoever is about to win needs no help.',
  'analysis.lesson.alone':
    '{count, plural, one {Once you asked too few} other {# times you asked too few}} for help: allies win encounters.',
  'analysis.lesson.aim':
    '{count, plural, one {Once another target} other {# times another target}} would have been better: few defenders, and no colony of yours there yet.',
  'analysis.lesson.passed':
    '{count, plural, one {Once you passed} other {# times you passed}} where a card or a power would have paid.',
  'analysis.lesson.used':
    '{count, plural, one {Once you used something} other {# times you used something}} that was better kept for later.',
  'analysis.lesson.refused':
    '{count, plural, one {Once you let a deal fail} other {# times you let a deal fail}} that would have been worth something.',
  'analysis.lesson.accepted':
    '{count, plural, one {Once you accepted terms} other {# times you accepted terms}} that could have been better.',
  'analysis.lesson.proposed':
    '{count, plural, one {Once you proposed} other {# times you proposed}} less than you could have got.',
  'analysis.lesson.went-on':
    '{count, plural, one {Once you went on} other {# times you went on}} where it was better to end the turn.',
  'analysis.lesson.stopped':
    '{count, plural, one {Once you ended your turn} other {# times you ended your turn}} though a second encounter promised something.',
  'analysis.lesson.other':
    '{count, plural, one {Once you answered the question of a power or a card} other {# times you answered the question of a power or a card}} with something that promised less.',
  'analysis.lesson.agreed': 'You played well: {count} of {asked} answers were those of a hard bot.',
  'analysis.lesson.turn': 'Watch this encounter again: after it the game was another one.',
};
