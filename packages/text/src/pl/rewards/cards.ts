import type { CardText } from '../../types.ts';

const cards: Record<string, CardText> = {
  'reward-negotiate-epic-oratory': {
    name: 'Wielka mowa',
    text: 'Negocjacje. Przeciw atakowi przegrywasz, ale wybierasz: podwójna rekompensata albo twoje własne statki nie trafiają do wiru, lecz rekompensaty nie ma. Przeciw negocjacjom każde z was może w porozumieniu otrzymać do dwóch kolonii.',
    says: {
      choice: 'Przegrywasz, ale mowa była wielka. Czego chcesz?',
      'choice.double': 'Podwójnej rekompensaty',
      'choice.save': 'Żeby moje statki nie trafiły do wiru',
    },
  },
  'reward-negotiate-faulty-translator': {
    name: 'Wadliwy tłumacz',
    text: 'Negocjacje. Przeciw atakowi przegrywasz i otrzymujesz rekompensatę od wybranego przez siebie sojusznika przeciwnika, a jeśli go nie ma, od przeciwnika. Przeciw negocjacjom targujcie się bez słów; bez porozumienia każde z was traci o jeden statek mniej.',
    says: { payer: 'Z czyjej ręki bierzesz rekompensatę?' },
  },
  'reward-negotiate-right-of-refusal': {
    name: 'Prawo odmowy',
    text: 'Negocjacje. Z kart, które dzięki nim otrzymujesz, jako rekompensatę lub w porozumieniu, możesz od razu odrzucić dowolne.',
    says: { discard: 'Które z otrzymanych kart odrzucasz?' },
  },
  'reward-negotiate-self-defense': {
    name: 'Samoobrona',
    text: 'Negocjacje. Przeciw atakowi przegrywasz i nie otrzymujesz rekompensaty, ale za każdy statek swojej strony, który trafił do wiru, wysyłasz tam statek drugiej strony.',
    says: {
      whose:
        'Czyj statek trafia do wiru? Łącznie jeszcze {count, plural, one {# statek} few {# statki} many {# statków} other {# statku}}.',
    },
  },
  'reward-morph': {
    name: 'Metamorfoza',
    text: 'Po ujawnieniu kopiuje kartę przeciwnika taką, jaką już się stała, i w tym spotkaniu liczy się tak jak ona. Jeśli obie karty to metamorfozy, obie strony przegrywają.',
  },
  'reward-retreat': {
    name: 'Odwrót',
    text: 'Przeciw atakowi przegrywasz, ale żaden statek twojej strony nie trafia do wiru: statki we wrotach i statki sojuszników wracają do kolonii, a broniący zostaje na swojej planecie obok zwycięzców. Bez rekompensaty. Przeciw wszystkiemu innemu to negocjacje.',
  },
  'reward-reinforcement-4': {
    name: 'Wsparcie +4',
    text: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: dodaj 4 do sumy dowolnej strony. Inni mogą odpowiadać własnymi wsparciami, dopóki wszyscy nie spasują.',
  },
  'reward-reinforcement-x': {
    name: 'Wsparcie +X',
    text: 'Jako główny gracz lub sojusznik, w fazie ujawnienia: odrzuć dowolną liczbę innych kart i dodaj tę liczbę do sumy dowolnej strony.',
    says: { cards: 'Które karty odrzucasz na wsparcie? Każda daje jeden.' },
  },
  'reward-kicker-x-1': {
    name: 'Odwrócona biegunowość ×−1',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Wszystkie karty ataku w spotkaniu liczą się z przeciwnym znakiem.',
  },
  'reward-kicker-x1': {
    name: 'Autodestrukcja ×1',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Gdy zostaje ujawniony, obie strony od razu przegrywają: wszystkie statki spotkania trafiają do wiru, bez rekompensaty.',
  },
  'reward-kicker-x2-duplicity': {
    name: 'Dwulicowość ×2',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Podwaja twój atak, twoją rekompensatę albo statki, które bez porozumienia traci przeciwnik. Jakkolwiek się skończy, statki twoich sojuszników trafiają do wiru.',
    says: { 'ability.doomed': 'Statki sojuszników trafią do wiru.' },
  },
  'reward-kicker-x2-lost-signal': {
    name: 'Utrata łączności ×2',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Podwaja twój atak, twoją rekompensatę albo statki, które bez porozumienia traci przeciwnik. Wszystkie inne impulsy są anulowane i nikt nie może zagrywać wsparć w tym spotkaniu.',
  },
  'reward-kicker-x4': {
    name: 'Dajcie szansę wojnie ×4',
    text: 'Jako główny gracz, przed wyborem kart, połóż zakryty; ujawnia się go razem z nimi. Twój atak liczy się poczwórnie. Nic więcej nie robi.',
  },
  'reward-rift-1': {
    name: 'Szczelina 1',
    text: 'Jako atakujący, na początku swojego spotkania: zasiedl jednym do czterech swoich statków pustą planetę w dowolnym systemie. Kto weźmie tę kartę z twojej ręki i ją zatrzyma, musi opuścić jedną ze swoich kolonii.',
    says: {
      planet: 'Którą pustą planetę zasiedlasz?',
      ships: 'Które statki lecą tutaj: {planet}?',
      vacate: 'Szczelina wybucha. Którą swoją kolonię opuszczasz?',
    },
  },
  'reward-rift-2': {
    name: 'Szczelina 2',
    text: 'Jako atakujący, na początku swojego spotkania: dobierz dwie karty z talii kosmosu, z talii nagród albo z obu. Kto weźmie tę kartę z twojej ręki i ją zatrzyma, odrzuca losowo dwie karty.',
    says: { deck: 'Dobierasz dwie karty. Ile z nich z talii nagród?' },
  },
  'reward-rift-3': {
    name: 'Szczelina 3',
    text: 'Jako dowolny gracz, na początku spotkania: do trzech statków dowolnych graczy wychodzi z wiru do ich kolonii. Kto weźmie tę kartę z twojej ręki i ją zatrzyma, wysyła do wiru trzy swoje statki.',
    says: {
      free: 'Czyje statki wychodzą z wiru? Łącznie od jednego do trzech.',
      lose: 'Szczelina wybucha. Które trzy statki trafiają do wiru?',
    },
  },
  'omni-zap': {
    name: 'Omniblok',
    text: 'Jako dowolny gracz, w dowolnej fazie: użyj jak Bloku karty, Kosmicznego bloku lub Bloku statku albo anuluj i odrzuć dowolną właśnie zagraną lub ujawnioną kartę. Jeśli spotkaniu brakuje wtedy karty, zastępuje ją inna. Potem usuń jeden swój statek z gry albo wyślij trzy do wiru.',
    says: {
      card: 'Którą kartę anulujesz?',
      price: 'Omniblok ma swoją cenę. Jak płacisz?',
      'price.remove': 'Jeden statek opuszcza grę',
      'price.warp': 'Trzy statki trafiają do wiru',
      removed: 'Który statek opuszcza grę?',
      warped: 'Które trzy statki trafiają do wiru?',
    },
  },
  rebirth: {
    name: 'Odrodzenie',
    text: 'Jako dowolny gracz, w fazie przegrupowania: na początku spotkania wybierz dowolnego gracza, nawet siebie. Może on przenieść statki ze swoich kolonii na dowolne planety swojego rodzimego systemu.',
    says: {
      player: 'Czyj rodzimy system ma być zasiedlony na nowo?',
      take: 'Które twoje statki lecą do rodzimego systemu?',
      place: 'Gdzie w rodzimym systemie osiadają?',
    },
  },
  'ship-zap': {
    name: 'Blok statku',
    text: 'Jako dowolny gracz, w dowolnej fazie: wyślij do wiru dowolny jeden statek, gdziekolwiek jest, nawet usunięty z gry.',
    says: { whose: 'Czyj statek trafia do wiru?', where: 'Który statek?' },
  },
  'solar-wind': {
    name: 'Wiatr słoneczny',
    text: 'Jako dowolny gracz, w fazie ujawnienia: zyski sojuszników zamieniają się miejscami. Jeśli wygra broniący, jego sojusznicy lądują na planecie zamiast brać nagrody; jeśli atakujący, jego sojusznicy biorą nagrody zamiast lądować.',
    says: { 'ability.turned': 'Sojusznicy zwycięzcy dostaną to, co przypadłoby drugiej stronie.' },
  },
  'victory-boon': {
    name: 'Dar zwycięstwa',
    text: 'Jako dowolny gracz, w fazie rozstrzygnięcia: gdy wygrał broniący, otrzymuje nagrody za własne statki w spotkaniu, jak sojusznik broniącego.',
  },
};

export default cards;
