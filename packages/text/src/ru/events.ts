// Names come in the nominative and in any gender: sentences ask for no other case and for no past tense.
export default {
  'event.turn': '{you, select, yes {Твой ход.} other {Ходит {who}.}}',
  'event.encounter':
    '{extra, select, yes {Дополнительный контакт} other {Контакт}} {number}. Нападающий: {you, select, yes {ты} other {{who}}}.',
  'event.phase': '{phase}.',
  'event.window': 'Кто-нибудь ответит?',
  'event.destiny.drawn': 'Судьба: {card}.',
  'event.destiny.discarded': 'Карта судьбы уходит в сброс: {card}.',
  'event.destiny.shuffled': 'Колода судьбы перетасована.',
  'event.defense': 'Защитник: {you, select, yes {ты} other {{who}}}.',
  'event.aimed': 'Врата наведены: {planet}.',
  'event.ships.moved':
    '{how, select, ' +
    'home {{you, select, yes {Ты возвращаешь} other {{who} возвращает}} {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} домой: {to}.} ' +
    'retrieved {{you, select, yes {Ты выводишь} other {{who} выводит}} из варпа {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}: {to}.} ' +
    'launched {{you, select, yes {Ты запускаешь} other {{who} запускает}} {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} прямо из варпа.} ' +
    'gate {{you, select, yes {Ты запускаешь} other {{who} запускает}} {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}: {from} → врата.} ' +
    'removed {{you, select, yes {Ты} other {{who}}}: {count, plural, one {# корабль выбывает} few {# корабля выбывают} many {# кораблей выбывают} other {# корабля выбывают}} из игры ({from}).} ' +
    'other {{you, select, yes {Ты перемещаешь} other {{who} перемещает}} {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}: {from} → {to}.}}',
  'event.ships.lost':
    '{you, select, yes {Ты теряешь} other {{who} теряет}} {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.',
  'event.ships.lost.warped':
    '{you, select, yes {Ты} other {{who}}}: {count, plural, one {# корабль уходит} few {# корабля уходят} many {# кораблей уходят} other {# корабля уходят}} в варп.',
  'event.ships.lost.removed':
    '{you, select, yes {Ты} other {{who}}}: {count, plural, one {# корабль выбывает} few {# корабля выбывают} many {# кораблей выбывают} other {# корабля выбывают}} из игры.',
  'event.ships.lost.saved':
    '{you, select, yes {Ты} other {{who}}}: {count, plural, one {# корабль спасён} few {# корабля спасены} many {# кораблей спасено} other {# корабля спасено}} от варпа.',
  'event.colony.gained': '{you, select, yes {Ты основываешь} other {{who} основывает}} колонию: {planet}.',
  'event.colony.lost': '{you, select, yes {Ты теряешь} other {{who} теряет}} колонию: {planet}.',
  'event.invited':
    '{anybody, select, yes {{you, select, yes {Ты приглашаешь} other {{who} приглашает}} в союз: {whom}.} other {{you, select, yes {Ты никого не приглашаешь} other {{who} никого не приглашает}}.}}',
  'event.allied':
    '{side, select, offense {{you, select, yes {Ты вступаешь} other {{who} вступает}} в союз с нападающим.} defense {{you, select, yes {Ты вступаешь} other {{who} вступает}} в союз с защитником.} other {{you, select, yes {Ты остаёшься} other {{who} остаётся}} в стороне.}}',
  'event.alliance.cancelled': '{you, select, yes {Ты} other {{who}}} больше не союзник.',
  'event.laid': '{you, select, yes {Ты выкладываешь} other {{who} выкладывает}} карту рубашкой вверх.',
  'event.swapped': 'Карты контактов меняются местами.',
  'event.beside.laid':
    '{you, select, yes {Ты кладёшь} other {{who} кладёт}} рубашкой вверх {as, select, intimidate {устрашение} substitute {карту контакта} other {импульс}}.',
  'event.beside.returned':
    '{you, select, yes {Ты забираешь} other {{who} забирает}} {as, select, intimidate {устрашение} substitute {карту контакта} other {импульс}}, никому не показав.',
  'event.beside.revealed': '{you, select, yes {Ты раскрываешь} other {{who} раскрывает}}: {cards}.',
  'event.taken-back': '{you, select, yes {Ты забираешь} other {{who} забирает}} свою карту контакта.',
  'event.revealed': '{you, select, yes {Ты раскрываешь} other {{who} раскрывает}}: {cards}.',
  'event.face':
    'Карта меняется ({side}): теперь это {face, select, attack {атака {value}} negotiate {переговоры} retreat {отступление} other {метаморфоза}}{reason}.',
  'event.line': '{you, select, yes {Ты} other {{who}}}: {value} → {side}{reason}.',
  'event.arithmetic': '{reason} ({you, select, yes {ты} other {{who}}}).',
  'event.reinforced': '{you, select, yes {Ты играешь} other {{who} играет}}: {cards} → {side}.',
  'event.totals': 'Суммы: нападающий {offense}, защитник {defense}.',
  'event.outcome':
    '{type, select, ' +
    'win {Побеждает {side}.} ' +
    'deal {Обе стороны готовы говорить: время для сделки.} ' +
    'failed {Сделка не состоялась.} ' +
    'both {Проигрывают обе стороны.} ' +
    'surrender {Защитник сдаёт планету: теперь там живут оба.} ' +
    'peace {Контакт завершается без боя.} ' +
    'other {Контакт прерван, ход окончен.}}',
  'event.power.used':
    '{you, select, yes {Ты применяешь} other {{who} применяет}} способность «{power}» ({alien}){named}.',
  'event.power.zapped':
    'Способность отменена ({alien}): до конца контакта {you, select, yes {ты не можешь} other {{who} не может}} её применить.',
  'event.power.lost':
    '{you, select, yes {Ты теряешь} other {{who} теряет}} способность: слишком мало домашних колоний.',
  'event.power.back': '{you, select, yes {Ты снова владеешь} other {{who} снова владеет}} способностью.',
  'event.sheet.gained': '{you, select, yes {Ты играешь} other {{who} играет}} за пришельца «{alien}».',
  'event.sheet.gone':
    '{you, select, yes {Ты больше не играешь} other {{who} больше не играет}} за пришельца «{alien}».',
  'event.sheet.gained.hidden':
    '{you, select, yes {Ты кладёшь} other {{who} кладёт}} лист пришельца рубашкой вверх.',
  'event.sheet.gone.hidden':
    '{you, select, yes {Ты откладываешь} other {{who} откладывает}} лист пришельца, никому его не показав.',
  'event.sheet.turned':
    '{you, select, yes {Ты открываешь} other {{who} открывает}} лист пришельца: это «{alien}».',
  'event.sheet.lent': 'Пришелец «{alien}» переходит: {from} → {to}.',
  'event.sheets.traded': '{first} и {second}: обмен способностями.',
  'event.stages.laid':
    '{you, select, yes {Ты выкладываешь} other {{who} выкладывает}} стадии жизни: {aliens}.',
  'event.stage.entered': '{you, select, yes {Ты} other {{who}}} теперь на стадии: {alien}.',
  'event.tokens':
    '{you, select, yes {Ты} other {{who}}}: {count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}} на листе «{alien}».',
  'event.card.played':
    '{as, select, artifact {{you, select, yes {Ты играешь} other {{who} играет}} карту «{cards}»{named}.} card {{you, select, yes {Ты играешь} other {{who} играет}} карту «{cards}»{named}.} wild {{you, select, yes {Ты играешь} other {{who} играет}} карту «{cards}», универсальное свойство{named}.} other {{you, select, yes {Ты играешь} other {{who} играет}} карту «{cards}», суперспособность{named}.}}',
  'event.card.stopped': '{you, select, yes {Ты} other {{who}}}: {cards} — без эффекта.',
  'event.card.returned': '{you, select, yes {Ты получаешь} other {{who} получает}} назад: {cards}.',
  'event.cards.drawn': '{you, select, yes {Ты берёшь} other {{who} берёт}} из колоды: {cards}.',
  'event.cards.discarded': '{you, select, yes {Ты сбрасываешь} other {{who} сбрасывает}}: {cards}.',
  'event.cards.purged': '{you, select, yes {Ты убираешь} other {{who} убирает}} из игры: {cards}.',
  'event.cards.given': '{from} → {to}: {cards}.',
  'event.cards.taken':
    '{you, select, yes {Ты берёшь} other {{who} берёт}} {from, select, discard {из сброса} deck {из колоды} other {со стола}}: {cards}.',
  'event.cards.shown': '{you, select, yes {Ты показываешь} other {{who} показывает}}: {cards}.',
  'event.cards.seen': '{you, select, yes {Ты смотришь} other {{who} смотрит}}: {cards}.',
  'event.seen':
    '{what, select, sheet {{you, select, yes {Ты смотришь} other {{who} смотрит}} на лист пришельца, лежащий рубашкой вверх} other {{you, select, yes {Ты смотришь} other {{who} смотрит}} на верхнюю карту судьбы}}{known, select, yes {: {word}} other {}}.',
  'event.cards.piled': '{you, select, yes {Ты откладываешь} other {{who} откладывает}}: {cards}.',
  'event.cards.buried':
    '{you, select, yes {Ты кладёшь} other {{who} кладёт}} {where, select, top {на колоду} into {в колоду} other {под колоду}}: {cards}.',
  'event.combo': 'Эта игра называется «{title}». {line}',
  'event.hands.swapped': '{first} и {second}: обмен руками.',
  'event.hand.mixed': '{first} и {second}: руки перемешаны и розданы заново.',
  'event.deck.reshuffled': 'Сброс перетасован и становится новой колодой.',
  'event.deck.searched': '{you, select, yes {Ты просматриваешь} other {{who} просматривает}} колоду.',
  'event.quake': 'Космотрясение! Все сбрасывают карты с руки, и всё раздаётся заново.',
  'event.proposed':
    '{you, select, yes {Ты предлагаешь: {give}; хочешь} other {{who} предлагает: {give}; хочет}}: {get}.',
  'event.agreed': 'Договорились: {what}.',
  'event.deal':
    '{how, select, made {Сделка заключена.} quashed {Сделка аннулирована.} other {Договориться не удалось.}}',
  'event.compensation':
    'Компенсация: {from} → {you, select, yes {ты} other {{who}}}, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'event.rewards':
    'Награда за защиту: {you, select, yes {ты получаешь} other {{who} получает}} {what, select, ' +
    'cards {{cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}} ' +
    'ships {{ships, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} из варпа} ' +
    'other {{cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}} и {ships, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}} из варпа}}.',
  'event.note': '{note}',
  'note.no-encounter-card':
    '{you, select, yes {Ты играешь} other {{who} играет}} без карты контакта: взять её неоткуда.',
  'event.won':
    '{count, plural, =1 {{you, select, yes {Ты побеждаешь} other {{who} побеждает}}} other {Общая победа: {all}}}{reason}!',
  'event.drawn': 'Игра заканчивается вничью{reason}.',
  'event.undone': '{you, select, yes {Ты} other {{who}}}: ход взят назад.',

  // Why: what an alien or a card says for itself.
  'event.reason': ' ({reason})',
  'event.named': ', названо: {target}',
  'event.cards': '{count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  // Also stands alone after an arrow, so it must be the nominative.
  'event.side.offense': 'нападающий',
  'event.side.defense': 'защитник',

  'won.colonies': 'достаточно зарубежных колоний',
  'drawn.agreed': 'по общему согласию',
  'drawn.no-ships': 'ни у кого не осталось достаточно кораблей для победы',

  'face.hazard': 'предупреждение об угрозе',
  'face.retreat': 'Отступление',
  'face.intimidate': 'Устрашение',
  'face.kicker': 'импульс',
  'face.morph': 'Метаморфоза',
  'face.emotion-control': 'Эмоциональный контроль',

  'line.card': 'Карта',
  'line.ships': 'Свои корабли',
  'line.ally': 'Корабли союзника',
  'line.product': 'Карта, умноженная на корабли',
  'line.ships-product': 'Свои корабли, умноженные на союзные',
  'line.reinforcement': 'Подкрепление',

  // The other edition of a flare.
  'card.flare.classic': 'Вспышка: {alien} (классика)',

  'place.warp': 'варп',
  'place.gate': 'врата',
  'place.aid': 'рядом с планетой',
  'place.removed': 'вне игры',
  'place.transit': 'полёт',

  'deal.transfer': '{from} → {to}: {give}',
  'deal.nothing': 'ничего',
  'deal.random':
    '{count, plural, =1 {случайная карта} one {# случайная карта} few {# случайные карты} many {# случайных карт} other {# случайной карты}}',
  'deal.cards': '{count, plural, =1 {{card}} other {# × {card}}}',
  'deal.type':
    '{count, plural, =1 {карта} one {# карта} few {# карты} many {# карт} other {# карты}} типа «{type}»',
  'deal.highest':
    '{count, plural, =1 {старшая карта} one {# старшая карта} few {# старшие карты} many {# старших карт} other {# старшей карты}} типа «{type}»',
  'deal.lowest':
    '{count, plural, =1 {младшая карта} one {# младшая карта} few {# младшие карты} many {# младших карт} other {# младшей карты}} типа «{type}»',
  'deal.colony': 'колония ({planet})',
  'deal.free':
    '{count, plural, one {# освобождённый корабль} few {# освобождённых корабля} many {# освобождённых кораблей} other {# освобождённого корабля}}',

  'event.planet.added': '{you, select, yes {Ты получаешь} other {{who} получает}} новую планету: {planet}.',
  'event.planet.removed': 'Планета покидает игру.',
  'event.planet.drifted':
    '{back, select, yes {{planet}: планета возвращается из варпа.} other {{planet}: планета уходит в варп.}}',
  'event.piece.moved': '«{alien}»: {piece} — теперь в системе игрока {system}.',
  'event.technology.gained': '{you, select, yes {Ты берёшь} other {{who} берёт}} технологии: {cards}.',
  'event.technology.shown': '{you, select, yes {Ты раскрываешь} other {{who} раскрывает}}: {cards}.',
  'event.technology.used': '{you, select, yes {Ты применяешь} other {{who} применяет}}: {cards}{named}.',
  'event.technology.stored': '{you, select, yes {Ты кладёшь} other {{who} кладёт}} карту под технологию.',
  'event.technology.passed': '{from} → {to}: {cards}.',
  'event.technology.discarded': '{you, select, yes {Ты сбрасываешь} other {{who} сбрасывает}}: {cards}.',
  'face.quark-battery': 'Кварковая батарея',
  'line.xenon-lasers': 'Ксеноновые лазеры',
  'line.lunar-cannon': 'Лунная пушка',
  'line.the-prometheus': '«Прометей»',
  'place.gone': 'исчезнувшая планета',
  'place.hold': 'лист или технология',
  'hold.ships': '{name}: {ships}',
  'hold.at': 'в системе: {who}',
  'piece.down': '{name} (рубашкой вверх)',
  'piece.token': 'Жетон: {alien}',
  'planet.adrift': 'в варпе',
  'planet.discovered': 'открытая',
};
