import type { AlienText } from '../../../types.ts';

export default {
  name: 'Joker',
  power: 'Dzikie karty',
  summary: 'Zgadnij, czym jest dzisiaj ósemka.',
  text:
    'Jedna karta jest dzika; na początku gry to atak 8. ' +
    'Na początku swojej tury możesz nazwać dziką kartą inny atak. ' +
    'Na twoim arkuszu leży dziewięć żetonów: ataki 4, 8, 15, 16, 23 i 42, negocjacje, metamorfoza i odwrót. ' +
    'Gdy karty są ujawnione, w dowolnym spotkaniu, musisz użyć tej mocy wobec każdej dzikiej karty wśród nich: połóż na niej odkryty żeton, a staje się ona tym, co on przedstawia. ' +
    'Gdy wynik jest ustalony, użyte żetony wracają na arkusz zakryte; kiedy arkusz opuszcza ostatni odkryty żeton, wszystkie żetony na nim zostają odkryte. ' +
    'Po zablokowaniu mocy karta pozostaje tym, czym jest.',
  wild: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: zamień jedną ujawnioną kartę negocjacji w atak 8.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: nazwij dziką kartą dowolną kartę spotkania, także negocjacje lub metamorfozę. ' +
    'Gdy tracisz ten rozbłysk, dziki jest znowu atak 8.',
  says: {
    token:
      '{you, select, yes {Ujawniasz} other {{player} ujawnia}} „{card}”, a to dzika karta. Czym się staje?',
    name: 'Która karta jest odtąd dzika?',
    named: '{you, select, yes {Ty} other {{who}}}: dziką kartą jest teraz „{card}”.',
    whose: 'Czyje negocjacje stają się atakiem 8?',
    wild: 'Żeton Jokera',
    eight: 'Zamienione w atak 8',
    'ability.offense': 'Żeton na karcie atakującego',
    'ability.defense': 'Żeton na karcie broniącego',
    'ability.new-wild': 'Nazwij nową dziką kartę',
    'ability.eight': 'Zamień negocjacje w atak 8',
    'ability.any-wild': 'Nazwij dziką dowolną kartę spotkania',
    'wild-card': 'Dzika karta: {card}',
    'token.attack-04': 'Atak 4',
    'token.attack-08': 'Atak 8',
    'token.attack-15': 'Atak 15',
    'token.attack-16': 'Atak 16',
    'token.attack-23': 'Atak 23',
    'token.attack-42': 'Atak 42',
    'token.negotiate': 'Negocjacje',
    'token.morph': 'Metamorfoza',
    'token.retreat': 'Odwrót',
  },
} satisfies AlienText;
