import type { ChapterText } from '../../rules/outline.ts';

export const turn: ChapterText<'turn'> = {
  turn: {
    title: 'A turn',
    body: [
      'Turns go round clockwise. Whose turn it is, is the [offense](term-offense) and has one [encounter](term-encounter). A success earns a [second one](second-encounter).',
      'The phases always come in this order:',
      [
        '[Start turn](phase-start-turn): a new hand, if you need one.',
        '[Regroup](phase-regroup): one ship comes back from the warp.',
        '[Destiny](phase-destiny): whom you attack.',
        '[Launch](phase-launch): which planet, and with which ships.',
        '[Alliance](phase-alliance): who helps whom.',
        '[Planning](phase-planning): both sides choose a card in secret.',
        '[Reveal](phase-reveal): the cards are turned over, and somebody wins.',
        '[Resolution](phase-resolution): ships land, fall into the warp or go home.',
      ],
      'There is no need to learn this by heart: you are asked whenever something is yours to decide.',
    ],
  },
  'phase-start-turn': {
    title: 'Start turn',
    body: [
      'An offense without any [encounter card](term-encounter-card) shows its hand, discards it and draws eight new cards, as often as it takes to get one. Before that it may still play whatever can be played now.',
      'This happens only at the start of a turn. If your last encounter card leaves your hand later on, your turn [ends](phase-planning).',
      'If deck and discard pile have no encounter card to give, there is a [cosmic quake](deck). If even that brings none, the turn is over.',
    ],
  },
  'phase-regroup': {
    title: 'Regroup',
    body: [
      'Take one of your ships out of the [warp](term-warp), if you have any there, and put it on any of your colonies, at home or abroad.',
      'If you have no colony at all any more, the ship goes straight onto the gate and takes part in this attack.',
    ],
  },
  'phase-destiny': {
    title: 'Destiny',
    body: [
      'Turn over the top card of the destiny deck. It names the [defense](term-defense):',
      [
        'The colour of another player: you attack a planet of that colour, and that player defends it.',
        'Your own colour: drive somebody’s foreign colony out of your system; or settle again on a planet of yours on which nobody lives, with one to four ships from your other colonies, which counts as a success; or draw another card.',
        'Wild: you name any other player.',
        'Special: it looks for one of the others, with the most cards, the most foreign colonies or the fewest ships in the warp. Of players who are level it takes the nearest on your left.',
      ],
      'You never attack in the system of a third player. When only one destiny card is left it is not drawn but shuffled with the used ones. Some cards bear a [hazard warning](hazards).',
      {
        example:
          'Destiny shows red. You may go for any red planet, also for one that Red’s ships have left: Red defends it all the same. If Blue lives there as well, Blue only looks on.',
      },
    ],
  },
  'phase-launch': {
    title: 'Launch',
    body: [
      'Aim the [gate](term-gate) at one planet of the system that destiny has named, and put one to four of your ships on it, from any of your colonies in any mixture.',
      'Mind the last ship: a planet it leaves is no [colony](losses) of yours any more, and there is no way back. The table warns you.',
      'The defense can add no ships to its planet and take none away. If it has none there, it defends with none.',
      'If you have no ship that could be sent, your turn ends.',
    ],
  },
  'phase-alliance': {
    title: 'Alliance',
    body: [
      'First the offense invites whom it likes, except the defense. Then the defense invites whom it likes, except the offense; these may be the same players.',
      'The invited answer one after the other, beginning on the left of the offense. Join one side that wants you, or none. Whoever joins sends one to four ships at once, and the next player sees it.',
      'Ships of the offense’s allies go onto the gate, those of the defense’s allies beside the planet. There is no taking back.',
      'What allies win and what they risk: [Allies](allies).',
    ],
  },
  'phase-planning': {
    title: 'Planning',
    body: [
      'The two [main players](term-main-player) choose an [encounter card](term-encounter-card) from their hands at the same time and lay it face down.',
      'A defense without any shows its hand, discards it and draws eight new cards, as often as it takes. Whoever may act before the cards are chosen may then do so again.',
      'An offense that is left without an encounter card before this point loses its turn on the spot. All ships that were sent return to colonies of their owners.',
    ],
  },
  'phase-reveal': {
    title: 'Reveal',
    body: [
      'Both cards are turned over together. Then it depends:',
      [
        'Two attacks: each side adds the number on its card and all its ships, allies included. The higher total wins. If they are equal, the defense wins.',
        'An attack and a negotiate: the attack wins, the other gets [compensation](compensation).',
        'Two negotiates: the allies go home, and the main players try to make a [deal](deals).',
        'A morph turns into a copy of the other card. Two morphs: both sides lose.',
      ],
      'Everybody who takes part may add [reinforcements](reinforcements). When nobody wants to any more, the totals are final.',
      {
        example:
          'You have three ships on the gate, your ally two, and you reveal a 10: that makes 15. The defense has four ships and reveals an 8: 12. You win, unless somebody reinforces the other side by three.',
      },
    ],
  },
  'phase-resolution': {
    title: 'Resolution',
    body: [
      [
        'The offense wins: all ships on the gate land, and each of their owners has a colony there. The ships of the defense on this planet and of its allies go to the warp. Others who live there stay.',
        'The defense wins: all ships on the gate go to the warp. The defense’s allies collect their [rewards](rewards) and go home; they never settle on the planet they helped to hold.',
        'A [deal](deals) is made: it is carried out, and the ships on the gate go home.',
        'A deal fails: each main player sends three ships to the warp.',
      ],
      'In the end the encounter cards and the reinforcements are discarded. Nobody draws a card for that: hands grow only where these rules or a power say so.',
    ],
  },
  'second-encounter': {
    title: 'A second encounter',
    body: [
      'The offense was successful if it won, made a deal or settled again at home. Then it may have another encounter, from the [regroup phase](phase-regroup) on, if it holds an encounter card.',
      'A third one does not come of it. After the second encounter, or after a first one without success, the turn goes to the left.',
    ],
  },
};
