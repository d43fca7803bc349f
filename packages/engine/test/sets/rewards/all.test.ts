/** What holds for every card of the reward deck: in whose hand it can be played when, and what stops it. */
import { cardInfo, deckList, type Table } from '@cosmarium/engine';
import { expect, test } from 'vitest';
import { expectOutcome, inviteNobody, launch, playOut } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const KINDS = [...new Set(deckList('reward'))];
const ofType = (...types: string[]) => KINDS.filter((kind) => types.includes(cardInfo(kind).type));

const HANDS = { red: 'attack-10', blue: 'attack-08', green: 'attack-01' };
type Colour = keyof typeof HANDS;

/** Everything this player can do with the card in an encounter in which nobody does anything with it. */
function offers(card: string, colour: Colour): string[] {
  const t = withRewards({ [colour]: { hand: [HANDS[colour], card] } });
  const found = new Set<string>();
  for (let [asked] = t.open(); asked !== undefined; [asked] = t.open()) {
    for (const option of asked.options) if (option.startsWith(card)) found.add(option.slice(card.length));
    if (asked.kind === 'launch') launch(t);
    else if (asked.kind === 'invite') inviteNobody(t);
    else if (asked.kind === 'encounter-card') t.answer(colour, 'encounter-card', HANDS[colour]);
    else if (asked.kind === 'yes-no') t.answer(colour, 'yes-no', 'no');
    else t.answer(colour, asked.kind, 'pass');
  }
  expectOutcome(t, 'offense');
  return [...found].toSorted();
}

const ENCOUNTER = ofType('attack', 'negotiate', 'morph', 'retreat');
const ZAPPING = [':destiny', ':revealed', ':ship-zap'];
const WHEN: [cards: string[], offense: string[], defense: string[], bystander: string[]][] = [
  // Selected in planning, and nothing else.
  [ENCOUNTER, [''], [''], []],
  [ofType('intimidate'), [':lay', ':offer'], [':lay', ':offer'], [':lay', ':offer']],
  [ofType('kicker'), [':lay'], [':lay'], []],
  [ofType('reinforcement'), [' defense', ' offense'], [' defense', ' offense'], []],
  [['reward-rift-1'], [':settle'], [], []],
  [['reward-rift-2'], [':draw'], [], []],
  // The warp is empty, nobody has allies, and the defense does not win.
  [['reward-rift-3', 'solar-wind', 'victory-boon'], [], [], []],
  [['rebirth'], [':resettle'], [':resettle'], [':resettle']],
  [['ship-zap'], [':zap'], [':zap'], [':zap']],
  [['omni-zap'], ZAPPING, ZAPPING, ZAPPING],
];

test.each(WHEN.flatMap(([cards, ...rest]) => cards.map((card) => [card, ...rest] as const)))(
  '%s: when it can be played, by whom, and when not',
  (card, offense, defense, bystander) => {
    expect(offers(card, 'red')).toEqual(offense);
    expect(offers(card, 'blue')).toEqual(defense);
    expect(offers(card, 'green')).toEqual(bystander);
  },
);

test('the table above knows every card', () => {
  expect(WHEN.flatMap(([cards]) => cards).toSorted()).toEqual(KINDS.toSorted());
});

/** Red plays what it can with this card, beside an attack; green uses its zaps as soon as it can. */
const zapped = (card: string, ...zaps: string[]): Table =>
  playOut(
    withRewards({
      red: { hand: [card, 'attack-10'] },
      blue: { warp: 1 },
      green: { hand: zaps },
    }),
    'card-zap:zap',
    'cosmic-zap:zap',
    'omni-zap:card-zap',
    'omni-zap:reinforcement',
    ...(cardInfo(card).type === 'reinforcement' ? [] : ['omni-zap:revealed']),
    ...['offer', 'lay', 'settle', 'draw', 'free'].map((use) => `${card}:${use}`),
    `${card} offense`,
    card,
    'green-5',
  );

const NO_ARTIFACTS = KINDS.filter((kind) => cardInfo(kind).type !== 'artifact');

test.each(NO_ARTIFACTS)('%s: it is no artifact and no power: nobody can zap it as one', (card) => {
  const t = zapped(card, 'card-zap', 'cosmic-zap');
  expect(spent(t)).toEqual([card]);
  expect(t.hand('green')).toEqual(['card-zap', 'cosmic-zap']);
});

test.each([...ENCOUNTER, ...ofType('intimidate')])(
  '%s: Omni-Zap stops it, and then another card takes its place',
  (card) => {
    const t = zapped(card, 'omni-zap');
    expectOutcome(t, 'offense');
    expect([t.totals(), spent(t)]).toEqual([
      [13, 12],
      [card, 'omni-zap'],
    ]);
  },
);

test.each(ofType('kicker'))('%s: Omni-Zap stops it, and then it counts for nothing', (card) => {
  const t = zapped(card, 'omni-zap');
  expectOutcome(t, 'offense');
  expect([t.totals(), spent(t)]).toEqual([
    [13, 12],
    [card, 'omni-zap'],
  ]);
});

test.each(ofType('reinforcement'))('%s: Omni-Zap stops it, and then it counts for nothing', (card) => {
  const t = zapped(card, 'omni-zap');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red')]).toEqual([[13, 12], []]);
  expect(spent(t).toSorted()).toEqual(['omni-zap', card]);
});

test.each(ofType('rift'))('%s: Omni-Zap stops it, and nothing comes of it', (card) => {
  const t = zapped(card, 'omni-zap');
  expectOutcome(t, 'offense');
  expect([t.foreign('red'), t.hand('red'), t.warp('blue')]).toEqual([1, [], 5]);
  expect(spent(t)).toEqual(['omni-zap', card]);
});
