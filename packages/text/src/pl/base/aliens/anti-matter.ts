import type { AlienText } from '../../../types.ts';

export default {
  name: 'Antymaterialista',
  power: 'Negacja',
  summary: 'Mniej znaczy więcej: wygrywa niższa suma.',
  text:
    'W fazie ujawnienia, jako główny gracz, musisz użyć tej mocy, gdy ostatecznie obie strony mają karty ataku. ' +
    'Spotkanie wygrywa niższa suma; przy remisie nadal wygrywa broniący. ' +
    'Po twojej stronie statki twoje i twoich sojuszników odejmuje się od karty. ' +
    'Po drugiej stronie własne statki przeciwnika dodaje się jak zwykle, ale statki jego sojuszników się odejmuje. ' +
    'Wsparcia i inne premie liczą się jak zwykle; zablokowanie mocy przywraca zwykłe sumy.',
  wild:
    'Jako główny gracz lub sojusznik, w dowolnej fazie: gdy inny gracz próbuje zagrać efekt uniwersalny rozbłysku, powstrzymaj to. ' +
    'Ten gracz zachowuje rozbłysk i może zagrać inny, ale tego nie może już w tym spotkaniu próbować zagrać.',
  super:
    'Jako dowolny gracz, w dowolnej fazie: gdy inny gracz próbuje zagrać którykolwiek efekt rozbłysku, powstrzymaj to. ' +
    'Ten gracz zachowuje rozbłysk i może zagrać inny, ale tego nie może już w tym spotkaniu próbować zagrać.',
  says: {
    negation: 'Negacja: wygrywa niższa suma',
    'ability.negation': 'Negacja',
    'ability.stop-wild': 'Powstrzymaj efekt uniwersalny rozbłysku',
    'ability.stop-flare': 'Powstrzymaj rozbłysk',
  },
} satisfies AlienText;
