import type { AlienText } from '../../../types.ts';

export default {
  name: 'Inżynier',
  power: 'Wynalazczość',
  summary: 'Znowu wybuchło! Szybko, gdzie notes?',
  text:
    'W fazie rozstrzygnięcia możesz użyć tej mocy jako główny gracz, gdy przegrywasz lub nie udaje ci się zawrzeć porozumienia: dobierz dwie technologie, nawet jeśli gra toczy się bez nich. ' +
    'Jedną z nich możesz położyć zakrytą na swoim arkuszu w miejsce tej, która tam leży; pozostałe się odrzuca. ' +
    'Na początku każdej fazy przegrupowania możesz przenieść na nią jeden statek z kolonii, a twoje statki w wirze też liczą się do potrzebnej liczby. ' +
    'Ukończona technologia opuszcza arkusz: statki z niej wracają do twoich kolonii, a te w wirze tam zostają. ' +
    'Jeśli zabrano ci arkusz lub technologię, statki z niej również wracają do twoich kolonii. ' +
    'Po zablokowaniu mocy niczego nie dobierasz.',
  wild:
    'Jako dowolny gracz, w dowolnej fazie: odkrywaj karty z talii kosmosu, aż pojawi się artefakt; weź go, a resztę odrzuć. ' +
    'Jeśli wcześniej skończy się talia, weź dowolny artefakt ze stosu odrzuconych kart. ' +
    'Potem oddaj ten rozbłysk Inżynierowi; jeśli nie ma go w grze, odrzuć rozbłysk.',
  super:
    'Jako główny gracz, w fazie rozstrzygnięcia: używając swojej mocy, zamiast dobierać dwie technologie, znajdź w talii technologii jedną, którą wybierzesz; potem talię się tasuje.',
  says: {
    keep: 'Kładziesz jedną z technologii na swoim arkuszu?',
    which: 'Którą technologię zatrzymujesz?',
    search: 'Którą technologię bierzesz z talii?',
    discarded: 'Który artefakt bierzesz ze stosu odrzuconych kart?',
    'ability.tinker': 'Dobierz dwie technologie i zatrzymaj jedną',
    'ability.search': 'Wybierz technologię z talii',
    'ability.salvage': 'Odkrywaj karty, aż trafi się artefakt',
  },
} satisfies AlienText;
