// What the arena says.
export default {
  'cli.sim.option.bots':
    'who plays: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark; at random unless told',

  'cli.arena.about': 'lets bots play against each other and says how strong they are',
  'cli.arena.option.seats':
    'who plays, three to five of them: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.arena.option.characters':
    'characters of the players, one for each seat: loyal, raider, banker, schemer, avenger, clown, none',
  'cli.arena.option.processes': 'how many games at a time (one for each core)',
  'cli.arena.option.study':
    'also counts what the players do at the moments one notices: negotiates beside a fleet, nobody called at match point and the like',
  'cli.arena.progress': '{done} of {games} games',
  'cli.arena.games':
    '{games, plural, one {# game} other {# games}}, {unfinished} without a winner; a fair share is {fair} of wins',
  'cli.arena.length':
    'Half of them were over after {encounters} encounters or {turns} turns, nineteen of twenty after {most} encounters.',
  'cli.arena.head.player': 'player',
  'cli.arena.head.wins': 'wins',
  'cli.arena.head.interval': '95 % interval',
  'cli.arena.head.split': 'shared wins split',
  'cli.arena.head.colonies': 'colonies',
  'cli.arena.head.elo': 'Elo',
  'cli.arena.head.p50': 'ms median',
  'cli.arena.head.habit': 'moment',
  'cli.arena.head.count': 'times',
  'cli.arena.head.share': 'share',
  'cli.arena.head.p95': 'ms p95',
  'cli.arena.habit.negotiates-attacking': 'attacks with a negotiate though it holds an attack',
  'cli.arena.habit.negotiates-defending': 'defends with a negotiate though it holds an attack',
  'cli.arena.habit.negotiates-beside-fleet': 'the same with eight allied ships or more beside it',
  'cli.arena.habit.alone-at-match-point': 'calls nobody against an offense one colony short of winning',
  'cli.arena.habit.protects-leader': 'joins the defense of somebody one colony short',
  'cli.arena.habit.carries-leader': 'joins the attack of somebody one colony short',
  'cli.arena.habit.gives-up-colony': 'gives up a colony to send ships as an ally',
  'cli.arena.habit.aims-at-own': 'attacks where it already has a colony though it need not',
  'cli.arena.habit.joins-for-nothing': 'joins an attack where it already has a colony',
  'cli.arena.habit.fails-deal': 'lets a deal fail rather than accept the offer',
  'cli.arena.habit.reinforces-to-lose': 'reinforces its own side where the lower total wins',
  'cli.arena.habit.artifacts-wasted': 'artifacts drawn and never played',
  'cli.arena.habit.artifacts-in-hand-at-end': 'artifacts still in hand at the end',
  'cli.arena.habit.lays-highest': 'lays the highest attack it holds, defending',
  'cli.arena.habit.lays-lowest': 'lays the lowest attack it holds, defending',
  'cli.arena.habit.lays-talk-or-lowest': 'defends with a negotiate if it has one, else with the lowest',
  'cli.arena.habit.lays-talk-or-highest': 'defends with a negotiate if it has one, else with the highest',
  'cli.arena.habit.lays-second': 'lays the second highest attack it holds, defending',
  'cli.arena.habit.imagines': 'decisions that imagined games come to',
  'cli.arena.habit.uses': 'plays {card} where it can',

  'cli.train.about': 'lets bots play and learns from it what a position is worth',
  'cli.train.option.seats':
    'who plays, three to five of them: easy, normal, hard, brutal, random, quick, leach, highest, lowneg, noally, antileader, greedy, compound, shark',
  'cli.train.option.processes': 'how many games at a time (one for each core)',
  'cli.train.option.out': 'where to write what was learned',
  'cli.train.done':
    '{positions, plural, one {# position} other {# positions}}: log loss {loss}, against {blind} if all seats were alike. Written to {file}.',

  'cli.tune.about': 'tries at one table what bots are after, each value high and low, and says who wins more',
  'cli.tune.option.only': 'what is tried, by name: home,ship,company (everything)',
  'cli.tune.option.processes': 'how many games at a time (one for each core)',
  'cli.tune.head.value': 'value',
  'cli.tune.head.low': 'low',
  'cli.tune.head.high': 'high',
  'cli.tune.head.effect': 'wins more when high',
  'cli.tune.head.error': 'error',
};
