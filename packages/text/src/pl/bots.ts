// What the arena says.
export default {
  'cli.sim.option.bots':
    'kto gra: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark; domyślnie losowo',

  'cli.arena.about': 'każe botom grać ze sobą i mówi, jak są silne',
  'cli.arena.option.seats':
    'kto gra, od trzech do pięciu: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.arena.option.characters':
    'charaktery graczy, po jednym na miejsce: loyal, raider, banker, schemer, avenger, clown, none',
  'cli.arena.option.processes': 'ile partii naraz (jedna na rdzeń)',
  'cli.arena.option.study':
    'liczy też, co gracze robią w ważnych chwilach: negocjacje obok floty, nikogo nie wezwano o krok od wygranej i podobne',
  'cli.arena.progress': '{done} z {games} partii',
  'cli.arena.games':
    '{games, plural, one {# partia} few {# partie} many {# partii} other {# partii}}, bez zwycięzcy: {unfinished}; równy udział to {fair} wygranych',
  'cli.arena.length':
    'Mediana długości partii – spotkania: {encounters}, tury: {turns}; 95. percentyl – spotkania: {most}.',
  'cli.arena.head.player': 'gracz',
  'cli.arena.head.wins': 'wygrane',
  'cli.arena.head.interval': 'przedział 95%',
  'cli.arena.head.split': 'wspólne podzielone',
  'cli.arena.head.colonies': 'kolonie',
  'cli.arena.head.elo': 'Elo',
  'cli.arena.head.p50': 'ms mediana',
  'cli.arena.head.habit': 'chwila',
  'cli.arena.head.count': 'razy',
  'cli.arena.head.share': 'udział',
  'cli.arena.head.p95': 'ms p95',
  'cli.arena.habit.negotiates-attacking': 'atakuje negocjacjami, choć ma atak',
  'cli.arena.habit.negotiates-defending': 'broni się negocjacjami, choć ma atak',
  'cli.arena.habit.negotiates-beside-fleet': 'to samo, gdy obok stoi co najmniej osiem statków sojuszników',
  'cli.arena.habit.alone-at-match-point':
    'nikogo nie wzywa przeciw atakującemu, któremu brakuje jednej kolonii',
  'cli.arena.habit.protects-leader': 'staje w obronie gracza, któremu brakuje jednej kolonii',
  'cli.arena.habit.carries-leader': 'przyłącza się do ataku gracza, któremu brakuje jednej kolonii',
  'cli.arena.habit.gives-up-colony': 'porzuca kolonię, by wysłać statki jako sojusznik',
  'cli.arena.habit.aims-at-own': 'atakuje tam, gdzie już ma kolonię, choć nie musi',
  'cli.arena.habit.joins-for-nothing': 'przyłącza się do ataku tam, gdzie już ma kolonię',
  'cli.arena.habit.fails-deal': 'zrywa układ, zamiast przyjąć ofertę',
  'cli.arena.habit.reinforces-to-lose': 'wzmacnia własną stronę, gdy wygrywa mniejsza suma',
  'cli.arena.habit.artifacts-wasted': 'artefakty dobrane i niezagrane',
  'cli.arena.habit.artifacts-in-hand-at-end': 'artefakty na ręce na koniec partii',
  'cli.arena.habit.lays-highest': 'broni się najwyższym atakiem, jaki ma',
  'cli.arena.habit.lays-lowest': 'broni się najniższym atakiem, jaki ma',
  'cli.arena.habit.lays-talk-or-lowest': 'broni się negocjacjami, jeśli je ma, a jak nie, najniższym atakiem',
  'cli.arena.habit.lays-talk-or-highest':
    'broni się negocjacjami, jeśli je ma, a jak nie, najwyższym atakiem',
  'cli.arena.habit.lays-second': 'broni się drugim co do wysokości atakiem',
  'cli.arena.habit.imagines': 'decyzje, do których dochodzą wyobrażone partie',
  'cli.arena.habit.uses': 'zagrywa: {card}, gdzie może',

  'cli.train.about': 'każe botom grać i uczy się z tego, ile warta jest pozycja',
  'cli.train.option.seats':
    'kto gra, od trzech do pięciu: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.train.option.processes': 'ile partii naraz (jedna na rdzeń)',
  'cli.train.option.out': 'dokąd zapisać wynik nauki',
  'cli.train.done':
    '{positions, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}: strata logarytmiczna {loss}, a gdyby wszystkie miejsca były równe – {blind}. Zapisano do {file}.',

  'cli.tune.about':
    'sprawdza przy jednym stole, do czego dążą boty: każdą wartość większą i mniejszą, i mówi, kto częściej wygrywa',
  'cli.tune.option.only': 'co sprawdzić, według nazwy: home,ship,company (wszystko)',
  'cli.tune.option.processes': 'ile partii naraz (jedna na rdzeń)',
  'cli.tune.head.value': 'wartość',
  'cli.tune.head.low': 'mniej',
  'cli.tune.head.high': 'więcej',
  'cli.tune.head.effect': 'więcej wygranych, gdy większa',
  'cli.tune.head.error': 'błąd',
};
