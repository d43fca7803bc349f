export default {
  'web.notifying': 'Gdy stół na mnie czeka',
  'web.notifying.why':
    'W powolnych grach do twojej kolejki mogą minąć dni. Możesz się o niej dowiedzieć także wtedy, gdy ta strona jest zamknięta: który to stół i ile zostało czasu, nic więcej.',
  'web.notifying.nobody': 'Gdy tylko zasiądziesz tu przy stole, wybierzesz, jak cię powiadamiać.',
  'web.notifying.push': 'Powiadamiaj tę przeglądarkę',
  'web.notifying.push.impossible':
    'Tej przeglądarki nie da się powiadamiać. Potrzebne jest bezpieczne połączenie, a na niektórych telefonach stronę trzeba najpierw dodać do ekranu głównego.',
  'web.notifying.push.refused':
    'Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.',
  'web.notifying.push.failed': 'Przeglądarce nie udało się tego załatwić. Spróbuj później.',
  'web.notifying.try': 'Wyślij powiadomienie teraz',
  'web.notifying.tried':
    '{count, plural, =0 {Nikt go nie przyjął: wyłącz i włącz jeszcze raz.} one {Wysłano do # przeglądarki.} few {Wysłano do # przeglądarek.} many {Wysłano do # przeglądarek.} other {Wysłano do # przeglądarki.}}',
  'web.notifying.quiet': 'Cisza',
  'web.notifying.quiet.from': 'od',
  'web.notifying.quiet.until': 'do',
  'web.notifying.quiet.why':
    'O tym, co przyjdzie w tym czasie, dowiesz się potem, jeśli stół wciąż będzie czekać. Według czasu {zone}.',
  'web.notifying.tables': 'Moje stoły',
  'web.notifying.table': 'Powiadamiaj o {table}',
  'web.notifying.letters.address': 'Adres e-mail',
  'web.notifying.letters.want': 'Wysyłaj tam listy',
  'web.notifying.letters.why':
    'Na wypadek, gdy żadnej twojej przeglądarki nie da się powiadomić. Najpierw przyjdzie list z pytaniem, a w każdym liście jest link, który je wstrzymuje.',
  'web.notifying.letters.to': 'Listy idą na {address}.',
  'web.notifying.letters.asked':
    'Na {address} poszedł list. Otwórz link, który w nim jest, a tam się będziesz dowiadywać.',
  'web.notifying.letters.stop': 'Koniec listów',
  'web.mail.title': 'Listy',
  'web.mail.confirm':
    'Odtąd dowiesz się listem, gdy stół na ciebie czeka, a żadnej twojej przeglądarki nie da się powiadomić.',
  'web.mail.stop': 'Więcej listów nie będzie.',
  'web.mail.unknown': 'Ten link jest już nieważny. Adres można wpisać ponownie w ustawieniach.',
};
