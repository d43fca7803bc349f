// The tutorial. {rival}, {ally}, {partner} are players, {planet} a planet, {alien} and so on aliens.
export default {
  'web.learn.title': 'Learn to play',
  'web.learn.coach': 'Your coach',
  'web.learn.progress': 'Part {part} of {parts}: {name}',
  'web.learn.next': 'Go on',
  'web.learn.skip': 'Skip the tutorial',
  'web.learn.chapter.goal': 'The goal',
  'web.learn.chapter.deal': 'A deal',

  'web.learn.wait': 'Now the others answer. Watch the table.',
  'web.learn.free': 'This is up to you. Answer as you like, it will not spoil anything.',

  'web.learn.welcome':
    'Everybody has five planets with ships on them. Yours are the red ones. You win as soon as you have colonies on five planets of other players, and you get them one encounter at a time.',
  'web.learn.alien':
    'You play the {alien}. Its power adds 4 to your side whenever you fight. Every alien breaks the rules in its own way: touch a name or a face to read how. Below is your hand, which only you can see.',
  'web.learn.regroup':
    'It is your turn. First you get one ship back from the warp, the place where lost ships wait. Choose the planet it returns to, then confirm.',
  'web.learn.destiny':
    'Next a destiny card is drawn. You do not choose your opponent, destiny does: this time it is {rival}. You are the offense, {rival} is the defense.',
  'web.learn.launch':
    'Aim the gate at one of {rival}’s planets. {planet} has the fewest ships. Four ships from several planets are chosen already; touch your own planets to change that. A planet without your ships is no colony of yours any more.',
  'web.learn.invite':
    'Now ask for help. Allies add their ships to your side. If you win, they land as well and get a colony of their own: do not invite anybody who needs just one more. Today you may invite whom you like.',
  'web.learn.allies':
    '{joined, select, yes {{ally} joins you, playing the {allyAlien}: their single ship will count 4.} other {You invited nobody who would have come, so you fight alone.}} {partner} helps {rival}. Between the two of you stands what each side has so far.',
  'web.learn.card':
    'Both sides now lay one card face down. An attack adds its number to your ships; a negotiate asks for peace and loses to any attack. Choose one of your higher attacks.',
  'web.learn.card.no-negotiate':
    'A negotiate would be an offer of peace, but {rival} is going to fight, and a negotiate loses to an attack. You will need yours soon. Take an attack this time.',
  'web.learn.reveal':
    'The cards are turned up together. Card, ships, allies and powers are added line by line: {mine} for you, {theirs} for {rival}. The higher total wins, and a tie goes to the defense.',
  'web.learn.reinforce':
    'You are behind, but it is not over: after the reveal anybody in the fight may add reinforcements. Play your Reinforcement +5 for the offense.',
  'web.learn.reinforce.no-pass':
    'If you pass now, {rival} wins and your ships go to the warp. Five more are enough to turn it: play the reinforcement for the offense.',
  'web.learn.reinforce.no-other-side':
    'That would help {rival}. It is allowed, and sometimes even clever, but not today. Play it for the offense.',
  'web.learn.won':
    'You win! Your ships land on {landed}, your first foreign colony{joined, select, yes {, and {ally} lands with you} other {}}. Ships of the losers go to the warp, but {partner} is the {partnerAlien}: its ships always come back.',
  'web.learn.second':
    'After a success you may have one more encounter in the same turn. Say yes, and we try it without a fight.',
  'web.learn.launch-again':
    'Destiny names {partner}, who has let you know that they would rather talk. Aim the gate at any of their planets and launch.',
  'web.learn.invite-again':
    'For a talk you need no allies: they would only be sent home. Choose “Invite nobody”.',
  'web.learn.negotiate':
    'Lay your negotiate. If both sides do, nobody fights, and the two of you have to agree on a deal.',
  'web.learn.negotiate.no-attack':
    '{partner} lays a negotiate. An attack would win, but then you would owe cards, and make an enemy. Try the negotiate, so that we can make a deal.',
  'web.learn.offer':
    'Say what you give and what you get: cards, or a colony beside the other’s ships. A colony for a colony is fair, and it counts for both. Choose one on each side and propose it.',
  'web.learn.offer.no-fail':
    'Without a deal both of you lose three ships to the warp, so almost any deal is better. Propose something, perhaps a colony for a colony.',
  'web.learn.counter':
    '{partner} wants something else and makes an offer of their own. If you like it, accept. You may also propose something different.',
  'web.learn.counter.no-fail':
    'Without a deal both of you lose three ships to the warp. Accept, or propose something else.',
  'web.learn.settle':
    'It is a deal. Choose any number of your ships to settle on your new planet. They stay there peacefully beside the others.',
  'web.learn.home': 'The ships left on the gate come home. Choose where they land.',

  'web.learn.end':
    '{colonies, plural, =0 {You know how an encounter goes now. Five foreign colonies win the game.} one {You have # of five foreign colonies, and you know how an encounter goes.} other {You have # of five foreign colonies, and you know how an encounter goes.}}',
  'web.learn.chapter.invited': 'Invited',
  'web.learn.chapter.attacked': 'Attacked',
  'web.learn.score':
    'It is {rival}’s turn. Look at the five gems: four of them shine, so {rival} has four foreign colonies and needs just one more to win the game. Now {rival} attacks {partner}.',
  'web.learn.invited':
    'Both sides ask you for help. Allies of the offense land together with it if it wins; but then {rival} has won the game. Allies of the defense get a reward for every ship if it holds. Join the defense, with as many ships as you like.',
  'web.learn.invited.no-leader':
    'With your help {rival} would take the fifth colony and win the whole game. You would not. Help the defense instead.',
  'web.learn.invited.no-staying':
    'Staying out is often wise, but here {rival} is one colony away from winning, and {partner} is willing to have you. Join the defense.',
  'web.learn.held':
    '{partner} holds the planet, {theirs} against {mine}. {rival}’s ship goes to the warp, and the game goes on. Your ships come home, and you have earned a reward for each of them.',
  'web.learn.rewards':
    'Each reward is yours to choose: a ship of yours out of the warp, or a card from the deck. Take what you like.',
  'web.learn.allies-home': 'Your ships come home from the fight. Choose where they land.',
  'web.learn.invited-end':
    'That is how games are decided: by who helps whom. Look at the gems before you join anybody, and remember that allies of the defense are paid.',
  'web.learn.attacked':
    'Now it is your turn to defend. {rival}, playing the {rivalAlien}, attacks one of your planets with three ships. Its power multiplies its card by its ships instead of adding them.',
  'web.learn.help':
    'You may ask for help just as the offense does. Nobody is in the mood today; invite whom you like, or nobody.',
  'web.learn.defend':
    'Lay the higher of your attacks. Your ships on the planet and your power are added to it.',
  'web.learn.defend.no-negotiate':
    '{rival} has come to fight: a negotiate would lose the planet. Keep it for the next fight, and lay the attack.',
  'web.learn.zap':
    'You are ahead so far, but {rival} is about to use its power, and eight times three would crush you. But you hold an answer: a Cosmic Zap stops a power just as it is used. Play it now.',
  'web.learn.zap.no-pass':
    'If you let it pass, {rival} wins by a multiple. This is the moment the card is made for: play the Cosmic Zap.',
  'web.learn.zapped':
    'Zapped: without its power {rival} only adds, {mine} against your {theirs}. You hold the planet, and the attackers go to the warp. A card that answers like this is asked for at the right moment; passing is always allowed.',
  'web.learn.help-again':
    'Next {partner} attacks you. You have little left to fight with, so this time we lose, and make it pay. Choose “Invite nobody”.',
  'web.learn.yield':
    'Lay your negotiate. It loses to an attack, but the loser with a negotiate is compensated: for every ship you lose you take a card from the winner’s hand.',
  'web.learn.yield.no-attack':
    '{partner} has a very high card. An attack would lose your ships for nothing; a negotiate loses them for cards.',
  'web.learn.compensation':
    '{partner} lays a 40 and takes the planet. Your four ships go to the warp, and you have taken as many cards out of {partner}’s hand, without seeing them. Often that is worth more than a planet.',
  'web.learn.attacked-end':
    'You have defended, stopped a power and lost with profit. That is all you need for a first game.',
  'web.learn.end.title.own-turn': 'That was a turn',
  'web.learn.end.title.invited': 'That was an alliance',
  'web.learn.end.title.attacked': 'You know the game',
  'web.learn.end.next.own-turn': 'Next: others ask for help',
  'web.learn.end.next.invited': 'Next: you are attacked',
  'web.learn.end.more': 'What else there is',
  'web.learn.end.powers':
    'Powers: every alien bends the rules its own way. Keep at least three colonies at home, or you lose your power for a while.',
  'web.learn.end.flares':
    'Flares: strange cards that anybody can play, and that are stronger in the hand of their own alien.',
  'web.learn.end.artifacts':
    'Artifacts: surprises for the right moment. A Cosmic Zap, for example, stops a power.',
  'web.learn.end.shared':
    'Shared victory: whoever gets the fifth colony at the same time wins too, so allies may win together.',
  'web.learn.end.play': 'Play a game',
  'web.learn.end.aliens': 'Meet the aliens',
  'web.learn.end.again': 'Once more',
};
