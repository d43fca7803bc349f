// Characters of bots: what they are called, and what they say of themselves.
export default {
  'character.dice': 'By dice',
  'character.dice.about': 'Each bot gets another one.',
  'character.none': 'None',
  'character.none.about': 'Plays to win, remembers nothing and says nothing.',
  'character.loyal': 'Loyal',
  'character.loyal.about': 'Stand beside me once, and I will stand beside you twice.',
  'character.raider': 'Raider',
  'character.raider.about': 'Five planets away is where the fun begins.',
  'character.banker': 'Banker',
  'character.banker.about': 'Colonies come and go. Cards in the hand stay.',
  'character.schemer': 'Schemer',
  'character.schemer.about': 'My word is as good as the next one I give.',
  'character.avenger': 'Avenger',
  'character.avenger.about': 'I keep a list. It is short, and I mean to finish it.',
  'character.clown': 'Clown',
  'character.clown.about': 'If we all lose our ships, at least we laughed.',
};
