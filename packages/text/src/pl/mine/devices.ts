export default {
  'web.devices': 'Moje urządzenia',
  'web.devices.why':
    'Link przenosi twoje imię, gry i ustawienia na inne urządzenie. Działa raz, w ciągu dziesięciu minut.',
  'web.devices.show': 'Pokaż link dla innego urządzenia',
  'web.devices.qr': 'Link jako obrazek dla aparatu',
  'web.devices.link': 'Link dla innego urządzenia',
  'web.devices.renew.why':
    'Urządzenie zginęło albo ktoś zobaczył twój link? Nowe klucze od razu odcinają wszystkie inne urządzenia.',
  'web.devices.renew': 'Odetnij wszystkie inne urządzenia',
  'web.devices.renewed': 'Wszystkie inne urządzenia są odcięte. Twój osobisty link też jest nowy.',
  'web.device.title': 'Graj dalej tutaj',
  'web.device.text': 'Ten link przenosi gracza {name} na to urządzenie, z grami i ustawieniami.',
  'web.device.instead': 'Dotąd nazywasz się tu {name}. Wrócić tak można będzie tylko przez własny link.',
  'web.device.yes': 'Bądź {name} także tutaj',
  'web.device.no': 'Nie teraz',
  'web.device.unknown':
    'Ten link jest już zużyty albo starszy niż dziesięć minut. Zrób nowy na drugim urządzeniu.',
  'web.my-data': 'Moje dane',
  'web.my-data.why':
    'Oto wszystko, co serwer o tobie wie: imię, miejsca przy stołach, twoje słowa na czacie i to, jak cię powiadamiać.',
  'web.my-data.save': 'Zapisz wszystko o mnie',
  'web.my-data.delete': 'Usuń mnie',
  'web.my-data.sure':
    'Twoje imię i wszystkie twoje słowa znikną, twoje miejsca zajmą boty i nic cię nie przywróci. Gry innych potrwają dalej.',
  'web.my-data.delete.yes': 'Tak, usuń mnie',
  'web.my-data.delete.no': 'Nie',
  'web.my-data.deleted': 'Już cię tu nie ma. Kto teraz przyjdzie, będzie kimś nowym.',
};
