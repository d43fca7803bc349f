import { attacks, reinforcements } from '../kinds.ts';

export default {
  ...attacks({ name: 'Атака {value}' }),
  'card.negotiate.name': 'Переговоры',
  'card.morph.name': 'Метаморфоза',
  ...reinforcements({ name: 'Подкрепление +{value}' }),

  'card.card-zap.name': 'Слом карты',
  'card.cosmic-zap.name': 'Космический слом',
  'card.mobius-tubes.name': 'Туннели Мёбиуса',
  'card.emotion-control.name': 'Эмоциональный контроль',
  'card.force-field.name': 'Силовое поле',
  'card.ionic-gas.name': 'Ионный газ',
  'card.plague.name': 'Бедствие',
  'card.quash.name': 'Аннуляция',

  'card.flare.name': 'Вспышка: {alien}',

  'destiny.destiny-red.name': 'Красный',
  'destiny.destiny-red-hazard.name': 'Красный, предупреждение об угрозе',
  'destiny.destiny-yellow.name': 'Жёлтый',
  'destiny.destiny-yellow-hazard.name': 'Жёлтый, предупреждение об угрозе',
  'destiny.destiny-green.name': 'Зелёный',
  'destiny.destiny-green-hazard.name': 'Зелёный, предупреждение об угрозе',
  'destiny.destiny-blue.name': 'Синий',
  'destiny.destiny-blue-hazard.name': 'Синий, предупреждение об угрозе',
  'destiny.destiny-purple.name': 'Фиолетовый',
  'destiny.destiny-purple-hazard.name': 'Фиолетовый, предупреждение об угрозе',
  'destiny.destiny-wild.name': 'Джокер',
};
