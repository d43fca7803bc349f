// Why a bot did what it did, and what the arena says.
export default {
  'bots.why.beginner': 'robi, co przyjdzie do głowy',
  'bots.why.keeps': 'zostawia na później: {card}',
  'bots.why.lays': 'najlepszy wybór tutaj to {card}',
  'bots.why.negotiates': 'woli rozmawiać albo dostać rekompensatę',
  'bots.why.invites':
    '{count, plural, one {jeden sojusznik pomoże więcej, niż będzie kosztować} few {# sojusznicy pomogą więcej, niż będą kosztować} many {# sojuszników pomoże więcej, niż będzie kosztować} other {# sojusznika pomoże więcej, niż będzie kosztować}}',
  'bots.why.alone': 'sojusznicy zyskaliby więcej, niż by pomogli',
  'bots.why.not-invited':
    '{player} ma {count, plural, one {# kolonię} few {# kolonie} many {# kolonii} other {# kolonii}} i nie dostanie pomocy',
  'bots.why.joins-offense':
    'kolonia jest warta {count, plural, one {# statku} few {# statków} many {# statków} other {# statku}}',
  'bots.why.joins-defense': 'ten atak nie może się udać',
  'bots.why.stays-out': 'po żadnej stronie nie ma nic do zyskania',
  'bots.why.aims':
    '{planet}: {count, plural, =0 {nikt nie broni} one {broni # statek} few {bronią # statki} many {broni # statków} other {broni # statku}}',
  'bots.why.meets': 'najlepszy przeciwnik w tej chwili to {player}',
  'bots.why.resettles': 'rodzime planety dają moc',
  'bots.why.redraws': 'szuka lepszego przeciwnika',
  'bots.why.goes-on': 'szansa na wygraną w następnym spotkaniu: {chance}%',
  'bots.why.rests': 'kolejne spotkanie obiecuje za mało',
  'bots.why.accepts': 'te warunki są lepsze niż brak porozumienia',
  'bots.why.proposes': 'dobre dla obu stron',
  'bots.why.fails': 'lepszy brak porozumienia niż pomoc, którą dostanie {player}',
  'bots.why.waits': 'teraz nic by to nie dało',
  'bots.why.needs-ships': 'statki w wirze niczego nie wygrają',
  'bots.why.needs-cards': 'karty są bardziej potrzebne niż statki',
  'bots.why.uses': 'ta moc się tu opłaca ({alien})',
  'bots.why.plays': 'ta karta się tu opłaca ({card})',
  'bots.why.reinforces': 'to przeważa szalę: {card}',
  'bots.why.tried':
    'najlepszy wynik w {count, plural, one {# wyobrażonej partii} few {# wyobrażonych partiach} many {# wyobrażonych partiach} other {# wyobrażonej partii}}',

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
};
