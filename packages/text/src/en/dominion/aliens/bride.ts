import type { AlienText } from '../../../types.ts';

export default {
  name: 'Bride',
  power: 'Marry',
  summary: 'Till profit do us part.',
  text:
    'As a main player, once you know your opponent and before the first invitation, you may use this power to marry them if you are not married. ' +
    'They need not agree, and must put one of their ships on your sheet as a ring; it counts as captured. ' +
    'While you are married, the two of you may ally with each other uninvited and show each other cards, and once per encounter you may use this power to exchange one card with your spouse, if both agree; each chooses the card they give. ' +
    'At any time you may divorce: take half of your spouse’s hand at random, rounded down; this part cannot be zapped. ' +
    'The ring stays, and a divorced player cannot be married again. ' +
    'If your sheet is lost or turned face down, you are divorced at once and get no cards. ' +
    'If zapped, there is no wedding or no exchange.',
  wild:
    'As the defense, during launch: once the offense has sent ships onto the gate, leave the encounter. ' +
    'The offense lands these ships together on one of their home planets or on a foreign planet that nobody occupies, and their turn ends. ' +
    'Nobody has won or lost.',
  super:
    'As a main player, during destiny or launch: you may marry an opponent whom you divorced before; turn the old ring upright again. ' +
    'That player never pays cards a second time.',
  says: {
    ring: 'You marry {player}. Which ship is the ring?',
    swap: 'Do you exchange a card with {player}?',
    give: 'Which card do you give?',
    show: 'How many of your cards do you show {player}?',
    which: 'Which cards do you show {player}?',
    elsewhere: 'The defense has left. Where do your ships land?',
    'hold.ring': 'Wedding ring',
    'hold.divorced': 'Rings turned over',
    'ability.marry': 'Marry your opponent',
    'ability.by-marriage': 'Spouses may ally uninvited',
    'ability.swap': 'Exchange a card with your spouse',
    'ability.divorce': 'Divorce and take half of the hand',
    'ability.show': 'Show cards to your spouse',
    'ability.wedlock': 'Spouses may show each other cards',
    'ability.confide': 'Show cards to the Bride',
    'ability.jilt': 'Leave the encounter',
    'ability.remarry': 'Marry somebody you divorced',
  },
} satisfies AlienText;
