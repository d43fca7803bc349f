import type { ChapterText } from '../../rules/outline.ts';

export const basics: ChapterText<'basics'> = {
  goal: {
    title: 'What it is about',
    body: [
      'You lead a people of [aliens](term-alien) that wants to live all over the galaxy. Whoever holds five [foreign colonies](term-foreign-colony) wins at once. That can be you alone, or you and somebody else at the same moment: this is a race in which friends may cross the line together.',
      'Every people has one [power](powers) that breaks a rule. All powers lie open, and no two games are alike because of them.',
      'Nobody is an enemy for good. Whoever you attack now may be your ally in a moment, so what is said at the table counts as much as the cards. Talk binds nobody, except a [deal](deals) that has been made.',
    ],
  },
  table: {
    title: 'What is on the table',
    body: [
      'Each player has a [home system](term-home-system): five planets of one colour with four ships on each, twenty ships in all. Every ship is always in exactly one place.',
      'Ships of one player on one planet are a [colony](term-colony). On your own planets it is a [home colony](term-home-colony), on anybody else’s a [foreign colony](term-foreign-colony). Several players can live on the same planet, each with one colony of their own.',
      [
        'The [hyperspace gate](term-gate) carries the attackers and points at the planet they want.',
        'The [warp](term-warp) holds ships that were lost, until they are fetched back.',
        'The [cosmic deck](term-cosmic-deck) has the [cards](cards) you play; the [destiny deck](phase-destiny) says whom you attack.',
        'The [colony track](term-colony-track) shows how many foreign colonies everybody has.',
      ],
    ],
  },
  setup: {
    title: 'Getting ready',
    body: [
      'Three to eight can play. Everybody takes a colour with its planets and ships. The destiny deck gets three cards of each colour that plays, and a few that name no colour.',
      'Then come the aliens, in one of two ways:',
      [
        'A combo: aliens that make a good game together are dealt at random, one each. Flares stay out, unless the host wants them.',
        'A choice: you see two aliens, keep one in secret and give the other back; then all are shown together. Ten [flares](flares) go into the deck, those of all aliens that were dealt among them. With six players or more it is two for each player.',
      ],
      'Some aliens never come to the same table, and some have something to prepare first: their sheet says so.',
      'Everybody gets eight cards. Destiny names the first player, or the host does.',
    ],
  },
};
