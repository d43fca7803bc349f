// What is wrong with a game somebody has chosen, and what to do about it.
export default {
  'fault.players': 'A game is for 3 to 8 players, not {players}.',
  'fault.unknown-alien': 'There is no alien called {alien}.',
  'fault.unknown-combo': 'There is no combo called {combo}.',
  'fault.combo-start':
    'A combo goes with the beginner start only. Choose that start, or leave the combo to chance.',
  'fault.combo-alien':
    'The combo “{combo}” needs {alien}, who is not allowed in this game. Allow {alien}, or choose another combo.',
  'fault.no-combo':
    'No combo consists only of the aliens allowed. Allow more aliens or more alert levels, or take the advanced start.',
  'fault.too-few-aliens':
    'So many players need {needed, plural, one {# alien} other {# aliens}} that get along, and only {allowed, plural, one {# is} other {# are}} allowed. Allow more aliens or more alert levels, or play with fewer people.',
  'fault.no-spare-alien':
    'Powers cannot change: no alien is left over. Allow more aliens, or play without changing powers.',
  'fault.no-flares':
    'Unlimited flares need flares in the deck. Put flares in, take the advanced start, or play without this variant.',
  'fault.special-ships':
    'Two special ships each are for up to {most} players. Choose one kind, or play with fewer people.',
  'fault.first': 'The table has no seat {number}. Choose another first player.',
};
