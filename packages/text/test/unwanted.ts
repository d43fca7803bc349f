/**
 * Words that a language shall not use: old translations of a term, calques, words with a second meaning. Most of them read
 * well enough to slip into the text of the next alien.
 */
import type { Lang } from '../src/index.ts';

interface Unwanted {
  pattern: RegExp;
  /** A text that must be found. */
  such: string;
  instead: string;
}

const UK: Unwanted[] = [
  { pattern: /залпу[вюєй]|під залпом/iu, such: 'Якщо силу залпують, лишається все', instead: 'скасувати' },
  { pattern: /(?<!\p{L})на ру(ку|ці)(?!\p{L})/iu, such: 'карта йде тобі на руку', instead: 'в руку, у руці' },
  {
    pattern: /поза контактом/iu,
    such: 'У будь-якій фазі, навіть поза контактом, можеш',
    instead: 'навіть якщо не береш участі в контакті',
  },
  {
    pattern: /втра(ча|ти|ть)[^.;:]*(?<!потрапл?\p{L}*) у викривлення/iu,
    such: 'він втрачає три кораблі у викривлення',
    instead: 'відправити, потрапити у викривлення',
  },
  { pattern: /оскарж/iu, such: 'Оскаржиш заяву?', instead: 'перевірити' },
  {
    pattern: /провал\p{L}* угод|угод\p{L}* провал/iu,
    such: 'Угода провалилася.',
    instead: 'неуспішна угода',
  },
  { pattern: /одержим/iu, such: 'одержимі карти', instead: 'захоплені карти' },
  { pattern: /планет\p{L}*-ціл/iu, such: 'біля планети-цілі', instead: 'цільова планета' },
  { pattern: /клич\p{L}* (союзник|на свій бік)/iu, such: 'Кличе союзників…', instead: 'запрошувати' },
  { pattern: /після того, як/iu, such: 'після того, як відкриваєш атаку', instead: 'щойно' },
  {
    pattern: /, (перегрупування|доля|запуск|альянс|планування|відкриття|розв’язання)[:,]/iu,
    such: 'Будь-хто, крім нападника, доля: коли',
    instead: 'фаза долі',
  },
  {
    pattern: /планет\p{L}* \{(planet|place|landed)\}/iu,
    such: 'колонія на планеті {planet}',
    instead: 'the name of the planet by itself: it is not inflected',
  },
];

export const UNWANTED: Partial<Record<Lang, readonly Unwanted[]>> = { uk: UK };
