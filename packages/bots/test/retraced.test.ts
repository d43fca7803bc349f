/** Imagined games follow what others have done, as far as it was seen. */
import { expect, test } from 'vitest';
import {
  buildPosition,
  diceFrom,
  gameFromPosition,
  Table,
  type Decision,
  type GameState,
  type PlayerSpec,
  type PositionSpec,
  type Response,
  type SeenEvent,
  type View,
} from '@cosmarium/engine';
import { sameDecision, wayTo } from '../src/imagine.ts';
import { retrace } from '../src/retrace.ts';

const [RED, BLUE, GREEN] = ['red', 'blue', 'green'] as const;
const HAND = ['attack-04', 'attack-06', 'attack-08', 'attack-10', 'negotiate', 'reinforcement-3'];
const OF = 12;

/** Of so many imagined games, those that come to the decision this seat has open. */
function arrivals(t: Pick<Table, 'game'>, seat: number): number {
  const view = t.game.view(seat);
  const dice = diceFrom('imagined');
  const [decision] = view.decisions;
  const way = wayTo({ view, past: t.game.past(seat) }, decision);
  if (way === null) return 0;
  const games = Array.from({ length: OF }, () => way.lead(way.deal(dice), dice));
  return games.filter((game) => game?.pending().some((one) => sameDecision(one, decision))).length;
}

type Players = Partial<Record<'red' | 'blue' | 'green', Partial<PlayerSpec>>>;
/** By colour and question: words of the options, or the answer. */
type Answers = Readonly<Record<string, unknown>>;

/** Red attacks blue's first planet; these answers are given, each as soon as it is possible, until this is asked. */
function until(
  asked: string,
  answers: Answers,
  players: Players = {},
  rest: Partial<PositionSpec> = {},
): Table {
  const spec = (colour: 'red' | 'blue' | 'green', alien: string): PlayerSpec => ({
    colour,
    alien,
    hand: HAND,
    ...players[colour],
  });
  const t = new Table({
    players: [spec(RED, 'human'), spec(BLUE, 'machine'), spec(GREEN, 'clone')],
    destiny: [`destiny-${BLUE}`],
    encounter: 2,
    ...rest,
  });
  return goOn(t, asked, answers);
}

function goOn(t: Table, asked: string, answers: Answers): Table {
  const left = new Map(Object.entries(answers));
  const isAsked = () => left.size === 0 && t.open().some(({ seat, key }) => `${seat} ${key}` === asked);
  for (let i = 0; i < 120 && t.open().length > 0 && !isAsked(); i++) {
    const [{ seat, key, decision, options }] = t.open();
    const at = `${seat} ${key}`;
    const given = left.get(at);
    const chosen = typeof given === 'string' ? options.indexOf(given) : (given ?? -1);
    if (chosen !== -1) left.delete(at);
    if (chosen === -1 && key === 'ask.launch')
      t.answer(RED, 'launch', { to: `${BLUE}-1`, ships: { [`${RED}-1`]: 2 } });
    else t.game.answer(decision.seat, decision.id, chosen === -1 ? decision.fallback : chosen);
  }
  expect([...left.keys()]).toEqual([]);
  expect(isAsked()).toBe(true);
  return t;
}

const told = (t: Table, seat = 0) => t.game.past(seat).events.map(({ type }) => type);

test('the further planet is there already, and comes to another system', () => {
  const players = [RED, BLUE, GREEN].map((colour) => ({ colour, alien: 'human', hand: HAND }));
  players[0].hand = [...HAND, 'flare-explorer'];
  players.forEach((player, i) => (player.alien = ['human', 'machine', 'clone'][i]));
  const spec = { players, planets: { [GREEN]: 6 }, destiny: [`destiny-${BLUE}`], encounter: 2 as const };
  const position = buildPosition(spec);
  position.planets = position.planets.map((planet, i) => (i === 15 ? { ...planet, extra: true } : planet));
  const game = gameFromPosition(position);
  for (let i = 0; i < 20 && game.pending()[0].kind !== 'invite'; i++) {
    const [decision] = game.pending();
    const plays = decision.key === 'ask.respond.launch.end';
    game.answer(decision.seat, decision.id, plays ? 1 : decision.fallback);
  }
  expect(game.past(0).events).toContainEqual({ type: 'planet.added', planet: 15, seat: 1 });
  expect(arrivals({ game }, 0)).toBe(OF);
});

