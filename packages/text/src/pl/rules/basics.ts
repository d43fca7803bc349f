import type { ChapterText } from '../../rules/outline.ts';

export const basics: ChapterText<'basics'> = {
  goal: {
    title: 'O co chodzi',
    body: [
      'Twój lud [obcych](term-alien) chce mieszkać w całej galaktyce. Kto ma pięć [zewnętrznych kolonii](term-foreign-colony), od razu wygrywa. Można wygrać w pojedynkę albo razem z kimś w tej samej chwili: w tym wyścigu przyjaciele mogą przekroczyć linię mety obok siebie.',
      'Każdy lud ma jedną [moc](powers), która łamie jakąś zasadę. Wszystkie moce są znane wszystkim i to przez nie nie ma dwóch takich samych gier.',
      'Wiecznych wrogów tu nie ma. Ktoś, kogo teraz atakujesz, za chwilę może być twoim sojusznikiem, więc słowa przy stole liczą się tak samo jak karty. Obietnice nikogo nie wiążą, z wyjątkiem zawartego [porozumienia](deals).',
    ],
  },
  table: {
    title: 'Co jest na stole',
    body: [
      'Każdy gracz ma [rodzimy system](term-home-system): pięć planet jednego koloru, po cztery statki na każdej, razem dwadzieścia. Każdy statek jest zawsze w dokładnie jednym miejscu.',
      'Statki jednego gracza na jednej planecie to [kolonia](term-colony). Na własnych planetach jest [rodzima](term-home-colony), na cudzych [zewnętrzna](term-foreign-colony). Na jednej planecie może mieszkać kilku graczy, każdy z własną kolonią.',
      [
        '[Wrota nadprzestrzenne](term-gate) niosą statki atakującego i wskazują planetę, której chcą.',
        'W [wirze](term-warp) leżą utracone statki, dopóki ktoś ich nie odzyska.',
        'W [talii kosmosu](term-cosmic-deck) są [karty](cards), którymi grasz; [talia celu](phase-destiny) mówi, kogo atakujesz.',
        '[Tor kolonii](term-colony-track) pokazuje, ile kto ma zewnętrznych kolonii.',
      ],
    ],
  },
  setup: {
    title: 'Przygotowanie',
    body: [
      'Może grać od trzech do ośmiu osób. Każdy bierze kolor, jego planety i statki. Do talii celu trafiają po trzy karty każdego koloru w grze i kilka kart bez koloru.',
      'Potem przychodzi kolej na obcych, na jeden z dwóch sposobów:',
      [
        'Kombinacja: obcy, którzy dobrze grają razem, są rozdawani losowo, po jednym. Rozbłysków nie ma, chyba że chce ich gospodarz stołu.',
        'Do wyboru: widzisz dwóch obcych, jednego w tajemnicy zatrzymujesz, drugiego oddajesz; potem wszyscy odkrywają swoich naraz. Do talii trafia dziesięć [rozbłysków](flares), w tym rozbłyski wszystkich rozdanych obcych. Od sześciu graczy wzwyż są po dwa na każdego.',
      ],
      'Niektórzy obcy nigdy nie grają przy jednym stole, a niektórzy muszą coś przygotować: mówi o tym ich arkusz.',
      'Każdy dostaje osiem kart. Pierwszego gracza wskazuje karta celu albo gospodarz stołu.',
    ],
  },
};
