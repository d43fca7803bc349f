/** What came of an encounter, and why. */
export default {
  you: 'Ty',
  'you.besides': '{name} (ty)',
  'you.whom': 'ty',

  'result.win':
    '{you, select, yes {Wygrywasz} other {{who} wygrywa}}{counted, select, yes {, {own} do {other}} other {}}' +
    '{why, select, tie {: remis jest na korzyść obrony} lower {: wygrywa niższa suma} attack {: atak bije negocjacje} ' +
    'nocard {: druga strona nie ma karty} forced {, bez względu na sumy} upset {: zwycięzca i przegrany zamieniają się miejscami} other {}}.',
  'fight.leads':
    '{by, plural, =0 {Remis, wygrywa} one {Prowadzi o #:} few {Prowadzi o #:} many {Prowadzi o #:} other {Prowadzi o #:}} {you, select, yes {ty} other {{who}}}',
  'result.talks':
    '{you, select, yes {Ty i {whom}} other {{who} i {whom}}}: obie strony chcą rozmawiać, pora na porozumienie.',
  'result.deal':
    '{you, select, yes {Ty i {whom} zawieracie porozumienie. Oddajesz: {give}; dostajesz: {get}.} ' +
    'other {{who} i {whom} zawierają porozumienie. {who} oddaje: {give}; {whom} oddaje: {get}.}}',
  'result.bargain': 'Zawarto porozumienie, w którym biorą udział także inni: {what}.',
  'result.no-deal':
    '{you, select, yes {Ty i {whom}} other {{who} i {whom}}}: nie ma porozumienia, obie strony tracą statki.',
  'result.both-lose':
    '{morphs, select, yes {Dwa morfy nie mają czego kopiować: przegrywają obie strony.} other {Przegrywają obie strony.}}',
  'result.surrender':
    '{you, select, yes {Poddajesz} other {{who} poddaje}} planetę, teraz jest wspólna. Obok obrony mieszka tam {whom}.',
  'result.as-deal': 'Spotkanie kończy się tak, jakby zawarto porozumienie.',
  'result.peace': '{you, select, yes {Lądujesz} other {{who} ląduje}} bez walki.',
  'result.broken-off': '{you, select, yes {Twoja tura tu się kończy.} other {{who}: tura tu się kończy.}}',

  'stake.win':
    '{when, select, invited {Po zaproszeniu i wspólnym lądowaniu} deal {Po tym porozumieniu} other {Jeśli wygra strona atakująca}}: ' +
    '{you, select, yes {wygrywasz} other {{who} {count, plural, one {wygrywa} few {wygrywają} many {wygrywają} other {wygrywają}}}} grę.',
  'stake.colony':
    '{when, select, deal {Po tym porozumieniu} defense {Jeśli wygra strona broniąca} other {Jeśli wygra strona atakująca}}: ' +
    '{change, select, gain {{you, select, yes {zyskujesz kolonię} other {{who} zyskuje kolonię}} ({planet}), {from} → {to}} ' +
    'loss {{you, select, yes {tracisz kolonię} other {{who} traci kolonię}} ({planet}), {from} → {to}} ' +
    'other {{you, select, yes {lądujesz} other {{who} ląduje}} ({planet}), bez nowej zewnętrznej kolonii}}.',
  'stake.ships':
    'Jeśli {when, select, own {twoja strona przegra} defense {wygra strona broniąca} other {wygra strona atakująca}}: do wiru {count, plural, one {trafi # twój statek} few {trafią # twoje statki} many {trafi # twoich statków} other {trafi # twojego statku}}.',
  'stake.reward':
    'Jeśli wygra strona broniąca: {count, plural, one {# nagroda} few {# nagrody} many {# nagród} other {# nagrody}}, za każdym razem karta albo statek z wiru.',
  'stake.cards':
    '{count, plural, =0 {Bez kart.} one {Dobierasz # kartę.} few {Dobierasz # karty.} many {Dobierasz # kart.} other {Dobierasz # karty.}}',
  'stake.totals':
    '{card, select, yes {Z tą kartą {own} do {other} i karty przeciwnika.} other {Przed kartami: {own} do {other}.}}',
  'stake.reinforced':
    'Atak {offense}, obrona {defense}: wygrywa strona {leads, select, defense {broniąca} other {atakująca}}.',
  'stake.uncounted': 'Dopóki nie ma tu dwóch ataków, nic się nie liczy: wsparcie się zmarnuje.',
  'stake.limit':
    '{power} ({alien}): {count, plural, one {tylko # statek} few {najwyżej # statki} many {najwyżej # statków} other {najwyżej # statku}}.',

  'tale.destiny': 'Przeznaczenie: {card}.',
  'tale.attack':
    '{you, select, yes {Atakujesz} other {{who} atakuje}}: {planet}, {count, plural, one {# statek} few {# statki} many {# statków} other {# statku}}. Broni: {target, select, yes {ty} other {{whom}}}.',
  'tale.allies':
    '{sides, select, none {Nikt się nie przyłącza.} offense {Z atakiem: {offense}.} defense {Z obroną: {defense}.} ' +
    'other {Z atakiem: {offense}; z obroną: {defense}.}}',
  'tale.card': '{who}: {card}.',
  'tale.besides': '{what} ({who}{stopped, select, yes {, anulowane} other {}})',
  'tale.also': 'Zagrano też: {things}.',
  'tale.colony': 'Nowa kolonia ({planet}): {who}.',
  'tale.lost': 'Stracone statki: {who}.',
  'tale.compensation':
    'Rekompensata, {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}: {who}.',
  'tale.rewards':
    'Nagrody{cards, plural, =0 {} one {, # karta} few {, # karty} many {, # kart} other {, # karty}}{ships, plural, =0 {} one {, # statek} few {, # statki} many {, # statków} other {, # statku}}: {who}.',
  'tale.recap': 'Spotkanie {number}: {end}',
};
