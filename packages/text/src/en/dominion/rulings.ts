import type { Rulings } from '../../types.ts';

const rulings: Rulings = {
  ace: [
    'In the four-planet game you give up a planet as well: you begin with three planets, and the ships of the fourth start in the warp.',
    'Since you have a planet less than others, you lose your power after losing one home colony fewer.',
    'A colony gained on your own turn must last until your next turn begins. There is one try per turn.',
  ],
  alchemist: [
    'Every discard pile will do, that of the reward deck and that of the unused flares included.',
    'A special negotiate is a negotiate: a plain one can become a special one, and the other way round.',
    'An attack with two numbers counts with its first number here.',
  ],
  angler: [
    'The player you ask cannot keep the card: the game itself looks whether they hold it.',
    'Two uses in an encounter are the most, however lucky the draw.',
    'A defense left without encounter cards draws a new hand; an offense left without them ends its turn.',
    'A rift handed over at your demand was taken and detonates.',
  ],
  aristocrat: [
    'A flare that matches some player’s alien never has to go.',
    'After the super flare, too, only one flare is removed.',
    'There is no limit to your hand. Playing a flare still follows the usual limit of one per encounter.',
  ],
  bride: [
    'A ring, upright or upside down, is a captured ship: its owner cannot use it.',
    'A player without a ship to give cannot be married.',
    'A spouse who joins uninvited sends one to four ships like any ally.',
    'If another alien takes the place of the Bride, all rings go back to their owners’ colonies.',
  ],
  daredevil: [
    'No margin, no extra rewards: not after a negotiate, a flight or a vote.',
    'A defense that wins a tie wins by 0.',
    'You may lower your total so far that your side loses.',
  ],
  diplomat: [
    'A deal of three counts as a deal for both main players: the offense may have a second encounter.',
    'As an ally you take your ships home like every ally in a deal, and bargain all the same.',
    'A win by vote has no margin.',
  ],
  doppelganger: [
    'Encounter cards are discarded only during planning; until then you may keep and use them.',
    'The victim of the super flare may be another player than the lender.',
    'A hand borrowed with the wild flare is not kept, so rifts in it do not detonate.',
  ],
  engineer: [
    'Ships in the warp help to complete a technology, but never count as ships standing on it.',
    'The card found with the super flare also goes onto your sheet, in place of an older one.',
    'You may leave both cards and keep the technology you are working on.',
  ],
  explorer: [
    'A discovered planet is an ordinary home planet of the system in which it lies.',
    'You always have four planets to discover, also in the four-planet game.',
    'A moved Genesis planet takes along the ships on it.',
  ],
  greenhorn: [
    'Only showing a card can be zapped; what you may do besides goes on.',
    'You may draw a new hand again and again, as long as it holds no attack.',
    'A reinforcement from outside names the side it helps.',
  ],
  host: [
    'Flares you send to the discard pile are in the game from then on: anybody may draw them later.',
    'You may play several flares from your sheet in one encounter, each as a use of its own, but always the wild side.',
    'A flare that works as long as it is held ends when it goes to the discard pile.',
  ],
  joker: [
    'The token comes before any morph: a morph facing the wild card copies what the token shows.',
    'Two wild cards on the table are two uses, the offense’s card first.',
    'A kicker multiplies the number on the token.',
    'Putting an 8 on an 8 changes nothing, but is allowed.',
  ],
  judge: [
    'If the opponent flees the encounter, a decree for the winner stands; one for the loser is void.',
    'A hand smaller than the number decreed is taken whole.',
    'If only negotiates are revealed, the decree means nothing.',
  ],
  laser: [
    'Cards laid aside still belong to their owner, but are not in hand: they cannot be played, stolen or counted.',
    'A defense without ships on the planet loses no cards to you.',
    'A win for want of encounter cards goes straight to resolution: there are no totals and no margin.',
  ],
  lizard: [
    'A deal is no win and changes no ships.',
    'Normal ships in the warp, captured or on sheets are still in the game; ships removed from it are not.',
    'The 2 for a changed ship is an addition to the side and not another ship.',
  ],
  love: [
    'Types count, not values: any attack matches an attack.',
    'Whoever discards nothing has not matched.',
    'With the super flare a full match brings you the others’ cards only; yours is in your hand already.',
    'A rift you collect in this way does not detonate.',
  ],
  mesmer: [
    'Only artifacts of the boxes in this game can be named.',
    'A Card Zap stops the card, whatever it is played as.',
    'A zapped card may still be played as itself, if the moment allows.',
  ],
  mirage: [
    'Only totals change. Compensation and rewards are counted from the real ships.',
    'Unless two attacks are compared, the power has no effect.',
    'You may choose the targeted planet: ships that stand there count.',
  ],
  muckraker: [
    'The accused answer in turn order, with one bribe each.',
    'If you discarded a card that is not an encounter card, any such card buys the accused off.',
    'A main player driven out has still won: the turn goes on, and the losers lose.',
  ],
  pentaform: [
    'You may zap yourself to stay in your stage.',
    'Several colonies gained or lost at once are handled one after the other.',
    'If too few home colonies cost you your power, the stage is lost with it; meanwhile you do not move.',
    'Tokens and cards of a stage stay with it while you are in another.',
  ],
  pickpocket: [
    'The victim must have a colony in your home system: ships on the gate are not enough.',
    'For the wild flare the system must be yours; you need not be the defense.',
    'A rift that you keep detonates; one you discard at once does not.',
  ],
  pirate: [
    'If the other side fled or retreated in safety, there is nothing to capture.',
    'Captured ships did not go to the warp: there is no compensation for them.',
    'You have won even if you send back every ship.',
    'While your power is lost, captured ships wait on your sheet; if another alien takes its place, they go home.',
  ],
  quartermaster: [
    'All rewards of one event are handled in one use.',
    'Each player gets the number of cards they are due, but not necessarily from the deck they named.',
    'With the wild flare you do not ask: the other player takes what you supply.',
  ],
  reactor: [
    'If the opponent fled, there is no losing main player, and nothing of that kind happens.',
    'Your own flare, too, comes to your sheet when somebody else discards it.',
    'The flare of an alien that comes in later reaches your sheet only when it is discarded.',
  ],
  tourist: [
    'Ships on the liner stand on no colony and are not in the warp.',
    'Every hazard warning drawn in the encounter counts, also on a card that was drawn again.',
    'In your own system, or without a ship on the liner, you take no card.',
    'While your power is lost, your ships wait on the liner.',
  ],
  usurper: [
    'An ally’s card that was used is discarded like any card played.',
    'Your power comes before everything else that happens after cards are chosen.',
    'After the wild flare there are no encounter cards, so there is no compensation and no margin.',
  ],
  voyager: [
    'Your world in the warp is no longer in your system: destiny cannot lead there.',
    'Ships on it count wherever ships in the warp are counted.',
    'Whoever may retrieve ships, in the regroup phase or as a reward, may choose ships on it; a special ship that comes off it in this way is charged again.',
    'Colonies are counted at once after a move: it can win the game.',
    'One card goes into the warp per play of the wild flare; taking cards back is not a play.',
  ],
  whirligig: [
    'A flare in your hand is mixed in; one being played is not.',
    'An offense left without encounter cards by the swirl ends its turn; a defense draws a new hand.',
    'A rift that comes to you from the opponent’s hand was taken and detonates; one that goes the other way was given.',
  ],
  'yin-yang': [
    'Only ships of the opposing main player count for a token, lost in battle or for a failed deal.',
    'If both main players hold a token, each is counted once, from the original losses.',
    'Whoever holds a token chooses the ships, and loses all if there are too few on colonies.',
    'The wild flare needs no proof of guilt, and a loss it causes cannot be answered with it.',
  ],
};

export default rulings;
