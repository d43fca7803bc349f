// What every screen may need.
export default {
  'web.loading': 'Wczytywanie…',
  'web.home': 'Strona główna',
  'web.back': 'Wstecz',
  'web.close': 'Zamknij',
  'web.link.lost': 'Utracono połączenie. Trwa przywracanie…',
  'web.link.refused': 'Nie można dołączyć do tego stołu',
  'web.link.no-table': 'Nie ma stołu o tym kodzie. Sprawdź link albo otwórz nowy stół.',
  'web.link.too-many': 'Za dużo otwartych stron tej gry. Zamknij kilka i spróbuj ponownie.',

  'web.refused.malformed': 'Serwer tego nie zrozumiał.',
  'web.refused.too-many': 'Za szybko. Poczekaj chwilę.',
  'web.refused.stale': 'To pytanie jest już nieaktualne.',
  'web.refused.illegal': 'Tego nie można zrobić.',
  'web.refused.not-now': 'Teraz nie można tego zrobić.',
  'web.refused.not-yours': 'To nie twoja decyzja.',
  'web.refused.taken': 'Ktoś był szybszy.',
  'web.refused.kicked': 'Gospodarz usunął cię od tego stołu.',
  'web.refused.paused': 'Gra jest wstrzymana.',
  'web.refused.elsewhere': 'Trwa przenoszenie stołu. Chwileczkę.',
  'web.refused.unavailable': 'Serwer nie może teraz tego zrobić. Spróbuj ponownie.',
};
