import type { CardText } from '../../types.ts';

const technologies: Record<string, CardText> = {
  'coldsleep-ship': {
    name: 'Coldsleep Ship',
    text: 'Nine ships. At the start of any encounter, discard it: settle a planet of another player where you have no colony with one to four of your ships. Used as soon as it is completed, the ships that researched it may go along.',
    says: {
      'ability.wake': 'settle a distant planet',
      now: 'The Coldsleep Ship is ready. Do you use it at once, with the ships that built it?',
      planet: 'Which planet shall the Coldsleep Ship settle?',
      ships: 'Which ships settle {planet}?',
    },
  },
  'collapsium-hulls': {
    name: 'Collapsium Hulls',
    text: 'Four ships. Whenever you lose as the defense by five or less, one of your ships may stay on the planet.',
    says: { 'ability.hold-out': 'keep one ship on the planet' },
  },
  'cosmic-field-generator': {
    name: 'Cosmic Field Generator',
    text: 'Two ships. Discard it when an alien power is used, even your own: the use is cancelled, and the power cannot be used again in this encounter.',
    says: { 'ability.zap': 'cancel the use of the power' },
  },
  'delta-scanners': {
    name: 'Delta Scanners',
    text: 'Two ships. At the start of any encounter, discard it and take any card of the cosmic discard pile into your hand.',
    says: {
      'ability.recover': 'take a card from the discard pile',
      card: 'Which card do you take from the discard pile?',
    },
  },
  'energy-cloak': {
    name: 'Energy Cloak',
    text: 'Four ships. As the offense, once the gate is aimed, discard it: the defense cannot invite allies in this encounter.',
    says: {
      'ability.cloak': 'keep the defense from inviting allies',
      'ability.cloaked': 'The defense cannot invite allies.',
    },
  },
  'enigma-device': {
    name: 'Enigma Device',
    text: 'Four ships. At the start of any encounter, discard it, and first as many of your cards as you like. Then everybody, you first, draws or discards at random until they hold eight cards.',
    says: { 'ability.level': 'bring all hands to eight cards', shed: 'Which cards do you discard first?' },
  },
  'genesis-bomb': {
    name: 'Genesis Bomb',
    text: 'Stays face down. With four ships on it, at the start of any encounter, reveal and discard it: a new planet comes into your home system, and any of these ships may settle it.',
    says: { 'ability.create': 'create a planet', settle: 'How many of the ships settle {planet}?' },
  },
  'gluon-mines': {
    name: 'Gluon Mines',
    text: 'Stays face down. As the defense, once both cards are selected, reveal and discard it: send as many offensive ships to the warp as there are ships on it. With none of them left you win.',
    says: {
      'ability.blow-up': 'blow up offensive ships',
      whose: 'Whose ship goes to the warp? {count, plural, one {# more ship} other {# more ships}} in all.',
    },
  },
  'infinity-drive': {
    name: 'Infinity Drive',
    text: 'Six ships. At the end of any encounter, discard it and have an encounter of your own as the offense.',
    says: { 'ability.go': 'have an encounter of your own' },
  },
  'lunar-cannon': {
    name: 'Lunar Cannon',
    text: 'Five ships. Its token stands between two planets, at first at your home. As a main player or ally you may add 10 to your side when the target planet is beside it. When a wild destiny card is drawn you may move it.',
    says: {
      'ability.fire': 'add 10 to your side',
      'ability.move': 'move the token',
      place: 'Between which planet and the next one does the cannon stand?',
    },
  },
  'omega-missile': {
    name: 'Omega Missile',
    text: 'Eight ships. At the start of any encounter, discard it and choose any planet: it leaves the game, and all ships on it go to the warp.',
    says: { 'ability.destroy': 'destroy a planet', planet: 'Which planet is destroyed?' },
  },
  'plasma-thrusters': {
    name: 'Plasma Thrusters',
    text: 'Six ships. You may send one ship more than usual as the offense or as an ally. As the defense, in launch, you may move one of your ships to the target planet.',
    says: {
      'ability.reinforce-planet': 'move a ship to the target planet',
      ship: 'From where comes the ship for the target planet?',
    },
  },
  'precursor-seed': {
    name: 'Precursor Seed',
    text: 'Nine ships. When it is completed, you get the power of an alien that nobody has, besides your own, as long as this technology is in play.',
    says: {},
  },
  'the-prometheus': {
    name: 'The Prometheus',
    text: 'Seven ships. When it is completed, the Prometheus joins one of your colonies: a ship like your others that adds 3 more to your side in an encounter.',
    says: { place: 'Which colony does the Prometheus join?' },
  },
  'the-qax': {
    name: 'The Qax',
    text: 'Four ships. As a main player, give it to somebody you have invited: that player must ally with you with four ships, without having to give up a colony. It is theirs now, ready to be used.',
    says: {
      'ability.call-in': 'compel an ally you have invited',
      'ability.called-in': 'An invited player must join with four ships.',
      whom: 'Who gets the Qax and must join you?',
    },
  },
  'quark-battery': {
    name: 'Quark Battery',
    text: 'Three ships. When it is completed, put an encounter card of your hand under it. Later, as a main player, once cards are revealed, discard it: the stored card takes the place of yours.',
    says: {
      'ability.discharge': 'exchange your card for the stored one',
      store: 'Which card do you store?',
    },
  },
  'tech-scrambler': {
    name: 'Tech Scrambler',
    text: 'Stays face down. Reveal and discard it to cancel a technology of another player that needs no more ships than are on it, as it is completed or used, or one that stays in play. That technology is discarded.',
    says: {
      'ability.scramble': 'cancel the technology',
      'ability.dismantle': 'scramble a completed technology',
      which: 'Which technology do you scramble?',
    },
  },
  'vacuum-turbines': {
    name: 'Vacuum Turbines',
    text: 'Two ships. At the start of any encounter, discard it, draw four cards, keep those you like and discard the others.',
    says: { 'ability.draw': 'draw four cards', shed: 'Which of the cards drawn do you discard?' },
  },
  'warpspace-key': {
    name: 'Warpspace Key',
    text: 'Three ships. As the offense, in regroup, discard it: all your ships come out of the warp to your colonies.',
    says: { 'ability.unlock': 'bring all your ships out of the warp' },
  },
  'xenon-lasers': {
    name: 'Xenon Lasers',
    text: 'Three ships. As a main player or ally, once cards are revealed, you may add 1 to the total of your side or subtract 1 from it.',
    says: {
      'ability.adjust': 'add or subtract 1',
      how: 'What do the lasers do to the total of your side?',
      'how.plus': 'Add 1',
      'how.minus': 'Subtract 1',
    },
  },
};

export default technologies;
