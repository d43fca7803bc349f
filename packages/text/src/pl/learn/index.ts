// The tutorial. {rival}, {ally}, {partner} are players, {planet} a planet, {alien} and so on aliens.
export default {
  'web.learn.title': 'Naucz się grać',
  'web.learn.coach': 'Twój trener',
  'web.learn.progress': 'Część {part} z {parts}: {name}',
  'web.learn.next': 'Dalej',
  'web.learn.skip': 'Pomiń',
  'web.learn.chapter.goal': 'Jak wygrać',
  'web.learn.chapter.deal': 'Porozumienie',

  'web.learn.wait': 'Teraz odpowiadają inni. Patrz na stół.',
  'web.learn.free': 'To zależy od ciebie. Odpowiedz, jak chcesz, niczego nie zepsujesz.',

  'web.learn.welcome':
    'Każdy ma pięć planet, a na nich statki. Twoje są czerwone. Wygrywasz, gdy tylko masz kolonie na pięciu planetach innych graczy, a zdobywasz je spotkanie po spotkaniu.',
  'web.learn.alien':
    'Grasz jako {alien}. Twoja moc dodaje twojej stronie 4 w każdej walce. Każdy obcy łamie zasady po swojemu: wskaż nazwę lub twarz, żeby przeczytać, co robi. Na dole jest twoja ręka, którą widzisz tylko ty.',
  'web.learn.regroup':
    'To twoja tura. Najpierw odzyskujesz jeden statek z wiru, czyli z miejsca, w którym czekają utracone statki. Wybierz planetę, na którą wróci, i zatwierdź.',
  'web.learn.destiny':
    'Teraz zostaje dobrana karta celu. To ona, a nie ty, wybiera przeciwnika: tym razem jest nim {rival}. Ty atakujesz, {rival} się broni.',
  'web.learn.launch':
    'Nakieruj wrota na jedną z planet przeciwnika ({rival}). Najmniej statków ma {planet}. Cztery statki z kilku planet są już wybrane; dotknij swoich planet, żeby to zmienić. Planeta bez twoich statków przestaje być twoją kolonią.',
  'web.learn.invite':
    'Teraz poproś o pomoc. Sojusznicy dodają swoje statki do twojej strony. Jeśli wygrasz, oni też lądują i mają tam kolonię, więc nie zapraszaj nikogo, komu brakuje tylko jednej. Dziś zaproś, kogo chcesz.',
  'web.learn.allies':
    '{joined, select, yes {{ally} dołącza do ciebie i gra jako {allyAlien}: ten jeden statek policzy się za 4.} other {Nikt do ciebie nie dołącza, więc walczysz bez sojuszników.}} {partner} pomaga drugiej stronie, którą gra {rival}. Między wami widać, co na razie ma każda strona.',
  'web.learn.card':
    'Obie strony zagrywają teraz po jednej zakrytej karcie. Atak dodaje swoją liczbę do twoich statków; negocjacje proszą o pokój i przegrywają z każdym atakiem. Wybierz jeden ze swoich wyższych ataków.',
  'web.learn.card.no-negotiate':
    'Negocjacje byłyby propozycją pokoju, ale {rival} zamierza walczyć, a negocjacje przegrywają z atakiem. Swoje wykorzystasz już niedługo. Tym razem weź atak.',
  'web.learn.reveal':
    'Karty zostają odkryte jednocześnie. Karta, statki, sojusznicy i moce dodają się wiersz po wierszu: ty masz {mine}, a {rival} ma {theirs}. Wygrywa wyższa suma, a przy remisie broniący.',
  'web.learn.reinforce':
    'Przegrywasz, ale to jeszcze nie koniec: po ujawnieniu każdy, kto walczy, może dodać wsparcie. Zagraj swoje Wsparcie +5 dla atakującego.',
  'web.learn.reinforce.no-pass':
    'Jeśli teraz spasujesz, wygra {rival}, a twoje statki trafią do wiru. Pięć więcej wystarczy, żeby to odwrócić: zagraj wsparcie dla atakującego.',
  'web.learn.reinforce.no-other-side':
    'Na tym zyskałby przeciwnik ({rival}). Wolno tak zrobić i czasem to nawet sprytne, ale nie dziś. Zagraj je dla atakującego.',
  'web.learn.won':
    'Wygrywasz! Twoje statki lądują, a {landed} to twoja pierwsza zewnętrzna kolonia{joined, select, yes {. Razem z tobą ląduje {ally}} other {}}. Statki przegranych trafiają do wiru, ale {partner} gra jako {partnerAlien}: te statki zawsze wracają.',
  'web.learn.second':
    'Po udanym spotkaniu możesz w tej samej turze rozegrać jeszcze jedno. Zgódź się, a spróbujemy bez walki.',
  'web.learn.launch-again':
    'Karta celu wskazuje: {partner}. Już wiadomo, że druga strona woli rozmawiać. Nakieruj wrota na dowolną z jej planet i startuj.',
  'web.learn.invite-again':
    'Do rozmowy nie potrzebujesz sojuszników: i tak wróciliby do swoich kolonii. Wybierz „Nie zapraszaj”.',
  'web.learn.negotiate':
    'Zagraj negocjacje. Jeśli zrobią to obie strony, nikt nie walczy i musicie we dwoje dojść do porozumienia.',
  'web.learn.negotiate.no-attack':
    '{partner} zagrywa negocjacje. Atak by wygrał, ale kosztowałby cię karty i przysporzył ci wroga. Spróbuj negocjacji, żeby doszło do porozumienia.',
  'web.learn.offer':
    'Powiedz, co dajesz i co dostajesz: karty albo kolonię obok statków drugiej strony. Kolonia za kolonię to uczciwa wymiana, która liczy się obu stronom. Wybierz po jednej z każdej strony i zaproponuj.',
  'web.learn.offer.no-fail':
    'Bez porozumienia obie strony tracą po trzy statki, które trafiają do wiru, więc prawie każde porozumienie jest lepsze. Zaproponuj coś, może kolonię za kolonię.',
  'web.learn.counter':
    '{partner} chce czegoś innego i składa własną propozycję. Jeśli ci odpowiada, przyjmij ją. Możesz też zaproponować coś innego.',
  'web.learn.counter.no-fail':
    'Bez porozumienia obie strony tracą po trzy statki, które trafiają do wiru. Przyjmij propozycję albo złóż inną.',
  'web.learn.settle':
    'Jest porozumienie. Wybierz dowolną liczbę swoich statków, które zasiedlą nową planetę. Zostaną tam w pokoju, obok innych.',
  'web.learn.home': 'Statki, które zostały na wrotach, wracają. Wybierz, gdzie wylądują.',

  'web.learn.end':
    '{colonies, plural, =0 {Wiesz już, jak przebiega spotkanie. Pięć zewnętrznych kolonii to wygrana.} one {Masz # z pięciu zewnętrznych kolonii i wiesz już, jak przebiega spotkanie.} few {Masz # z pięciu zewnętrznych kolonii i wiesz już, jak przebiega spotkanie.} many {Masz # z pięciu zewnętrznych kolonii i wiesz już, jak przebiega spotkanie.} other {Masz # z pięciu zewnętrznych kolonii i wiesz już, jak przebiega spotkanie.}}',
  'web.learn.chapter.invited': 'Zaproszenie',
  'web.learn.chapter.attacked': 'Atak na ciebie',
  'web.learn.score':
    'Teraz gra {rival}. Spójrz na pięć klejnotów: cztery świecą, więc {rival} ma cztery zewnętrzne kolonie i do wygranej brakuje tylko jednej. Oto {rival} atakuje planetę gracza {partner}.',
  'web.learn.invited':
    'Obie strony proszą cię o pomoc. Sojusznicy ataku w razie sukcesu lądują razem z nim, ale wtedy {rival} wygrywa grę. Sojusznicy obrony, jeśli się utrzyma, dostają nagrodę za każdy statek. Stań po stronie obrony, statków tyle, ile chcesz.',
  'web.learn.invited.no-leader':
    'Z twoją pomocą {rival} zdobędzie piątą kolonię i wygra całą grę, a tobie do tego daleko. Lepiej pomóż obronie.',
  'web.learn.invited.no-staying':
    'Trzymać się z boku bywa mądrze, ale teraz {rival} jest o jedną kolonię od wygranej, a {partner} chętnie cię przyjmie. Stań po stronie obrony.',
  'web.learn.held':
    '{partner} utrzymuje planetę: {theirs} do {mine}. Statek ataku trafia do wiru, a gra toczy się dalej. Twoje statki wracają i za każdy należy ci się nagroda.',
  'web.learn.rewards':
    'O każdej nagrodzie decydujesz ty: twój statek z wiru albo karta z talii. Bierz, co wolisz.',
  'web.learn.allies-home': 'Twoje statki wracają z walki. Wybierz, gdzie wylądują.',
  'web.learn.invited-end':
    'Tak rozstrzygają się gry: kto komu pomoże. Zanim do kogoś dołączysz, spójrz na klejnoty i pamiętaj, że sojusznikom obrony się płaci.',
  'web.learn.attacked':
    'Teraz bronić musisz się ty. {rival} ({rivalAlien}) atakuje jedną z twoich planet trzema statkami. Ta moc nie dodaje statków do karty, lecz przez nie mnoży.',
  'web.learn.help':
    'Ty też możesz prosić o pomoc. Dziś nikt nie ma nastroju; zaproś, kogo chcesz, albo nikogo.',
  'web.learn.defend':
    'Wyłóż wyższy ze swoich ataków. Dodadzą się do niego twoje statki na planecie i twoja moc.',
  'web.learn.defend.no-negotiate':
    '{rival} chce walczyć: karta negocjacji oddałaby planetę. Zachowaj ją na następne spotkanie, a teraz wyłóż atak.',
  'web.learn.zap':
    'Na razie prowadzisz, ale {rival} właśnie używa mocy, a osiem razy trzy by cię zmiażdżyło. Masz odpowiedź: Kosmiczny blok zatrzymuje moc właśnie wtedy, gdy jest używana. Zagraj go.',
  'web.learn.zap.no-pass':
    'Jeśli spasujesz, {rival} wygra z ogromną przewagą. Ta karta jest właśnie na taką chwilę: zagraj ją.',
  'web.learn.zapped':
    'Mocy nie ma: {rival} tylko dodaje, {mine} do twoich {theirs}. Planeta jest twoja, napastnicy trafiają do wiru. O taką odpowiedź pytamy w odpowiedniej chwili; spasować można zawsze.',
  'web.learn.help-again':
    'Następny atak: {partner}. Nie masz prawie czym walczyć, więc tym razem przegramy, ale z pożytkiem. Wybierz „Nie zapraszaj”.',
  'web.learn.yield':
    'Wyłóż kartę negocjacji. Przegrywa z atakiem, ale przegranemu z nią należy się rekompensata: za każdy utracony statek bierzesz kartę zwycięzcy.',
  'web.learn.yield.no-attack':
    '{partner} ma bardzo wysoką kartę. Z atakiem stracisz statki za nic, z negocjacjami za karty.',
  'web.learn.compensation':
    '{partner} wykłada 40 i zabiera planetę. Twoje cztery statki trafiają do wiru, a ty na ślepo bierzesz tyle samo kart zwycięzcy. Często to więcej warte niż planeta.',
  'web.learn.attacked-end':
    'Bronisz się, zatrzymujesz moc i przegrywasz z zyskiem. Na pierwszą grę to wystarczy.',
  'web.learn.end.title.own-turn': 'To była tura',
  'web.learn.end.title.invited': 'To był sojusz',
  'web.learn.end.title.attacked': 'Znasz już grę',
  'web.learn.end.next.own-turn': 'Dalej: inni proszą o pomoc',
  'web.learn.end.next.invited': 'Dalej: ktoś cię atakuje',
  'web.learn.end.more': 'Co jeszcze cię czeka',
  'web.learn.end.powers':
    'Moce: każdy obcy nagina zasady po swojemu. Zachowaj co najmniej trzy rodzime kolonie, inaczej na jakiś czas stracisz moc.',
  'web.learn.end.flares':
    'Rozbłyski: dziwne karty, które może zagrać każdy, a które na ręce własnego obcego są silniejsze.',
  'web.learn.end.artifacts':
    'Artefakty: niespodzianki na właściwą chwilę. Kosmiczny blok na przykład wyłącza moc.',
  'web.learn.end.shared':
    'Wspólne zwycięstwo: kto w tej samej chwili zdobywa piątą kolonię, też wygrywa, więc sojusznicy mogą zwyciężyć razem.',
  'web.learn.end.play': 'Zagraj',
  'web.learn.end.aliens': 'Poznaj obcych',
  'web.learn.end.again': 'Jeszcze raz',
};
