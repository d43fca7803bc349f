import type { AlienText } from '../../../types.ts';

export default {
  name: 'Hazardzista',
  power: 'Blef',
  summary: 'Czy ta twarz mogłaby kłamać?',
  text:
    'W fazie ujawnienia, gdy karta przeciwnika jest już odkryta, możesz użyć tej mocy jako główny gracz: zostaw swoją kartę zakrytą i powiedz, jaka to karta spotkania, zgodnie z prawdą lub nie. ' +
    'Jeśli przeciwnik ci uwierzy, liczy się karta, którą podajesz, a prawdziwa trafia zakryta na spód talii kosmosu. ' +
    'Jeśli przeciwnik sprawdzi, odkrywasz kartę i liczy się ona jako to, czym jest. ' +
    'Ten, kto się pomylił (ty, jeśli to było kłamstwo; przeciwnik, jeśli to była prawda), traci wtedy tyle statków spoza spotkania, ile ma w spotkaniu. ' +
    'Wobec gracza, który musi zobaczyć twoją kartę przed wyborem swojej, składasz deklarację właśnie wtedy. ' +
    'Po zablokowaniu mocy musisz odkryć swoją kartę.',
  wild:
    'Jako główny gracz: po wyborze kart i przed ich ujawnieniem podaj liczbę od 1 do 90. ' +
    'Jeśli obie karty to ataki i różnią się co najmniej o tyle, wartość twojej karty rośnie o podaną liczbę.',
  super:
    'Jako główny gracz, w fazie ujawnienia: gdy składasz deklarację, podaj liczbę statków od 1 do 20. ' +
    'Kto ma zapłacić za deklarację, traci o tyle statków więcej, a jeśli ma ich za mało – tyle, ile może. ' +
    'Po zablokowaniu tego efektu nie składasz deklaracji i odkrywasz swoją kartę.',
  says: {
    claim: 'Jaką kartę deklarujesz?',
    claims:
      '{you, select, yes {Zostawiasz kartę zakrytą i twierdzisz} other {{who} zostawia kartę zakrytą i twierdzi}}, że to {card}.',
    challenge:
      'Przeciwnik twierdzi, że zakryta karta to {card}. Sprawdzasz? Jeśli to prawda, tracisz {count, plural, one {# statek} few {# statki} many {# statków} other {# statku}}.',
    unchallenged: 'Deklaracja bez sprawdzenia',
    honest: '{you, select, yes {Ty} other {{who}}}: to była prawda.',
    lied: '{you, select, yes {Ty} other {{who}}}: to było kłamstwo.',
    penalty: 'Które statki tracisz przez tę deklarację?',
    number:
      'Jaką liczbę podajesz? Jeśli obie karty to ataki i różnią się co najmniej o tyle, wartość twojej karty o tyle wzrośnie.',
    raise: 'Rozbłysk Hazardzisty: podana liczba',
    stake: 'O ile statków podnosisz stawkę?',
    staked:
      '{you, select, yes {Podnosisz} other {{who} podnosi}} stawkę o {count, plural, one {# statek} few {# statki} many {# statków} other {# statku}}.',
    bury: 'Zakryta karta trafi pod talię',
    'ability.bluff': 'Zostaw kartę zakrytą i złóż deklarację',
    'ability.name-number': 'Podaj liczbę',
    'ability.raise-stake': 'Podnieś stawkę',
    'ability.bury': 'Zakryta karta pod talię',
    'ability.raise': 'Podana liczba',
  },
} satisfies AlienText;
