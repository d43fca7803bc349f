import type { RulesText } from '../../rules/outline.ts';

export const terms: RulesText['terms'] = {
  alien: { name: 'alien', text: 'A people with a [power](powers). Each player has one.' },
  ally: { name: 'ally', text: 'A player who has sent ships to help one side. See [Allies](allies).' },
  bystander: {
    name: 'bystander',
    text: 'Somebody with a colony on the planet in question who takes no part in the encounter.',
  },
  colony: { name: 'colony', text: 'One or more ships of one player on one planet.' },
  'colony-track': { name: 'colony track', text: 'Shows how many foreign colonies everybody has.' },
  'cosmic-deck': { name: 'cosmic deck', text: 'The deck from which hands are dealt. See [Cards](cards).' },
  defense: { name: 'defense', text: 'The player who is attacked.' },
  destiny: {
    name: 'destiny',
    text: 'The deck, and the [phase](phase-destiny), that decide who is attacked.',
  },
  'discard-pile': {
    name: 'discard pile',
    text: 'Cards that have been used. It becomes the [deck](deck) again.',
  },
  encounter: { name: 'encounter', text: 'One attack, from regrouping to resolution.' },
  'encounter-card': {
    name: 'encounter card',
    text: 'An attack, a negotiate or a morph. One is needed for every encounter.',
  },
  'foreign-colony': {
    name: 'foreign colony',
    text: 'A colony on a planet of another player. Five of them [win](winning).',
  },
  gate: {
    name: 'hyperspace gate',
    text: 'Where the ships of the offense and of its allies stand. It points at one planet.',
  },
  hand: { name: 'hand', text: 'The cards you hold. Only you see them.' },
  hazard: { name: 'hazard warning', text: 'A mark on some destiny cards. See [Hazard warnings](hazards).' },
  'home-colony': {
    name: 'home colony',
    text: 'A colony on a planet of your own colour. Three of them keep your [power](powers) alive.',
  },
  'home-system': { name: 'home system', text: 'The planets of one colour.' },
  'main-player': { name: 'main player', text: 'The offense or the defense.' },
  offense: { name: 'offense', text: 'The player whose turn it is.' },
  power: { name: 'power', text: 'What an alien can do. See [Powers](powers).' },
  turn: { name: 'turn', text: 'One or two encounters of the same offense. See [A turn](turn).' },
  use: { name: 'use', text: 'The moment at which a power acts, and can be [zapped](zaps).' },
  warp: { name: 'warp', text: 'Where lost ships wait.' },
  zap: { name: 'zap', text: 'To cancel a power or a card as it is being used. See [Zaps](zaps).' },
};
