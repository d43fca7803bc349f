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
  { pattern: /\((-|к|ю)?ла\)/iu, such: 'ти б відпустив(-ла)', instead: 'words without a gender' },
  { pattern: /переговор/iu, such: 'Які переговори граєш?', instead: 'перемовини' },
];

const RU: Unwanted[] = [
  {
    pattern: /(?<!космический |\p{L})слом(?! карты| корабля|алось)|(?<!с|дип)лома/iu,
    such: 'Если способность сломана, слом спасает корабли',
    instead: 'отменить; «слом» only in the names of cards',
  },
  {
    pattern: /теря[^.;:]* в варп(?!\p{L})/iu,
    such: 'он теряет в варп три корабля',
    instead: 'отправить, уйти в варп',
  },
  { pattern: /осп(о|а)р/iu, such: 'Оспоришь?', instead: 'проверить' },
  {
    pattern: /сорванн\p{L}* сделк|сделка сорвана/iu,
    such: 'за сорванную сделку',
    instead: 'провальная сделка',
  },
  { pattern: /(?<!\p{L})карт(ам|ах|ами)? контакта/iu, such: 'без карт контакта', instead: 'карты контактов' },
  { pattern: /сбрасыва\p{L}* рук/iu, such: 'все сбрасывают руки', instead: 'сбросить карты с руки' },
  {
    pattern: /(?<!\p{L})(вы оба|нам обоим|ты (сам|должен|обязан|готов)|ты \p{L}+л)(?!\p{L})/iu,
    such: 'вы оба теряете корабли',
    instead: 'каждый из вас; words without a gender',
  },
  { pattern: /(?<!\p{L})чью руку/iu, such: 'Чью руку смотришь?', instead: 'чьи карты' },
  { pattern: /одержимы\p{L}* карт/iu, such: 'Одержимые карты', instead: 'захваченные карты' },
  { pattern: /планет\p{L}*-цел/iu, such: 'рядом с планетой-целью', instead: 'атакуемая планета' },
  { pattern: /пылесос/iu, such: 'Пылесос', instead: 'Вакуум' },
  {
    pattern: /, (перегруппировка|судьба|запуск|альянс|планирование|раскрытие|итог)[:,]/iu,
    such: 'Нападающий, судьба: можешь',
    instead: 'фаза судьбы',
  },
  {
    pattern: /(^|\. )(Перегруппировка|Судьба|Запуск|Альянс|Планирование|Раскрытие|Итог)\. \p{L}/u,
    such: 'Ход не ограничен. Итог. После каждого контакта',
    instead: 'В фазе итога',
  },
  {
    pattern: /планет\p{L}* \{(planet|place|landed)\}/iu,
    such: 'колония на планете {planet}',
    instead: 'the name of the planet by itself: it is not inflected',
  },
  {
    pattern: /космическ\p{L}* колод/iu,
    such: 'верхняя карта космической колоды',
    instead: 'колода космических карт',
  },
];

const PL: Unwanted[] = [
  { pattern: /tali\p{L}* celów/iu, such: 'potasuj talię celów', instead: 'talia celu' },
  { pattern: /celuj|celowa[ćnłl]/iu, such: 'Wrota wycelowane', instead: 'nakierować wrota' },
  {
    pattern: /(?<!\p{L})(?<!kart\p{L}* |tali\p{L}* |faz\p{L}* |w tym )cel(u|em|e)?(?!\p{L})(?!$)/iu,
    such: 'przed wyborem celu obejrzyj',
    instead: 'karta celu, talia celu, faza celu',
  },
  { pattern: /odrzuc\p{L}* (rękę|ręce)/iu, such: 'wszyscy odrzucają ręce', instead: 'odrzucić karty z ręki' },
  { pattern: /pobier\p{L}* rekompensat/iu, such: 'gdy pobierasz rekompensatę', instead: 'otrzymać' },
  { pattern: /(?<![\p{L}{])typ(u|y|ów|em)?(?!\p{L})/iu, such: 'karta każdego typu', instead: 'rodzaj' },
  { pattern: /kwestion/iu, such: 'Kwestionujesz to?', instead: 'sprawdzić' },
  {
    pattern: /(z kim|z nim) się spotyk|spotykasz się/iu,
    such: 'Z kim się spotykasz?',
    instead: 'rozegrać spotkanie',
  },
  {
    pattern: /remis (nadal )?wygrywa/iu,
    such: 'remis nadal wygrywa broniący',
    instead: 'przy remisie wygrywa',
  },
  {
    pattern: /trac[^.;:]* do wiru(?<!które trafiają do wiru)/iu,
    such: 'traci do wiru trzy statki',
    instead: 'trafić do wiru',
  },
  {
    pattern: /(?<!\p{L})obaj(?!\p{L})|\p{L}ł[ae]ś(?!\p{L})|\p{L}ł[ae]?byś(?!\p{L})/iu,
    such: 'Zagrałeś już kartę',
    instead: 'obie strony; words without a gender',
  },
  { pattern: /czyj\p{L}+ rękę/iu, such: 'Czyją rękę oglądasz?', instead: 'czyje karty' },
  { pattern: /opętan\p{L}+ (kart|ręk)/iu, such: 'opętana ręka', instead: 'przejęte karty' },
  {
    pattern: /, (przegrupowanie|cel|start|sojusz|planowanie|ujawnienie|rozstrzygnięcie):/iu,
    such: 'Dowolny gracz, ujawnienie: gdy',
    instead: 'Jako dowolny gracz, w fazie ujawnienia',
  },
  {
    pattern: /plane[ct]\p{L}* \{(planet|place|landed)\}/iu,
    such: 'kolonia na planecie {planet}',
    instead: 'the name of the planet by itself: it is not inflected',
  },
  { pattern: /ojczyst|macierzyst/iu, such: 'planeta ojczysta', instead: 'rodzima planeta' },
  { pattern: /kart\p{L}* przeznaczeni/iu, such: 'karta przeznaczenia', instead: 'karta celu' },
  { pattern: /obrońc/iu, such: 'karta obrońcy', instead: 'broniący' },
  {
    pattern: /obc(a|ą|e|ej|ych) (koloni|plane)/iu,
    such: 'Wygraj z obcą kolonią',
    instead: 'zewnętrzna kolonia',
  },
  { pattern: /w (tym|twoim|swoim) układzie/iu, such: 'w tym układzie', instead: 'w tym systemie' },
  { pattern: /talii? kosmiczn/iu, such: 'talii kosmicznej', instead: 'talia kosmosu' },
  { pattern: /pojm(a|ij|uj)/iu, such: 'Pojmane statki', instead: 'przejąć' },
];

const EN: Unwanted[] = [
  { pattern: /\bshelf\b/i, such: 'Take off the shelf', instead: 'proposal' },
  { pattern: /\bmeet (?!the aliens)/i, such: 'you may meet that player', instead: 'have the encounter with' },
];

/** Every language shall have its list. */
export const UNWANTED: Readonly<Record<Lang, readonly Unwanted[]>> = { en: EN, uk: UK, ru: RU, pl: PL };
