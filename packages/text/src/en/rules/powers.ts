import type { ChapterText } from '../../rules/outline.ts';

export const powers: ChapterText<'powers'> = {
  powers: {
    title: 'Powers',
    body: [
      'Your sheet says what your power does, for whom it works (offense, defense, ally or anybody), in which phase, and whether you may or must.',
      'Doing what it says is a [use](term-use), and a use can be [zapped](zaps). Parts of a power that are no use cannot.',
      'With fewer than three home colonies you lose your power on the spot, without a last use. With three it is back at once.',
      'Where a power contradicts these rules, the power is right. So is a card.',
    ],
  },
  zaps: {
    title: 'Zaps',
    body: [
      'A zap cancels a power just as it is being used. That power cannot be used any more in this encounter; in the next one it is as good as new.',
      'Whoever uses a power or plays a card first says at whom or what. Then the others may answer, and only then it happens.',
      'Powers are stopped by a Cosmic Zap, artifacts and flares by a Card Zap. A zap is an artifact itself, so it can be zapped in turn.',
      'While your power is zapped or lost, your own flare has only its wild side for you.',
      {
        example:
          'Red uses a power. Blue plays a Cosmic Zap. Red answers with a Card Zap: Blue’s card is stopped, and the power works after all.',
      },
    ],
  },
  cards: {
    title: 'Cards',
    body: [
      'There are 72 cards in the cosmic deck, and the flares on top of that. The first three kinds are encounter cards:',
      [
        'Attack: a number from 0 to 40, most of them between 4 and 15.',
        'Negotiate: for making a [deal](deals), or for losing with [compensation](compensation).',
        'Morph: a copy of the card it is up against.',
        '[Reinforcement](reinforcements): a few points more, after the cards are open.',
        '[Artifact](artifacts): does something once.',
        '[Flare](flares): does something again and again.',
      ],
      'A hand may have any number of cards. You do not draw at the end of a turn, so a new hand comes only when the last encounter card has been played: weak cards want to be spent as well.',
    ],
  },
  reinforcements: {
    title: 'Reinforcements',
    body: [
      'When the cards are open, every player who takes part, main player or ally, may play reinforcements for either side, any number of them. Each adds its number to that side’s total.',
      'The others may answer with theirs, until all pass one after the other. At the end of the encounter they are discarded.',
    ],
  },
  artifacts: {
    title: 'Artifacts',
    body: [
      'An artifact says when it can be played. It does its work and is discarded.',
      [
        'Cosmic Zap: cancels a power that is being used.',
        'Card Zap: cancels an artifact or a flare that is being played.',
        'Mobius Tubes: at the beginning of your encounter as offense all ships of all players leave the warp.',
        'Plague: at the beginning of an encounter a player of your choice sends three ships to the warp and discards one card of each type they hold.',
        'Force Field: cancels alliances that have just been formed, those you choose.',
        'Emotion Control: all attacks that were revealed count as negotiates.',
        'Quash: cancels a deal that was agreed; it has failed.',
        'Ionic Gas: nobody gets compensation or rewards this time.',
      ],
    ],
  },
  flares: {
    title: 'Flares',
    body: [
      'A flare belongs to an alien and has two sides. Whoever has this alien with a working power plays the super side, everybody else the wild side.',
      'Its first words say who may play it and in which phase, early or late in it.',
      'After it has done its work a flare goes back to the hand it came from. Only when a Card Zap stops it is it discarded.',
      'In one encounter you play one flare at most, and no flare is played twice, whoever has it. It counts from the moment it is announced.',
      'What a flare or a card does “for this encounter” also holds for cards that turn up later in it.',
    ],
  },
  hazards: {
    title: 'Hazard warnings',
    body: [
      'One of the three destiny cards of each colour bears a hazard warning. In the basic game it means nothing. Some aliens and further decks look at whether one was turned over in this encounter.',
    ],
  },
  deck: {
    title: 'When the deck runs out',
    body: [
      'If a card must be drawn and the cosmic deck is empty, the discard pile is shuffled and becomes the deck.',
      'If both are empty there is a cosmic quake: everybody discards their hand, everything is shuffled, and everybody gets eight cards. The draw that led to it is over.',
    ],
  },
  order: {
    title: 'When several things happen at once',
    body: [
      'The offense comes first, then the defense, then the others clockwise from the offense’s left. If a text says “before” or “after”, that decides first.',
      'What must happen comes before what may happen. A mandatory power is used whenever it can be, whether its owner likes it or not.',
      'Who must play a certain kind of card has to look in their hand only, not at cards that lie elsewhere.',
    ],
  },
};
