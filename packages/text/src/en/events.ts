// One sentence for every type of event: 'event.<type>'. {who} and other names come as words, perhaps coloured.
export default {
  'event.turn': '{you, select, yes {It is your turn.} other {It is {who}’s turn.}}',
  'event.encounter':
    '{extra, select, yes {Extra encounter} other {Encounter}} {number}: {you, select, yes {you are the offense} other {{who} is the offense}}.',
  'event.phase': '{phase}.',
  'event.window': 'Does anybody respond?',
  'event.destiny.drawn': 'Destiny: {card}.',
  'event.destiny.discarded': 'Destiny card {card} is discarded.',
  'event.destiny.shuffled': 'The destiny deck is shuffled.',
  'event.defense': '{you, select, yes {You are} other {{who} is}} the defense.',
  'event.aimed': 'The gate points at {planet}.',
  'event.ships.moved':
    '{how, select, ' +
    'home {{you, select, yes {You bring} other {{who} brings}} {count, plural, one {# ship} other {# ships}} home to {to}.} ' +
    'retrieved {{you, select, yes {You retrieve} other {{who} retrieves}} {count, plural, one {# ship} other {# ships}} from the warp to {to}.} ' +
    'launched {{you, select, yes {You launch} other {{who} launches}} {count, plural, one {# ship} other {# ships}} straight from the warp.} ' +
    'gate {{you, select, yes {You launch} other {{who} launches}} {count, plural, one {# ship} other {# ships}} from {from}.} ' +
    'removed {{count, plural, one {# ship} other {# ships}} of {you, select, yes {yours} other {{who}}} ({from}) {count, plural, one {is} other {are}} out of the game.} ' +
    'other {{you, select, yes {You move} other {{who} moves}} {count, plural, one {# ship} other {# ships}} from {from} to {to}.}}',
  'event.ships.lost':
    '{you, select, yes {You lose} other {{who} loses}} {count, plural, one {# ship} other {# ships}}.',
  'event.ships.lost.warped':
    '{you, select, yes {You lose} other {{who} loses}} {count, plural, one {# ship} other {# ships}} to the warp.',
  'event.ships.lost.removed':
    '{count, plural, one {# ship} other {# ships}} of {you, select, yes {yours} other {{who}}} {count, plural, one {leaves} other {leave}} the game.',
  'event.ships.lost.saved':
    '{count, plural, one {# ship} other {# ships}} of {you, select, yes {yours} other {{who}}} {count, plural, one {escapes} other {escape}} the warp.',
  'event.colony.gained': '{you, select, yes {You have} other {{who} has}} a new colony on {planet}.',
  'event.colony.lost': '{you, select, yes {You lose} other {{who} loses}} the colony on {planet}.',
  'event.invited':
    '{anybody, select, yes {{you, select, yes {You invite} other {{who} invites}} {whom}.} other {{you, select, yes {You invite} other {{who} invites}} nobody.}}',
  'event.allied':
    '{side, select, offense {{you, select, yes {You join} other {{who} joins}} the offense.} defense {{you, select, yes {You join} other {{who} joins}} the defense.} other {{you, select, yes {You stay} other {{who} stays}} out of it.}}',
  'event.alliance.cancelled': '{you, select, yes {You are} other {{who} is}} no longer an ally.',
  'event.laid': '{you, select, yes {You lay} other {{who} lays}} a card face down.',
  'event.swapped': 'The encounter cards change places.',
  'event.beside.laid':
    '{you, select, yes {You lay} other {{who} lays}} {as, select, intimidate {an intimidate} substitute {an encounter card} other {a kicker}} face down.',
  'event.beside.returned':
    '{you, select, yes {You take} other {{who} takes}} back {as, select, intimidate {an intimidate} substitute {an encounter card} other {a kicker}}, unseen.',
  'event.beside.revealed': '{you, select, yes {You turn} other {{who} turns}} up {cards}.',
  'event.taken-back': '{you, select, yes {You take} other {{who} takes}} the encounter card back.',
  'event.revealed': '{you, select, yes {You reveal} other {{who} reveals}}: {cards}.',
  'event.face':
    'The card of the {side} now counts as {face, select, attack {attack {value}} negotiate {a negotiate} retreat {a retreat} other {a morph}}{reason}.',
  'event.line': '{you, select, yes {You} other {{who}}}: {value} for the {side}{reason}.',
  'event.arithmetic': '{reason} ({you, select, yes {you} other {{who}}}).',
  'event.reinforced': '{you, select, yes {You reinforce} other {{who} reinforces}} the {side}: {cards}.',
  'event.totals': 'Totals: offense {offense}, defense {defense}.',
  'event.outcome':
    '{type, select, ' +
    'win {The {side} wins the encounter.} ' +
    'deal {Both sides want to talk: it is time for a deal.} ' +
    'failed {There is no deal.} ' +
    'both {Both sides lose.} ' +
    'surrender {The defense surrenders the planet: both live there now.} ' +
    'peace {The encounter ends without a fight.} ' +
    'other {The encounter is broken off, and the turn ends.}}',
  'event.power.used': '{you, select, yes {You use} other {{who} uses}} the {alien}’s power, {power}{named}.',
  'event.power.zapped':
    'The {alien}’s power is zapped: {you, select, yes {you} other {{who}}} cannot use it in this encounter.',
  'event.power.lost':
    '{you, select, yes {You have too few home colonies: your power is lost.} other {{who} has too few home colonies: their power is lost.}}',
  'event.power.back': '{you, select, yes {You have your power again.} other {{who} has their power again.}}',
  'event.sheet.gained': '{you, select, yes {You play} other {{who} plays}} the {alien}.',
  'event.sheet.gone': '{you, select, yes {You are} other {{who} is}} the {alien} no longer.',
  'event.sheet.gained.hidden': '{you, select, yes {You lay} other {{who} lays}} an alien sheet face down.',
  'event.sheet.gone.hidden': '{you, select, yes {You put} other {{who} puts}} an alien sheet away unseen.',
  'event.sheet.turned':
    '{you, select, yes {You turn} other {{who} turns}} up the alien sheet: it is the {alien}.',
  'event.sheet.lent': 'The {alien} goes from {from} to {to}.',
  'event.sheets.traded': '{first} and {second} trade powers.',
  'event.stages.laid': '{you, select, yes {You lay} other {{who} lays}} out the stages of life: {aliens}.',
  'event.stage.entered': '{you, select, yes {You are} other {{who} is}} in the stage of the {alien} now.',
  'event.tokens':
    '{you, select, yes {You have} other {{who} has}} {count, plural, one {# token} other {# tokens}} on the {alien}.',
  'event.card.played':
    '{as, select, artifact {{you, select, yes {You play} other {{who} plays}} {cards}{named}.} card {{you, select, yes {You play} other {{who} plays}} {cards}{named}.} wild {{you, select, yes {You play} other {{who} plays}} {cards}, the wild side{named}.} other {{you, select, yes {You play} other {{who} plays}} {cards}, the super side{named}.}}',
  'event.card.stopped': '{you, select, yes {Your {cards}} other {{cards} of {who}}} does nothing.',
  'event.card.returned': '{cards} returns to {you, select, yes {you} other {{who}}}.',
  'event.cards.drawn': '{you, select, yes {You draw} other {{who} draws}} {cards}.',
  'event.cards.discarded': '{you, select, yes {You discard} other {{who} discards}} {cards}.',
  'event.cards.purged': '{you, select, yes {You remove} other {{who} removes}} {cards} from the game.',
  'event.cards.given': '{you, select, yes {You hand} other {{from} hands}} {cards} to {to}.',
  'event.cards.taken':
    '{you, select, yes {You take} other {{who} takes}} {cards} {from, select, discard {from the discard pile} deck {from the deck} other {from the table}}.',
  'event.cards.shown': '{you, select, yes {You show} other {{who} shows}} {cards}.',
  'event.cards.seen': '{you, select, yes {You look} other {{who} looks}} at {cards}.',
  'event.seen':
    '{what, select, sheet {{you, select, yes {You look} other {{who} looks}} at an alien sheet that lies face down} other {{you, select, yes {You look} other {{who} looks}} at the top destiny card}}{known, select, yes {: {word}} other {}}.',
  'event.cards.piled': '{you, select, yes {You put} other {{who} puts}} {cards} aside.',
  'event.cards.buried':
    '{you, select, yes {You put} other {{who} puts}} {cards} {where, select, top {on top of} into {into} other {under}} the deck.',
  'event.combo': 'This game is called “{title}”. {line}',
  'event.hands.swapped': '{first} and {second} exchange hands.',
  'event.hand.mixed': '{first} and {second}: both hands are mixed and dealt anew.',
  'event.deck.reshuffled': 'The discard pile is shuffled: it is the new deck.',
  'event.deck.searched': '{you, select, yes {You look} other {{who} looks}} through the deck.',
  'event.quake': 'Cosmic quake! Everybody discards their hand, and everything is dealt anew.',
  'event.proposed':
    '{you, select, yes {You offer {give} and want} other {{who} offers {give} and wants}} {get}.',
  'event.agreed': 'Agreed: {what}.',
  'event.deal':
    '{how, select, made {It is a deal.} quashed {The deal is quashed.} other {They cannot agree.}}',
  'event.compensation':
    '{you, select, yes {You take} other {{who} takes}} {count, plural, one {# card} other {# cards}} from {from} as compensation.',
  'event.rewards':
    '{you, select, yes {You are} other {{who} is}} rewarded with {what, select, ' +
    'cards {{cards, plural, one {# card} other {# cards}}} ' +
    'ships {{ships, plural, one {# ship} other {# ships}} from the warp} ' +
    'other {{cards, plural, one {# card} other {# cards}} and {ships, plural, one {# ship} other {# ships}} from the warp}}.',
  'event.note': '{note}',
  'note.no-encounter-card':
    '{you, select, yes {You play} other {{who} plays}} without an encounter card: there is none to be had.',
  'event.won':
    '{count, plural, one {{you, select, yes {You win} other {{who} wins}}} other {Shared victory: {all}}}{reason}!',
  'event.drawn': 'The game ends as a draw{reason}.',
  'event.undone': '{you, select, yes {You take} other {{who} takes}} that back.',

  // Why: what an alien or a card says for itself.
  'event.reason': ' ({reason})',
  'event.named': ', naming {target}',
  'event.cards': '{count, plural, one {# card} other {# cards}}',
  'event.side.offense': 'offense',
  'event.side.defense': 'defense',

  'won.colonies': 'enough foreign colonies',
  'drawn.agreed': 'agreed by all',
  'drawn.no-ships': 'nobody has ships enough to win any more',

  'face.hazard': 'hazard warning',
  'face.retreat': 'Retreat',
  'face.intimidate': 'Intimidate',
  'face.kicker': 'kicker',
  'face.morph': 'Morph',
  'face.emotion-control': 'Emotion Control',

  'line.card': 'Card',
  'line.ships': 'Own ships',
  'line.ally': 'Allied ships',
  'line.product': 'Card times ships',
  'line.ships-product': 'Own ships times allied ships',
  'line.reinforcement': 'Reinforcement',

  // The other edition of a flare.
  'card.flare.classic': '{alien} flare (classic)',

  'place.warp': 'the warp',
  'place.gate': 'the gate',
  'place.aid': 'beside the planet',
  'place.removed': 'out of the game',
  'place.transit': 'flight',

  'deal.transfer': '{you, select, yes {you give} other {{from} gives}} {to} {give}',
  'deal.nothing': 'nothing',
  'deal.random': '{count, plural, one {a random card} other {# random cards}}',
  'deal.cards': '{count, plural, one {{card}} other {# × {card}}}',
  'deal.type': '{count, plural, one {a card of the type {type}} other {# cards of the type {type}}}',
  'deal.highest': '{count, plural, one {the highest {type}} other {the # highest of type {type}}}',
  'deal.lowest': '{count, plural, one {the lowest {type}} other {the # lowest of type {type}}}',
  'deal.colony': 'a colony on {planet}',
  'deal.free': '{count, plural, one {# ship set free} other {# ships set free}}',

  'event.planet.added': '{you, select, yes {You have} other {{who} has}} a new planet: {planet}.',
  'event.planet.removed': 'A planet leaves the game.',
  'event.planet.drifted':
    '{back, select, yes {{planet} comes back from the warp.} other {{planet} goes into the warp.}}',
  'event.piece.moved': '{alien}: {piece}, now in the system of {system}.',
  'event.technology.gained': '{you, select, yes {You draw} other {{who} draws}} technologies: {cards}.',
  'event.technology.shown': '{you, select, yes {You turn} other {{who} turns}} up {cards}.',
  'event.technology.used': '{you, select, yes {You use} other {{who} uses}} {cards}{named}.',
  'event.technology.stored': '{you, select, yes {You put} other {{who} puts}} a card under a technology.',
  'event.technology.passed': '{you, select, yes {You give} other {{from} gives}} {cards} to {to}.',
  'event.technology.discarded': '{you, select, yes {You discard} other {{who} discards}} {cards}.',
  'face.quark-battery': 'Quark Battery',
  'line.xenon-lasers': 'Xenon Lasers',
  'line.lunar-cannon': 'Lunar Cannon',
  'line.the-prometheus': 'The Prometheus',
  'place.gone': 'a planet that is gone',
  'place.hold': 'a sheet or a technology',
  'hold.ships': '{name}: {ships}',
  'hold.at': 'in the system of {who}',
  'piece.down': '{name} (face down)',
  'piece.token': '{alien} token',
  'planet.adrift': 'in the warp',
  'planet.discovered': 'discovered',
};
