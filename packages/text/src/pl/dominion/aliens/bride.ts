import type { AlienText } from '../../../types.ts';

export default {
  name: 'Panna młoda',
  power: 'Małżeństwo',
  summary: 'Dopóki zysk nas nie rozłączy.',
  text:
    'Jako główny gracz, gdy przeciwnik jest już znany, a nikogo jeszcze nie zaproszono, możesz użyć tej mocy, by wziąć z nim ślub, jeśli nie trwa twoje małżeństwo. ' +
    'Jego zgoda nie jest potrzebna; musi położyć jeden swój statek na twoim arkuszu jako obrączkę i ten statek liczy się jako przejęty. ' +
    'W małżeństwie możecie bez zaproszenia zostawać swoimi sojusznikami i pokazywać sobie karty, a raz na spotkanie możesz użyć tej mocy, by wymienić się z tym graczem jedną kartą, jeśli zgadzają się obie strony; każda wybiera, co oddaje. ' +
    'W każdej chwili możesz wziąć rozwód: weź losowo połowę jego ręki, zaokrągloną w dół; tej części nie można zablokować. ' +
    'Obrączka zostaje, a drugiego ślubu z tym graczem wziąć nie można. ' +
    'Jeśli twój arkusz zostanie utracony lub zakryty, następuje natychmiastowy rozwód i nie dostajesz kart. ' +
    'Po zablokowaniu mocy nie ma ślubu albo wymiany.',
  wild:
    'Jako broniący, w fazie startu: gdy statki atakującego są już na wrotach, opuść spotkanie. ' +
    'Atakujący umieszcza te statki razem na jednej ze swoich rodzimych planet albo na zewnętrznej planecie, której nikt nie zajmuje, i jego tura się kończy. ' +
    'Nikt nie wygrał ani nie przegrał.',
  super:
    'Jako główny gracz, w fazie celu lub startu: możesz znowu wziąć ślub z przeciwnikiem, który jest już po rozwodzie z tobą; postaw starą obrączkę z powrotem. ' +
    'Drugi raz ten gracz kart za rozwód nie płaci.',
  says: {
    ring: '{player} bierze z tobą ślub. Który statek będzie obrączką?',
    swap: 'Wymiana kart, {player}. Zgadzasz się?',
    give: 'Którą kartę dajesz?',
    show: '{player}: ile swoich kart pokazujesz?',
    which: '{player}: które karty pokazujesz?',
    elsewhere: 'Broniący odszedł. Gdzie wylądują twoje statki?',
    'hold.ring': 'Obrączka',
    'hold.divorced': 'Odwrócone obrączki',
    'ability.marry': 'Weź ślub z przeciwnikiem',
    'ability.by-marriage': 'Małżonkowie mogą sprzymierzać się bez zaproszenia',
    'ability.swap': 'Wymień się kartą w małżeństwie',
    'ability.divorce': 'Rozwiedź się i weź połowę ręki',
    'ability.show': 'Pokaż karty w małżeństwie',
    'ability.wedlock': 'Małżonkowie mogą pokazywać sobie karty',
    'ability.confide': 'Pokaż karty Pannie młodej',
    'ability.jilt': 'Opuść spotkanie',
    'ability.remarry': 'Weź ponownie ślub po rozwodzie',
  },
} satisfies AlienText;
