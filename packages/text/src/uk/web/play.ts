// Questions and their answers, the hand, deals, and what happens by itself.
export default {
  'web.play.hand': 'Твоя рука, {count, plural, one {# карта} few {# карти} many {# карт} other {# карти}}',
  'web.play.no-cards': 'Карт немає',
  'web.play.face-down': 'Карта долілиць',
  'web.play.card-in-hand':
    '{card}{count, plural, =1 {} other {, разом #}}{state, select, picked {, обрано {chosen}} open {, можна обрати} other {}}',
  'web.play.zapped': 'Силу скасовано до кінця контакту.',
  'web.play.powerless': 'Замало рідних колоній: без сили.',
  'web.play.aside': 'Силу відкладено: замість неї діє інша.',
  'web.play.sheet-hidden':
    'Долілиць: бачиш лише ти. Сила не діє, доки ти не відкриєш планшет, щоб її використати.',
  'web.play.turns-up': 'Твій планшет буде відкрито',
  'web.play.tokens': '{count, plural, one {# токен} few {# токени} many {# токенів} other {# токена}}',
  'web.play.seconds':
    '{count, plural, one {Лишилася # секунда} few {Лишилося # секунди} many {Лишилося # секунд} other {Лишилося # секунди}}',

  'web.play.key.enter': 'Enter',
  'web.play.key.space': 'Пробіл',
  'web.play.key.escape': 'Esc',

  'web.play.hint.player': 'Обери гравця тут або на полі.',
  'web.play.hint.players': 'Обери гравців тут або на полі: {range}.',
  'web.play.hint.invite': 'Торкайся гравців, щоб запросити або передумати.',
  'web.play.hint.planet': 'Обери планету на полі або тут.',
  'web.play.hint.card': 'Обери одну карту.',
  'web.play.hint.cards':
    'Обери {count, plural, one {{range} карту} few {{range} карти} many {{range} карт} other {{range} карти}}.',
  'web.play.hint.number': 'Посунь повзунок або тисни − і +.',
  'web.play.hint.reinforce': 'Торкнися підсвіченої карти у своїй руці або обери тут.',
  'web.play.hint.encounter-card': 'Торкнися однієї з підсвічених карт у своїй руці.',
  'web.play.hint.ships':
    'Торкайся колоній на полі й обери {count, plural, one {{range} корабель} few {{range} кораблі} many {{range} кораблів} other {{range} корабля}}.',
  'web.play.hint.launch': 'Торкнися планети та своїх колоній, кораблів: {range}.',
  'web.play.hint.ally': 'Торкнися своїх колоній, кораблів: {range}.',
  'web.play.hint.arrange': 'Розстав стрілками або перетягни.',
  'web.play.hint.offer':
    '{partner} і ти маєте {timed, select, yes {вчасно } other {}}домовитися, інакше обоє втратите по три кораблі.',

  'web.play.choose': 'Обрати: {what}',
  'web.play.use': 'Застосувати: {what}',
  'web.play.play': 'Зіграти: {what}',
  'web.play.choose-one': 'Зроби вибір',
  'web.play.choose-planet': 'Обери планету',
  'web.play.choose-card': 'Обери карту',
  'web.play.choose-cards':
    '{count, plural, =0 {Без карт} one {Обрати # карту} few {Обрати # карти} many {Обрати # карт} other {Обрати # карти}}',
  'web.play.choose-players':
    '{all, select, yes {Обрати всіх} other {{count, plural, =0 {Нікого} one {Обрати # гравця} few {Обрати # гравців} many {Обрати # гравців} other {Обрати # гравця}}}}',
  'web.play.no-card': 'Без карти',
  'web.play.nobody': 'Нікого',
  'web.play.lay': 'Покласти: {card}',
  'web.play.pass': 'Пас',
  'web.play.anew': 'Обрати наново',
  'web.play.invite':
    '{all, select, yes {Запросити всіх ({count})} other {{count, plural, =0 {Не запрошувати} one {Запросити # гравця} few {Запросити # гравців} many {Запросити # гравців} other {Запросити # гравця}}}}',
  'web.play.invite-nobody': 'Не запрошувати',
  'web.play.in-this-order': 'Підтвердити порядок',
  'web.play.earlier': '{name}: раніше',
  'web.play.later': '{name}: пізніше',
  'web.play.number': 'Число',
  'web.play.one-less': 'На один менше',
  'web.play.one-more': 'На один більше',
  'web.play.flare-side': '{flare} ({side})',
  'web.play.from-zone': 'звідки: {zone}',
  'web.play.for-offense': 'Підсилити нападника',
  'web.play.for-defense': 'Підсилити захисника',

  'web.play.targets': 'Планети, на які можна націлитися',
  'web.play.ships-from': 'Колонії та їхні кораблі',
  'web.play.planet-ships':
    '{planet} · {count, plural, one {# корабель} few {# кораблі} many {# кораблів} other {# корабля}}',
  'web.play.counted': '{name}: {count} з {max}',
  'web.play.more': '{name}: на один більше',
  'web.play.less': '{name}: на один менше',
  'web.play.chosen':
    '{max, plural, one {{count} з {range} корабля} few {{count} з {range} кораблів} many {{count} з {range} кораблів} other {{count} з {range} корабля}}',
  'web.play.in-list': 'Обрати зі списку',
  'web.play.on-board': 'Обрати на полі',
  'web.play.emptied':
    '{planets}: {count, plural, =1 {кораблів не лишиться, і колонія зникне.} other {кораблів не лишиться, і колонії зникнуть.}}',
  'web.play.no-ships': 'Без кораблів',
  'web.play.send':
    '{count, plural, =0 {Без кораблів} one {Готово: # корабель} few {Готово: # кораблі} many {Готово: # кораблів} other {Готово: # корабля}}',
  'web.play.launch':
    '{count, plural, one {Запустити # корабель → {planet}} few {Запустити # кораблі → {planet}} many {Запустити # кораблів → {planet}} other {Запустити # корабля → {planet}}}',
  'web.play.rewards':
    '{cards, plural, =0 {{ships, plural, one {Взяти # корабель} few {Взяти # кораблі} many {Взяти # кораблів} other {Взяти # корабля}}} other {{ships, plural, =0 {Взяти} one {# корабель і} few {# кораблі і} many {# кораблів і} other {# корабля і}} {cards, plural, one {# карту} few {# карти} many {# карт} other {# карти}}}}',
  'web.play.stay-out': 'Лишитися осторонь',
  'web.play.join.offense': 'Допомогти нападнику: {count}',
  'web.play.join.defense': 'Допомогти захиснику: {count}',

  'web.play.advice': 'Порада',

  'web.play.held': 'За мить піде: скасувати це вже не вийде.',
  'web.play.held.back': 'Забрати назад',
  'web.play.held.now': 'Надіслати зараз',

  'web.play.deal.agreed': 'Згоду дано. Стіл дізнається про це.',
  'web.play.deal.waits': '{who} може погодитися або запропонувати інше.',
  'web.play.deal.you-give': 'Ти даєш',
  'web.play.deal.you-get': 'Ти отримуєш',
  'web.play.deal.they-offer': '{who} пропонує:',
  'web.play.deal.you-offered': 'Твоя пропозиція:',
  'web.play.deal.cannot': 'У тебе немає того, що просять.',
  'web.play.deal.last': 'На нову пропозицію вже немає часу: прийми цю або зірви угоду.',
  'web.play.deal.from-hand': 'Торкайся карт у своїй руці або обирай нижче.',
  'web.play.deal.from-list': 'Обери нижче, чого хочеш.',
  'web.play.deal.colony': 'Колонія:',
  'web.play.deal.add.random': 'Випадкова карта',
  'web.play.deal.add.highest': 'Найвища: {type}',
  'web.play.deal.add.lowest': 'Найнижча: {type}',
  'web.play.deal.add.type': '{type}',
  'web.play.deal.free': 'Звільнені кораблі',
  'web.play.deal.take-off': 'Прибрати з угоди: {what}',
  'web.play.deal.why.nothing': 'Хтось має віддати карту або колонію.',
  'web.play.deal.why.not-held': 'У тебе немає саме таких карт.',
  'web.play.deal.propose': 'Запропонувати',
  'web.play.deal.accept': 'Прийняти',
  'web.play.deal.fail': 'Зірвати угоду',
  'web.play.deal.others': '{first} та {second} ведуть перемовини.',

  'web.play.auto.menu': 'Питати рідше',
  'web.play.auto.menu-all': 'Пасувати наперед',
  'web.play.auto.title': 'Автоматичні відповіді',
  'web.play.auto.none': 'Тебе питають про все.',
  'web.play.auto.reinforcements': 'Підкріплення',
  'web.play.auto.not-now': 'Між контактами нічого не можна налаштувати.',
  'web.play.auto.encounter': '{what} — не питати в цьому контакті',
  'web.play.auto.uninvolved': '{what} — не питати, якщо я не головний гравець і не союзник',
  'web.play.auto.always': '{what} — не питати в цій грі',
  'web.play.auto.use': '{what} — використовувати щоразу, коли можна',
  'web.play.auto.pass-all': 'Пасувати на все до кінця контакту',
  'web.play.auto.rule.encounter': '{what}: пас у цьому контакті',
  'web.play.auto.rule.uninvolved': '{what}: пас, якщо контакт без мене',
  'web.play.auto.rule.always': '{what}: завжди пас',
  'web.play.auto.rule.use': '{what}: щоразу, коли можна',
  'web.play.auto.rule.pass-all': 'Усе: пас до кінця контакту',
  'web.play.auto.remove': 'Скасувати правило: {rule}',
  'web.play.ready.title': 'Будь-коли',
  'web.play.ready.silent': 'Про це тебе не питають. Що напоготові, буде використано за першої нагоди.',
  'web.play.ready.asked': 'Про це тебе питають за кожної нагоди.',
  'web.play.ready.on': 'Напоготові',
  'web.play.ready.off': 'Тримати напоготові',
  'web.play.ready.ask': 'Натомість питати за кожної нагоди',
  'web.play.ready.card': '{what}: використати за першої нагоди',

  // What is at stake, and the card while nothing is asked.
  'web.play.quiet': 'Зараз тебе ні про що не питають.',
  'web.play.and-yours':
    '{count, plural, one {+ твій # корабель} few {+ твої # кораблі} many {+ твоїх # кораблів} other {+ твої # корабля}}',
  'web.play.before-cards': 'без карт',
  'web.play.deal.on-trays': 'Поклади на два таці вгорі те, що віддаєш і що хочеш отримати.',
  'web.play.deal.your-offer': 'Твоя пропозиція:',
  'web.play.stakes.near':
    '{you, select, yes {Тобі до перемоги бракує однієї колонії.} other {{count, plural, =1 {{who}: до перемоги бракує однієї колонії.} other {{who}: до перемоги бракує по одній колонії.}}}}',
  'web.play.stakes.leads':
    '{you, select, yes {Попереду ти: {most} з {needed} колоній.} other {{count, plural, =1 {Попереду {who}: {most} з {needed} колоній.} other {Попереду {who}: по {most} з {needed} колоній.}}}}',
};
