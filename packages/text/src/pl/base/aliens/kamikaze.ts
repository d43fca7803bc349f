import type { AlienText } from '../../../types.ts';

export default {
  name: 'Kamikadze',
  power: 'Poświęcenie',
  summary: 'Bilet w jedną stronę. Reszta: dwie karty.',
  text:
    'W fazie planowania, przed wyborem kart, możesz raz na spotkanie użyć tej mocy jako główny gracz: poświęć swoje statki z dowolnych kolonii, od jednego do czterech, które razem trafiają do wiru. ' +
    'Za każdy z nich dobierz dwie karty z talii kosmosu. ' +
    'Statków na wrotach nie możesz poświęcić. ' +
    'Po zablokowaniu mocy statki zostają na swoich miejscach, a ty nie dobierasz kart.',
  wild:
    'Jako główny gracz, w fazie planowania: po wyborze kart i przed ich ujawnieniem poświęć najwyżej cztery swoje statki spoza spotkania, które trafiają do wiru. ' +
    'Każdy z nich dodaje 3 do sumy twojej strony.',
  super: 'Jako atakujący, w fazie przegrupowania: odzyskaj z wiru trzy swoje statki zamiast jednego.',
  says: {
    number: 'Ile statków poświęcasz?',
    ships: 'Które statki poświęcasz?',
    fireworks: 'Rozbłysk Kamikadze: poświęcone statki',
    'ability.sacrifice': 'Poświęć statki za karty',
    'ability.fireworks': 'Poświęć statki za sumę',
    'ability.three-back': 'Odzyskaj trzy statki',
  },
} satisfies AlienText;
