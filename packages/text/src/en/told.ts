/** What came of an encounter, and why. */
export default {
  you: 'You',
  'you.besides': '{name} (you)',
  'you.whom': 'you',

  'result.win':
    '{you, select, yes {You win} other {{who} wins}}{counted, select, yes {, {own} against {other}} other {}}' +
    '{why, select, tie {: a tie goes to the defense} lower {: the lower total wins} attack {: an attack beats a negotiate} ' +
    'nocard {: the other side has no card} forced {, whatever the totals say} upset {: winner and loser change places} other {}}.',
  'fight.leads':
    '{by, plural, =0 {A tie wins for} other {Ahead by #:}} {you, select, yes {you} other {{who}}}',
  'result.talks':
    '{you, select, yes {You and {whom} both want} other {{who} and {whom} both want}} to talk: there is a deal to make.',
  'result.deal':
    '{you, select, yes {You and {whom} make a deal. You give {give} and get {get}.} ' +
    'other {{who} and {whom} make a deal. {who} gives {give}, {whom} gives {get}.}}',
  'result.bargain': 'A deal with others besides the two is made: {what}.',
  'result.no-deal':
    '{you, select, yes {You and {whom} do} other {{who} and {whom} do}} not come to terms: both lose ships.',
  'result.both-lose':
    '{morphs, select, yes {Two morphs have nothing to copy: both sides lose.} other {Both sides lose.}}',
  'result.surrender':
    '{you, select, yes {You surrender} other {{who} surrenders}} the planet: it is shared with {whom} now.',
  'result.as-deal': 'The encounter ends as if a deal had been made.',
  'result.peace': '{you, select, yes {You land} other {{who} lands}} without a fight.',
  'result.broken-off': '{you, select, yes {Your turn} other {The turn of {who}}} ends here.',

  'stake.win':
    '{when, select, invited {Invited and landing with you} deal {With this deal} other {If the offense wins}}, ' +
    '{you, select, yes {you win} other {{who} {count, plural, one {wins} other {win}}}} the game.',
  'stake.colony':
    '{when, select, deal {With this deal} defense {If the defense wins} other {If the offense wins}}, ' +
    '{change, select, gain {{you, select, yes {you get} other {{who} gets}} a colony on {planet}: {from} → {to}} ' +
    'loss {{you, select, yes {you lose} other {{who} loses}} the colony on {planet}: {from} → {to}} ' +
    'other {{you, select, yes {you land} other {{who} lands}} on {planet}, with no further foreign colony}}.',
  'stake.ships':
    'If {when, select, own {your side loses} defense {the defense wins} other {the offense wins}}, {count, plural, one {# ship of yours goes} other {# ships of yours go}} to the warp.',
  'stake.reward':
    'If the defense wins, you are rewarded {count, plural, one {once} other {# times}}: a card, or a ship back from the warp.',
  'stake.cards': '{count, plural, =0 {No cards besides.} one {You draw # card.} other {You draw # cards.}}',
  'stake.totals':
    '{card, select, yes {With this card {own} against {other} and their card.} other {Before the cards: {own} against {other}.}}',
  'stake.reinforced':
    'Offense {offense}, defense {defense}: the {leads, select, defense {defense} other {offense}} is winning.',
  'stake.uncounted':
    'Nothing is counted here as long as there are not two attacks: a reinforcement would be wasted.',
  'stake.limit': '{power} ({alien}): {count, plural, one {just # ship} other {at most # ships}}.',

  'tale.destiny': 'Destiny: {card}.',
  'tale.attack':
    '{you, select, yes {You attack} other {{who} attacks}} {target, select, yes {you} other {{whom}}} on {planet} with {count, plural, one {# ship} other {# ships}}.',
  'tale.allies':
    '{sides, select, none {Nobody joins.} offense {With the offense: {offense}.} defense {With the defense: {defense}.} ' +
    'other {With the offense: {offense}; with the defense: {defense}.}}',
  'tale.card': '{who}: {card}.',
  'tale.besides': '{what} ({who}{stopped, select, yes {, stopped} other {}})',
  'tale.also': 'Also played: {things}.',
  'tale.colony': 'New colony on {planet}: {who}.',
  'tale.lost': 'Ships lost: {who}.',
  'tale.compensation': 'Compensation, {count, plural, one {# card} other {# cards}}: {who}.',
  'tale.rewards':
    'Rewards{cards, plural, =0 {} one {, # card} other {, # cards}}{ships, plural, =0 {} one {, # ship} other {, # ships}}: {who}.',
  'tale.recap': 'Encounter {number}: {end}',
};
