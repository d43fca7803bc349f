// One sentence for every type of event: 'event.<type>'. {who} and other names come as words, perhaps coloured.
// Names come in the nominative and may be of any gender: hence colons, arrows and the present tense.
export default {
  'event.turn': '{you, select, yes {Твій хід.} other {Хід: {who}.}}',
  'event.encounter':
    '{extra, select, yes {Додатковий контакт} other {Контакт}} {number}: {you, select, yes {нападник — ти} other {нападник — {who}}}.',
  'event.phase': '{phase}.',
  'event.window': 'Чи хтось відповість?',
  'event.destiny.drawn': 'Доля: {card}.',
  'event.destiny.discarded': 'Карту долі скинуто: {card}.',
  'event.destiny.shuffled': 'Колоду долі перетасовано.',
  'event.defense': 'Захисник — {you, select, yes {ти} other {{who}}}.',
  'event.aimed': 'Врата націлено: {planet}.',
  'event.ships.moved':
    '{how, select, ' +
    'home {{you, select, yes {Ти відводиш} other {{who} відводить}} {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}} → {to}.} ' +
    'retrieved {{you, select, yes {Ти повертаєш} other {{who} повертає}} {count, plural, one {# корабель із} few {# кораблі з} many {# кораблів із} other {# корабля з}} викривлення → {to}.} ' +
    'launched {{you, select, yes {Ти запускаєш} other {{who} запускає}} {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}} просто з викривлення.} ' +
    'gate {{you, select, yes {Ти запускаєш} other {{who} запускає}} {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}: {from} → врата.} ' +
    'removed {{you, select, yes {Ти} other {{who}}}: {count, plural, one {# корабель вибуває} few {# кораблі вибувають} many {# кораблів вибуває} other {# корабля вибуває}} з гри ({from}).} ' +
    'other {{you, select, yes {Ти переміщуєш} other {{who} переміщує}} {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}: {from} → {to}.}}',
  'event.ships.lost':
    '{you, select, yes {Ти втрачаєш} other {{who} втрачає}} {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}.',
  'event.ships.lost.warped':
    '{you, select, yes {Ти} other {{who}}}: {count, plural, one {# корабель потрапляє} few {# кораблі потрапляють} many {# кораблів потрапляє} other {# корабля потрапляє}} у викривлення.',
  'event.ships.lost.removed':
    '{you, select, yes {Ти} other {{who}}}: {count, plural, one {# корабель вибуває} few {# кораблі вибувають} many {# кораблів вибуває} other {# корабля вибуває}} з гри.',
  'event.ships.lost.saved':
    '{you, select, yes {Ти} other {{who}}}: {count, plural, one {# корабель уникає} few {# кораблі уникають} many {# кораблів уникає} other {# корабля уникає}} викривлення.',
  'event.colony.gained': '{you, select, yes {Ти маєш} other {{who} має}} нову колонію: {planet}.',
  'event.colony.lost': '{you, select, yes {Ти втрачаєш} other {{who} втрачає}} колонію: {planet}.',
  'event.invited':
    '{anybody, select, yes {{you, select, yes {Ти запрошуєш} other {{who} запрошує}}: {whom}.} other {{you, select, yes {Ти нікого не запрошуєш} other {{who} нікого не запрошує}}.}}',
  'event.allied':
    '{side, select, offense {{you, select, yes {Ти приєднуєшся} other {{who} приєднується}} до нападника.} defense {{you, select, yes {Ти приєднуєшся} other {{who} приєднується}} до захисника.} other {{you, select, yes {Ти лишаєшся} other {{who} лишається}} осторонь.}}',
  'event.alliance.cancelled': '{you, select, yes {Ти} other {{who}}} — більше не союзник.',
  'event.laid': '{you, select, yes {Ти кладеш} other {{who} кладе}} карту долілиць.',
  'event.swapped': 'Карти контакту міняються місцями.',
  'event.beside.laid':
    '{you, select, yes {Ти кладеш} other {{who} кладе}} долілиць {as, select, intimidate {залякування} substitute {карту контакту} other {імпульс}}.',
  'event.beside.returned':
    '{you, select, yes {Ти забираєш} other {{who} забирає}} {as, select, intimidate {залякування} substitute {карту контакту} other {імпульс}}, нікому не показавши.',
  'event.beside.revealed': '{you, select, yes {Ти відкриваєш} other {{who} відкриває}}: {cards}.',
  'event.taken-back': '{you, select, yes {Ти забираєш} other {{who} забирає}} свою карту контакту.',
  'event.revealed': '{you, select, yes {Ти відкриваєш} other {{who} відкриває}}: {cards}.',
  'event.face':
    'Карта змінюється: {side} тепер має {face, select, attack {атаку {value}} negotiate {перемовини} retreat {відступ} other {морф}}{reason}.',
  'event.line': '{you, select, yes {Ти} other {{who}}}: {value} → {side}{reason}.',
  'event.arithmetic': '{reason} ({you, select, yes {ти} other {{who}}}).',
  'event.reinforced': '{you, select, yes {Ти} other {{who}}}: {cards} → {side}.',
  'event.totals': 'Суми: нападник {offense}, захисник {defense}.',
  'event.outcome':
    '{type, select, ' +
    'win {Контакт виграє {side}.} ' +
    'deal {Обидві сторони хочуть говорити: час укладати угоду.} ' +
    'failed {Угоди немає.} ' +
    'both {Програють обидві сторони.} ' +
    'surrender {Захисник поступається планетою: тепер там живуть обидва.} ' +
    'peace {Контакт завершується без бою.} ' +
    'other {Контакт перервано, хід завершується.}}',
  'event.power.used':
    '{you, select, yes {Ти використовуєш} other {{who} використовує}} силу: {power} ({alien}){named}.',
  'event.power.zapped':
    'Залп! Силу прибульця «{alien}» скасовано: {you, select, yes {ти не можеш} other {{who} не може}} використати її в цьому контакті.',
  'event.power.lost':
    '{you, select, yes {Ти маєш замало рідних колоній і втрачаєш силу.} other {{who} має замало рідних колоній і втрачає силу.}}',
  'event.power.back': '{you, select, yes {Ти знову маєш силу.} other {{who} знову має силу.}}',
  'event.sheet.gained': '{you, select, yes {Ти граєш} other {{who} грає}} за прибульця «{alien}».',
  'event.sheet.gone':
    '{you, select, yes {Ти більше не граєш} other {{who} більше не грає}} за прибульця «{alien}».',
  'event.sheet.gained.hidden':
    '{you, select, yes {Ти кладеш} other {{who} кладе}} планшет прибульця долілиць.',
  'event.sheet.gone.hidden':
    '{you, select, yes {Ти відкладаєш} other {{who} відкладає}} планшет прибульця, нікому не показавши.',
  'event.sheet.turned':
    '{you, select, yes {Ти відкриваєш} other {{who} відкриває}} планшет прибульця: це «{alien}».',
  'event.sheet.lent': 'Прибулець «{alien}»: {from} → {to}.',
  'event.sheets.traded': '{first} та {second}: обмін силами.',
  'event.stages.laid': '{you, select, yes {Ти викладаєш} other {{who} викладає}} стадії життя: {aliens}.',
  'event.stage.entered': '{you, select, yes {Ти} other {{who}}} тепер на стадії: {alien}.',
  'event.tokens':
    '{you, select, yes {Ти маєш} other {{who} має}} {count, plural, one {# токен} few {# токени} many {# токенів} other {# токена}} ({alien}).',
  'event.card.played':
    '{as, select, artifact {{you, select, yes {Ти граєш} other {{who} грає}} карту «{cards}»{named}.} card {{you, select, yes {Ти граєш} other {{who} грає}} карту «{cards}»{named}.} wild {{you, select, yes {Ти граєш} other {{who} грає}} карту «{cards}», універсальна властивість{named}.} other {{you, select, yes {Ти граєш} other {{who} грає}} карту «{cards}», супервластивість{named}.}}',
  'event.card.stopped': 'Карта «{cards}» не спрацьовує ({you, select, yes {ти} other {{who}}}).',
  'event.card.returned': '{you, select, yes {Ти повертаєш} other {{who} повертає}} собі: {cards}.',
  'event.cards.drawn': '{you, select, yes {Ти добираєш} other {{who} добирає}}: {cards}.',
  'event.cards.discarded': '{you, select, yes {Ти скидаєш} other {{who} скидає}}: {cards}.',
  'event.cards.purged': '{you, select, yes {Ти вилучаєш} other {{who} вилучає}} з гри: {cards}.',
  'event.cards.given': '{from} → {to}: {cards}.',
  'event.cards.taken':
    '{you, select, yes {Ти береш} other {{who} бере}} {from, select, discard {зі скиду} deck {з колоди} other {зі столу}}: {cards}.',
  'event.cards.shown': '{you, select, yes {Ти показуєш} other {{who} показує}}: {cards}.',
  'event.cards.seen': '{you, select, yes {Ти дивишся} other {{who} дивиться}}: {cards}.',
  'event.seen':
    '{what, select, sheet {{you, select, yes {Ти дивишся} other {{who} дивиться}} на планшет прибульця, що лежить долілиць} other {{you, select, yes {Ти дивишся} other {{who} дивиться}} на верхню карту долі}}{known, select, yes {: {word}} other {}}.',
  'event.cards.piled': '{you, select, yes {Ти відкладаєш} other {{who} відкладає}}: {cards}.',
  'event.cards.buried':
    '{you, select, yes {Ти кладеш} other {{who} кладе}} {where, select, top {на колоду} into {в колоду} other {під колоду}}: {cards}.',
  'event.combo': 'Ця гра зветься «{title}». {line}',
  'event.hands.swapped': '{first} та {second}: обмін руками.',
  'event.hand.mixed': '{first} та {second}: руки змішано й роздано наново.',
  'event.deck.reshuffled': 'Скид перетасовано: це нова колода.',
  'event.deck.searched': '{you, select, yes {Ти переглядаєш} other {{who} переглядає}} колоду.',
  'event.quake': 'Космотрус! Усі скидають руку, і все роздають наново.',
  'event.proposed':
    '{you, select, yes {Ти пропонуєш: {give}. Натомість хочеш} other {{who} пропонує: {give}. Натомість хоче}}: {get}.',
  'event.agreed': 'Домовлено: {what}.',
  'event.deal':
    '{how, select, made {Угоду укладено.} quashed {Угоду скасовано.} other {Домовитися не вдалося.}}',
  'event.compensation':
    'Компенсація: {from} → {you, select, yes {ти} other {{who}}}, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'event.rewards':
    '{you, select, yes {Ти отримуєш} other {{who} отримує}} нагороду: {what, select, ' +
    'cards {{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}} ' +
    'ships {{ships, plural, one {# корабель із} few {# кораблі з} many {# кораблів із} other {# корабля з}} викривлення} ' +
    'other {{cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}} та {ships, plural, one {# корабель із} few {# кораблі з} many {# кораблів із} other {# корабля з}} викривлення}}.',
  'event.note': '{note}',
  'note.no-encounter-card':
    '{you, select, yes {Ти граєш} other {{who} грає}} без карти контакту: її немає звідки взяти.',
  'event.won':
    '{count, plural, =1 {{you, select, yes {Ти перемагаєш} other {{who} перемагає}}} other {Спільна перемога: {all}}}{reason}!',
  'event.drawn': 'Гра завершується внічию{reason}.',
  'event.undone': '{you, select, yes {Ти} other {{who}}}: хід узято назад.',

  // Why: what an alien or a card says for itself.
  'event.reason': ' ({reason})',
  'event.named': ', названо: {target}',
  'event.cards': '{count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'event.side.offense': 'нападник',
  'event.side.defense': 'захисник',

  'won.colonies': 'достатньо нерідних колоній',
  'drawn.agreed': 'за згодою всіх',
  'drawn.no-ships': 'ні в кого не лишилося досить кораблів для перемоги',

  'face.hazard': 'попередження про небезпеку',
  'face.retreat': 'Відступ',
  'face.intimidate': 'Залякування',
  'face.kicker': 'імпульс',
  'face.morph': 'Морф',
  'face.emotion-control': 'Контроль емоцій',

  'line.card': 'Карта',
  'line.ships': 'Власні кораблі',
  'line.ally': 'Кораблі союзника',
  'line.product': 'Карта × кораблі',
  'line.ships-product': 'Власні кораблі × кораблі союзників',
  'line.reinforcement': 'Підкріплення',

  // The other edition of a flare.
  'card.flare.classic': 'Особливість: {alien} (класична)',

  'place.warp': 'викривлення',
  'place.gate': 'врата',
  'place.aid': 'поруч із планетою',
  'place.removed': 'поза грою',
  'place.transit': 'політ',

  'deal.transfer': '{from} → {to}: {give}',
  'deal.nothing': 'нічого',
  'deal.random':
    '{count, plural, =1 {випадкова карта} one {# випадкова карта} few {# випадкові карти} many {# випадкових карт} other {# випадкової карти}}',
  'deal.cards': '{count, plural, =1 {{card}} other {# × {card}}}',
  'deal.type':
    '{count, plural, =1 {карта типу «{type}»} one {# карта типу «{type}»} few {# карти типу «{type}»} many {# карт типу «{type}»} other {# карти типу «{type}»}}',
  'deal.highest':
    '{count, plural, =1 {найвища карта типу «{type}»} one {# найвища карта типу «{type}»} few {# найвищі карти типу «{type}»} many {# найвищих карт типу «{type}»} other {# найвищої карти типу «{type}»}}',
  'deal.lowest':
    '{count, plural, =1 {найнижча карта типу «{type}»} one {# найнижча карта типу «{type}»} few {# найнижчі карти типу «{type}»} many {# найнижчих карт типу «{type}»} other {# найнижчої карти типу «{type}»}}',
  'deal.colony': 'колонія ({planet})',
  'deal.free':
    '{count, plural, one {# звільнений корабель} few {# звільнені кораблі} many {# звільнених кораблів} other {# звільненого корабля}}',

  'event.planet.added': '{you, select, yes {Ти маєш} other {{who} має}} нову планету: {planet}.',
  'event.planet.removed': 'Планета вибуває з гри.',
  'event.planet.drifted':
    '{back, select, yes {{planet}: планета повертається з викривлення.} other {{planet}: планета йде у викривлення.}}',
  'event.piece.moved': '«{alien}»: {piece} — тепер у системі гравця {system}.',
  'event.technology.gained': '{you, select, yes {Ти добираєш} other {{who} добирає}} технології: {cards}.',
  'event.technology.shown': '{you, select, yes {Ти відкриваєш} other {{who} відкриває}}: {cards}.',
  'event.technology.used':
    '{you, select, yes {Ти використовуєш} other {{who} використовує}}: {cards}{named}.',
  'event.technology.stored': '{you, select, yes {Ти кладеш} other {{who} кладе}} карту під технологію.',
  'event.technology.passed': '{from} → {to}: {cards}.',
  'event.technology.discarded': '{you, select, yes {Ти скидаєш} other {{who} скидає}}: {cards}.',
  'face.quark-battery': 'Кваркова батарея',
  'line.xenon-lasers': 'Ксенонові лазери',
  'line.lunar-cannon': 'Місячна гармата',
  'line.the-prometheus': '«Прометей»',
  'place.gone': 'зникла планета',
  'place.hold': 'планшет або технологія',
  'hold.ships': '{name}: {ships}',
  'hold.at': 'у системі: {who}',
  'piece.down': '{name} (долілиць)',
  'piece.token': 'Токен: {alien}',
  'planet.adrift': 'у викривленні',
  'planet.discovered': 'відкрита',
};