test('ships have changed places all at once', () => {
  const t = until(
    'red ask.invite.offense',
    {
      'blue ask.respond.regroup.end': 'greenhorn:move',
      'blue greenhorn.from': [2, 1, 0, 0, 0],
      'blue greenhorn.to': [0, 0, 1, 2, 0],
    },
    { blue: { alien: 'greenhorn' } },
  );
  expect(told(t).filter((type) => type === 'ships.moved').length).toBeGreaterThan(2);
  expect(arrivals(t, 0)).toBe(OF);
});

test('a card has come back by an effect that nobody announces', () => {
  const t = until(
    'blue ask.respond.free',
    { 'blue ask.respond.free': 'flare-voyager:visit' },
    { blue: { hand: ['attack-04', 'attack-06', 'flare-voyager'] } },
  );
  goOn(t, 'red ask.invite.offense', { 'blue ask.respond.free': 'voyager:back' });
  expect(told(t).filter((type) => type === 'card.returned')).toHaveLength(2);
  expect(arrivals(t, 0)).toBe(OF);
});

test('the next destiny card has been looked at', () => {
  const t = until(
    'red ask.respond.free',
    { 'red ask.respond.free': 'flare-tourist:look', 'red tourist.look': 'destiny' },
    { red: { alien: 'alchemist', hand: [...HAND, 'flare-tourist'] } },
    { discard: ['attack-09'] },
  );
  expect(told(t).slice(-3)).toEqual(['card.played', 'seen', 'card.returned']);
  expect(arrivals(t, 0)).toBe(OF);
});

test('the card that was looked for was the first of the deck', () => {
  const t = until(
    'red ask.invite.offense',
    { 'green ask.respond.free': 'flare-engineer:salvage' },
    { green: { hand: [...HAND, 'flare-engineer'] } },
    { deck: ['quash'] },
  );
  expect(told(t).slice(told(t).indexOf('cards.taken'))).not.toContain('cards.drawn');
  expect(arrivals(t, 0)).toBe(OF);
});

test('ships have been lost where others are launched from afterwards', () => {
  const t = until(
    'blue ask.invite.defense',
    {
      'green ask.respond.regroup.start': 'plague:infect',
      'green ask.plague': 'red',
      'red ask.lose.plague': [0, 1, 1, 1, 0],
      'red ask.launch': { target: 0, ships: [4, 0, 0, 0, 0] },
    },
    { green: { hand: [...HAND, 'plague'] } },
  );
  expect(told(t, 1)).toContain('ships.lost');
  expect(arrivals(t, 1)).toBeGreaterThan(0);
});

test('somebody has pointed at the ships that another one loses', () => {
  const t = until(
    'green ask.ally',
    { 'red hate.ships': [0, 1, 1, 1, 0], 'red ask.invite.offense': [0] },
    {
      red: { alien: 'hate' },
      blue: { homes: [3, 5, 4, 4, 4], hand: ['negotiate'] },
      green: { hand: ['negotiate'] },
    },
    { encounter: 1 },
  );
  expect(told(t, 2)).toContain('ships.lost');
  expect(arrivals(t, 2)).toBe(OF);
});

test('what a power is for was said before its use', () => {
  const t = until(
    'blue ask.encounter-card',
    {
      'red ask.respond.planning.start': 'judge:fiat',
      'red judge.for': 'beaten',
      'red judge.cards.beaten': 'all',
    },
    { red: { alien: 'judge' } },
  );
  expect(told(t, 1).slice(-3)).toEqual(['phase', 'note', 'power.used']);
  expect(arrivals(t, 1)).toBe(OF);
});

test('of several players that could be named only one was', () => {
  const homes = [2, 2, 2, 2, 2];
  const free = 'blue reward-rift-3.free';
  const t = until(
    free,
    { 'blue ask.respond.regroup.start': 'reward-rift-3:free', [free]: 0 },
    { red: { homes }, blue: { homes, hand: [...HAND, 'reward-rift-3'] }, green: { homes } },
    { variants: { rewards: true } },
  );
  goOn(t, 'red ask.invite.offense', { [free]: 'none' });
  expect(t.game.past(0).events).toContainEqual(
    expect.objectContaining({
      type: 'card.played',
      target: expect.objectContaining({ seats: [0] }) as unknown,
    }),
  );
  expect(arrivals(t, 0)).toBe(OF);
});

