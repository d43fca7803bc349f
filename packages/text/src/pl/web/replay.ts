// A finished game, played again.
export default {
  'web.replay.controls': 'Sterowanie powtórką',
  'web.replay.position': 'Miejsce w grze',
  'web.replay.at':
    '{encounter, plural, =0 {Przed pierwszym spotkaniem} other {Spotkanie #}}, odpowiedź {at} z {all}',
  'web.replay.previous': 'Poprzednie spotkanie',
  'web.replay.back': 'Krok wstecz',
  'web.replay.play': 'Odtwórz',
  'web.replay.pause': 'Wstrzymaj',
  'web.replay.forward': 'Krok naprzód',
  'web.replay.next': 'Następne spotkanie',
  'web.replay.more': 'Więcej ustawień',
  'web.replay.speed': 'Tempo',
  'web.replay.times': '{speed} ×',
  'web.replay.view': 'Widok',
  'web.replay.spectator': 'Widz',
  'web.replay.open': 'Odkryte karty',
  'web.replay.asked':
    '{count, plural, one {{who} dostaje pytanie: {question}} few {{who} dostają pytanie: {question}} many {{who} dostają pytanie: {question}} other {{who} dostają pytanie: {question}}}',
  'web.replay.beginning': 'Gra się zaczyna.',
  'web.replay.keys':
    'Spacja odtwarza i wstrzymuje. Strzałki prowadzą krok po kroku, z klawiszem Shift spotkanie po spotkaniu. Home i End przenoszą na początek i na koniec.',
  'web.replay.analysis': 'Analiza',
  'web.replay.save': 'Pobierz zapis',

  'web.replay.checking': 'Sprawdzanie…',
  'web.replay.checked': 'Sprawdzone: wszystko zgodne z zapisem',
  'web.replay.wrong': 'Niezgodne z zapisem',
  'web.replay.seed': 'Cała losowość w tej grze pochodzi z jednego ziarna. Jego SHA-256 to:',
  'web.replay.lots':
    'Ziarno powstało z sekretu serwera i z liczb podanych przez graczy (ile: {count}) i wszystko się zgadza. SHA-256 sekretu:',
  'web.replay.seed.same': 'Dokładnie tę liczbę stół pokazywał od początku.',
  'web.replay.seed.other': 'Stół pokazywał inną liczbę: {commitment}.',

  'web.replay.failed': 'Tej gry nie można pokazać',
  'web.replay.not-over': 'Gra jeszcze trwa. Jej zapis będzie dostępny po zakończeniu.',
  'web.replay.to-table': 'Do stołu',
  'web.replay.unknown': 'Nie ma gry o tym kodzie. Sprawdź link.',
  'web.replay.unreachable': 'Nie można połączyć się z serwerem. Spróbuj ponownie za chwilę.',
  'web.replay.old-rules': 'Ta gra toczyła się według innych zasad niż te, które zna ta strona.',
  'web.replay.damaged': 'Nie można odczytać zapisu. Może jest uszkodzony albo to wcale nie zapis gry.',

  'web.replay.file': 'Zapis z twojego dysku',
  'web.replay.file.how':
    'Upuść tu plik zapisany przez Cosmarium albo wybierz go z dysku. Odtwarza się na tej stronie i nie jest nigdzie wysyłany.',
  'web.replay.file.choose': 'Wybierz plik',
};
