// Questions and their answers, the hand, deals, and what happens by itself.
export default {
  'web.play.hand': 'Твоя рука, {count, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'web.play.no-cards': 'Карт нет',
  'web.play.face-down': 'Карта рубашкой вверх',
  'web.play.card-in-hand':
    '{card}{count, plural, =1 {} one {, # штука} few {, # штуки} many {, # штук} other {, # штуки}}{state, select, picked {, выбрано {chosen}} open {, можно выбрать} other {}}',
  'web.play.zapped': 'Отменена до конца контакта.',
  'web.play.powerless': 'Слишком мало домашних колоний: способности нет.',
  'web.play.aside': 'Отложена: вместо неё действует другая способность.',
  'web.play.sheet-hidden':
    'Рубашкой вверх: видишь только ты. Способность не действует, пока ты не откроешь лист, чтобы её применить.',
  'web.play.turns-up': 'Твой лист будет открыт',
  'web.play.tokens': '{count, plural, one {# жетон} few {# жетона} many {# жетонов} other {# жетона}}',
  'web.play.seconds':
    '{count, plural, one {осталась # секунда} few {осталось # секунды} many {осталось # секунд} other {осталось # секунды}}',

  'web.play.key.enter': 'Enter',
  'web.play.key.space': 'Пробел',
  'web.play.key.escape': 'Esc',

  'web.play.hint.player': 'Выбери игрока здесь или на поле.',
  'web.play.hint.players': 'Выбери игроков здесь или на поле: {range}.',
  'web.play.hint.invite': 'Нажимай на игроков, чтобы пригласить или передумать.',
  'web.play.hint.planet': 'Выбери планету на поле или здесь.',
  'web.play.hint.card': 'Выбери одну карту.',
  'web.play.hint.cards':
    'Выбери {count, plural, one {{range} карту} few {{range} карты} many {{range} карт} other {{range} карты}}.',
  'web.play.hint.number': 'Двигай ползунок или нажимай − и +.',
  'web.play.hint.reinforce': 'Нажми на подсвеченную карту или выбери здесь.',
  'web.play.hint.encounter-card': 'Нажми на одну из подсвеченных карт на руке.',
  'web.play.hint.ships':
    'Нажимай на колонии на поле: {count, plural, one {{range} корабль} few {{range} корабля} many {{range} кораблей} other {{range} корабля}}.',
  'web.play.hint.launch': 'Нажми на планету и на свои колонии, кораблей: {range}.',
  'web.play.hint.ally': 'Нажимай на свои колонии, кораблей: {range}.',
  'web.play.hint.arrange': 'Расставь по порядку стрелками или перетаскивай.',
  'web.play.hint.offer':
    'Если {timed, select, yes {вовремя } other {}}не договоритесь, ты и {partner} теряете по три корабля.',

  'web.play.choose': 'Выбрать: {what}',
  'web.play.use': 'Применить: {what}',
  'web.play.play': 'Сыграть: {what}',
  'web.play.choose-one': 'Сделай выбор',
  'web.play.choose-planet': 'Выбери планету',
  'web.play.choose-card': 'Выбери карту',
  'web.play.choose-cards':
    '{count, plural, =0 {Без карт} one {Выбрать # карту} few {Выбрать # карты} many {Выбрать # карт} other {Выбрать # карты}}',
  'web.play.choose-players':
    '{all, select, yes {Выбрать всех} other {{count, plural, =0 {Никого} one {Выбрать # игрока} few {Выбрать # игроков} many {Выбрать # игроков} other {Выбрать # игрока}}}}',
  'web.play.no-card': 'Без карты',
  'web.play.nobody': 'Никого',
  'web.play.lay': 'Выложить: {card}',
  'web.play.pass': 'Пас',
  'web.play.anew': 'Заново',
  'web.play.invite':
    '{all, select, yes {Пригласить всех ({count})} other {{count, plural, =0 {Никого} one {Пригласить # игрока} few {Пригласить # игроков} many {Пригласить # игроков} other {Пригласить # игрока}}}}',
  'web.play.invite-nobody': 'Никого',
  'web.play.in-this-order': 'В таком порядке',
  'web.play.earlier': '{name}: раньше',
  'web.play.later': '{name}: позже',
  'web.play.number': 'Число',
  'web.play.one-less': 'На единицу меньше',
  'web.play.one-more': 'На единицу больше',
  'web.play.flare-side': '{flare} · {side}',
  'web.play.from-zone': 'откуда: {zone}',
  'web.play.for-offense': 'Усилить нападающего',
  'web.play.for-defense': 'Усилить защитника',

  'web.play.targets': 'Куда навести врата',
  'web.play.ships-from': 'Колонии и их корабли',
  'web.play.planet-ships':
    '{planet} · {count, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}',
  'web.play.counted': '{name}: {count} из {max}',
  'web.play.more': '{name}: на один больше',
  'web.play.less': '{name}: на один меньше',
  'web.play.chosen':
    '{max, plural, one {{count} из {range} корабля} few {{count} из {range} кораблей} many {{count} из {range} кораблей} other {{count} из {range} корабля}}',
  'web.play.in-list': 'Выбрать в списке',
  'web.play.on-board': 'Выбрать на поле',
  'web.play.emptied':
    '{count, plural, =1 {{planets}: кораблей не останется, и ты потеряешь эту колонию.} other {{planets}: кораблей не останется, и ты потеряешь эти колонии.}}',
  'web.play.no-ships': 'Без кораблей',
  'web.play.send':
    '{count, plural, =0 {Без кораблей} one {Готово: # корабль} few {Готово: # корабля} many {Готово: # кораблей} other {Готово: # корабля}}',
  'web.play.launch':
    '{count, plural, one {Запустить # корабль → {planet}} few {Запустить # корабля → {planet}} many {Запустить # кораблей → {planet}} other {Запустить # корабля → {planet}}}',
  'web.play.rewards':
    '{cards, plural, =0 {{ships, plural, one {Взять # корабль} few {Взять # корабля} many {Взять # кораблей} other {Взять # корабля}}} other {{ships, plural, =0 {Взять} one {# корабль и} few {# корабля и} many {# кораблей и} other {# корабля и}} {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}}}}',
  'web.play.stay-out': 'Не вступать',
  'web.play.join.offense': 'Помочь нападающему: {count}',
  'web.play.join.defense': 'Помочь защитнику: {count}',

  'web.play.advice': 'Совет',

  'web.play.held': 'Сейчас уйдёт: отменить это будет нельзя.',
  'web.play.held.back': 'Вернуть',
  'web.play.held.now': 'Отправить сейчас',

  'web.play.deal.agreed': 'Согласие дано. Стол узнаёт об этом.',
  'web.play.deal.waits': '{who} может согласиться или предложить другое.',
  'web.play.deal.you-give': 'Ты отдаёшь',
  'web.play.deal.you-get': 'Ты получаешь',
  'web.play.deal.they-offer': '{who} предлагает:',
  'web.play.deal.you-offered': 'Твоё предложение:',
  'web.play.deal.cannot': 'У тебя нет того, что просят.',
  'web.play.deal.last': 'На новое предложение времени нет: прими это или сорви сделку.',
  'web.play.deal.from-hand': 'Нажимай на карты на руке или выбери ниже.',
  'web.play.deal.from-list': 'Выбери ниже, чего хочешь.',
  'web.play.deal.colony': 'Колония:',
  'web.play.deal.add.random': 'Случайная карта',
  'web.play.deal.add.highest': 'Старшая: {type}',
  'web.play.deal.add.lowest': 'Младшая: {type}',
  'web.play.deal.add.type': '{type}',
  'web.play.deal.free': 'Освобождённые корабли',
  'web.play.deal.take-off': 'Убрать: {what}',
  'web.play.deal.why.nothing': 'Кто-то должен отдать карту или колонию.',
  'web.play.deal.why.not-held': 'У тебя нет именно таких карт.',
  'web.play.deal.propose': 'Предложить',
  'web.play.deal.accept': 'Принять',
  'web.play.deal.fail': 'Сорвать',
  'web.play.deal.others': '{first} и {second} ведут переговоры.',

  'web.play.auto.menu': 'Спрашивать реже',
  'web.play.auto.menu-all': 'Пасовать и дальше',
  'web.play.auto.title': 'Автоответы',
  'web.play.auto.none': 'Тебя спрашивают обо всём.',
  'web.play.auto.reinforcements': 'подкрепления',
  'web.play.auto.not-now': 'Между контактами ничего настроить нельзя.',
  'web.play.auto.encounter': 'Не спрашивать в этом контакте: {what}',
  'web.play.auto.uninvolved': 'Не спрашивать, если я не основной игрок и не союзник: {what}',
  'web.play.auto.always': 'Не спрашивать в этой партии: {what}',
  'web.play.auto.use': 'Применять при каждой возможности: {what}',
  'web.play.auto.pass-all': 'Пасовать до конца этого контакта',
  'web.play.auto.rule.encounter': '{what}: пас в этом контакте',
  'web.play.auto.rule.uninvolved': '{what}: пас, если я не участвую',
  'web.play.auto.rule.always': '{what}: всегда пас',
  'web.play.auto.rule.use': '{what}: применять при каждой возможности',
  'web.play.auto.rule.pass-all': 'Всё: пас до конца этого контакта',
  'web.play.auto.remove': 'Отменить правило: {rule}',
  'web.play.ready.title': 'В любое время',
  'web.play.ready.silent': 'Об этом тебя не спрашивают. Что наготове, применится при первой возможности.',
  'web.play.ready.asked': 'Об этом тебя спрашивают при каждой возможности.',
  'web.play.ready.on': 'Наготове',
  'web.play.ready.off': 'Держать наготове',
  'web.play.ready.ask': 'Вместо этого спрашивать каждый раз',
  'web.play.ready.card': '{what}: применить при первой возможности',

  // What is at stake, and the card while nothing is asked.
  'web.play.quiet': 'Сейчас тебя ни о чём не спрашивают.',
  'web.play.and-yours':
    '{count, plural, one {+ твой # корабль} few {+ твои # корабля} many {+ твоих # кораблей} other {+ твои # корабля}}',
  'web.play.before-cards': 'без карт',
  'web.play.deal.on-trays': 'Положи на два подноса вверху то, что отдаёшь и что хочешь получить.',
  'web.play.deal.your-offer': 'Твоё предложение:',
  'web.play.stakes.near':
    '{you, select, yes {Тебе до победы не хватает одной колонии.} other {{count, plural, =1 {{who}: до победы не хватает одной колонии.} other {{who}: до победы не хватает по одной колонии.}}}}',
  'web.play.stakes.leads':
    '{you, select, yes {Впереди ты: {most} из {needed} колоний.} other {{count, plural, =1 {Впереди {who}: {most} из {needed} колоний.} other {Впереди {who}: по {most} из {needed} колоний.}}}}',
};