test('a reinforcement was paid for', () => {
  const paid = ['attack-04', 'attack-06'];
  const t = until(
    'red ask.reinforce',
    {
      'blue ask.reinforce': 'reward-reinforcement-x defense',
      'blue reward-reinforcement-x.cards': [0, 1],
    },
    { blue: { hand: [...paid, 'attack-08', 'attack-09', 'reward-reinforcement-x'] } },
    { variants: { rewards: true } },
  );
  expect(told(t).filter((type) => type === 'reinforced')).toHaveLength(1);
  expect(arrivals(t, 0)).toBe(OF);
});

/** What red is read to have answered, from what happened next. */
const read = (d: object, ...next: object[]) =>
  retrace({} as GameState, { seat: 0, params: {}, ...d } as Decision, {
    next: next as SeenEvent[],
    view: {} as View,
    nth: 0,
  });
const own = (type: string, more: object) => ({ type, seat: 0, ...more });
const use = (source: string, ability: string, from: Response['from'], zone = '') => ({
  source,
  ability,
  from,
  zone,
});
const NOBODY = { seats: [], planet: -1, number: -1, card: '' };
const HYPNOSIS = { alien: 'mesmer', ability: 'hypnosis', target: { ...NOBODY, card: 'quash' } };

test('an artifact is played as another one by means of a power', () => {
  const options = [
    'pass',
    use('mobius-tubes', 'empty-the-warp', 'artifact', 'mesmer'),
    use('plague', 'infect', 'artifact', 'mesmer'),
    use('quash', 'quash', 'artifact', 'mesmer'),
  ];
  const asked = { kind: 'respond', options };
  const used = own('power.used', HYPNOSIS);
  const infects = own('card.played', { as: 'artifact', ability: 'infect', cards: ['quash'] });
  expect(read(asked, used, infects)).toBe(2);
  // What is played later on, by another use, tells nothing of this one.
  expect(read(asked, used, { ...used, seat: 1 }, used, infects)).toBe(3);
  // It was none of these.
  expect(read(asked, used, { ...infects, ability: 'calm' })).toBeNull();
  // What shapes the use is told of before it.
  const shapes = own('card.played', { as: 'super', ability: 'any-card', cards: ['flare-mesmer'] });
  expect(read(asked, shapes, used, infects)).toBe(2);
});

test('a card that is played without any power was in the hand', () => {
  const options = ['pass', use('quash', 'quash', 'artifact', 'hoard'), use('quash', 'quash', 'artifact')];
  const played = own('card.played', { as: 'artifact', ability: 'quash', cards: ['quash'] });
  expect(read({ kind: 'respond', options }, played)).toBe(2);
});

test('a number of cards, of cards of the reward deck, and of ships that nobody has to give', () => {
  const number = (key: string, params: object = {}) => ({
    kind: 'number',
    key,
    params,
    options: [0, 1, 2, 3, 4],
  });
  const piled = { type: 'cards.piled', seat: 1, pile: 'aside', count: 3, cards: null };
  expect(read(number('laser.count'), piled)).toBe(3);
  // A card that comes back is none of them.
  expect(read(number('laser.count'), own('card.returned', { count: 1, cards: ['flare-laser'] }))).toBeNull();
  const cosmic = own('cards.drawn', { deck: 'cosmic', count: 2, cards: null });
  const reward = own('cards.drawn', { deck: 'reward', count: 1, cards: null });
  expect(read(number('reward-rift-2.deck'), cosmic, reward)).toBe(1);
  expect(read(number('reward-rift-2.deck'), cosmic)).toBe(0);
  const catharsis = own('power.used', { alien: 'vacuum', ability: 'catharsis', target: null });
  expect(read(number('vacuum.victim', { player: 1 }), catharsis)).toBe(0);
});

