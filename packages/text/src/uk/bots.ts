// Why a bot did what it did, and what the arena says.
export default {
  'bots.why.beginner': 'робить, що спаде на думку',
  'bots.why.keeps': 'приберігає карту «{card}» на потім',
  'bots.why.lays': 'тут найбільше обіцяє карта «{card}»',
  'bots.why.negotiates': 'краще домовитися або отримати компенсацію',
  'bots.why.invites':
    '{count, plural, =1 {союзник допоможе більше, ніж коштуватиме} one {# союзник допоможе більше, ніж коштуватиме} few {# союзники допоможуть більше, ніж коштуватимуть} many {# союзників допоможуть більше, ніж коштуватимуть} other {# союзника допоможе більше, ніж коштуватиме}}',
  'bots.why.alone': 'союзники здобули б більше, ніж допомогли',
  'bots.why.not-invited':
    '{player} має {count, plural, one {# колонію} few {# колонії} many {# колоній} other {# колонії}} і не отримає допомоги',
  'bots.why.joins-offense':
    'колонія варта {count, plural, one {# корабля} few {# кораблів} many {# кораблів} other {# корабля}}',
  'bots.why.joins-defense': 'напад має провалитися',
  'bots.why.stays-out': 'на жодному боці нема чого здобути',
  'bots.why.aims':
    '{planet}: {count, plural, =0 {ніхто не боронить} one {боронить # корабель} few {боронять # кораблі} many {боронить # кораблів} other {боронить # корабля}}',
  'bots.why.meets': '{player} зараз — найкращий опонент',
  'bots.why.resettles': 'рідні планети бережуть силу',
  'bots.why.redraws': 'шукає кращого опонента',
  'bots.why.goes-on': 'шанс виграти наступний контакт — {chance} %',
  'bots.why.rests': 'ще один контакт обіцяє замало',
  'bots.why.accepts': 'ці умови кращі, ніж жодної угоди',
  'bots.why.proposes': 'вигідно нам обом',
  'bots.why.fails': 'краще без угоди: хай {player} обійдеться без допомоги',
  'bots.why.waits': 'зараз це нічого не дасть',
  'bots.why.needs-ships': 'кораблі у викривленні нічого не виграють',
  'bots.why.needs-cards': 'карти потрібніші за кораблі',
  'bots.why.uses': 'сила прибульця «{alien}» тут вигідна',
  'bots.why.plays': 'карта «{card}» тут вигідна',
  'bots.why.reinforces': 'карта «{card}» усе змінить',
  'bots.why.tried':
    'найкращий вибір у {count, plural, one {# уявній грі} few {# уявних іграх} many {# уявних іграх} other {# уявної гри}}',

  'cli.sim.option.bots': 'хто грає: easy, normal, hard, random або leach; якщо не вказано — навмання',

  'cli.arena.about': 'зводить ботів між собою і показує, наскільки вони сильні',
  'cli.arena.option.seats': 'хто грає: easy, normal, hard, random або leach, від трьох до п’яти',
  'cli.arena.option.processes': 'скільки ігор одночасно (по одній на ядро)',
  'cli.arena.progress': 'ігор: {done} із {games}',
  'cli.arena.games':
    '{games, plural, one {# гра} few {# гри} many {# ігор} other {# гри}}, без переможця — {unfinished}; рівна частка — {fair} перемог',
  'cli.arena.length': 'Половина з них завершилася щонайбільше за: контактів — {encounters}, ходів — {turns}.',
  'cli.arena.head.player': 'гравець',
  'cli.arena.head.wins': 'перемоги',
  'cli.arena.head.interval': 'інтервал 95 %',
  'cli.arena.head.split': 'з поділом спільних',
  'cli.arena.head.colonies': 'колонії',
  'cli.arena.head.elo': 'Ело',
  'cli.arena.head.p50': 'мс, медіана',
  'cli.arena.head.p95': 'мс, p95',
};
