import type { CardText } from '../../types.ts';

const cards: Record<string, CardText> = {
  'reward-morph': {
    name: 'Metamorfoza',
    text: 'Po ujawnieniu kopiuje kartę przeciwnika taką, jaką już się stała, i w tym spotkaniu liczy się tak jak ona. Jeśli obie karty to metamorfozy, obie strony przegrywają.',
  },
  'reward-retreat': {
    name: 'Odwrót',
    text: 'Przeciw atakowi przegrywasz, ale żaden statek twojej strony nie trafia do wiru: statki we wrotach i statki sojuszników wracają do kolonii, a broniący zostaje na swojej planecie obok zwycięzców. Bez rekompensaty. Przeciw wszystkiemu innemu to negocjacje.',
  },
  'reward-reinforcement-4': {
    name: 'Wsparcie +4',
    text: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: dodaj 4 do sumy dowolnej strony. Inni mogą odpowiadać własnymi wsparciami, dopóki wszyscy nie spasują.',
  },
  'reward-kicker-x-1': {
    name: 'Odwrócona biegunowość ×−1',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Wszystkie karty ataku w spotkaniu liczą się z przeciwnym znakiem.',
  },
  'reward-kicker-x1': {
    name: 'Autodestrukcja ×1',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Gdy zostaje ujawniony, obie strony od razu przegrywają: wszystkie statki spotkania trafiają do wiru, bez rekompensaty.',
  },
  'reward-kicker-x2-duplicity': {
    name: 'Dwulicowość ×2',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Podwaja twój atak, twoją rekompensatę albo statki, które bez porozumienia traci przeciwnik. Jakkolwiek się skończy, statki twoich sojuszników trafiają do wiru.',
    says: { 'ability.doomed': 'Statki sojuszników trafią do wiru.' },
  },
  'reward-kicker-x2-lost-signal': {
    name: 'Utrata łączności ×2',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Podwaja twój atak, twoją rekompensatę albo statki, które bez porozumienia traci przeciwnik. Wszystkie inne impulsy są anulowane i nikt nie może zagrywać wsparć w tym spotkaniu.',
  },
  'reward-kicker-x4': {
    name: 'Dajcie szansę wojnie ×4',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Twój atak liczy się poczwórnie. Nic więcej nie robi.',
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
