import type { ChapterText } from '../../rules/outline.ts';

export const powers: ChapterText<'powers'> = {
  powers: {
    title: 'Moce',
    body: [
      'Twój arkusz mówi, co robi twoja moc, w jakiej roli działa (atakujący, broniący, sojusznik albo ktokolwiek), w której fazie, i czy możesz jej użyć, czy musisz.',
      'Zrobienie tego, co tam jest napisane, to [użycie](term-use), a użycie można [zablokować](zaps). Części mocy, które nie są użyciem, zablokować nie można.',
      'Gdy rodzimych kolonii jest mniej niż trzy, moc znika od razu, bez ostatniego użycia. Gdy znów są trzy, natychmiast wraca.',
      'Gdzie moc przeczy tym zasadom, rację ma moc. Tak samo karta.',
    ],
  },
  zaps: {
    title: 'Blokowanie',
    body: [
      'Moc blokuje się dokładnie wtedy, gdy ktoś jej używa. W tym spotkaniu nie można już jej użyć; w następnym jest jak nowa.',
      'Kto używa mocy albo zagrywa kartę, mówi najpierw, przeciw komu lub czemu. Potem inni mogą odpowiedzieć i dopiero wtedy coś się dzieje.',
      'Moc zatrzymuje Kosmiczny blok, artefakty i rozbłyski Blok karty. Blok sam jest artefaktem, więc i jego można zablokować.',
      'Dopóki twoja moc jest zablokowana albo utracona, twój własny rozbłysk ma dla ciebie tylko efekt uniwersalny.',
      {
        example:
          'Czerwony używa mocy. Niebieski zagrywa Kosmiczny blok. Czerwony odpowiada Blokiem karty: karta Niebieskiego zostaje zatrzymana i moc jednak działa.',
      },
    ],
  },
  cards: {
    title: 'Karty',
    body: [
      'W talii kosmosu są 72 karty, a do tego rozbłyski. Pierwsze trzy rodzaje to karty spotkania:',
      [
        'Atak: liczba od 0 do 40, najczęściej od 4 do 15.',
        'Negocjacje: żeby zawrzeć [porozumienie](deals) albo przegrać z [rekompensatą](compensation).',
        'Metamorfoza: kopia karty, przeciw której ją zagrano.',
        '[Wsparcie](reinforcements): kilka punktów więcej, gdy karty są już ujawnione.',
        '[Artefakt](artifacts): robi coś jeden raz.',
        '[Rozbłysk](flares): robi coś wciąż od nowa.',
      ],
      'Na ręce może być dowolnie wiele kart. Na koniec tury nie dobiera się ich, więc nowa ręka przychodzi dopiero wtedy, gdy zagrano ostatnią kartę spotkania: słabe karty też trzeba gdzieś wydać.',
    ],
  },
  reinforcements: {
    title: 'Wsparcia',
    body: [
      'Gdy karty są ujawnione, każdy uczestnik spotkania, główny gracz albo sojusznik, może zagrać wsparcia po dowolnej stronie, ile chce. Każde dodaje swoją liczbę do sumy tej strony.',
      'Inni mogą odpowiedzieć swoimi, aż wszyscy po kolei spasują. Na koniec spotkania są odrzucane.',
    ],
  },
  artifacts: {
    title: 'Artefakty',
    body: [
      'Artefakt mówi, kiedy można go zagrać. Robi swoje i zostaje odrzucony.',
      [
        'Kosmiczny blok: anuluje moc, której ktoś właśnie używa.',
        'Blok karty: anuluje artefakt albo rozbłysk, który ktoś właśnie zagrywa.',
        'Rury Möbiusa: na początku twojego spotkania jako atakującego wszystkie statki wszystkich graczy opuszczają wir.',
        'Zaraza: na początku spotkania wybrany przez ciebie gracz wysyła do wiru trzy statki i odrzuca po jednej karcie każdego rodzaju, jaki ma.',
        'Pole siłowe: anuluje właśnie zawarte sojusze, te, które wybierzesz.',
        'Kontrola emocji: wszystkie ujawnione ataki liczą się jako negocjacje.',
        'Unieważnienie: to, co uzgodniono, nie obowiązuje; porozumienia nie ma.',
        'Gaz jonowy: tym razem nikt nie otrzymuje ani rekompensaty, ani nagród.',
      ],
    ],
  },
  flares: {
    title: 'Rozbłyski',
    body: [
      'Rozbłysk należy do jednego obcego i ma dwa efekty. Kto ma tego obcego z działającą mocą, zagrywa efekt wzmocniony, wszyscy inni efekt uniwersalny.',
      'Pierwsze słowa mówią, kto i w której fazie może go zagrać, wcześnie albo późno.',
      'Gdy zrobi swoje, rozbłysk wraca na rękę, z której go zagrano. Odrzuca się go tylko wtedy, gdy zatrzyma go Blok karty.',
      'W jednym spotkaniu zagrywasz najwyżej jeden rozbłysk i żadnego nie zagrywa się dwa razy, u kogokolwiek by był. Liczy się od chwili ogłoszenia.',
      'To, co rozbłysk albo karta robi „w tym spotkaniu”, dotyczy też kart, które pojawią się w nim później.',
    ],
  },
  hazards: {
    title: 'Ostrzeżenia o zagrożeniu',
    body: [
      'Na jednej z trzech kart celu każdego koloru jest ostrzeżenie o zagrożeniu. W podstawowej grze nic nie znaczy. Niektórzy obcy i dodatkowe talie sprawdzają, czy w tym spotkaniu odkryto taką kartę.',
    ],
  },
  deck: {
    title: 'Gdy talia się skończy',
    body: [
      'Jeśli trzeba dobrać kartę, a talia kosmosu jest pusta, stos odrzuconych kart zostaje potasowany i staje się talią.',
      'Jeśli pusta jest i talia, i stos, następuje trzęsienie kosmosu: wszyscy odrzucają karty z ręki, wszystko zostaje potasowane i każdy dostaje osiem kart. Dobieranie, które do tego doprowadziło, jest zakończone.',
    ],
  },
  order: {
    title: 'Gdy kilka rzeczy dzieje się naraz',
    body: [
      'Pierwszy jest atakujący, potem broniący, dalej pozostali zgodnie z ruchem wskazówek zegara od lewej strony atakującego. Jeśli w tekście jest „przed” albo „po”, najpierw rozstrzyga to.',
      'To, co musi się stać, jest przed tym, co może. Mocy przymusowej używa się zawsze, gdy to możliwe, czy się to właścicielowi podoba, czy nie.',
      'Kto musi zagrać kartę pewnego rodzaju, szuka jej tylko na ręce, a nie wśród kart leżących gdzie indziej.',
    ],
  },
};
