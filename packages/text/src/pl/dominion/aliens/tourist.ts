import type { AlienText } from '../../../types.ts';

export default {
  name: 'Turysta',
  power: 'Zwiedzanie',
  summary: 'Urocza wojna. Można zdjęcie?',
  text:
    'Przed rozpoczęciem gry postaw liniowiec w swoim rodzimym systemie; wtedy i zawsze, gdy wraca on do domu, do czterech twoich statków może wejść na niego z rodzimych kolonii lub na nie zejść. ' +
    'Na koniec każdej fazy celu musisz użyć tej mocy. ' +
    'Jeśli w tym spotkaniu pojawiło się ostrzeżenie o zagrożeniu, jeden twój statek z liniowca trafia do wiru, a liniowiec stoi; w innym razie liniowiec przesuwa się o jeden system w dowolną stronę. ' +
    'Jeśli jest teraz w systemie broniącego, a nie masz tam kolonii, możesz użyć tej mocy, by wysadzić wszystkie statki z liniowca na jednej tamtejszej planecie. ' +
    'Jeśli ich nie wysadzasz, możesz użyć tej mocy, by odesłać jeden statek z liniowca do kolonii i wziąć losową kartę od gracza, w którego systemie jest liniowiec. ' +
    'Liniowiec nie jest statkiem. ' +
    'Po zablokowaniu mocy żaden statek nie ginie, a liniowiec zostaje na miejscu i nic nie robi.',
  wild: 'Jako dowolny gracz, w dowolnej fazie: obejrzyj wierzchnią kartę dowolnej talii albo jedną zakrytą kartę lub jeden zakryty arkusz obcego.',
  super:
    'Jako dowolny gracz, w fazie celu: gdy liniowiec się zatrzyma, dowolna liczba twoich statków z kolonii w tym systemie może na niego wejść, nawet daleko od domu.',
  says: {
    home: 'Liniowiec jest w domu. Co robią twoje statki?',
    'home.stay': 'Nic',
    'home.board': 'Niektóre wchodzą na liniowiec',
    'home.leave': 'Niektóre schodzą',
    board: 'Które statki wchodzą na liniowiec?',
    leave: 'Gdzie schodzą statki?',
    sail: 'Do czyjego systemu płynie liniowiec?',
    land: 'Na której planecie wszyscy lądują?',
    return: 'Do której kolonii wraca statek?',
    look: 'Co oglądasz?',
    'look.cosmic': 'Wierzchnia karta talii kosmosu',
    'look.reward': 'Wierzchnia karta talii nagród',
    'look.technology': 'Wierzchnia technologia',
    'look.flare': 'Wierzchni z niewykorzystanych rozbłysków',
    'look.destiny': 'Wierzchnia karta celu',
    'look.offense': 'Karta atakującego',
    'look.defense': 'Karta broniącego',
    'look.research': 'Opracowywana technologia',
    'look.kicker': 'Impuls',
    'look.intimidate': 'Zastraszenie',
    'look.aside': 'Odłożona karta',
    'look.pile': 'Karta na arkuszu',
    'look.sheet': 'Zakryty arkusz obcego',
    whose: 'Czyją?',
    'hold.liner': 'Liniowiec wycieczkowy',
    'ability.wreck': 'Zagrożenie kosztuje statek na liniowcu',
    'ability.sail': 'Liniowiec płynie',
    'ability.land': 'Wyląduj wszystkimi statkami z liniowca',
    'ability.postcard': 'Pocztówka: statek do domu, dla ciebie losowa karta',
    'ability.look': 'Obejrzyj coś zakrytego',
    'ability.pick-up': 'Statki wsiadają tam, gdzie stanął liniowiec',
  },
} satisfies AlienText;
