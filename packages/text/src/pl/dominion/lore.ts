import { loreBook } from '../../book.ts';
import type aliens from './aliens/index.ts';

export default loreBook<keyof typeof aliens>({
  ace:
    'Przez dziewięćset lat Asy ćwiczyły jeden jedyny skok przez jeden jedyny rów; inne konkurencje je nudziły. ' +
    'Z pięciu swoich światów jeden spaliły, żeby podróżować lżej. ' +
    'As przybywa ostatni, wyjmuje małą chorągiewkę, wbija ją tam, gdzie jest miejsce, i patrzy na zegarek. ' +
    'Wszyscy gapią się na chorągiewkę. ' +
    'To cały plan, trzeba się tylko raz porządnie wyspać.',
  alchemist:
    'Alchemik niczego nie wyrzuca, czeka tylko, aż rzecz stanie się czymś innym. ' +
    'Ich stolica bywała już bagnem, katedrą i, przez jeden krępujący tydzień, budyniem. ' +
    'Gościom radzi się liczyć bagaże dwa razy, przed i po, i nie pytać, z czego są teraz rączki. ' +
    'Przepis nie jest tajemnicą: weź to, czego nikt nie chce, dodaj mały statek i mieszaj.',
  angler:
    'Wędkarze siedzą na brzegu, na pomostach, na asteroidach i na cudzych kanapach, i godzinami milczą. ' +
    'Potem mówią jedno słowo i jest to dokładnie to, co masz w lewej kieszeni. ' +
    'Przysięgają, że to tylko cierpliwość i pogoda. ' +
    'Czasem haczyk wraca pusty. ' +
    'Wędkarz kiwa głową, zarzuca znowu i opowiada o tej, która się zerwała, o takiej.',
  aristocrat:
    'Arystokrata nie stoi w kolejce: to kolejka stoi za nim. ' +
    'Jego przodkowie nie przegrali żadnej wojny, bo przegrywanie zawsze należało do kogoś innego. ' +
    'Czyta menu, zanim otworzą kuchnię, odsyła wszystko, co mu nie smakuje, a srebra zatrzymuje. ' +
    'Rozbłyski podaje się do śniadania na tacy. ' +
    'Te bez porządnej rodziny idą do kominka, po jednym i bez słowa.',
  bride:
    'Panna młoda brała ślub w czterystu systemach i we wszystkich była w bieli. ' +
    'Zawsze jest tort, zapłakany wujek i adwokat pod stołem. ' +
    'Każdą swoją połowę szczerze kocha, a najbardziej jej bagaż. ' +
    'Kiedy uczucie mija, idzie z nim połowa wszystkiego. ' +
    'Obrączki leżą w gablotce z małymi lampkami; jest prawie pełna, a Panna młoda wciąż płacze na ślubach.',
  daredevil:
    'Bezpieczne lądowanie Śmiałkowie uważają za brak gustu. ' +
    'Ich mosty kończą się w połowie, spadochrony składa najmłodsze dziecko, a hymn urywa się na jedną nutę przed końcem. ' +
    'Wygrać z dużą przewagą to zwykła arytmetyka. ' +
    'Wygrać o włos, na hamulcach i z jednym okiem zamkniętym to pełne trybuny przez tydzień, a każdy, kto był na pokładzie, je za darmo.',
  diplomat:
    'Gdziekolwiek spotkają się dwie floty, zjawia się między nimi szara łódeczka, rozkłada stolik i pyta, kto pije z mlekiem. ' +
    'Dyplomata nigdy nie wystrzelił, ale całe armady wysłał na emeryturę porządkiem obrad, przerwami i protokołem. ' +
    'Dla siebie nie chce niczego, może tylko tamten księżyc, wymieniono go w punkcie siódmym. ' +
    'Jeśli rozmowy się nie udadzą, ucierpi razem z wami. ' +
    'To też punkt siódmy.',
  doppelganger:
    'W domu Sobowtóra wszystkie lustra są oknami. ' +
    'Przychodzi na kolację w twoim płaszczu, opowiada twoje historie, tylko trochę lepiej, i wychodzi z twoimi kluczami, które rano zwraca wypolerowane. ' +
    'Jego własnej twarzy nie widział nikt, a on sam najmniej; zdjęcie w jego paszporcie pokazuje urzędnika. ' +
    'Prosi o niewiele: dwie rzeczy, a jedna z nich niech będzie najlepsza.',
  engineer:
    'Najlepsze wynalazki Inżynierów zaczynały się od słów „tak nie miało być”. ' +
    'Każdą przegraną bitwę holują do domu, ważą i rozbierają do ostatniej śrubki; śrubka dostaje imię. ' +
    'Mają dwie szuflady: jedną na plany, drugą na to, co z planów wyszło. ' +
    'Zwycięskich generałów zaprasza się na otwarcie. ' +
    'Zwykle jest krater i lemoniada.',
  explorer:
    'Odkrywca podróżuje z lekkim bagażem: hamak, flaga, cztery planety. ' +
    'Mapy go nudzą, bo wszystko na nich już znaleziono; woli białe plamy i przywozi własne. ' +
    'Tym, którzy mieszkają gdzieś od dziesięciu tysięcy lat, gorąco gratuluje, że wreszcie ich odkryto. ' +
    'Każdy nowy świat dostaje imię po jakiejś ciotce. ' +
    'Ciotek Odkrywca ma wiele, a orientacji w terenie wcale.',
  greenhorn:
    'Instrukcję Żółtodzioby czytają na końcu, do góry nogami i na głos. ' +
    'Lądują nie na tej planecie i przepraszają meble; pytają wroga, jak działa armata, i zwykle im pokazuje. ' +
    'Starzy mistrzowie daremnie badają ich otwarcia i poddają partię, mrucząc, że tak nie wolno. ' +
    'I rzeczywiście nie wolno. ' +
    'Tylko że do tej strony Żółtodzioby jeszcze nie doszły.',
  host:
    'Medium to dom, w którym świeci się wiele okien. ' +
    'Głosy przychodzą i odchodzą, wieszają kapelusze, kłócą się o lufcik, a mówić na głos mogą trzy naraz. ' +
    'Samo Medium mieszka podobno w małym pokoiku od podwórza. ' +
    'Zostaw wiadomość, a ktoś odpowie, tyle że za każdym razem ktoś inny. ' +
    'Gości, którzy się zasiedzieli, grzecznie odprowadza się za drzwi, na zawsze.',
  joker:
    'Jokerzy noszą po dzwoneczku za każdą nagiętą zasadę i słychać ich z odległości dwóch systemów. ' +
    'W ich szkołach dwa razy dwa jest tyle, z czego głośniej się śmieją. ' +
    'Joker uściśnie ci rękę, spojrzy na nią i oznajmi, że to ryba; ty też spojrzysz i nabierzesz wątpliwości. ' +
    'Zawsze ktoś wychodzi na głupca. ' +
    'Oni dbają, żeby kolej przyszła na każdego.',
  judge:
    'Sędziowie mają jedno prawo i dziś jest ono w dobrym humorze. ' +
    'Zanim ktokolwiek dobędzie miecza, młotek wielkości chaty orzeka, komu przypadną potem srebra. ' +
    'Apelacje rozpatruje się nazajutrz po końcu świata, w kolejności zgłoszeń. ' +
    'Adwokaci są mile widziani: robi się z nich znakomite podnóżki. ' +
    'Sprawiedliwość jest ślepa, ale węch ma czuły.',
  laser:
    'Lasery widzą, kiedy się wpatrują, a to, w co się wpatrują, rzadko się potem do czegoś nadaje. ' +
    'Ich miasta nie potrzebują latarni; gazetę czyta się tu raz, za to dokładnie, a potem zmiata popiół. ' +
    'Goście dostają ciemne okulary i mają opowiedzieć, co pamiętają ze swoich papierów. ' +
    'Laser nie ma złych zamiarów. ' +
    'Chce ci się tylko dobrze przyjrzeć, a zasłony powiesił ze względu na ciebie.',
  lizard:
    'Jaszczury rodzą się miękkie, różowe i grzeczne i z góry przepraszają za pazury. ' +
    'Każde zwycięstwo swędzi; za drzwiami schodzi skóra, a to, co wychodzi, już się w tych drzwiach nie mieści. ' +
    'Stare skóry wiszą w piwnicy, wyprasowane, po jednej na każdego, kim kiedyś byli. ' +
    'Gdy zzielenieje ostatni różowy, mówią, ktoś będzie musiał poszerzyć niebo.',
  love:
    'Miłość przybywa na ukwieconej platformie, z trąbami. ' +
    'Rozdaje swój płaszcz, obiad i lewy but, a potem rozgląda się promiennie, kto zrobi to samo. ' +
    'Tych, którzy się przyłączą, ściska się, aż trzeszczą żebra, i ich zaginieni wracają do domu. ' +
    'Tym, którzy nie, wybacza się natychmiast, siłami kilkuset osadników z gitarami, na trawniku pod oknem sypialni.',
  mesmer:
    'Zaczęło się od występu, a że się skończył, nikt jeszcze nie zauważył. ' +
    'Hipnotyzer kołysze czymkolwiek, zegarkiem, śledziem, traktatem, i cała flota zgadza się, że to kometa. ' +
    'Pół galaktyki tam było i pamięta miły wieczór. ' +
    'Czytasz to nie pierwszy raz. ' +
    'Bardzo ci się podoba, opowiesz znajomym, a portfel możesz zostawić na stole.',
  mirage:
    'Miraży jest więcej, niż myślisz, albo mniej. ' +
    'Ich ojczyzna leży tuż za następną wydmą i zawsze tam leżała. ' +
    'Generałowie z bębnami i sztandarami ruszali na wielką armię Miraży i brali do niewoli jedenaście kóz; inni ruszali na jedenaście kóz i odtąd nie piszą. ' +
    'Kozy są w zmowie. ' +
    'Zapytane o prawdziwą liczbę, Miraże odpowiadają szczerze, z daleka, do góry nogami i lekko drżąc.',
  muckraker:
    'Pismacy mają jedną gazetę w dwóch wydaniach: to, które się czyta, i to, za które im się płaci, żeby nie drukowali. ' +
    'Ich reporterzy byli na każdym przyjęciu, pod stołem, z notesem. ' +
    'Zupełnej nieprawdy nie piszą; mają od tego profesora. ' +
    'Najlepiej pisze się o zwycięzcach. ' +
    'W chwili triumfu ktoś dyskretnie chrząka i rozkłada fotografię: ty i pingwin.',
  pentaform:
    'Pentaform prowadzi album rodzinny, w którym całą rodziną jest on sam. ' +
    'Jajko pokazuje z zażenowaniem, larwę z czułością, a potem idą trudne lata z mackami. ' +
    'Od szczęścia rośnie, od smutku maleje, jedno i drugie w ciągu nocy; jego krawiec dwa razy postradał zmysły. ' +
    'Młodszym sobie wysyła kartki na urodziny, starszym prośby o pożyczkę. ' +
    'Ci nie odpisują. ' +
    'Pamiętają.',
  pickpocket:
    'W światach Kieszonkowców wita się oburącz, a potem grzecznie przelicza palce. ' +
    'Gościom podoba się wszystko: gwar, muzyka, uprzejmi przechodnie, którzy strzepują kurz z płaszcza. ' +
    'Dzieci bawią się w grę, w której w kółko krąży zegarek; to twój zegarek. ' +
    'Uczciwość bardzo się tu ceni. ' +
    'Wisi w muzeum i we wtorki ktoś ją zwraca.',
  pirate:
    'Biała flaga to dla Piratów metka z ceną. ' +
    'Przyłączają się do każdej wojny, w której ktoś przegrywa, i wcześnie wracają do domu, holując pół wrogiej floty. ' +
    'W ich portach zdobycz stoi rzędami, umyta i podpisana, a w niedziele wpuszcza się rodziny. ' +
    'Załatwić można wszystko: niewielka suma, jeszcze mniejsza planeta. ' +
    'Kogo nikt nie chce z powrotem, tego sprzedaje się wirowi, ten nie zadaje pytań.',
  quartermaster:
    'Kwatermistrz policzył wszechświat dwa razy: brakuje trzech butów. ' +
    'Z magazynu niczego nie wydaje się bez formularza, a formularz leży w magazynie. ' +
    'Bohaterowie wracają okryci chwałą i dostają otwieracz do konserw, mały; było w skrzyni coś lepszego, ale jest zarezerwowane. ' +
    'Kwatermistrz nie jest chciwy. ' +
    'Uważa tylko, że ktoś musi zadbać o resztki.',
  reactor:
    'Ktoś powinien był wyłączyć Reaktor, ale tak ładnie świecił. ' +
    'Buczy, zbiera to, co w innych najjaśniejsze, i trzyma w cieple za grubą szybą. ' +
    'Przyjaciele, którzy wygrywają u jego boku, odzyskują swoje światło i lśnią tygodniami. ' +
    'Ci, którzy zapomnieli go zaprosić, widzą, że ich światło zgasło. ' +
    'Proszę spojrzeć na swój identyfikator. ' +
    'Jeśli poczerniał, nie trzeba się już spieszyć.',
  tourist:
    'Turyści jeżdżą w sandałach, po czterech w kabinie, i wszystko jest mniejsze niż w folderze. ' +
    'Ich liniowiec rzuca kotwicę nad oblężeniami i nad koronacjami; machają i pytają oblężonych o drogę do ruin. ' +
    'Do domu przywożą łyżeczki. ' +
    'Czasem kilku wysiada na chwilkę, bo jest dobre światło, i zanim liniowiec zatrąbi, stoi tam sklepik z pamiątkami i garnizonem.',
  usurper:
    'Żaden Uzurpator nie urodził się królem i żaden nie umarł jako kto inny. ' +
    'Przychodzą jako skromni sojusznicy, trzymają płaszcz, niosą koronę na poduszce, a potem płaszcz trzyma jakoś już król. ' +
    'W ich pałacu stoi dziewięć tronów i jeden podnóżek, dla prawowitego władcy na dany dzień. ' +
    'Proszę przynosić własne karty. ' +
    'Chętnie podpowiedzą, którą z nich zagrać.',
  voyager:
    'Inni pakują w drogę walizkę, a Podróżnicy biorą dom, sad i pogodę. ' +
    'W pogodny poranek odwiązuje się całą planetę, dzieci machają z obu biegunów i toczy się ona do wiru, gdzie pływy są dziwne, a pocztówki nigdy nie dochodzą. ' +
    'Zagubione statki znajdują tam zapaloną lampę i zupę na kuchni. ' +
    'Sąsiedzi widzą dziurę w niebie i kartkę: zaraz wracam.',
  whirligig:
    'Wiatraczki nie chodzą, tylko nadciągają, w podmuchu, z liśćmi. ' +
    'Segregatory zniesiono po jednym spojrzeniu na archiwum; listy rzuca się po prostu w górę i prędzej czy później każdy coś dostaje. ' +
    'Walczą tak, jak tańczą, a tańczą ze wszystkimi. ' +
    'Potem obie strony zbierają rzeczy z podłogi, trochę oszołomione, i jedna ma wyraźnie więcej guzików.',
  'yin-yang':
    'Jin-Jang całkowicie się z tobą zgadza, z twoim wrogiem też, i płacze na obu pogrzebach. ' +
    'Jedna połowa zawsze kładzie się spać, gdy wstaje druga, i na schodach kłaniają się sobie. ' +
    'Czego brakuje po lewej, tego szuka się po prawej. ' +
    'Przykro im tylko z jednego powodu: gdy się o nich zapomina. ' +
    'Kto ich nie zaprosi, o tym przypomni sobie waga.',
});
