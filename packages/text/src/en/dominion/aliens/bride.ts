import type { AlienText } from '../../../types.ts';

export default {
  name: 'Bride',
  power: 'Marry',
  summary: 'Till profit do us part.',
  lore:
    'The Bride has been married in four hundred systems and wore white in all of them. ' +
    'There is always a cake, a sobbing uncle and a lawyer under the table. ' +
    'It truly loves each spouse, and their luggage most of all. ' +
    'When the feeling goes, half of everything goes along. ' +
    'The rings lie in a case with little lights; it is nearly full, and the Bride still cries at weddings.',
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
  says: {},
} satisfies AlienText;
