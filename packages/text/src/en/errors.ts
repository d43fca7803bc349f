// 'error.<code>' for every code of the engine's errors; {detail} says what and where, in English.
export default {
  'error.bad-setup': 'This set-up cannot be played. {detail}',
  'error.bad-position': 'This position cannot be. {detail}',
  'error.bad-scenario': 'This scenario does not work. {detail}',
  'error.bad-journal': 'This journal is damaged or was not written by this game. {detail}',
  'error.rules-version': 'This journal belongs to another version of the rules. {detail}',
  'error.unknown-decision': 'Nothing like that was asked. {detail}',
  'error.stale-decision': 'That has been answered already. {detail}',
  'error.wrong-seat': 'Somebody else was asked. {detail}',
  'error.malformed-answer': 'This is no answer to the question. {detail}',
  'error.illegal-answer': 'That is not possible. {detail}',
  'error.too-late': 'It is too late to take that back. {detail}',
  'error.game-over': 'The game is over. {detail}',
  'error.too-deep': 'A fault in the rules: effects follow one another without end. {detail}',
  'error.endless': 'A fault in the rules: the game goes on for ever without asking anybody. {detail}',
  'error.broken-rule': 'A fault in the rules. {detail}',
};
