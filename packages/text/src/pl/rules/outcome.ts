import type { ChapterText } from '../../rules/outline.ts';

export const outcome: ChapterText<'outcome'> = {
  allies: {
    title: 'Sojusznicy',
    body: [
      'Sojusznicy atakującego dzielą jego los: jeśli wygra, też lądują i każdy ma nową kolonię; jeśli przegra, ich statki trafiają do wiru.',
      'Sojusznicy broniącego nie zdobywają kolonii. Jeśli ich strona wygra, otrzymują [nagrody](rewards) za każdy statek i zabierają statki do domu; jeśli przegra, statki trafiają do wiru.',
      'Gdy główni gracze ujawnią negocjacje po obu stronach, wszyscy sojusznicy zabierają statki do domu i na tym koniec.',
      'Główni gracze nie mogą być swoimi sojusznikami. Ci, którzy po prostu mają kolonię na tej planecie, są [obserwatorami](term-bystander): cokolwiek się stanie, zostają na miejscu.',
      {
        example:
          'Zanim kogoś zaprosisz, policz kolonie. Sojusznik z czterema, który wyląduje razem z tobą, wygra razem z tobą albo bez ciebie, jeśli dla ciebie nie jest to piąta.',
      },
    ],
  },
  deals: {
    title: 'Porozumienia',
    body: [
      'Negocjacje po obu stronach: główni gracze mają minutę, żeby się dogadać, albo tyle, ile ustalił gospodarz stołu. Częścią porozumienia mogą być tylko dwie rzeczy:',
      [
        'Karty: dowolna liczba z jednej ręki na drugą, nazwane albo opisane: „twój najwyższy atak”, „dwie losowe”.',
        'Kolonia: każdy może wpuścić drugą stronę na jedną planetę, na której sam ma kolonię. Nowy mieszkaniec stawia tam tyle statków, ile chce, co najmniej jeden, z wrót albo ze swoich kolonii.',
      ],
      'Musi przejść co najmniej jedna karta albo jedna kolonia, a to, co uzgodniono, trzeba wykonać. Reszta obietnic to tylko słowa. Sojusznicy nie mają w tym udziału.',
      'Brak zgody na czas? Każdy główny gracz wybiera trzy swoje statki, z kolonii albo z wrót, i wysyła je do wiru. Kto ma mniej, wysyła wszystkie.',
      {
        example:
          'Czerwony atakuje, oddaje dwie karty i może osiedlić się na planecie niebieska-3. Obie strony zawarły porozumienie. Dla Czerwonego to sukces, więc może rozegrać drugie spotkanie.',
      },
    ],
  },
  compensation: {
    title: 'Rekompensata',
    body: [
      'Negocjacje przegrywają z atakiem, ale nie za darmo. Weź losowo z ręki zwycięzcy po jednej karcie za każdy własny statek, który przez tę porażkę znalazł się w wirze. Jeśli zwycięzca ma mniej kart, bierzesz wszystkie.',
      'Statki sojuszników się nie liczą, tak samo jak uratowane po drodze. Żaden statek w wirze, żadnej karty.',
      'Rekompensatę bierze się, zanim sojusznicy otrzymają nagrody.',
      {
        example:
          'Bronisz planety trzema statkami, ujawniasz negocjacje i przegrywasz z kartą 20. Trzy statki trafiają do wiru, a ty bierzesz trzy karty. Może następna 20 będzie już twoja.',
      },
    ],
  },
  rewards: {
    title: 'Nagrody broniącego',
    body: [
      'Gdy wygrywa broniący, każdy jego sojusznik otrzymuje nagrodę za każdy swój statek, który tam był: kartę z talii albo jeden swój statek z wiru na dowolną swoją kolonię. Łącz to, jak chcesz, ale powiedz to przed dobraniem kart.',
      'Potem statki sojuszników wracają na kolonie swoich właścicieli. Sam broniący nagród nie otrzymuje.',
    ],
  },
  losses: {
    title: 'Utrata statków i kolonii',
    body: [
      'Utracone statki leżą w [wirze](term-warp). Wracają po jednym w twojej [fazie przegrupowania](phase-regroup) albo dzięki nagrodom, kartom i mocom.',
      'Planeta, którą opuścił twój ostatni statek, nie jest już twoją kolonią. Swoich planet bronisz nadal, nawet bez statków.',
      'Jeśli statki mają wrócić na kolonię, a ich właściciel nie ma żadnej, trafiają do wiru.',
      'Gdy rodzimych kolonii jest mniej niż trzy, [moc](powers) nie działa.',
    ],
  },
  winning: {
    title: 'Wygrana',
    body: [
      'Pięć [zewnętrznych kolonii](term-foreign-colony) to natychmiastowa wygrana, bez względu na to, czyja jest tura i co się właśnie dzieje.',
      'Kto osiągnie to w tej samej chwili, wygrywa razem: atakujący i sojusznik, którzy wylądowali obok siebie, albo dwie strony porozumienia.',
      'Niektórzy obcy mają własną drogę do wygranej. Opisuje ją ich arkusz.',
    ],
  },
  draws: {
    title: 'Remis i poddanie się',
    body: [
      'Gdy w grze zostało tak mało statków, że nikt nie może już wygrać, gra kończy się remisem. Wszyscy gracze razem mogą też w każdej chwili zgodzić się na remis.',
      'Możesz się poddać. Wtedy na twoim miejscu gra bot, żeby reszta mogła dokończyć, a powrotu już nie ma.',
    ],
  },
};
