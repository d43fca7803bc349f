/** What came of an encounter, and why. */
export default {
  you: 'You',

  'result.win':
    '{you, select, yes {You win} other {{who} wins}}{counted, select, yes {, {own} against {other}} other {}}' +
    '{why, select, tie {: a tie goes to the defense} lower {: the lower total wins} attack {: an attack beats a negotiate} ' +
    'nocard {: the other side has no card} forced {, whatever the totals say} upset {: winner and loser change places} other {}}.',
  'result.talks':
    '{you, select, yes {You and {whom} both want} other {{who} and {whom} both want}} to talk: there is a deal to make.',
  'result.deal':
    '{you, select, yes {You and {whom} make a deal. You give {give} and get {get}.} ' +
    'other {{who} and {whom} make a deal. {who} gives {give}, {whom} gives {get}.}}',
  'result.no-deal':
    '{you, select, yes {You and {whom} do} other {{who} and {whom} do}} not come to terms: both lose ships.',
  'result.both-lose':
    '{morphs, select, yes {Two morphs have nothing to copy: both sides lose.} other {Both sides lose.}}',
  'result.surrender':
    '{you, select, yes {You surrender} other {{who} surrenders}} the planet: it is shared with {whom} now.',
  'result.as-deal': 'The encounter ends as if a deal had been made.',
  'result.peace': '{you, select, yes {You land} other {{who} lands}} without a fight.',
  'result.broken-off': '{you, select, yes {Your turn} other {The turn of {who}}} ends here.',
};