test('somebody to take a card from', () => {
  const asked = { kind: 'player', key: 'angler.from', options: [1, 2, 3] };
  expect(read(asked, { type: 'cards.given', from: 2, to: 0, count: 1, cards: null })).toBe(1);
});

test('one card after the other, all of them told of together', () => {
  const thrown = ['attack-04', 'negotiate', 'cosmic-zap', 'flare-void'].map((card) =>
    own('cards.discarded', { count: 1, cards: [card] }),
  );
  const asked = (...options: string[]) => ({ kind: 'card', key: 'ask.discard.plague', options });
  expect(read(asked('attack-01', 'attack-04'), ...thrown)).toBe(1);
  expect(read(asked('flare-mind', 'flare-void'), ...thrown)).toBe(1);
  // Of several of them at once nothing tells which was meant.
  const all = own('cards.discarded', { count: 2, cards: ['attack-04', 'negotiate'] });
  expect(read(asked('attack-04', 'negotiate'), all)).toBeNull();
});

test('ships of a sort of their own are put where ships of the same player come to', () => {
  const slots = [6, 7].map((at) => ({ at, max: 1, ship: 'changed' }));
  const asked = { kind: 'ships', key: 'ask.ships.where', slots, min: 1, max: 1 };
  expect(read(asked, own('ships.moved', { from: [{ place: -1, count: 1 }], to: 7 }))).toEqual([0, 1]);
});

test('ships were lost on a planet that is attacked and taken afterwards', () => {
  const answers = {
    'red ask.respond.regroup.start': 'plague:infect',
    'red ask.plague': 'blue',
    'blue ask.lose.plague': [2, 0, 0, 0, 1],
    'red ask.encounter-card': 'attack-40',
  };
  const t = until(
    'red ask.second-encounter',
    answers,
    {
      red: { hand: ['attack-40', 'attack-08', 'plague'] },
      blue: { hand: ['attack-04'] },
    },
    { encounter: 1 },
  );
  expect(told(t)).toContain('colony.gained');
  expect(arrivals(t, 0)).toBe(OF);
});

test('a hand that had been taken was shown, and it was empty', () => {
  const t = until(
    'blue ask.respond.reveal.adjust',
    {
      'green ask.respond.free': 'flare-angler:cast',
      'green angler.card': 'attack-40',
      'green angler.from': 'blue',
    },
    {
      blue: { hand: ['mobius-tubes'] },
      green: { hand: [...HAND, 'flare-angler'] },
    },
    { deck: ['emotion-control', 'attack-08', 'attack-06', 'negotiate'] },
  );
  expect(t.game.past(1).events).toContainEqual({ type: 'cards.shown', seat: 1, count: 0, cards: [] });
  expect(arrivals(t, 1)).toBe(OF);
});

/** A pile of flares that anybody may play, as its owner does. */
const guests = (...cards: string[]) => [
  { name: 'guests', cards, playable: true, using: true, back: 'discard' as const, wildOnly: true as const },
];

test('flares were played that lay on a sheet, unseen', () => {
  const t = until(
    'red ask.invite.offense',
    { 'blue ask.respond.free': 'flare-tourist:look@guests', 'blue tourist.look': 'destiny' },
    { blue: { alien: 'host', piles: guests('flare-tourist', 'flare-void', 'flare-mind') } },
    { unusedFlares: {} },
  );
  expect(told(t)).toContain('power.used');
  expect(arrivals(t, 0)).toBe(OF);
  // Those of the own sheet are no flares of the encounter (RUL-3).
  const t2 = until(
    'blue ask.respond.free',
    { 'blue ask.respond.free': 'flare-tourist:look@guests', 'blue tourist.look': 'destiny' },
    {
      blue: {
        alien: 'host',
        hand: [...HAND, 'flare-voyager'],
        piles: guests('flare-tourist', 'flare-void', 'flare-mind'),
      },
    },
    { unusedFlares: {} },
  );
  expect(t2.options('blue')).toEqual(['pass', 'flare-voyager:visit']);
  expect(arrivals(t2, 1)).toBe(OF);
});

