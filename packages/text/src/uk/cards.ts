import { attacks, reinforcements } from '../kinds.ts';

export default {
  ...attacks({ name: 'Атака {value}' }),
  'card.negotiate.name': 'Перемовини',
  'card.morph.name': 'Морф',
  ...reinforcements({ name: 'Підкріплення +{value}' }),

  'card.card-zap.name': 'Картковий залп',
  'card.cosmic-zap.name': 'Космічний залп',
  'card.mobius-tubes.name': 'Труби Мебіуса',
  'card.emotion-control.name': 'Контроль емоцій',
  'card.force-field.name': 'Силове поле',
  'card.ionic-gas.name': 'Іонний газ',
  'card.plague.name': 'Чума',
  'card.quash.name': 'Скасування угоди',

  'card.flare.name': 'Особливість: {alien}',

  'destiny.destiny-red.name': 'Червоний',
  'destiny.destiny-red-hazard.name': 'Червоний, попередження про небезпеку',
  'destiny.destiny-yellow.name': 'Жовтий',
  'destiny.destiny-yellow-hazard.name': 'Жовтий, попередження про небезпеку',
  'destiny.destiny-green.name': 'Зелений',
  'destiny.destiny-green-hazard.name': 'Зелений, попередження про небезпеку',
  'destiny.destiny-blue.name': 'Блакитний',
  'destiny.destiny-blue-hazard.name': 'Блакитний, попередження про небезпеку',
  'destiny.destiny-purple.name': 'Фіолетовий',
  'destiny.destiny-purple-hazard.name': 'Фіолетовий, попередження про небезпеку',
  'destiny.destiny-wild.name': 'Універсальна карта долі',
};
