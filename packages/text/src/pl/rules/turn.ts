import type { ChapterText } from '../../rules/outline.ts';

export const turn: ChapterText<'turn'> = {
  turn: {
    title: 'Tura',
    body: [
      'Gra toczy się zgodnie z ruchem wskazówek zegara. Czyja tura, ten jest [atakującym](term-offense) i rozgrywa jedno [spotkanie](term-encounter). Sukces daje prawo do [drugiego](second-encounter).',
      'Fazy następują zawsze w tej kolejności:',
      [
        '[Początek tury](phase-start-turn): nowa ręka, jeśli jej trzeba.',
        '[Przegrupowanie](phase-regroup): jeden statek wraca z wiru.',
        '[Faza celu](phase-destiny): kogo atakujesz.',
        '[Start](phase-launch): którą planetę i którymi statkami.',
        '[Sojusz](phase-alliance): kto komu pomaga.',
        '[Planowanie](phase-planning): obie strony w tajemnicy wybierają kartę.',
        '[Ujawnienie](phase-reveal): karty są odwracane i ktoś wygrywa.',
        '[Rozstrzygnięcie](phase-resolution): statki lądują, trafiają do wiru albo wracają do domu.',
      ],
      'Nie trzeba uczyć się tego na pamięć: gra pyta za każdym razem, gdy decyzja należy do ciebie.',
    ],
  },
  'phase-start-turn': {
    title: 'Początek tury',
    body: [
      'Atakujący bez żadnej [karty spotkania](term-encounter-card) pokazuje karty z ręki, odrzuca je i dobiera osiem nowych, tyle razy, ile trzeba, żeby taka karta się pojawiła. Wcześniej można jeszcze zagrać wszystko, na co pozwala ta chwila.',
      'Dzieje się tak tylko na początku tury. Jeśli ostatnia karta spotkania opuści twoją rękę później, tura się [kończy](phase-planning).',
      'Jeśli ani talia, ani stos odrzuconych kart nie mogą dać karty spotkania, następuje [trzęsienie kosmosu](deck). Jeśli i ono nie pomoże, tura jest skończona.',
    ],
  },
  'phase-regroup': {
    title: 'Przegrupowanie',
    body: [
      'Zabierz jeden swój statek z [wiru](term-warp), jeśli jakiś tam jest, i postaw go na dowolnej swojej kolonii, rodzimej albo zewnętrznej.',
      'Jeśli nie masz już żadnej kolonii, statek staje od razu na wrotach i bierze udział w tym ataku.',
    ],
  },
  'phase-destiny': {
    title: 'Faza celu',
    body: [
      'Odkryj wierzchnią kartę talii celu. Wskazuje ona [broniącego](term-defense):',
      [
        'Kolor innego gracza: atakujesz planetę tego koloru, a broni jej ten gracz.',
        'Twój kolor: wypędź czyjąś zewnętrzną kolonię ze swojego systemu; albo zasiedl ponownie swoją planetę, na której nie ma nikogo, od jednego do czterech statków z innych twoich kolonii, co liczy się jako sukces; albo dobierz inną kartę.',
        'Uniwersalna: wskaż dowolnego innego gracza.',
        'Specjalna: szuka wśród pozostałych tego, kto ma najwięcej kart, najwięcej zewnętrznych kolonii albo najmniej statków w wirze. Jeśli jest ich kilku, najbliższego po twojej lewej.',
      ],
      'W systemie trzeciego gracza nie atakuje się nigdy. Gdy zostaje jedna karta celu, nie dobiera się jej, tylko tasuje z wykorzystanymi. Na niektórych kartach jest [ostrzeżenie o zagrożeniu](hazards).',
      {
        example:
          'Odkryto czerwoną kartę. Możesz wybrać dowolną czerwoną planetę, także taką, na której czerwonych statków już nie ma: Czerwony broni jej mimo to. Jeśli mieszka tam też Niebieski, tylko się przygląda.',
      },
    ],
  },
  'phase-launch': {
    title: 'Start',
    body: [
      'Nakieruj [wrota](term-gate) na jedną planetę systemu, który wskazała karta celu, i postaw na nich od jednego do czterech swoich statków, z dowolnych swoich kolonii, w dowolnym zestawieniu.',
      'Pilnuj ostatniego statku: planeta, którą opuszcza, nie jest już twoją [kolonią](losses) i powrotu tam nie ma. Gra cię ostrzeże.',
      'Broniący nie może ani dodać statków na swoją planetę, ani ich zabrać. Jeśli nie ma tam żadnego, broni się bez statków.',
      'Jeśli nie masz czego wysłać, tura się kończy.',
    ],
  },
  'phase-alliance': {
    title: 'Sojusz',
    body: [
      'Najpierw zaprasza atakujący, kogo chce, z wyjątkiem broniącego. Potem broniący, kogo chce, z wyjątkiem atakującego; mogą to być ci sami gracze.',
      'Zaproszeni odpowiadają po kolei, poczynając od lewej strony atakującego. Dołącz do strony, która cię zaprasza, albo do żadnej. Kto się zgadza, od razu wysyła od jednego do czterech statków, a następny gracz to widzi.',
      'Statki sojuszników atakującego stają na wrotach, sojuszników broniącego obok planety. Wycofać się nie można.',
      'Co sojusznicy zyskują i czym ryzykują: [Sojusznicy](allies).',
    ],
  },
  'phase-planning': {
    title: 'Planowanie',
    body: [
      'Dwoje [głównych graczy](term-main-player) jednocześnie wybiera z ręki [kartę spotkania](term-encounter-card) i kładzie ją zakrytą.',
      'Broniący, który nie ma takiej karty, pokazuje karty z ręki, odrzuca je i dobiera osiem nowych, tyle razy, ile trzeba. Kto może działać przed wyborem kart, może potem zrobić to ponownie.',
      'Jeśli atakujący zostaje bez karty spotkania przed tą chwilą, jego tura natychmiast się kończy. Wszystkie wysłane statki wracają na kolonie swoich właścicieli.',
    ],
  },
  'phase-reveal': {
    title: 'Ujawnienie',
    body: [
      'Obie karty są odwracane naraz. Dalej zależy to od nich:',
      [
        'Dwa ataki: każda strona dodaje liczbę z karty i wszystkie swoje statki, razem ze statkami sojuszników. Wygrywa wyższa suma. Przy równych sumach wygrywa broniący.',
        'Atak i negocjacje: wygrywa atak, a druga strona otrzymuje [rekompensatę](compensation).',
        'Negocjacje po obu stronach: sojusznicy wracają do domu, a główni gracze próbują zawrzeć [porozumienie](deals).',
        'Metamorfoza staje się kopią drugiej karty. Dwie metamorfozy: przegrywają obie strony.',
      ],
      'Wszyscy, którzy biorą udział, mogą dodać [wsparcia](reinforcements). Gdy nie ma już chętnych, sumy są ostateczne.',
      {
        example:
          'Na wrotach są trzy twoje statki i dwa sojusznika, ujawniasz 10: razem 15. Broniący ma cztery statki i kartę 8: razem 12. Wygrywasz, chyba że ktoś wesprze drugą stronę o trzy.',
      },
    ],
  },
  'phase-resolution': {
    title: 'Rozstrzygnięcie',
    body: [
      [
        'Wygrywa atakujący: wszystkie statki z wrót lądują i każdy ich właściciel ma tam kolonię. Statki broniącego na tej planecie i jego sojuszników trafiają do wiru. Pozostali, którzy tam mieszkają, zostają.',
        'Wygrywa broniący: wszystkie statki z wrót trafiają do wiru. Sojusznicy broniącego otrzymują [nagrody](rewards) i wracają do domu; na planecie, którą pomogli utrzymać, nie osiedlają się nigdy.',
        '[Porozumienie](deals) zawarte: zostaje wykonane, a statki z wrót wracają do domu.',
        'Brak porozumienia: każdy główny gracz wysyła do wiru trzy statki.',
      ],
      'Na koniec karty spotkania i wsparcia są odrzucane. Nikt za to niczego nie dobiera: kart na ręce przybywa tylko tam, gdzie mówią tak zasady albo moc.',
    ],
  },
  'second-encounter': {
    title: 'Drugie spotkanie',
    body: [
      'Spotkanie jest dla atakującego udane, jeśli przyniosło wygraną, porozumienie albo powrót na własną pustą planetę. Wtedy może rozegrać jeszcze jedno, od [fazy przegrupowania](phase-regroup), jeśli ma na ręce kartę spotkania.',
      'Trzeciego z tego nie będzie. Po drugim spotkaniu albo po pierwszym bez sukcesu tura przechodzi w lewo.',
    ],
  },
};
