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
  'bots.why.seldom-invites':
    '{you, select, yes {rzadko zapraszasz innych do ataku} other {{player} rzadko zaprasza innych do ataku}}',
  'bots.why.joins-offense': 'jeśli atak się uda, sojusznicy też wylądują',
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
  'bots.why.plain': 'robi jak zwykle',

  'reason.why': 'Dlaczego: {why}.',
  'reason.whose': 'Dlaczego ({player}): {why}.',
  'reason.thinking': 'Przypominam sobie…',
  'reason.none': 'Dlaczego, już się nie dowiemy: bot się spieszył albo siedział tam ktoś inny.',
  'reason.later': 'Dlaczego? Powie powtórka, gdy gra się skończy.',
};
