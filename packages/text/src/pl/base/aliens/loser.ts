import type { AlienText } from '../../../types.ts';

export default {
  name: 'Przegrany',
  power: 'Odwrócenie',
  summary: 'Wygrywają ci, którzy nie umieją porządnie przegrać.',
  text:
    'W fazie planowania, przed wyborem kart, możesz użyć tej mocy jako główny gracz, by ogłosić odwrócenie wyniku. ' +
    'Główni gracze muszą wtedy zagrać kartę ataku, jeśli ją mają. ' +
    'Po ujawnieniu, gdy wszystko inne jest już policzone, strona wygrywająca przegrywa, a przegrywająca wygrywa, więc przy remisie wygrywa atakujący. ' +
    'Jeśli obie karty to negocjacje, odwrócenie niczego nie zmienia. ' +
    'Zablokowanie mocy anuluje odwrócenie.',
  wild:
    'Jako główny gracz, w fazie planowania: zamiast wyboru kart obie strony po prostu przegrywają. ' +
    'Wszystkie statki biorące udział w spotkaniu trafiają do wiru i nie zagrywa się żadnych kart spotkania.',
  super:
    'Jako główny gracz, po wyborze kart i przed ich ujawnieniem: możesz ogłosić odwrócenie wyniku teraz. ' +
    'Nikt nie jest zmuszony do zagrania ataku.',
  says: {
    upset: 'Odwrócenie: wygrywa strona przegrywająca',
    'ability.upset': 'Ogłoś odwrócenie wyniku',
    'ability.both-lose': 'Obie strony przegrywają',
    'ability.late-upset': 'Ogłoś odwrócenie wyniku teraz',
  },
} satisfies AlienText;
