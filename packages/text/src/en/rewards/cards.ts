import type { CardText } from '../../types.ts';

const cards: Record<string, CardText> = {
  'reward-negotiate-epic-oratory': {
    name: 'Epic Oratory',
    text: 'A negotiate. Against an attack you lose, but choose: collect double compensation, or keep your own ships out of the warp and collect none. Against a negotiate, each of you may get up to two colonies in the deal.',
    says: {
      choice: 'You lose, but your speech was grand. What do you want?',
      'choice.double': 'Double compensation',
      'choice.save': 'My ships stay out of the warp',
    },
  },
  'reward-negotiate-faulty-translator': {
    name: 'Faulty Translator',
    text: 'A negotiate. Against an attack you lose and collect your compensation from an ally of your opponent whom you choose; from the opponent if there is none. Against a negotiate, bargain without words; with no deal each of you loses one ship fewer.',
    says: { payer: 'Whose hand do you take your compensation from?' },
  },
  'reward-negotiate-right-of-refusal': {
    name: 'Right of Refusal',
    text: 'A negotiate. Of the cards you get by it, as compensation or in the deal, you may discard any at once.',
    says: { discard: 'Which of the cards you got do you discard?' },
  },
  'reward-negotiate-self-defense': {
    name: 'Self Defense',
    text: 'A negotiate. Against an attack you lose and collect no compensation, but for every ship your side loses to the warp you send a ship of the other side there.',
    says: {
      whose: 'Whose ship goes to the warp? {count, plural, one {# more ship} other {# more ships}} in all.',
    },
  },
  'reward-morph': {
    name: 'Morph',
    text: 'When revealed, it copies the opposing card as that stands by then, and counts as it for this encounter. If both cards are morphs, both sides lose.',
  },
  'reward-retreat': {
    name: 'Retreat',
    text: 'Against an attack you lose, but no ship of your side goes to the warp: ships on the gate and those of allies go home, a defense stays on its planet beside the winners. No compensation. Against anything else it is a negotiate.',
  },
  'reward-reinforcement-4': {
    name: 'Reinforcement +4',
    text: 'As a main player or ally, during reveal: add 4 to the total of either side. Others may answer with reinforcements of their own until everybody passes.',
  },
  'reward-reinforcement-x': {
    name: 'Reinforcement +X',
    text: 'As a main player or ally, during reveal: discard any number of other cards and add that number to the total of either side.',
    says: { cards: 'Which cards do you discard for the reinforcement? Each counts one.' },
  },
  'reward-kicker-x-1': {
    name: 'Reverse Polarity ×−1',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. All attack cards of the encounter count with the opposite sign.',
  },
  'reward-kicker-x1': {
    name: 'Self Destruct ×1',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. When it is turned up, both sides lose at once: all ships in the encounter go to the warp, without compensation.',
  },
  'reward-kicker-x2-duplicity': {
    name: 'Duplicity ×2',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. Doubles your attack, your compensation, or the ships your opponent loses without a deal. However it ends, your allies’ ships go to the warp.',
    says: { 'ability.doomed': 'Allied ships will go to the warp.' },
  },
  'reward-kicker-x2-lost-signal': {
    name: 'Lost Signal ×2',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. Doubles your attack, your compensation, or the ships your opponent loses without a deal. All other kickers are cancelled, and nobody may play reinforcements in this encounter.',
  },
  'reward-kicker-x4': {
    name: 'Give War a Chance ×4',
    text: 'As a main player, before cards are selected, lay it face down; it is turned up with them. Your attack counts fourfold. It does nothing else.',
  },
  'reward-rift-1': {
    name: 'Rift 1',
    text: 'As the offense, at the start of your encounter: settle an empty planet in any system with one to four of your ships. Whoever takes this card from your hand and keeps it must vacate a colony.',
    says: {
      planet: 'Which empty planet do you settle?',
      ships: 'Which ships settle {planet}?',
      vacate: 'The rift detonates. Which of your colonies do you vacate?',
    },
  },
  'reward-rift-2': {
    name: 'Rift 2',
    text: 'As the offense, at the start of your encounter: draw two cards from the cosmic deck, the reward deck or both. Whoever takes this card from your hand and keeps it discards two cards at random.',
    says: { deck: 'You draw two cards. How many of them from the reward deck?' },
  },
  'reward-rift-3': {
    name: 'Rift 3',
    text: 'As any player, at the start of an encounter: up to three ships of any players leave the warp for colonies of theirs. Whoever takes this card from your hand and keeps it loses three ships to the warp.',
    says: {
      free: 'Which ships leave the warp? One to three in all.',
      lose: 'The rift detonates. Which three ships go to the warp?',
    },
  },
  'omni-zap': {
    name: 'Omni-Zap',
    text: 'As any player, in any phase: use it as a Card Zap, a Cosmic Zap or a Ship Zap, or cancel and discard any card that has just been played or revealed. If the encounter then lacks a card, another takes its place. Afterwards remove one of your ships from the game, or send three to the warp.',
    says: {
      card: 'Which card do you cancel?',
      price: 'The Omni-Zap has its price. How do you pay it?',
      'price.remove': 'One ship leaves the game',
      'price.warp': 'Three ships go to the warp',
      removed: 'Which ship leaves the game?',
      warped: 'Which three ships go to the warp?',
    },
  },
  rebirth: {
    name: 'Rebirth',
    text: 'As any player, during regroup: at the start of an encounter choose any player, even yourself. That player may move ships from their colonies to any planets of their home system.',
    says: {
      player: 'Whose home system shall be settled anew?',
      take: 'Which of your ships move to your home system?',
      place: 'Where in your home system do they settle?',
    },
  },
  'ship-zap': {
    name: 'Ship Zap',
    text: 'As any player, in any phase: send any one ship to the warp, wherever it is, even one that was removed from the game.',
    says: { whose: 'Whose ship goes to the warp?', where: 'Which ship?' },
  },
  'solar-wind': {
    name: 'Solar Wind',
    text: 'As any player, during reveal: the allies’ gains change places. If the defense wins, its allies land on the planet instead of taking rewards; if the offense wins, its allies take rewards instead of landing.',
    says: { 'ability.turned': 'Winning allies get what those of the other side would get.' },
  },
  'victory-boon': {
    name: 'Victory Boon',
    text: 'As any player, during resolution: when the defense has won, it takes rewards for its own ships in the encounter, as a defensive ally would.',
  },
};

export default cards;
