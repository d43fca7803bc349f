import type { AlienText } from '../../../types.ts';

export default {
  name: 'Makron',
  power: 'Masa',
  summary: 'Jeden to już tłum.',
  text:
    'Musisz użyć tej mocy, gdy wysyłasz statki jako atakujący lub sojusznik: wyślij tylko jeden statek. ' +
    'Musisz użyć jej ponownie po ujawnieniu kart, jako główny gracz lub sojusznik: każdy twój statek w spotkaniu dodaje 4 do sumy twojej strony. ' +
    'Przy rekompensacie i nagrodach każdy twój statek liczy się za dwa; tej części nie można zablokować. ' +
    'Po zablokowaniu mocy przy wysyłaniu możesz wysłać do czterech statków, z których każdy liczy się za 1. ' +
    'Po zablokowaniu mocy w fazie ujawnienia każdy twój statek liczy się za 1.',
  wild: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: jeśli twoja strona ujawniła atak, jej suma rośnie o 1 za każdy twój statek w spotkaniu.',
  super:
    'Jako atakujący lub sojusznik, w fazie startu lub sojuszu: możesz wysłać do czterech statków. ' +
    'Każdy nadal liczy się za 4.',
  says: {
    mass: 'Masa: każdy statek liczy się za 4',
    bulk: 'Rozbłysk Makrona: 1 za statek',
    'ability.one-ship': 'Wyślij tylko jeden statek',
    'ability.mass': 'Masa',
    'ability.heavy-compensation': 'Statki liczą się podwójnie przy rekompensacie',
    'ability.heavy-rewards': 'Statki liczą się podwójnie przy nagrodach',
    'ability.bulk': 'Dodaj 1 za każdy własny statek',
    'ability.fleet': 'Wyślij do czterech statków',
  },
} satisfies AlienText;
