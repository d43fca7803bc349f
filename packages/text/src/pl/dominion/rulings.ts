import type { Rulings } from '../../types.ts';

const rulings: Rulings = {
  ace: [
    'W grze z czterema planetami też oddajesz jedną: zaczynasz z trzema planetami, a statki z czwartej są w wirze.',
    'Masz o jedną planetę mniej niż inni, więc moc tracisz po utracie o jednej rodzimej kolonii mniej.',
    'Kolonia zdobyta w twojej turze musi przetrwać do początku twojej następnej tury. Próba jest jedna na turę.',
  ],
  alchemist: [
    'Nadaje się każdy stos odrzuconych kart, także talii nagród i niewykorzystanych rozbłysków.',
    'Negocjacje specjalne to też negocjacje: zwykłe można wymienić na specjalne i odwrotnie.',
    'Atak z dwiema liczbami liczy się tu według pierwszej.',
  ],
  angler: [
    'Karty nie można zataić: to gra sprawdza, czy gracz ją ma.',
    'Więcej niż dwa razy na spotkanie mocy użyć nie można, nawet przy wielkim szczęściu.',
    'Broniący, któremu nie zostały karty spotkania, dobiera nową rękę; atakujący bez nich kończy turę.',
    'Szczelina oddana na twoje żądanie liczy się jako zabrana i wybucha.',
  ],
  aristocrat: [
    'Rozbłysku, który należy do obcego któregoś z graczy, nigdy nie trzeba usuwać.',
    'Po efekcie wzmocnionym też usuwa się tylko jeden rozbłysk.',
    'Ręka nie ma limitu. Rozbłyski zagrywa się jednak jak zwykle, po jednym na spotkanie.',
  ],
  bride: [
    'Obrączka, postawiona prosto czy odwrócona, to przejęty statek: właściciel nie może go używać.',
    'Z graczem, który nie ma statku na obrączkę, nie można wziąć ślubu.',
    'Małżonek dołączający bez zaproszenia wysyła od jednego do czterech statków, jak każdy sojusznik.',
    'Jeśli miejsce Panny młodej zajmie inny obcy, wszystkie obrączki wracają do kolonii właścicieli.',
  ],
  daredevil: [
    'Nie ma różnicy, nie ma dodatkowych nagród: ani po negocjacjach, ani po ucieczce, ani po głosowaniu.',
    'Broniący, który wygrał przy remisie, wygrał różnicą 0.',
    'Możesz obniżyć sumę nawet tak, że twoja strona przegra.',
  ],
  diplomat: [
    'Porozumienie trzech liczy się jako porozumienie dla głównych graczy: atakujący może mieć drugie spotkanie.',
    'Jako sojusznik zabierasz statki do kolonii, jak wszyscy przy porozumieniu, ale i tak się targujesz.',
    'Wygrana w głosowaniu nie ma różnicy sum.',
  ],
  doppelganger: [
    'Karty spotkania odrzucasz dopiero w fazie planowania; do tego czasu możesz je mieć i wykorzystywać.',
    'Efekt wzmocniony może dotknąć innego gracza niż ten, kto pożycza.',
    'Ręki pożyczonej efektem uniwersalnym nie zachowujesz, więc szczeliny w niej nie wybuchają.',
  ],
  engineer: [
    'Statki w wirze pomagają ukończyć technologię, ale nie liczą się jako statki na niej.',
    'Karta znaleziona efektem wzmocnionym też trafia na arkusz, w miejsce starszej.',
    'Możesz nie zachować żadnej z dwóch i pracować dalej nad tą, którą masz.',
  ],
  explorer: [
    'Odkryta planeta jest zwykłą rodzimą planetą systemu, w którym leży.',
    'Do odkrycia masz zawsze cztery planety, także w grze z czterema planetami.',
    'Planeta Genesis przenosi się razem ze statkami, które na niej stoją.',
  ],
  greenhorn: [
    'Zablokować można tylko pokazanie karty; reszta twoich swobód zostaje.',
    'Nową rękę możesz dobierać raz po raz, dopóki nie ma w niej ataku.',
    'Zagrywając wsparcie bez udziału w spotkaniu, wskaż stronę, której ono pomaga.',
  ],
  host: [
    'Rozbłyski, które trafiły na stos odrzuconych kart, są odtąd w grze: potem może je dobrać każdy.',
    'W jednym spotkaniu możesz zagrać kilka rozbłysków z arkusza, każdy osobnym użyciem, ale zawsze efekt uniwersalny.',
    'Rozbłysk, który działa, dopóki się go ma, przestaje działać, gdy trafi na stos odrzuconych kart.',
  ],
  joker: [
    'Żeton działa przed metamorfozą: naprzeciw dzikiej karty kopiuje ona to, co pokazuje żeton.',
    'Dwie dzikie karty na stole to dwa użycia; najpierw karta atakującego.',
    'Impuls mnoży liczbę na żetonie.',
    'Położyć 8 na 8 wolno, choć niczego to nie zmienia.',
  ],
  judge: [
    'Jeśli przeciwnik ucieka ze spotkania, wyrok na rzecz zwycięzcy obowiązuje, a na rzecz przegranego nie.',
    'Jeśli kart na ręce jest mniej, niż orzeczono, bierze się wszystkie.',
    'Jeśli ujawniono same negocjacje, wyrok nic nie znaczy.',
  ],
  laser: [
    'Odłożone karty należą do właściciela, ale nie są na ręce: nie można ich zagrać, ukraść ani policzyć.',
    'Broniący bez statków na planecie nie odkłada kart.',
    'Wygrana z braku kart spotkania prowadzi od razu do fazy rozstrzygnięcia: nie ma sum ani różnicy.',
  ],
  lizard: [
    'Porozumienie to nie wygrana i nie zmienia statków.',
    'Zwykłe statki w wirze, przejęte lub na arkuszach są nadal w grze; usunięte z gry nie.',
    'Dodatkowe 2 za zmieniony statek to dodatek do sumy, a nie kolejny statek.',
  ],
  love: [
    'Liczy się rodzaj, nie wartość: do ataku pasuje każdy atak.',
    'Kto niczego nie odrzucił, u tego rodzaj się nie zgadza.',
    'Z efektem wzmocnionym przy pełnej zgodności bierzesz tylko karty innych; twoja jest już na ręce.',
    'Szczelina zebrana w ten sposób nie wybucha.',
  ],
  mesmer: [
    'Nazwać można tylko artefakty z zestawów, które są w tej grze.',
    'Blok karty zatrzymuje kartę, jakkolwiek się ją zagrywa.',
    'Po zablokowaniu mocy kartę można jeszcze zagrać jako nią samą, jeśli chwila na to pozwala.',
  ],
  mirage: [
    'Zmieniają się tylko sumy. Rekompensatę i nagrody liczy się według prawdziwych statków.',
    'Jeśli nie porównuje się dwóch ataków, moc nic nie daje.',
    'Możesz wybrać też wskazaną planetę: liczą się statki, które tam stoją.',
  ],
  muckraker: [
    'Oskarżeni odpowiadają po kolei, każdy daje jedną łapówkę.',
    'Jeśli odrzucona przez ciebie karta nie jest kartą spotkania, do wykupu wystarczy dowolna taka karta.',
    'Wyrzucony główny gracz i tak wygrał: tura trwa, a przegrani przegrywają.',
  ],
  pentaform: [
    'Możesz zablokować własną moc, żeby pozostać w swoim stadium.',
    'Kilka kolonii zyskanych lub utraconych naraz rozpatruje się po kolei.',
    'Jeśli z braku rodzimych kolonii tracisz moc, tracisz z nią stadium; przez ten czas się nie przesuwasz.',
    'Żetony i karty stadium zostają przy nim, gdy jesteś w innym.',
  ],
  pickpocket: [
    'Ofiara musi mieć kolonię w twoim rodzimym systemie: statki na wrotach nie wystarczą.',
    'Do efektu uniwersalnego wystarczy, że system jest twój; nie musisz być broniącym.',
    'Szczelina, którą zachowujesz, wybucha; odrzucona od razu nie.',
  ],
  pirate: [
    'Jeśli druga strona uciekła albo ocalała dzięki odwrotowi, nie ma czego przejmować.',
    'Przejęte statki nie trafiły do wiru: nie ma za nie rekompensaty.',
    'Wygrana jest twoja, nawet jeśli odeślesz wszystkie statki.',
    'Gdy moc jest utracona, przejęte statki czekają na arkuszu; jeśli zastąpi go inny obcy, wracają do kolonii.',
  ],
  quartermaster: [
    'Wszystkie nagrody z jednego zdarzenia to jedno użycie.',
    'Każdy dostaje należną liczbę kart, ale niekoniecznie z talii, którą wymienił.',
    'Efekt uniwersalny nie pyta o zgodę: drugi gracz bierze to, co wydajesz.',
  ],
  reactor: [
    'Jeśli przeciwnik uciekł, nie ma przegranego głównego gracza i nie masz wyboru z trzech.',
    'Twój własny rozbłysk też trafia na arkusz, gdy odrzuci go ktoś inny.',
    'Rozbłysk obcego, który pojawił się później, trafia na arkusz dopiero po odrzuceniu.',
  ],
  tourist: [
    'Statki na liniowcu nie stoją w żadnej kolonii i nie są w wirze.',
    'Liczy się każde ostrzeżenie o zagrożeniu w tym spotkaniu, nawet na karcie, zamiast której dobrano inną.',
    'We własnym systemie albo bez statku na liniowcu nie bierzesz karty.',
    'Gdy moc jest utracona, twoje statki czekają na liniowcu.',
  ],
  usurper: [
    'Wykorzystaną kartę sojusznika odrzuca się jak każdą zagraną.',
    'Twoja moc działa przed wszystkim innym, co dzieje się po wyborze kart.',
    'Po efekcie uniwersalnym nie ma kart spotkania, więc nie ma rekompensaty ani różnicy sum.',
  ],
  voyager: [
    'Twój świat w wirze nie jest już w twoim systemie: karta celu tam nie prowadzi.',
    'Statki na nim liczą się wszędzie tam, gdzie liczy się statki w wirze.',
    'Kto odzyskuje statki — w fazie przegrupowania albo jako nagrodę — może wybrać statki na nim; statek specjalny, który tak wróci, jest znów naładowany.',
    'Kolonie liczy się zaraz po przeniesieniu: może ono wygrać grę.',
    'Efekt uniwersalny kładzie w wirze jedną kartę naraz; zabieranie kart to nie zagranie.',
  ],
  whirligig: [
    'Rozbłyski z ręki miesza się ze wszystkim; ten, który właśnie się zagrywa, nie.',
    'Atakujący, który po wymieszaniu nie ma kart spotkania, kończy turę; broniący dobiera nową rękę.',
    'Szczelina, która przyszła do ciebie z ręki przeciwnika, jest zabrana i wybucha; ta, która poszła w drugą stronę, jest oddana.',
  ],
  'yin-yang': [
    'Dla żetonu liczą się tylko statki przeciwnika, utracone w walce lub przez brak porozumienia.',
    'Jeśli żetony mają dwaj główni gracze, każdego liczy się raz, według pierwotnych strat.',
    'Kto ma żeton, wybiera statki; jeśli w koloniach jest ich za mało, idą wszystkie.',
    'Efekt uniwersalny nie wymaga dowodu winy, a na stratę przez niego nie można nim odpowiedzieć.',
  ],
};

export default rulings;
