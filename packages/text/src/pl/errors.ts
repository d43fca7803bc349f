// 'error.<code>' for every code of the engine's errors; {detail} says what and where, in English.
export default {
  'error.bad-setup': 'Przy takich ustawieniach nie da się grać. {detail}',
  'error.bad-position': 'Taka pozycja jest niemożliwa. {detail}',
  'error.bad-scenario': 'Ten scenariusz nie działa. {detail}',
  'error.bad-journal': 'Ten zapis jest uszkodzony albo nie pochodzi z tej gry. {detail}',
  'error.rules-version': 'Ten zapis pochodzi z innej wersji zasad. {detail}',
  'error.unknown-decision': 'Nie było takiego pytania. {detail}',
  'error.stale-decision': 'Na to pytanie jest już odpowiedź. {detail}',
  'error.wrong-seat': 'To pytanie jest do kogoś innego. {detail}',
  'error.malformed-answer': 'To nie jest odpowiedź na to pytanie. {detail}',
  'error.illegal-answer': 'Tego nie można zrobić. {detail}',
  'error.too-late': 'Za późno, by to cofnąć. {detail}',
  'error.game-over': 'Gra jest skończona. {detail}',
  'error.too-deep': 'Błąd w zasadach: efekty wywołują się nawzajem bez końca. {detail}',
  'error.endless': 'Błąd w zasadach: gra toczy się bez końca i nikogo o nic nie pyta. {detail}',
  'error.broken-rule': 'Błąd w zasadach. {detail}',
};
