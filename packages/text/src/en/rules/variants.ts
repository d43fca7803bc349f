import type { ChapterText } from '../../rules/outline.ts';

export const variants: ChapterText<'variants'> = {
  'variant-four-planets': {
    title: 'Four planets',
    body: [
      'A shorter game. Everybody has four planets and sixteen ships, four foreign colonies win, and a power is lost only with fewer than two home colonies.',
    ],
  },
  'variant-single-encounter': {
    title: 'Single encounters',
    body: [
      'A success earns no second encounter, so everybody’s turn comes round sooner. Powers, flares and technologies that give further encounters still do. Where there are [technologies](variant-technologies), you may draw some in place of the encounter that your success would have earned.',
    ],
  },
  'variant-hidden-powers': {
    title: 'Hidden powers',
    body: [
      'The sheets lie face down. Turn yours up whenever you want to use your power; it stays up from then on. As long as it is hidden the power does nothing, even if it is mandatory, and nobody can tell whether it could have.',
      'Flares go into the deck unseen, so that they give nobody away. Aliens with something to prepare, or with things lying open on their sheet, do not take part.',
    ],
  },
  'variant-changing-powers': {
    title: 'Changing powers',
    body: [
      'At the start of your turn you draw a new alien and keep it or the old one. The other is gone, with everything that lay on its sheet.',
      'Aliens that have something to prepare, or that do not go with one at the table, are passed over.',
    ],
  },
  'variant-unlimited-flares': {
    title: 'Unlimited flares',
    body: [
      'In one encounter you may play as many different flares as you like. The same flare is still played only once, whoever has it.',
    ],
  },
  'variant-technologies': {
    title: 'Technologies',
    body: [
      'At the start everybody gets two technologies, keeps one face down and discards the other.',
      'At the beginning of every [regroup phase](phase-regroup), before a ship leaves the warp, each player in turn may do one thing with one technology:',
      [
        'Research: put a ship from one of your colonies on a technology of yours that lies face down.',
        'Complete: with at least as many ships on it as its research number says, turn it up. The ships go back to your colonies, and it does what it says.',
        'Abandon: show it and discard it. The ships go back as well.',
      ],
      'A ship on a technology is no colony and takes part in no encounter, but it can be lost.',
      'Instead of a [second encounter](second-encounter) you have earned, you may look for new ideas: draw one technology more than you have foreign colonies, keep one of them face down and discard the others.',
      'You may have any number of them. Some are used once, others for good. With four planets those with a research number of 8 or more are left out.',
    ],
  },
  'variant-rewards': {
    title: 'Reward deck',
    body: [
      'Beside the cosmic deck lies a second one, the reward deck, with a back and a discard pile of its own. Whoever takes cards as [rewards](rewards) may draw any part of them from it; ships, cosmic cards and reward cards are settled before anything is drawn.',
      'When it is empty its discard pile is shuffled. With that empty, too, no reward cards can be had; it never causes a cosmic quake.',
      'Everybody sees the backs of the cards you hold. Whoever takes cards from your hand at random may choose between the two backs.',
      'Some attacks of the reward deck have another number in an encounter with a [hazard warning](hazards).',
      [
        'Retreats are encounter cards: against an attack you lose without a ship going to the warp, against anything else they are negotiates.',
        'Intimidates are laid face down before planning. A main player has chosen a card with one; the intimidate of an ally may take the place of the main player’s card unseen. Against an attack it is an attack, against anything else a negotiate.',
        'Kickers are laid face down before cards are selected and turned up with them; they multiply the attack of their player and do what they say.',
        'Rifts help whoever plays them. Taken from a hand and kept by another player they detonate; given away they do nothing.',
      ],
    ],
  },
  'variant-special-ships': {
    title: 'Special ships',
    body: [
      'Before the first turn everybody puts a marker, face up, on one of their own ships. It stays a ship like any other, but it can do more while you command it: not in the warp, captured or out of the game. With three or four players everybody may have two, but only one of them may be sent into the same encounter.',
      [
        'Flagship. In an encounter you may add 3 to the total of your side, if totals are compared. Its hyperspace drive moves it at any time to one of your colonies, onto a technology you are researching, or into an encounter in which you already take part.',
        'Salvage vessel. When your side wins an encounter in which it was, you may take two rewards or, with technologies, draw two of them and keep one. Its tractor beam takes any card from the discard pile into your hand at any time.',
      ],
      'Hyperspace drive and tractor beam turn the marker face down. It is turned up again when the ship comes back from the warp, and when your turn ends without a second encounter.',
      'If the ship is captured or leaves the game, its marker may go to a ship that you retrieve in the [regroup phase](phase-regroup) of your own encounter.',
    ],
  },
};
