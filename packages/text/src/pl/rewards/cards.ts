import type { CardText } from '../../types.ts';

const cards: Record<string, CardText> = {
  'reward-morph': {
    name: 'Metamorfoza',
    text: 'Po ujawnieniu kopiuje kartę przeciwnika taką, jaką już się stała, i w tym spotkaniu liczy się tak jak ona. Jeśli obie karty to metamorfozy, obie strony przegrywają.',
  },
  'reward-reinforcement-4': {
    name: 'Wsparcie +4',
    text: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: dodaj 4 do sumy dowolnej strony. Inni mogą odpowiadać własnymi wsparciami, dopóki wszyscy nie spasują.',
  },
  rebirth: {
    name: 'Odrodzenie',
    text: 'Jako dowolny gracz, w fazie przegrupowania: na początku spotkania wybierz dowolnego gracza, nawet siebie. Może on przenieść statki ze swoich kolonii na dowolne planety swojego rodzimego systemu.',
    says: {
      player: 'Czyj rodzimy system ma być zasiedlony na nowo?',
      take: 'Które twoje statki lecą do rodzimego systemu?',
      place: 'Gdzie w rodzimym systemie osiadają?',
    },
  },
  'solar-wind': {
    name: 'Wiatr słoneczny',
    text: 'Jako dowolny gracz, w fazie ujawnienia: zyski sojuszników zamieniają się miejscami. Jeśli wygra broniący, jego sojusznicy lądują na planecie zamiast brać nagrody; jeśli atakujący, jego sojusznicy biorą nagrody zamiast lądować.',
    says: { 'ability.turned': 'Sojusznicy zwycięzcy dostaną to, co przypadłoby drugiej stronie.' },
  },
  'victory-boon': {
    name: 'Dar zwycięstwa',
    text: 'Jako dowolny gracz, w fazie rozstrzygnięcia: gdy wygrał broniący, otrzymuje nagrody za własne statki w spotkaniu, jak sojusznik broniącego.',
  },
};

export default cards;
