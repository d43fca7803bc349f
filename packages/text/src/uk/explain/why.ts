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
  'bots.why.seldom-invites':
    '{you, select, yes {ти рідко запрошуєш інших до нападу} other {{player} рідко запрошує інших до нападу}}',
  'bots.why.joins-offense': 'якщо напад буде успішним, висадяться й союзники',
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
  'bots.why.plain': 'робить як зазвичай',

  'reason.why': 'Чому: {why}.',
  'reason.whose': 'Чому ({player}): {why}.',
  'reason.thinking': 'Пригадую…',
  'reason.none': 'Чому — уже не сказати: бот поспішав або там сидів хтось інший.',
  'reason.later': 'Чому — розповість повтор, коли гра закінчиться.',
};
