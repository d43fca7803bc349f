import type { AlienText } from '../../../types.ts';

export default {
  name: 'Żółtodziób',
  power: 'Niewiedza',
  summary: 'Przepraszam, a ta jest dobra? Ma czaszkę.',
  text:
    'Na początku każdego spotkania musisz użyć tej mocy, jeśli masz kartę na ręce: pokaż jedną swoją kartę innemu graczowi i zadaj na głos pytanie o nią; nikt nie musi odpowiadać. ' +
    'Wszystkiego, co dalej w tej mocy, nie można zablokować. ' +
    'Zawsze, gdy nie masz na ręce ataku, możesz odrzucić karty z ręki i dobrać nową rękę. ' +
    'W każdej fazie przegrupowania możesz swobodnie przenosić swoje statki między swoimi koloniami i rodzimymi planetami, nawet pustymi. ' +
    'Możesz zagrywać swój impuls już po ujawnieniu kart, wsparcia także wtedy, gdy nie bierzesz udziału w spotkaniu, a szczeliny i artefakty faz przegrupowania i sojuszu w dowolnej roli i fazie. ' +
    'Po zablokowaniu mocy nie pokazujesz karty.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: jeśli nie masz na ręce ataków albo nie masz negocjacji, odrzuć karty z ręki i dobierz nową rękę. ' +
    'Atakujący może czasem w ten sposób kontynuować turę.',
  super:
    'Jako atakujący, w fazie celu: po odkryciu karty celu wybierz na broniącego dowolnego gracza, który ma kolonię w systemie przez nią wskazanym. ' +
    'Spotkanie toczy się o jedną z jego tamtejszych kolonii.',
  says: {
    whom: 'Kogo pytasz o swoją kartę?',
    card: 'Którą kartę pokazujesz?',
    asks: '{you, select, yes {Ty} other {{who}}} → {player}: a co robi ta karta?',
    from: 'Które statki podnosisz?',
    to: 'Gdzie je stawiasz ({count})? Puste rodzime planety też się nadają.',
    kicker: 'Który impuls zagrywasz?',
    defense: 'Kto jest broniącym?',
    'ability.ask': 'Zapytaj o kartę',
    'ability.new-hand': 'Dobierz nową rękę',
    'ability.move': 'Przestaw swoje statki',
    'ability.late-kicker': 'Zagraj impuls teraz',
    'ability.start-over': 'Odrzuć karty z ręki i dobierz nowe',
    'ability.whose': 'Wybierz broniącego w tym systemie',
  },
} satisfies AlienText;
