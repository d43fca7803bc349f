// Special ships: their names, what they ask and what is told of them.
export default {
  'ship.flagship': 'flagship',
  'ship.flagship-spent': 'flagship (spent)',
  'ship.salvage-vessel': 'salvage vessel',
  'ship.salvage-vessel-spent': 'salvage vessel (spent)',
  'ship.the-prometheus': 'The Prometheus',
  'ship.changed': 'changed ship',
  'ship.plain': 'ordinary ship',
  'ask.special-ship.place':
    'On which of your planets shall the {ship} stand? One of your ships there bears its marker.',
  'ask.special-ship.replace':
    'Your {ship} is captured or out of the game. Do you put its marker on a ship you have retrieved?',
  'ask.ships.which':
    'Your ships there are not all alike. Which {count, plural, one {one} other {# of them}}?',
  'ask.ships.where':
    'Where {count, plural, one {does the {ship} go} other {do the {count} ships go ({ship})}}?',
  'flagship.ability.command': 'add 3 to the total of your side for each flagship that fights',
  'flagship.ability.hyperspace-drive':
    'hyperspace drive: jump to a colony, onto a technology you research or into your encounter',
  'flagship.which': 'Which flagship jumps?',
  'flagship.jump': 'Where does the flagship jump?',
  'salvage-vessel.ability.tractor-beam': 'tractor beam: take a card from the discard pile',
  'salvage-vessel.which': 'Which salvage vessel uses its tractor beam?',
  'salvage-vessel.card': 'Which card do you take from the discard pile?',
  'salvage-vessel.spoils': 'Your side has won, and your salvage vessel was there. What do you take?',
  'salvage-vessel.spoils.rewards': 'Two rewards',
  'salvage-vessel.spoils.technology': 'One of two technologies',
  'salvage-vessel.spoils.none': 'Nothing',
  'line.changed': 'Changed ships',
  'line.flagship': 'Flagship',
  'event.ship.marked': '{you, select, yes {You have} other {{who} has}} a special ship ({where}): {ship}.',
  'event.ship.used': '{you, select, yes {You use} other {{who} uses}} the {ship}: {does}.',
  'event.ship.recharged': '{you, select, yes {Your {ship}} other {The {ship} of {who}}} is ready again.',
  'flagship.does.hyperspace-drive': 'hyperspace drive',
  'salvage-vessel.does.tractor-beam': 'tractor beam',
};
