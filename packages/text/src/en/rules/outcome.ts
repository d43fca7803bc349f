import type { ChapterText } from '../../rules/outline.ts';

export const outcome: ChapterText<'outcome'> = {
  allies: {
    title: 'Allies',
    body: [
      'Allies of the offense share its fate: if it wins they land as well and have a new colony each; if it loses, their ships go to the warp.',
      'Allies of the defense gain no colony. If their side wins, they get [rewards](rewards) for every ship and take the ships home; if it loses, the ships go to the warp.',
      'When both main players reveal a negotiate, all allies take their ships home, and that is all.',
      'Main players cannot be each other’s allies. Others who only have a colony on the planet are [bystanders](term-bystander): whatever comes, they stay where they are.',
      {
        example:
          'Before you invite, count colonies. An ally with four of them who lands with you wins together with you, or without you, if it is not your fifth.',
      },
    ],
  },
  deals: {
    title: 'Deals',
    body: [
      'Two negotiates: the main players have a minute to come to terms, or as long as the host has set. Only two things can be part of a deal:',
      [
        'Cards: any number from one hand to the other, named or described: “your highest attack”, “two at random”.',
        'A colony: each may let the other settle on one planet where the one who grants it has a colony. The newcomer brings as many ships as they like, at least one, from the gate or from their colonies.',
      ],
      'At least one card or one colony must change hands, and what was agreed must be kept. Everything else you promise is talk. Allies have no part in it.',
      'No deal in time? Each main player chooses three ships, from colonies or from the gate, and sends them to the warp. Who has fewer loses them all.',
      {
        example:
          'Red, the offense, gives two cards and may settle on blue-3. Both have made a deal. For Red this is a success, and Red may have a second encounter.',
      },
    ],
  },
  compensation: {
    title: 'Compensation',
    body: [
      'A negotiate loses against an attack, but not for nothing. Take cards from the winner’s hand at random: one for each of your own ships that went to the warp by this defeat. If the winner has fewer, you get all of them.',
      'Ships of your allies do not count, and neither do ships that were saved on the way. No ship in the warp, no card.',
      'Compensation is taken before the rewards of the allies.',
      {
        example:
          'You defend a planet with three ships, reveal a negotiate and lose to a 20. Three ships go to the warp, and you take three cards. Perhaps the next 20 is yours.',
      },
    ],
  },
  rewards: {
    title: 'Defender rewards',
    body: [
      'When the defense wins, each of its allies is rewarded for every ship they had there: a card from the deck, or one of their ships from the warp to any of their colonies. Any mixture will do, but say it before you draw.',
      'Then the allies’ ships return to colonies of their owners. The defense itself gets no reward.',
    ],
  },
  losses: {
    title: 'Losing ships and colonies',
    body: [
      'Lost ships go to the [warp](term-warp). They come back one by one in your [regroup phase](phase-regroup), or by rewards, cards and powers.',
      'A planet that your last ship has left is no colony of yours. Your home planets remain yours to defend, even without ships.',
      'Ships that ought to return to a colony while their owner has none go to the warp.',
      'With fewer than three home colonies you lose your [power](powers).',
    ],
  },
  winning: {
    title: 'Winning',
    body: [
      'Five [foreign colonies](term-foreign-colony) win at once, whoever’s turn it is and whatever is going on.',
      'Players who get there at the same moment win together: an offense and its ally who land side by side, or the two partners of a deal.',
      'Some aliens have a way of winning of their own. It is on their sheet.',
    ],
  },
  draws: {
    title: 'Draws, and giving up',
    body: [
      'When so many ships have left the game that nobody can win any more, it ends as a draw. All players together may also agree on one at any time.',
      'You may concede. Then a bot plays on in your seat, so that the others can finish their game, and you do not come back.',
    ],
  },
};
