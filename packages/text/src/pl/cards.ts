import { attacks, reinforcements } from '../kinds.ts';

export default {
  ...attacks({ name: 'Atak {value}' }),
  'card.negotiate.name': 'Negocjacje',
  'card.morph.name': 'Metamorfoza',
  ...reinforcements({ name: 'Wsparcie +{value}' }),

  'card.card-zap.name': 'Blok karty',
  'card.cosmic-zap.name': 'Kosmiczny blok',
  'card.mobius-tubes.name': 'Rury Möbiusa',
  'card.emotion-control.name': 'Kontrola emocji',
  'card.force-field.name': 'Pole siłowe',
  'card.ionic-gas.name': 'Gaz jonowy',
  'card.plague.name': 'Zaraza',
  'card.quash.name': 'Unieważnienie',

  'card.flare.name': 'Rozbłysk: {alien}',

  'destiny.destiny-red.name': 'Czerwony',
  'destiny.destiny-red-hazard.name': 'Czerwony, ostrzeżenie o zagrożeniu',
  'destiny.destiny-yellow.name': 'Żółty',
  'destiny.destiny-yellow-hazard.name': 'Żółty, ostrzeżenie o zagrożeniu',
  'destiny.destiny-green.name': 'Zielony',
  'destiny.destiny-green-hazard.name': 'Zielony, ostrzeżenie o zagrożeniu',
  'destiny.destiny-blue.name': 'Niebieski',
  'destiny.destiny-blue-hazard.name': 'Niebieski, ostrzeżenie o zagrożeniu',
  'destiny.destiny-purple.name': 'Fioletowy',
  'destiny.destiny-purple-hazard.name': 'Fioletowy, ostrzeżenie o zagrożeniu',
  'destiny.destiny-wild.name': 'Karta uniwersalna',
};
