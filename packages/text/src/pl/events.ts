// One sentence for every type of event: 'event.<type>'. {who} and other names come as words, perhaps coloured.
// Names come in the nominative and may be of any gender: hence the colons and arrows.
export default {
  'event.turn': '{you, select, yes {Twoja tura.} other {Tura: {who}.}}',
  'event.encounter':
    '{extra, select, yes {Dodatkowe spotkanie} other {Spotkanie}} {number}. Atakujący: {you, select, yes {ty} other {{who}}}.',
  'event.phase': '{phase}.',
  'event.window': 'Czy ktoś reaguje?',
  'event.destiny.drawn': 'Karta celu: {card}.',
  'event.destiny.discarded': 'Odrzucona karta celu: {card}.',
  'event.destiny.shuffled': 'Talia celu zostaje potasowana.',
  'event.defense': 'Broniący: {you, select, yes {ty} other {{who}}}.',
  'event.aimed': 'Wrota nakierowane: {planet}.',
  'event.ships.moved':
    '{how, select, ' +
    'home {{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek wraca} few {# statki wracają} many {# statków wraca} other {# statku wraca}} → {to}.} ' +
    'retrieved {{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek wraca} few {# statki wracają} many {# statków wraca} other {# statku wraca}} z wiru → {to}.} ' +
    'launched {{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek startuje} few {# statki startują} many {# statków startuje} other {# statku startuje}} prosto z wiru.} ' +
    'gate {{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek startuje} few {# statki startują} many {# statków startuje} other {# statku startuje}} ({from} → wrota).} ' +
    'removed {{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek zostaje usunięty} few {# statki zostają usunięte} many {# statków zostaje usuniętych} other {# statku zostaje usunięte}} z gry ({from}).} ' +
    'other {{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek leci} few {# statki lecą} many {# statków leci} other {# statku leci}} ({from} → {to}).}}',
  'event.ships.lost':
    '{you, select, yes {Tracisz} other {{who} traci}} {count, plural, one {# statek} few {# statki} many {# statków} other {# statku}}.',
  'event.ships.lost.warped':
    '{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek trafia} few {# statki trafiają} many {# statków trafia} other {# statku trafia}} do wiru.',
  'event.ships.lost.removed':
    '{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek zostaje usunięty} few {# statki zostają usunięte} many {# statków zostaje usuniętych} other {# statku zostaje usunięte}} z gry.',
  'event.ships.lost.saved':
    '{you, select, yes {Ty} other {{who}}}: {count, plural, one {# statek unika} few {# statki unikają} many {# statków unika} other {# statku unika}} wiru.',
  'event.colony.gained': '{you, select, yes {Masz} other {{who} ma}} nową kolonię: {planet}.',
  'event.colony.lost': '{you, select, yes {Tracisz} other {{who} traci}} kolonię: {planet}.',
  'event.invited':
    '{anybody, select, yes {{you, select, yes {Zapraszasz} other {{who} zaprasza}}: {whom}.} other {{you, select, yes {Nikogo nie zapraszasz} other {{who} nikogo nie zaprasza}}.}}',
  'event.allied':
    '{side, select, offense {{you, select, yes {Dołączasz} other {{who} dołącza}} do atakującego.} defense {{you, select, yes {Dołączasz} other {{who} dołącza}} do broniącego.} other {{you, select, yes {Nie zawierasz} other {{who} nie zawiera}} sojuszu.}}',
  'event.alliance.cancelled': '{you, select, yes {Nie jesteś} other {{who} nie jest}} już w sojuszu.',
  'event.laid': '{you, select, yes {Zagrywasz} other {{who} zagrywa}} zakrytą kartę.',
  'event.swapped': 'Karty spotkania zamieniają się miejscami.',
  'event.beside.laid':
    '{you, select, yes {Kładziesz} other {{who} kładzie}} rewersem do góry: {as, select, intimidate {zastraszenie} substitute {karta spotkania} other {impuls}}.',
  'event.beside.returned':
    '{you, select, yes {Zabierasz} other {{who} zabiera}} {as, select, intimidate {zastraszenie} substitute {kartę spotkania} other {impuls}}, nikomu nie pokazując.',
  'event.beside.revealed': '{you, select, yes {Odkrywasz} other {{who} odkrywa}}: {cards}.',
  'event.taken-back': '{you, select, yes {Zabierasz} other {{who} zabiera}} z powrotem kartę spotkania.',
  'event.revealed': '{you, select, yes {Ujawniasz} other {{who} ujawnia}}: {cards}.',
  'event.face':
    'Karta ({side}) liczy się teraz jako {face, select, attack {atak {value}} negotiate {negocjacje} retreat {odwrót} other {metamorfoza}}{reason}.',
  'event.line': '{you, select, yes {Ty} other {{who}}} → {side}: {value}{reason}.',
  'event.arithmetic': '{reason} ({you, select, yes {ty} other {{who}}}).',
  'event.reinforced': '{you, select, yes {Ty} other {{who}}} → {side}: {cards}.',
  'event.totals': 'Sumy: atakujący {offense}, broniący {defense}.',
  'event.outcome':
    '{type, select, ' +
    'win {Spotkanie wygrywa {side}.} ' +
    'deal {Obie strony chcą rozmawiać: pora na porozumienie.} ' +
    'failed {Nie ma porozumienia.} ' +
    'both {Obie strony przegrywają.} ' +
    'surrender {Broniący oddaje planetę: teraz mieszkają tam obie strony.} ' +
    'peace {Spotkanie kończy się bez walki.} ' +
    'other {Spotkanie zostaje przerwane, a tura się kończy.}}',
  'event.power.used': '{you, select, yes {Używasz} other {{who} używa}} mocy: {power} ({alien}){named}.',
  'event.power.zapped':
    'Moc zablokowana ({alien}): {you, select, yes {nie możesz} other {{who} nie może}} jej użyć w tym spotkaniu.',
  'event.power.lost':
    '{you, select, yes {Masz za mało rodzimych kolonii i tracisz moc.} other {{who} ma za mało rodzimych kolonii i traci moc.}}',
  'event.power.back': '{you, select, yes {Odzyskujesz} other {{who} odzyskuje}} moc.',
  'event.sheet.gained': '{you, select, yes {Grasz} other {{who} gra}} jako {alien}.',
  'event.sheet.gone': '{you, select, yes {Ty} other {{who}}} to już nie {alien}.',
  'event.sheet.gained.hidden': '{you, select, yes {Kładziesz} other {{who} kładzie}} zakryty arkusz obcego.',
  'event.sheet.gone.hidden':
    '{you, select, yes {Odkładasz} other {{who} odkłada}} arkusz obcego, nikomu go nie pokazując.',
  'event.sheet.turned': '{you, select, yes {Odkrywasz} other {{who} odkrywa}} arkusz obcego: to {alien}.',
  'event.sheet.lent': '{alien} zmienia właściciela: {from} → {to}.',
  'event.sheets.traded': '{first} i {second}: wymiana mocy.',
  'event.stages.laid': '{you, select, yes {Układasz} other {{who} układa}} stadia życia: {aliens}.',
  'event.stage.entered': '{you, select, yes {Jesteś} other {{who} jest}} teraz w stadium: {alien}.',
  'event.tokens':
    '{you, select, yes {Masz} other {{who} ma}} {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}} ({alien}).',
  'event.card.played':
    '{as, select, artifact {{you, select, yes {Zagrywasz} other {{who} zagrywa}} kartę „{cards}”{named}.} card {{you, select, yes {Zagrywasz} other {{who} zagrywa}} kartę „{cards}”{named}.} wild {{you, select, yes {Zagrywasz} other {{who} zagrywa}} kartę „{cards}”, efekt uniwersalny{named}.} other {{you, select, yes {Zagrywasz} other {{who} zagrywa}} kartę „{cards}”, efekt wzmocniony{named}.}}',
  'event.card.stopped': 'Karta nie działa: {cards} ({you, select, yes {ty} other {{who}}}).',
  'event.card.returned': '{you, select, yes {Odzyskujesz} other {{who} odzyskuje}}: {cards}.',
  'event.cards.drawn': '{you, select, yes {Dobierasz} other {{who} dobiera}}: {cards}.',
  'event.cards.discarded': '{you, select, yes {Odrzucasz} other {{who} odrzuca}}: {cards}.',
  'event.cards.purged': '{you, select, yes {Usuwasz} other {{who} usuwa}} z gry: {cards}.',
  'event.cards.given': '{from} → {to}: {cards}.',
  'event.cards.taken':
    '{you, select, yes {Bierzesz} other {{who} bierze}} {from, select, discard {ze stosu odrzuconych kart} deck {z talii} other {ze stołu}}: {cards}.',
  'event.cards.shown': '{you, select, yes {Pokazujesz} other {{who} pokazuje}}: {cards}.',
  'event.cards.seen': '{you, select, yes {Oglądasz} other {{who} ogląda}}: {cards}.',
  'event.seen':
    '{what, select, sheet {{you, select, yes {Oglądasz} other {{who} ogląda}} zakryty arkusz obcego} other {{you, select, yes {Oglądasz} other {{who} ogląda}} wierzchnią kartę celu}}{known, select, yes {: {word}} other {}}.',
  'event.cards.piled': '{you, select, yes {Odkładasz} other {{who} odkłada}} na bok: {cards}.',
  'event.cards.buried':
    '{you, select, yes {Kładziesz} other {{who} kładzie}} {where, select, top {na wierzch talii} into {do talii} other {pod talię}}: {cards}.',
  'event.combo': 'Ta gra nazywa się „{title}”. {line}',
  'event.hands.swapped': '{first} i {second}: zamiana kart z ręki.',
  'event.hand.mixed': '{first} i {second}: karty z obu rąk zostają zmieszane i rozdane na nowo.',
  'event.deck.reshuffled': 'Potasowany stos odrzuconych kart staje się nową talią.',
  'event.deck.searched': '{you, select, yes {Przeglądasz} other {{who} przegląda}} talię.',
  'event.quake': 'Trzęsienie kosmosu! Wszyscy odrzucają karty z ręki i wszystko rozdaje się na nowo.',
  'event.proposed':
    '{you, select, yes {Oferujesz: {give}. W zamian chcesz} other {{who} oferuje: {give}. W zamian chce}}: {get}.',
  'event.agreed': 'Uzgodniono: {what}.',
  'event.deal':
    '{how, select, made {Porozumienie zawarte.} quashed {Porozumienie unieważnione.} other {Nie udało się porozumieć.}}',
  'event.compensation':
    'Rekompensata, {from} → {you, select, yes {ty} other {{who}}}: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'event.rewards':
    '{you, select, yes {Dostajesz} other {{who} dostaje}} w nagrodę {what, select, ' +
    'cards {{cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}} ' +
    'ships {{ships, plural, one {# statek} few {# statki} many {# statków} other {# statku}} z wiru} ' +
    'other {{cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} i {ships, plural, one {# statek} few {# statki} many {# statków} other {# statku}} z wiru}}.',
  'event.note': '{note}',
  'note.no-encounter-card':
    '{you, select, yes {Grasz} other {{who} gra}} bez karty spotkania: nie ma jej skąd wziąć.',
  'event.won':
    '{count, plural, =1 {{you, select, yes {Wygrywasz} other {{who} wygrywa}}} other {Wspólna wygrana: {all}}}{reason}!',
  'event.drawn': 'Gra kończy się remisem{reason}.',
  'event.undone': '{you, select, yes {Cofasz to} other {{who} to cofa}}.',

  // Why: what an alien or a card says for itself.
  'event.reason': ' ({reason})',
  'event.named': ', wskazano: {target}',
  'event.cards': '{count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'event.side.offense': 'strona atakująca',
  'event.side.defense': 'strona broniąca',

  'won.colonies': 'dość zewnętrznych kolonii',
  'drawn.agreed': 'za zgodą wszystkich',
  'drawn.no-ships': 'nikt nie ma już dość statków, by wygrać',

  'face.hazard': 'ostrzeżenie o zagrożeniu',
  'face.retreat': 'Odwrót',
  'face.intimidate': 'Zastraszenie',
  'face.kicker': 'impuls',
  'face.morph': 'Metamorfoza',
  'face.emotion-control': 'Kontrola emocji',

  'line.card': 'Karta',
  'line.ships': 'Własne statki',
  'line.ally': 'Statki sojusznika',
  'line.product': 'Karta razy statki',
  'line.ships-product': 'Własne statki razy statki sojuszników',
  'line.reinforcement': 'Wsparcie',

  // The other edition of a flare.
  'card.flare.classic': 'Rozbłysk: {alien} (klasyczny)',

  'place.warp': 'wir',
  'place.gate': 'wrota',
  'place.aid': 'obok planety',
  'place.removed': 'poza grą',
  'place.transit': 'w locie',

  'deal.transfer': '{from} → {to}: {give}',
  'deal.nothing': 'nic',
  'deal.random':
    '{count, plural, one {losowa karta} few {# losowe karty} many {# losowych kart} other {# losowej karty}}',
  'deal.cards': '{count, plural, =1 {{card}} other {# × {card}}}',
  'deal.type':
    '{count, plural, one {karta rodzaju „{type}”} few {# karty rodzaju „{type}”} many {# kart rodzaju „{type}”} other {# karty rodzaju „{type}”}}',
  'deal.highest':
    '{count, plural, one {najwyższa karta rodzaju „{type}”} few {# najwyższe karty rodzaju „{type}”} many {# najwyższych kart rodzaju „{type}”} other {# najwyższej karty rodzaju „{type}”}}',
  'deal.lowest':
    '{count, plural, one {najniższa karta rodzaju „{type}”} few {# najniższe karty rodzaju „{type}”} many {# najniższych kart rodzaju „{type}”} other {# najniższej karty rodzaju „{type}”}}',
  'deal.colony': 'kolonia ({planet})',
  'deal.free':
    '{count, plural, one {# uwolniony statek} few {# uwolnione statki} many {# uwolnionych statków} other {# uwolnionego statku}}',

  'event.planet.added': '{you, select, yes {Masz} other {{who} ma}} nową planetę: {planet}.',
  'event.planet.removed': 'Planeta opuszcza grę.',
  'event.planet.drifted':
    '{back, select, yes {{planet}: planeta wraca z wiru.} other {{planet}: planeta odlatuje do wiru.}}',
  'event.piece.moved': '{alien}: {piece} — teraz w systemie gracza {system}.',
  'event.technology.gained': '{you, select, yes {Dobierasz} other {{who} dobiera}} technologie: {cards}.',
  'event.technology.shown': '{you, select, yes {Odkrywasz} other {{who} odkrywa}}: {cards}.',
  'event.technology.used': '{you, select, yes {Używasz} other {{who} używa}}: {cards}{named}.',
  'event.technology.stored': '{you, select, yes {Kładziesz} other {{who} kładzie}} kartę pod technologię.',
  'event.technology.passed': '{from} → {to}: {cards}.',
  'event.technology.discarded': '{you, select, yes {Odrzucasz} other {{who} odrzuca}}: {cards}.',
  'face.quark-battery': 'Bateria kwarkowa',
  'line.xenon-lasers': 'Lasery ksenonowe',
  'line.lunar-cannon': 'Działo księżycowe',
  'line.the-prometheus': '„Prometeusz”',
  'place.gone': 'planeta, której już nie ma',
  'place.hold': 'arkusz lub technologia',
  'hold.ships': '{name}: {ships}',
  'hold.at': 'w systemie: {who}',
  'piece.down': '{name} (zakryty)',
  'piece.token': 'Żeton: {alien}',
  'planet.adrift': 'w wirze',
  'planet.discovered': 'odkryta',
};
