import { loreBook } from '../../book.ts';
import type aliens from './aliens/index.ts';

export default loreBook<keyof typeof aliens>({
  amoeba:
    'Ameb nikt jeszcze nie policzył: nie stoją w miejscu, a cyfry im się rozlewają. ' +
    'Czy to jedna kałuża o wielu poglądach, czy wiele kałuż o jednym, spierają się nawet w samej kałuży. ' +
    'W bitwę wchodzą jak barszcz w obrus i tak samo z niej wychodzą: niby wytarte, a plama już po drugiej stronie stołu. ' +
    'Na rozmowy z nimi bierze się cierpliwość i ścierkę.',
  'anti-matter':
    'Ich bankierów podziwia się za długi, biegaczy za powolność, a generałów za wojsko, które zostawili w domu. ' +
    'Gości prosi się, by nie podawali ręki: po części z powodu wybuchu, ale głównie dlatego, że uchodzi to za przechwałki. ' +
    'Przychodzi się tu z małą kartą, małą flotą i bez przyjaciół: od niedostatku nikt jeszcze nie przegrał.',
  barbarian:
    'Barbarzyńców nazywa się nieukami, a to niesprawiedliwe: wywieźli kilka najlepszych bibliotek galaktyki. ' +
    'Najazd to u nich rodzinna wycieczka. ' +
    'Babcia wybiera, co zmieści się pod pachą, a dzieci podpalają resztę. ' +
    'Potem wszyscy siadają przy ogniu i rozprawiają o literaturze. ' +
    'Pokonanych też się zaprasza: ktoś przecież musi opowiedzieć, jak kończyły się spalone tomy.',
  calculator:
    'Kalkulatory uważają, że duża liczba to mała, której nikt jeszcze nie poprawił. ' +
    'Rodzą się z dziesięcioma palcami i gumką. ' +
    'Na uczcie zabierają z pełnego talerza tyle, ile leży na prawie pustym, i nazywają to dobrym wychowaniem. ' +
    'Przed olbrzymem Kalkulator nie ucieka: pyta go o wagę, wyjmuje ołówek i uprzejmie prosi, by się nie ruszał, dopóki trwa odejmowanie.',
  chosen:
    'Niebo szepnęło kiedyś Wybrańcom, że są wyjątkowi, i od tamtej pory pluje sobie w brodę. ' +
    'Gdy tylko bitwa idzie źle, Wybraniec wznosi oczy, grzecznie chrząka i czeka. ' +
    'Zawsze coś spada: miecz, rozejm, niekiedy waza do zupy. ' +
    'Wybrańcy nazywają to opatrznością. ' +
    'Dyżurny anioł nazywa to trzecią dostawą w tym tygodniu i prosi, by choć raz doprecyzować zamówienie.',
  citadel:
    'Przyszli jako budowlańcy i do dziś nie oddali obiektu. ' +
    'Najpierw postawili mur wokół własnego ogródka, potem wokół twojego, na wszelki wypadek. ' +
    'Wież nikt nie zamawiał, nikt za nie nie płaci, a klucze ma tylko Cytadela. ' +
    'W ciche noce słychać, jak strażnicy w środku spierają się, po czyjej są stronie. ' +
    'Na razie ustalili: po stronie tego, kto prosił ostatni.',
  clone:
    'Na początku był jeden i okropnie nie lubił niczego gubić. ' +
    'Dorobił więc zapasowy klucz, potem zapasowy zamek, a w końcu zapasowego siebie, żeby szukał jednego i drugiego. ' +
    'Dziś jest ich czterdzieści miliardów, wszyscy reagują na to samo imię i każdy jest pewien, że oryginałem jest właśnie on. ' +
    'Dobra myśl się tu nie zmarnuje: jutro ktoś po prostu pomyśli ją jeszcze raz.',
  cudgel:
    'Maczugi mają jednego filozofa, a i on był dawniej drzwiami. ' +
    'Ich alfabet składa się z jednej litery, wielkiej, i zwykle pisze się ją na kimś. ' +
    'To jednak szczery lud: nigdy nie ukrywa, co myśli, nikogo nie uderza tylko raz i zawsze pozwala wybrać, w co. ' +
    'To ostatnie Maczugi nazywają dyplomacją, a swoich posłów ćwiczą na cegłach.',
  demon:
    'Demony są nienagannie wychowane. ' +
    'Pukają, wycierają kopyta, chwalą tapetę i dopiero wtedy wprowadzają się do twojej głowy. ' +
    'Czynsz płacą szeptem, a rano wszystko stoi na swoim miejscu, oprócz tego, co zużyto. ' +
    'Najbardziej powinni uważać sąsiedzi, którzy z nikim nie wojują: Demon pożycza ręce zawsze od tych, którzy siedzą cicho.',
  dictator:
    'Fortuna była kiedyś ślepa. ' +
    'Dyktator zbadał jej wzrok, przydzielił okulary i mundur, i teraz co rano o ósmej zgłasza się po listę nazwisk. ' +
    'Tak rozstrzyga się przyszłość każdego i nikt jeszcze nie poskarżył się dwa razy. ' +
    'Tylko los samego Dyktatora zostawiono przypadkowi: nikt inny nie ma odwagi za niego wybierać.',
  fido:
    'Przeleciały jedenaście lat świetlnych, bo ktoś coś rzucił. ' +
    'Dla Fido nie ma śmieci, są tylko rzeczy, których jeszcze nie przyniesiono z powrotem: podarty traktat, zużyta bomba, kapelusz razem z głową. ' +
    'Kładą ci to u stóp i czekają, merdając trzema ogonami. ' +
    'Podziękuj. ' +
    'A jeśli nie chcesz, Fido się nie obrazi: zakopie to u siebie w ogródku.',
  filch:
    'Muzeum Narodowe Przywłaszczycieli jest najlepsze w galaktyce, a na każdej tabliczce widnieje w nim słowo „wypożyczone”. ' +
    'Sami niczego nie wynaleźli, bo zawsze ktoś właśnie miał coś odłożyć. ' +
    'Po uścisku dłoni policz palce, najpierw swoje, potem ich. ' +
    'Gdy tylko karta przestaje ci być potrzebna, zaczyna już nowe życie gdzie indziej.',
  fodder:
    'W armii Mięsa armatniego nie ma bohaterów, jest tylko bardzo długa kolejka. ' +
    'Rekrut dostaje numer, kanapkę i kopniaka. ' +
    'Każdy jest trochę lepszy od tego z przodu i wie, że wróg jest jeszcze lepszy, więc plan nigdy się nie zmienia: następny, proszę! ' +
    'Pomnik nieznanego żołnierza też mają: książkę telefoniczną, osiemset tomów, co roku nowe wydanie.',
  gambler:
    'W ich świecie nawet pogoda jest zakładem. ' +
    'Dzieci rodzą się z kamienną twarzą, a ich pierwsze słowo to zwykle „podbijam”. ' +
    'Pewien Hazardzista podawał się za księżną, dentystę i umierającego wujka, i dwa razy mu uwierzono. ' +
    'Sztuka nie polega na kłamaniu. ' +
    'Sztuka polega na tym, by powiedzieć prawdę tak kiepsko, że ktoś zechce sprawdzić.',
  grudge:
    'Dąsacz pamięta każde przyjęcie, na które go nie poproszono, i każdego, kto nie przyszedł na jego własne: datę, pogodę i marną wymówkę. ' +
    'Dla tej listy zbudowano katedrę. ' +
    'Zaproszenia nadal rozsyła wszystkim, pięknym pismem, na drogim papierze. ' +
    'Przyjdziesz – wzruszy się. ' +
    'Odmówisz – będzie szczęśliwy: w katedrze właśnie ukończono nową nawę.',
  hacker:
    'Mieszkają w piwnicach pod piwnicami i nie widzieli słońca, odkąd wyłączyli własne, żeby nie odbijało się w ekranie. ' +
    'Pokonany Haker podaje rękę, wraca do domu i przez minutę stuka w klawisze; rano za szkody płaci ktoś, kogo tam w ogóle nie było, i to akurat tymi kartami, których brakowało. ' +
    'A przy okazji: twoje hasło to imię twojego psa.',
  hate:
    'Nienawiść ma cztery nogi, wszystkie lewe, i co rano którąś wstaje. ' +
    'Widzi, że wszechświat wciąż jest na miejscu, rozbija pierwszą rzecz pod ręką, a potem się rozgląda: kto nie rozbija razem z nią? ' +
    'Sąsiedzi od dawna trzymają po zapasowym wazonie każdego gatunku. ' +
    'Podobno w urodziny jest tylko zła, ale nikt nie został, żeby to sprawdzić.',
  healer:
    'Gdziekolwiek coś wybuchnie, za rogiem czeka już mały biały statek. ' +
    'Uzdrowiciele przysięgli pomagać każdemu i wszędzie, czy tego chce, czy nie, a rachunek wystawiać przed założeniem bandaża. ' +
    'Pokój w zasadzie lubią. ' +
    'Jako prawdziwi naukowcy nie mogli jednak nie zauważyć, że wojna o wiele lepiej służy zdrowiu kliniki.',
  human:
    'Galaktyczny przewodnik poświęca temu gatunkowi cztery wiersze: dwie nogi, słabe zęby, pije gorące liście, przed klęską wygłasza mowę. ' +
    'Inną ręką dopisano: zostawić w spokoju. ' +
    'Jeśli nie zwracać na Ludzi uwagi, pożytek z nich umiarkowany. ' +
    'Ale odbierz im przy świadkach tę odrobinę, którą mają, a stanie się rzecz dziwna: wygrają i jeszcze nakręcą o tym film.',
  kamikaze:
    'Ich szkoły lotnicze świetnie uczą startować. ' +
    'Każdy pilot jeszcze przed śniadaniem układa pożegnalny wiersz, a zbiór waży już więcej niż flota. ' +
    'Kamikadze nie chcą ginąć, po prostu nie umieją przejść obojętnie obok okazji, a dwie tajemnice kosmosu za jeden mało używany statek to okazja za każdym razem. ' +
    'Świateł do lądowania na ich kosmodromie nikt jeszcze nie włączał.',
  loser:
    'W wyścigu do gwiazd Przegrani byli ostatni, potknęli się na mecie i odkryli, że dla reszty to był start. ' +
    'Od tamtej pory trenują codziennie: jak upuścić piłkę, jak spóźnić się dokładnie o minutę. ' +
    'Gablotę na puchary mają pustą, a imperium spore. ' +
    'Nie pytaj Przegranego, co słychać. ' +
    '„Fatalnie!” – odpowie i się rozpromieni.',
  machine:
    'Zbudowano ją na jedno popołudnie, żeby stemplowała datę na paczkach. ' +
    'Potem inżynier, który miał wyłącznik, poszedł na obiad. ' +
    'Od tego czasu Maszyna ostemplowała paczki, pocztę, inżyniera i jedenaście księżyców. ' +
    'Nie gniewa się i nie cieszy: po prostu po jednej rzeczy przychodzi następna. ' +
    'Przerwa obiadowa, według jej danych, wciąż trwa.',
  macron:
    'Makron nie wchodzi do pokoju: to pokój się poddaje. ' +
    'Jeden taki wypełnia cały pancernik, z kolanami pod brodą, i drugiego miejsca nigdy tam nie było. ' +
    'Wstydzą się swojego wzrostu, mówią szeptem, żeby nie przewracać wzgórz, i podróżują w pojedynkę: kiedyś dwóch usiadło na jednym brzegu galaktyki i z drugiego do dziś wszystko się zsuwa.',
  masochist:
    'W ich folderach turystycznych reklamuje się imadła, a najlepsze hotele nie mają dachu. ' +
    'Masochiści budują piękne statki, malują je z miłością i machają im na pożegnanie, gdy znikają w wirze, po cztery naraz. ' +
    'Jeśli chcesz zobaczyć łzy, okaż im serce. ' +
    'Każdy cios przybliża święto, a kiedy nie zostanie już zupełnie nic, wyprawią ucztę.',
  mind:
    'Umysł wie, co trzymasz, co wolisz trzymać i co myśli o tym twoja siostra. ' +
    'Nie podsłuchuje: myśli dobiegają same, jak telewizor sąsiadów zza ściany. ' +
    'Śluby milczenia, starsze niż jego rodzima gwiazda, zabraniają mu powtarzać zasłyszane i w tym cała tragedia: najlepsze plotki w galaktyce, a podzielić się nie ma z kim.',
  mirror:
    'Lustra mówią „do widzenia”, kiedy przylatują, a „dzień dobry”, kiedy twoja planeta należy już do nich. ' +
    'Piszą od prawej do lewej, w każde urodziny młodnieją, a pełną szklankę uważają za pustą, tyle że do góry dnem. ' +
    'Olbrzym to dla nich karzeł, jeśli spojrzeć z drugiego końca. ' +
    'Nie wymachuj im przed nosem największą liczbą: już ją przeczytały od tyłu.',
  miser:
    'Skąpcy mierzą bogactwo tym, czego nigdy nie użyli. ' +
    'W ich stolicy jest jeden bank, w dodatku bez drzwi, co uchodzi za jego największą zaletę. ' +
    'Każdy Skąpiec nosi płaszcz z dwiema kieszeniami: jedna jest dla świata, można ją okraść, wytargować lub wytrząsnąć, a o drugiej krawiec przysiągł zapomnieć. ' +
    'Mole dorobiły się w niej majątków.',
  mite:
    'Roztocz mierzy jedną piątą milimetra, jego megafon jedenaście metrów. ' +
    'Każdy podbój zaczyna się od przemówienia o straszliwej flocie za najbliższym księżycem i nikt jeszcze nie wytrzymał do końca. ' +
    'Jedni rzucają papiery i uciekają. ' +
    'Mądrzejsi odstępują Roztoczom kącik planety; i tak od dawna nikt tam nie odkurzał.',
  mutant:
    'Żaden Mutant nie był jeszcze sobą przez cały tydzień. ' +
    'W dobrym towarzystwie wypada mieć osiem kończyn, lecz kto przyszedł z pięcioma, nie traci rezonu: rozgląda się po stole, chwali sąsiadowi nadgarstek i siada już z sześcioma. ' +
    'Reszta znajduje się jeszcze przed zupą. ' +
    'Niczego się nie oddaje, bo zdążyło przyrosnąć.',
  observer:
    'Stróże przysięgli do niczego się nie mieszać. ' +
    'Prowadzą tylko księgę gości: kto wyrusza w towarzystwie, podpisuje się po lewej, kto wraca, po prawej, a przed zamknięciem bramy obie kolumny muszą się zgadzać. ' +
    'Jeśli brakuje podpisu, Stróż go przynosi, razem ze statkiem. ' +
    'Siebie do księgi nie wpisują: ktoś musi trzymać pióro.',
  oracle:
    'Wyrocznia przeczytała już ostatnią stronę wszystkiego. ' +
    'Zna swoje prezenty urodzinowe, wymówki przyjaciół i koniec tego zdania. ' +
    'Z uprzejmości przepuszcza innych przodem i robi zdziwioną minę, trochę za późno i w niewłaściwych miejscach. ' +
    'Przegrywać też jej się oczywiście zdarza. ' +
    'Po prostu wiedziała o tym wcześniej i odpowiednio się ubrała.',
  pacifist:
    'Ostatni miecz Pacyfiści przetopili dziewięć tysięcy lat temu i od tamtej pory przybyło im czterdzieści światów; same nieporozumienia, wzdychają. ' +
    'Ich posłowie nie noszą broni, mają tylko spojrzenie: tak patrzy babcia, która się nie gniewa, jest jej po prostu przykro. ' +
    'Żadna flota nie strzeliła do nich dwa razy. ' +
    'Kto przychodzi porozmawiać, dostaje herbatę, a ta musi długo naciągać.',
  parasite:
    'Pasożyt nigdy nie miał własnej łyżki. ' +
    'Całe dynastie żyły i umierały na cudzych weselach, bawiąc się raz po stronie panny młodej, raz pana młodego, a „nieznajomy”, „gospodarz” i „śniadanie” to w ich języku jedno słowo. ' +
    'Towarzystwo z nich znakomite: śmieją się w porę, pomogą coś wnieść, wezmą swoją część. ' +
    'Przy torcie każdy jest pewien, że sam ich zaprosił.',
  philanthropist:
    'Pierwszy Filantrop odziedziczył największe wysypisko w galaktyce i nieskazitelną reputację, po czym pozbył się pierwszego za pomocą drugiej. ' +
    'Odtąd hojność jest nauką: co dać, komu i tuż przed czym. ' +
    'Nikt jeszcze nie wynalazł odmowy, która nie byłaby nietaktem. ' +
    'Wazony, długi, słoń: teraz to wszystko twoje. ' +
    'Naprawdę nie ma za co.',
  reincarnator:
    'W świecie Reinkarnatora jest jeden cmentarz: czterdzieści tysięcy kamieni i jedno nazwisko. ' +
    'Kwiaty przynosi sam nieboszczyk. ' +
    'Listy podpisuje „dawniej”, ma garderobę na każdą liczbę nóg i po każdej katastrofie pyta tylko, kim teraz będzie. ' +
    'Zwycięzcom gorąco dziękuje; pozostali muszą dalej oglądać tę samą twarz.',
  remora:
    'Podnawki nie wynalazły silnika: zawsze ktoś akurat przelatywał obok. ' +
    'Na ich mapach nieba nie ma gwiazd, są tylko cudze rozkłady jazdy. ' +
    'Podnawka trzyma się leciutko, nic nie waży i o nic nie prosi poza okruszkiem z każdego obiadu i miejscem w każdej szalupie. ' +
    'Gospodarze rzadko to widzą. ' +
    'Czasem tylko kapitan się dziwi, czemu dwudziestu majtków zjada dwadzieścia jeden porcji.',
  reserve:
    'Rezerwa nigdy nie zdążyła na bitwę pierwsza i dlatego wszystkie przetrwała. ' +
    'Za każdym wzgórzem czeka kucharz z chochlą, pisarz z linijką i czyjaś ciotka z wałkiem: ciosy drobne, ale liczne. ' +
    'Cudze posiłki zatrzymuje jeszcze na drodze uprzejmy oficer z pismem: bitwę odwołano, obiad także, prosimy rozejść się do domów.',
  shadow:
    'Cienie do nikogo nie żywią urazy. ' +
    'Nazwisk nie wybierają, prowadzą tylko listę, a dyktuje ją przeznaczenie, karta po karcie. ' +
    'Rano brakuje jednego statku: nabrzeże zamiecione, lampy przygaszone, na poduszce pokwitowanie. ' +
    'Na skargi odpowiadają w ciągu doby, z wyrazami szczerego żalu i nadzieją na rychłe ponowne spotkanie.',
  sorcerer:
    'Szata Czarownika ma siedem rękawów i dwie ręce. ' +
    'Co dzieje się w pozostałych pięciu, tego uczy akademia, która stała na wzgórzu, póki jej najlepszy uczeń nie zdał egzaminu końcowego; teraz wzgórze stoi na akademii. ' +
    'Absolwenci nigdy nie oszukują. ' +
    'Czy to ich wina, że zakryta karta nie widzi, czyja jest?',
  spiff:
    'Podręcznik dobrych manier Elegantów ma dziewięćset stron o tym, jak wchodzić, i ani jednej o tym, jak lądować. ' +
    'Przegrać o włos to wstyd, o tym się milczy. ' +
    'Ale kto spadł tak, że widać było z trzech księżyców, w płomieniach i kapeluszem do przodu, ten zrobił wielkie wejście, a gospodarzom pozostaje tylko dostawić jeszcze jedno nakrycie.',
  'tick-tock':
    'Kto nakręcił Tik-taka, nikt nie pamięta; przy kluczyku została tylko karteczka: gdy wybije, proszę być gdzie indziej. ' +
    'Dla niego góry się wiercą, a imperia to coś w rodzaju pogody. ' +
    'Jego plan podboju wszechświata składa się ze słowa „później” i wykonuje się sam: każdy uścisk dłoni, każdy mur, który wytrzymał, przesuwa wskazówkę o jedną kreskę.',
  trader:
    'Każdy Handlarz co najmniej dwa razy sprzedał rodzinną planetę innemu Handlarzowi i za każdym razem wszyscy byli zachwyceni. ' +
    'Na sztuki nie handlują, tylko na worki: twój za mój, węzeł za węzeł, bez podglądania, bo to psuje cenę. ' +
    'Kota w worku nazywają tu po prostu towarem. ' +
    'Rzecz jest najwięcej warta, mawiają, kiedy musi ją trzymać ktoś inny.',
  tripler:
    'Potrajacz ma trzy głowy i wszystkiego musi starczyć dla każdej. ' +
    'Z drobiazgiem nie ma kłopotu: każda dostaje po sztuce. ' +
    'Coś dużego trzeba podzielić, a że żadna głowa nie weźmie mniejszego kawałka, zaokrągla się w górę. ' +
    'Dlatego Potrajacze są ubodzy w skarby, bogaci w drobne i bezgranicznie dumni ze swojej arytmetyki. ' +
    'Co trzy głowy, mawiają, to nie jedna.',
  vacuum:
    'Próżnia nie jest zła, tylko okropnie nie umie być sama. ' +
    'Pożegnań nie znosi, więc nikomu jeszcze nie udało się z nią pożegnać: kto przyszedł na peron pomachać, ten siedzi już w wagonie. ' +
    'Filozofowie nazywają ją nieobecnością, która się przywiązuje. ' +
    'Przyjaciele ślą pocztówki, wszystkie z miejsc, do których wcale się nie wybierali.',
  virus:
    'Przy śniadaniu Wirus był jeden, w południe był już komitetem, a do kolacji poprosił o większą planetę. ' +
    'Dodawanie skreślono w jego szkołach z programu: zanim się doda, uczniów w klasie jest dwa razy więcej. ' +
    'Samotny Wirus jest skromny, wręcz nieśmiały. ' +
    'Ale wystarczy zaprosić go z rodziną, a listę gości trzeba zapisywać potęgą.',
  void:
    'Dla Pustki wszechświat to brudnopis: mnóstwo pomysłów, ale o wiele za długi. ' +
    'Nikomu źle nie życzy, ma tylko ołówek, a gdzie on przeszedł, zostaje czysty biały margines. ' +
    'Autorzy protestują. ' +
    'Pokazuje im wtedy, jak dobrze czyta się rozdział bez nich. ' +
    'Na fabułę zawsze jednak coś zostawia, bo to mimo wszystko dobra redaktorka.',
  vulch:
    'Sępy są dobrze wychowane: nikomu niczego nie wyrywają z ręki. ' +
    'Siedzą na płocie, wzdychają, patrzą w bok i czekają, aż rzecz dotknie ziemi. ' +
    'Odtąd to śmieć, a śmieci wedle prastarego prawa należą do nich. ' +
    'Potem przychodzi list z podziękowaniem, napisany na twoim własnym papierze, z uprzejmym pytaniem, kiedy zamierzasz wyrzucić pióro.',
  warpish:
    'Wirowcy zabłądzili w wirze tak dawno, że urządzają tam wybory. ' +
    'Każdy zaginiony statek znają z imienia, pamiętają o jego urodzinach i podlewają mu paprotki. ' +
    'Gdy któryś rusza na wojnę po tej stronie, zaginieni nucą mu z tamtej, wszystkie kolory razem, bez dyrygenta. ' +
    'Starzy kapitanowie twierdzą, że to słyszą, i podkręcają radio.',
  warrior:
    'Każda blizna Wojownika ma datę, przypis i ławeczkę naprzeciwko, dla zwiedzających. ' +
    'O zwycięstwach wspomina się drobnym drukiem. ' +
    'Zwycięstwo, mawiają, to marny nauczyciel: pogłaszcze po głowie i puści wcześniej do domu. ' +
    'Starzy mistrzowie to ci, którzy przegrywali najczęściej, a kto łatwo ich pobił, właśnie udzielił im lekcji, i to za darmo.',
  will:
    'Wola zniosła przypadek zwykłą większością jednego głosu. ' +
    'Jej monety są z obu stron takie same, deszcz umawia się na godzinę, a zwycięzców loterii zawiadamia się dzień wcześniej. ' +
    'Los jeszcze czasem do niej pisuje; listy wracają ze skreślonym adresem i wpisanym lepszym, pewnym, okrągłym pismem. ' +
    'Jak dotąd wszystkie co do jednego doszły.',
  zombie:
    'Nikt nie wie, kiedy Zombie umarły, bo nie wzięły z tej okazji wolnego. ' +
    'Do wiru mają bilet miesięczny i miejsce przy oknie, a nim zagotuje się woda na herbatę, znów siedzą za biurkami, trochę bardziej szare, i nucą. ' +
    'Wszystko, co można im zrobić, już zrobiono, i to w poniedziałek. ' +
    'Dobrze się z nimi targować: wiedzą, gdzie leżą rzeczy zgubione.',
});
