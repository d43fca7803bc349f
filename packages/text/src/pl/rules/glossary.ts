import type { RulesText } from '../../rules/outline.ts';

export const terms: RulesText['terms'] = {
  alien: { name: 'obcy', text: 'Lud z własną [mocą](powers). Każdy gracz ma jednego.' },
  ally: {
    name: 'sojusznik',
    text: 'Gracz, który wysłał statki na pomoc jednej ze stron. Zob. [Sojusznicy](allies).',
  },
  bystander: {
    name: 'obserwator',
    text: 'Ktoś, kto ma kolonię na tej planecie, ale nie bierze udziału w spotkaniu.',
  },
  colony: { name: 'kolonia', text: 'Jeden lub więcej statków jednego gracza na jednej planecie.' },
  'colony-track': { name: 'tor kolonii', text: 'Pokazuje, ile kto ma zewnętrznych kolonii.' },
  'cosmic-deck': {
    name: 'talia kosmosu',
    text: 'Talia, z której rozdaje się karty na ręce. Zob. [Karty](cards).',
  },
  defense: { name: 'broniący', text: 'Gracz, który jest atakowany.' },
  destiny: { name: 'karta celu', text: 'Wskazuje w [fazie celu](phase-destiny), kto jest atakowany.' },
  'discard-pile': {
    name: 'stos odrzuconych kart',
    text: 'Wykorzystane karty. Kiedyś znów staną się [talią](deck).',
  },
  encounter: { name: 'spotkanie', text: 'Jeden atak, od przegrupowania do rozstrzygnięcia.' },
  'encounter-card': {
    name: 'karta spotkania',
    text: 'Atak, negocjacje albo metamorfoza. Potrzebna w każdym spotkaniu.',
  },
  'foreign-colony': {
    name: 'zewnętrzna kolonia',
    text: 'Kolonia na planecie innego gracza. Pięć takich to [wygrana](winning).',
  },
  gate: {
    name: 'wrota nadprzestrzenne',
    text: 'Tu stoją statki atakującego i jego sojuszników. Wskazują jedną planetę.',
  },
  hand: { name: 'ręka', text: 'Karty, które masz. Widzisz je tylko ty.' },
  hazard: {
    name: 'ostrzeżenie o zagrożeniu',
    text: 'Znak na niektórych kartach celu. Zob. [rozdział](hazards) o nim.',
  },
  'home-colony': {
    name: 'rodzima kolonia',
    text: 'Kolonia na planecie własnego koloru. Trzy takie podtrzymują twoją [moc](powers).',
  },
  'home-system': { name: 'rodzimy system', text: 'Planety jednego koloru.' },
  'main-player': { name: 'główny gracz', text: 'Atakujący albo broniący.' },
  offense: { name: 'atakujący', text: 'Gracz, czyja jest tura.' },
  power: { name: 'moc', text: 'To, co potrafi obcy. Zob. [Moce](powers).' },
  turn: { name: 'tura', text: 'Jedno albo dwa spotkania tego samego atakującego. Zob. [Tura](turn).' },
  use: { name: 'użycie', text: 'Chwila, w której moc działa i w której można ją [zablokować](zaps).' },
  warp: { name: 'wir', text: 'Tu czekają utracone statki.' },
  zap: {
    name: 'zablokować',
    text: 'Zatrzymać moc albo kartę właśnie wtedy, gdy ktoś jej używa. Zob. [Blokowanie](zaps).',
  },
};
