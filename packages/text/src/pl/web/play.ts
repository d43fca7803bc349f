// Questions and their answers, the hand, deals, and what happens by itself.
export default {
  'web.play.hand': 'Twoja ręka, {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'web.play.no-cards': 'Brak kart',
  'web.play.face-down': 'Zakryta karta',
  'web.play.card-in-hand':
    '{card}{count, plural, one {} few {, # sztuki} many {, # sztuk} other {, # sztuki}}{state, select, picked {, wybrano: {chosen}} open {, do wyboru} other {}}',
  'web.play.zapped': 'Moc zablokowana w tym spotkaniu.',
  'web.play.powerless': 'Za mało rodzimych kolonii: bez mocy.',
  'web.play.aside': 'Odłożona: zamiast niej działa inna moc.',
  'web.play.sheet-hidden':
    'Zakryty: widzisz go tylko ty. Moc nie działa, dopóki nie odkryjesz arkusza, żeby jej użyć.',
  'web.play.turns-up': 'Twój arkusz zostanie odkryty',
  'web.play.tokens': '{count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonu}}',
  'web.play.seconds':
    '{count, plural, one {Została # sekunda} few {Zostały # sekundy} many {Zostało # sekund} other {Zostało # sekundy}}',

  'web.play.key.enter': 'Enter',
  'web.play.key.space': 'Spacja',
  'web.play.key.escape': 'Esc',

  'web.play.hint.player': 'Wybierz gracza tutaj lub na planszy.',
  'web.play.hint.players': 'Wybierz graczy tutaj lub na planszy: {range}.',
  'web.play.hint.invite': 'Wskaż gracza, żeby go zaprosić lub pominąć.',
  'web.play.hint.planet': 'Wybierz planetę na planszy lub tutaj.',
  'web.play.hint.card': 'Wybierz jedną kartę.',
  'web.play.hint.cards':
    'Wybierz {count, plural, one {{range} kartę} few {{range} karty} many {{range} kart} other {{range} karty}}.',
  'web.play.hint.number': 'Przesuń suwak albo użyj − i +.',
  'web.play.hint.reinforce': 'Wskaż podświetloną kartę na ręce albo wybierz tutaj.',
  'web.play.hint.encounter-card': 'Wskaż jedną z podświetlonych kart na ręce.',
  'web.play.hint.ships':
    'Wskaż kolonie na planszy, żeby wybrać {count, plural, one {{range} statek} few {{range} statki} many {{range} statków} other {{range} statku}}.',
  'web.play.hint.launch': 'Wskaż planetę i swoje kolonie, statki: {range}.',
  'web.play.hint.ally': 'Wskaż swoje kolonie, statki: {range}.',
  'web.play.hint.arrange': 'Ustal kolejność strzałkami albo przeciągaj.',
  'web.play.hint.offer':
    'Jeśli ty i {partner} nie porozumiecie się{timed, select, yes { na czas} other {}}, stracicie po trzy statki.',

  'web.play.choose': 'Wybierz: {what}',
  'web.play.use': 'Użyj: {what}',
  'web.play.play': 'Zagraj: {what}',
  'web.play.choose-one': 'Wybierz',
  'web.play.choose-planet': 'Wybierz planetę',
  'web.play.choose-card': 'Wybierz kartę',
  'web.play.choose-cards':
    '{count, plural, =0 {Bez kart} one {Wybierz # kartę} few {Wybierz # karty} many {Wybierz # kart} other {Wybierz # karty}}',
  'web.play.choose-players':
    '{all, select, yes {Wybierz wszystkich} other {{count, plural, =0 {Nikogo} one {Wybierz # gracza} few {Wybierz # graczy} many {Wybierz # graczy} other {Wybierz # gracza}}}}',
  'web.play.no-card': 'Bez karty',
  'web.play.nobody': 'Nikogo',
  'web.play.lay': 'Zagraj: {card}',
  'web.play.pass': 'Pas',
  'web.play.anew': 'Od nowa',
  'web.play.invite':
    '{all, select, yes {Zaproś wszystkich} other {{count, plural, =0 {Nie zapraszaj} one {Zaproś # gracza} few {Zaproś # graczy} many {Zaproś # graczy} other {Zaproś # gracza}}}}',
  'web.play.invite-nobody': 'Nie zapraszaj',
  'web.play.in-this-order': 'W tej kolejności',
  'web.play.earlier': '{name}: wcześniej',
  'web.play.later': '{name}: później',
  'web.play.number': 'Liczba',
  'web.play.one-less': 'O jeden mniej',
  'web.play.one-more': 'O jeden więcej',
  'web.play.flare-side': '{flare} · {side}',
  'web.play.from-zone': 'skąd: {zone}',
  'web.play.for-offense': 'Wesprzyj atakującego',
  'web.play.for-defense': 'Wesprzyj broniącego',

  'web.play.targets': 'Dokąd nakierować wrota',
  'web.play.ships-from': 'Kolonie i ich statki',
  'web.play.planet-ships':
    '{planet} · {count, plural, one {# statek} few {# statki} many {# statków} other {# statku}}',
  'web.play.counted': '{name}: {count} z {max}',
  'web.play.more': '{name}: o jeden więcej',
  'web.play.less': '{name}: o jeden mniej',
  'web.play.chosen':
    '{max, plural, one {{count} z {range} statku} few {{count} z {range} statków} many {{count} z {range} statków} other {{count} z {range} statku}}',
  'web.play.in-list': 'Wybierz z listy',
  'web.play.on-board': 'Wybierz na planszy',
  'web.play.emptied':
    '{count, plural, one {{planets}: nie zostanie tu żaden statek, więc kolonia przepadnie.} few {{planets}: nie zostanie tu żaden statek, więc kolonie przepadną.} many {{planets}: nie zostanie tu żaden statek, więc kolonie przepadną.} other {{planets}: nie zostanie tu żaden statek, więc kolonie przepadną.}}',
  'web.play.no-ships': 'Bez statków',
  'web.play.send':
    '{count, plural, =0 {Bez statków} one {Zatwierdź # statek} few {Zatwierdź # statki} many {Zatwierdź # statków} other {Zatwierdź # statku}}',
  'web.play.launch':
    '{count, plural, one {Wyślij # statek → {planet}} few {Wyślij # statki → {planet}} many {Wyślij # statków → {planet}} other {Wyślij # statku → {planet}}}',
  'web.play.rewards':
    '{cards, plural, =0 {{ships, plural, one {Weź # statek} few {Weź # statki} many {Weź # statków} other {Weź # statku}}} other {{ships, plural, =0 {Dobierz} one {# statek i} few {# statki i} many {# statków i} other {# statku i}} {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}}}',
  'web.play.stay-out': 'Nie dołączaj',
  'web.play.join.offense': 'Dołącz do atakującego: {count}',
  'web.play.join.defense': 'Dołącz do broniącego: {count}',

  'web.play.advice': 'Porada',

  'web.play.held': 'Za chwilę pójdzie: tego nie da się cofnąć.',
  'web.play.held.back': 'Cofnij',
  'web.play.held.now': 'Wyślij teraz',

  'web.play.deal.agreed': 'Zgoda. Stół już się o niej dowiaduje.',
  'web.play.deal.waits': '{who} może się zgodzić albo zaproponować coś innego.',
  'web.play.deal.you-give': 'Dajesz',
  'web.play.deal.you-get': 'Dostajesz',
  'web.play.deal.they-offer': '{who} proponuje:',
  'web.play.deal.you-offered': 'Twoja propozycja:',
  'web.play.deal.cannot': 'Nie masz tego, czego chce druga strona.',
  'web.play.deal.last': 'Nie ma czasu na kolejną propozycję: przyjmij tę albo zerwij rozmowy.',
  'web.play.deal.from-hand': 'Wskaż karty na ręce albo wybierz poniżej.',
  'web.play.deal.from-list': 'Wybierz poniżej, co chcesz dostać.',
  'web.play.deal.colony': 'Kolonia:',
  'web.play.deal.add.random': 'Losowa karta',
  'web.play.deal.add.highest': 'Najwyższa: {type}',
  'web.play.deal.add.lowest': 'Najniższa: {type}',
  'web.play.deal.add.type': '{type}',
  'web.play.deal.free': 'Uwolnione statki',
  'web.play.deal.take-off': 'Usuń z propozycji: {what}',
  'web.play.deal.why.nothing': 'Ktoś musi oddać kartę albo kolonię.',
  'web.play.deal.why.not-held': 'Nie masz dokładnie takich kart.',
  'web.play.deal.propose': 'Zaproponuj',
  'web.play.deal.accept': 'Przyjmij',
  'web.play.deal.fail': 'Zerwij',
  'web.play.deal.others': '{first} i {second} negocjują.',

  'web.play.auto.menu': 'Pytaj rzadziej',
  'web.play.auto.menu-all': 'Pasuj na dłużej',
  'web.play.auto.title': 'Automatyczne odpowiedzi',
  'web.play.auto.none': 'Dostajesz wszystkie pytania.',
  'web.play.auto.reinforcements': 'Wsparcie',
  'web.play.auto.not-now': 'Między spotkaniami niczego nie można ustawić.',
  'web.play.auto.encounter': '{what}: nie pytaj w tym spotkaniu',
  'web.play.auto.uninvolved': '{what}: pytaj tylko, gdy gram jako główny gracz lub sojusznik',
  'web.play.auto.always': '{what}: nie pytaj w tej grze',
  'web.play.auto.use': '{what}: używaj, kiedy tylko można',
  'web.play.auto.pass-all': 'Pasuj aż do końca tego spotkania',
  'web.play.auto.rule.encounter': '{what}: pas w tym spotkaniu',
  'web.play.auto.rule.uninvolved': '{what}: pas, gdy nie biorę udziału',
  'web.play.auto.rule.always': '{what}: zawsze pas',
  'web.play.auto.rule.use': '{what}: używaj, kiedy tylko można',
  'web.play.auto.rule.pass-all': 'Wszystko: pas do końca tego spotkania',
  'web.play.auto.remove': 'Usuń regułę: {rule}',
  'web.play.ready.title': 'W dowolnej chwili',
  'web.play.ready.silent':
    'O to nikt cię nie pyta. Co jest w pogotowiu, zostanie użyte przy pierwszej okazji.',
  'web.play.ready.asked': 'O to dostajesz pytanie przy każdej okazji.',
  'web.play.ready.on': 'W pogotowiu',
  'web.play.ready.off': 'Trzymaj w pogotowiu',
  'web.play.ready.ask': 'Zamiast tego pytaj przy każdej okazji',
  'web.play.ready.card': '{what}: użyj przy pierwszej okazji',

  // What is at stake, and the card while nothing is asked.
  'web.play.quiet': 'Teraz nikt cię o nic nie pyta.',
  'web.play.and-yours':
    '{count, plural, one {+ twój # statek} few {+ twoje # statki} many {+ twoich # statków} other {+ twoje # statku}}',
  'web.play.before-cards': 'bez kart',
  'web.play.deal.on-trays': 'Połóż na dwóch tacach powyżej to, co dajesz i co chcesz dostać.',
  'web.play.deal.your-offer': 'Twoja propozycja:',
  'web.play.stakes.near':
    '{you, select, yes {Do zwycięstwa brakuje ci jednej kolonii.} other {{count, plural, one {{who}: do zwycięstwa brakuje jednej kolonii.} few {{who}: do zwycięstwa brakuje po jednej kolonii.} many {{who}: do zwycięstwa brakuje po jednej kolonii.} other {{who}: do zwycięstwa brakuje po jednej kolonii.}}}}',
  'web.play.stakes.leads':
    '{you, select, yes {Prowadzisz: {most} z {needed} kolonii.} other {{count, plural, one {Prowadzi {who}: {most} z {needed} kolonii.} few {Prowadzą {who}: po {most} z {needed} kolonii.} many {Prowadzą {who}: po {most} z {needed} kolonii.} other {Prowadzą {who}: po {most} z {needed} kolonii.}}}}',
};
