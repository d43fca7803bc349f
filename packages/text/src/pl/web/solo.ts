// Games against bots that are played and kept in the browser.
export default {
  'web.solo': 'Zagraj w pojedynkę, tutaj',
  'web.solo.heading': 'W pojedynkę, tutaj',
  'web.solo.why': 'Ty i boty: gra toczy się i zostaje w tej przeglądarce. Działa też bez sieci.',
  'web.solo.start': 'Zacznij grę',
  'web.solo.level': 'Jak grają boty',
  'web.solo.character': 'Charakter botów',
  'web.solo.players.why': 'Ty, a za wszystkich innych boty.',
  'web.solo.play.why': 'Ty i cztery boty, w tej przeglądarce.',
  'web.solo.save': 'Zapisz do pliku',
  'web.solo.save.why': 'Gra toczy się dalej tutaj; plik można otworzyć na dowolnym urządzeniu.',
  'web.solo.leave-note': 'Gra zostaje w tej przeglądarce. Wracaj, kiedy zechcesz.',
  'web.solo.concede-note': 'Poddajesz grę i znika ona z tej przeglądarki.',
  'web.solo.games': 'W tej przeglądarce',
  'web.solo.games.why': 'Gry w pojedynkę. Są tylko tutaj: ważne zapisz do pliku.',
  'web.solo.games.none': 'W tej przeglądarce nie ma jeszcze żadnej gry.',
  'web.solo.open': 'Otwórz zapisaną grę',
  'web.solo.forget': 'Usuń',
  'web.solo.forget-sure': 'Tak, usuń',
  'web.solo.not-kept': 'Tej gry nie ma w tej przeglądarce albo już jej nie ma.',
  'web.solo.no-storage':
    'Ta przeglądarka nic nie przechowuje dla tej strony, więc nie da się tu grać. Może to okno prywatne.',
  'web.solo.no-worker': 'Nie udało się zacząć gry. Odśwież stronę; za pierwszym razem potrzebna jest sieć.',
  'web.games.server': 'Na serwerze',

  'web.serverless.title': 'Tutaj gra się w pojedynkę',
  'web.serverless.link': 'Ten link prowadzi do stołu lub gry na serwerze, a ta strona działa bez serwera.',
  'web.serverless.friends':
    'Do gry ze znajomymi potrzebny jest serwer, a za tą stroną go nie ma. Na serwerze Cosmarium otwierasz stół i zapraszasz linkiem; tutaj są boty, samouczek, zasady i twoje zapisane gry.',
};