test('a pile that everybody sees is nothing to look at', () => {
  const piles = [{ name: 'citadel-6', cards: ['attack-08'], see: 'all' as const, planet: `${BLUE}-2` }];
  const t = until(
    'red tourist.look',
    { 'red ask.respond.free': 'flare-tourist:look' },
    { red: { hand: [...HAND, 'flare-tourist'] }, green: { alien: 'citadel', piles } },
  );
  expect(t.options('red')).not.toContain('pile');
  expect(arrivals(t, 0)).toBe(OF);
});

test('piles have come to where they can be seen', () => {
  const piles = [
    { name: 'hoard', cards: ['attack-20', 'morph'], playable: true, using: true, back: 'pile' as const },
  ];
  const t = until(
    'red ask.encounter-card',
    { 'red ask.respond.planning.start': 'flare-sorcerer:trade-powers' },
    { red: { hand: [...HAND, 'flare-sorcerer'] }, blue: { alien: 'miser', piles } },
  );
  expect(told(t)).toContain('sheets.traded');
  expect(arrivals(t, 0)).toBe(OF);
});

test('the whole deck has been looked through', () => {
  const t = until(
    'red aristocrat.requisition',
    { 'red ask.respond.regroup.start': 'flare-aristocrat:requisition' },
    { red: { hand: [...HAND, 'flare-aristocrat'] } },
  );
  expect(told(t)).toContain('deck.searched');
  expect(arrivals(t, 0)).toBe(OF);
});

test('two aliens are offered whose flares were turned up', () => {
  const t = until(
    'red pentaform.become',
    { 'red ask.respond.free': 'flare-pentaform:new-life' },
    { red: { hand: [...HAND, 'flare-pentaform'] } },
    { unusedFlares: { deck: ['flare-void', 'flare-mind'] } },
  );
  expect(arrivals(t, 0)).toBe(OF);
});

test('all destiny cards have just been shuffled', () => {
  const t = until(
    'green dictator.pick',
    {},
    { green: { alien: 'dictator' } },
    {
      destiny: [`destiny-${BLUE}`],
      shortDestiny: true,
    },
  );
  expect(t.game.past(2).events.map(({ type }) => type)).toContain('destiny.shuffled');
  expect(arrivals(t, 2)).toBe(OF);
});

test('destiny cards were shuffled each time before one was drawn', () => {
  const t = until(
    'red ask.launch',
    { 'green ask.respond.destiny.drawn': 'flare-dictator:redraw' },
    { red: { alien: 'dictator' }, green: { hand: [...HAND, 'flare-dictator'] } },
    { destiny: [], seed: 'shuffled 9' },
  );
  expect(told(t).filter((type) => type === 'destiny.shuffled')).toHaveLength(3);
  expect(arrivals(t, 0)).toBeGreaterThan(OF / 2);
});

test('somebody has shown a card without any announcement, and whoever is asked now was not asked before', () => {
  const t = until(
    'blue ask.respond.free',
    {
      'blue ask.respond.destiny.end': 'bride:marry',
      'red ask.respond.free': 'bride:confide',
      'red bride.show': 0,
    },
    { blue: { alien: 'bride', hand: [...HAND, 'attack-05', 'attack-07', 'morph', 'quash', 'plague'] } },
  );
  expect(told(t).at(-1)).toBe('cards.shown');
  expect(arrivals(t, 1)).toBe(OF);
});

test('nobody else has cards of some types, of no deck', () => {
  const t = until(
    'red ask.invite.offense',
    { 'red ask.respond.regroup.start': 'plague:infect', 'red ask.plague': 'blue' },
    {
      red: { hand: [...HAND, 'plague'] },
      blue: { hand: ['attack-04', 'attack-06', 'negotiate', 'reward-attack-03-30', 'reward-attack-12-21'] },
    },
    { variants: { rewards: true } },
  );
  expect(told(t).filter((type) => type === 'cards.discarded')).toHaveLength(3);
  expect(arrivals(t, 0)).toBeGreaterThan(OF / 2);
});

test('cards of the own hand were laid aside at random', () => {
  const t = until(
    'red ask.encounter-card',
    { 'blue laser.count': 2 },
    {
      red: { hand: ['attack-10', 'attack-10', 'attack-20', 'negotiate', 'negotiate', 'negotiate'] },
      blue: { alien: 'laser' },
    },
  );
  expect(told(t)).toContain('cards.piled');
  expect(arrivals(t, 0)).toBe(OF);
});
