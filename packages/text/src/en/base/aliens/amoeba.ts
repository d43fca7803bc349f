import type { AlienText } from '../../../types.ts';

export default {
  name: 'Amoeba',
  power: 'Ooze',
  summary: 'It is not retreating. It is flowing.',
  text:
    'During planning, after cards are chosen and before they are revealed, you may use this power as a main player if you have at least one ship in the encounter. ' +
    'Either take any number of your ships out of the encounter to your colonies, even all of them, or add any number from your colonies; the limit of four does not apply. ' +
    'Ships cannot return to the planet they are leaving; a defense whose last ship leaves it gives up the colony there, but still defends. ' +
    'If your side wins while you have no ship in the encounter, you gain no colony; this part cannot be zapped. ' +
    'If zapped, the ships stay where they are.',
  wild:
    'As a main player, during planning: before cards are chosen, add up to four of your ships to the encounter or take up to four out of it. ' +
    'You may add ships even if you have none there yet, and more than four may end up on the gate.',
  super:
    'As an ally, during planning: you may use your power. ' +
    'Even if all your ships leave, you count as having allied.',
  says: {
    way: 'Do your ships flow into the encounter or out of it?',
    'way.in': 'Into the encounter',
    'way.out': 'Out of the encounter',
    in: 'Which ships join the encounter?',
    out: 'Where do the ships go that leave?',
    'ability.ooze': 'Ooze in or out',
    'ability.flow': 'Move up to four ships in or out',
    'ability.ooze-as-ally': 'Ooze as an ally',
  },
} satisfies AlienText;
