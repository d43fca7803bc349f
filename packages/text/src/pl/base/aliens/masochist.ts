import type { AlienText } from '../../../types.ts';

export default {
  name: 'Masochista',
  power: 'Samoudręczenie',
  summary: 'Tylko nie do wiru. Błagam, tylko nie do wiru.',
  text:
    'Na samym początku każdej fazy przegrupowania, zanim ktokolwiek odzyska statek, musisz użyć tej mocy, jeśli wszystkie twoje statki są utracone: wygrywasz grę. ' +
    'Utracone są statki w wirze, statki przejęte i statki usunięte z gry. ' +
    'Po zablokowaniu mocy na razie nie wygrywasz, ale próbujesz znowu w następnej fazie przegrupowania. ' +
    'Nie tracisz tej mocy, gdy masz za mało rodzimych kolonii; tej części nie można zablokować. ' +
    'Nadal możesz wygrać w zwykły sposób.',
  wild:
    'Jako dowolny gracz, w fazie przegrupowania: wybierz gracza innego niż atakujący; to on odzyskuje statek, a atakujący nie. ' +
    'Nie możesz tego zagrać, gdy wszystkie statki atakującego są w wirze, przejęte lub usunięte z gry.',
  super: 'Jako atakujący, w fazie przegrupowania: zamiast odzyskać statek z wiru, usuń go na stałe z gry.',
  says: {
    'ability.hurt-yourself': 'Samoudręczenie',
    'ability.divert': 'Niech statek odzyska ktoś inny',
    'ability.for-good': 'Usuń go na stałe',
    divert: 'Kto odzyskuje statek zamiast atakującego?',
    won: 'Masochista stracił wszystkie statki',
  },
} satisfies AlienText;
