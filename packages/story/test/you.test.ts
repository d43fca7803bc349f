import { expect, test } from 'vitest';
import { createGame, diceFrom, randomAnswer, type Decision, type SeenEvent } from '@cosmarium/engine';
import { Names, optionText, PLAIN, tell } from '@cosmarium/story';
import { LANGS, text } from '@cosmarium/text';

const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

const SYSTEMS = COLOURS.map((_, seat) => [0, 1, 2, 3, 4].map((i) => 5 * seat + i));
/** As the first player reads it, who is called Myself. */
const namesIn = (lang: (typeof LANGS)[number]) =>
  new Names(text(lang), PLAIN, [...COLOURS], SYSTEMS, ['Myself'], 0);

/** As the first, the second and the third player read it. */
const readBy = (event: SeenEvent) =>
  [0, 1, 2].map((self) => tell(event, new Names(text('en'), PLAIN, [...COLOURS], SYSTEMS, [], self)));

/** Whole games by dice, so that most kinds of events come. */
const GAMES = ['you 1', 'you 2', 'you 3'].map((seed) => {
  const game = createGame({ players: COLOURS.map((colour) => ({ colour })), start: 'beginner' }, seed);
  const dice = diceFrom(seed);
  const asked: Decision[] = [];
  while (!game.over) {
    const [decision] = game.pending();
    if (decision.seat === 0) asked.push(decision);
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
  return { asked, events: [...game.events(0, 0)] };
});
const EVENTS = GAMES.flatMap(({ events }) => events);
const ASKED = GAMES.flatMap(({ asked }) => asked);

test.each(LANGS)('in %s nobody reads their own name where they did something', (lang) => {
  const own = EVENTS.filter((event) => 'seat' in event && event.seat === 0);
  expect(new Set(own.map(({ type }) => type)).size).toBeGreaterThan(20);
  const named = own.filter((event) => tell(event, namesIn(lang))?.includes('Myself'));
  expect([...new Set(named.map(({ type }) => type))]).toEqual([]);
});

test.each(LANGS)('in %s what others do to somebody says that it is them', (lang) => {
  const names = namesIn(lang);
  const told = (type: string) =>
    EVENTS.filter((event) => event.type === type).map((event) => tell(event, names)!);
  const whom = new RegExp(`(?<!\\p{L})${text(lang).t('you.whom')}(?!\\p{L})`, 'u');
  const saying = ['invited', 'cards.given', 'compensation', 'card.played'].filter((type) =>
    told(type).some((sentence) => whom.test(sentence)),
  );
  expect(saying).toEqual(['invited', 'cards.given', 'compensation', 'card.played']);
  const unmarked = EVENTS.filter((event) => /Myself(?! \()/.test(tell(event, names) ?? ''));
  expect([...new Set(unmarked.map(({ type }) => type))]).toEqual([]);
});

test.each(LANGS)('in %s a question that names whoever is asked says so, and offers "you"', (lang) => {
  const names = namesIn(lang);
  expect(names.params({ player: 0, opponent: 1 })).toEqual({
    player: text(lang).t('you.besides', { name: 'Myself' }),
    opponent: text(lang).t('colour.blue'),
    you: 'yes',
  });
  const options = ASKED.flatMap((decision) =>
    'options' in decision && decision.kind === 'player'
      ? decision.options.map((option) => optionText(decision, option, names))
      : [],
  );
  expect(options).toContain(text(lang).t('you'));
  expect(options).not.toContain('Myself');
});

test('who gives whom what, as either of them and a third one read it', () => {
  const given = { type: 'cards.given', from: 0, to: 1, cards: null, count: 2 } as SeenEvent;
  expect(readBy(given)).toEqual([
    'You hand 2 cards to Blue.',
    'Red hands 2 cards to you.',
    'Red hands 2 cards to Blue.',
  ]);
});

test('what an alien notes, as whoever did it, whoever it was done to and a third one read it', () => {
  expect(readBy({ type: 'note', key: 'grudge.token', seat: 0, params: { player: 1 } })).toEqual([
    'You bear a grudge against Blue.',
    'Red bears a grudge against you.',
    'Red bears a grudge against Blue.',
  ]);
});

test('two who trade, and two who win', () => {
  expect(readBy({ type: 'hands.swapped', seats: [0, 1] })).toEqual([
    'You and Blue exchange hands.',
    'Red and you exchange hands.',
    'Red and Blue exchange hands.',
  ]);
  const won = (...seats: number[]) => readBy({ type: 'won', seats, key: '' });
  expect(won(1)).toEqual(['Blue wins!', 'You win!', 'Blue wins!']);
  expect(won(0, 1)).toEqual([
    'Shared victory: you and Blue!',
    'Shared victory: Red and you!',
    'Shared victory: Red and Blue!',
  ]);
});

test('a question about a player may be about whoever is asked', () => {
  const names = new Names(text('en'), PLAIN, [...COLOURS], SYSTEMS, [], 0);
  const asked = (key: string) =>
    [0, 1].map((player) => names.t(key, names.params({ player, count: 2, card: 'attack-08' })));
  expect(asked('ask.compensation')).toEqual([
    'Choose 2 cards from your hand: they go to your opponent as compensation.',
    'Choose 2 cards from the hand of Blue as compensation.',
  ]);
  expect(asked('joker.token')).toEqual([
    'You have revealed Attack 08, the wild card. What does it become?',
    'Blue has revealed Attack 08, the wild card. What does it become?',
  ]);
  expect(asked('laser.count')).toEqual([
    'How many of your cards do you lay aside?',
    'How many cards of Blue do you lay aside?',
  ]);
});

test('where destiny names oneself, it is said what is done to the others', () => {
  const names = new Names(text('en'), PLAIN, [...COLOURS], SYSTEMS, [], 0);
  const decision = { kind: 'option', key: 'ask.own-colour' } as Decision;
  expect(['redraw', 1].map((option) => optionText(decision, option, names))).toEqual([
    'Draw another destiny card',
    'Drive Blue out of your system',
  ]);
});
