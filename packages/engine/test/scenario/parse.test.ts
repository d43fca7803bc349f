import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CosmariumError, parseScenario, type Expectation, type Scenario } from '@cosmarium/engine';
import { damaged, sample } from './sample.ts';

function errorOf(input: unknown, options?: Parameters<typeof parseScenario>[1]): CosmariumError {
  try {
    parseScenario(input, options);
  } catch (error) {
    if (error instanceof CosmariumError) return error;
    throw error;
  }
  throw new Error('nothing was wrong');
}

test('a sound scenario is read, from text and from an object', () => {
  expect(parseScenario(sample())).toEqual(sample());
  expect(parseScenario(JSON.stringify(sample()))).toEqual(sample());
});

test.each<[input: unknown, message: string]>([
  ['{"format": ', 'this is not JSON'],
  ['[]', 'expected an object, not []'],
  ['null', 'expected an object, not null'],
])('%s is no scenario', (input, message) => {
  expect(errorOf(input)).toMatchObject({ code: 'bad-scenario', path: 'scenario' });
  expect(errorOf(input).message).toContain(message);
});

/** What is put where, where the fault is found, what is said about it. */
const FAULTS: [at: string, value: unknown, path: string, message: string][] = [
  ['format', 'cosmarium-journal', 'format', 'expected "cosmarium-scenario", not "cosmarium-journal"'],
  ['version', 2, 'version', 'expected 1, not 2'],
  ['name', undefined, 'name', 'missing'],
  ['cites', 'EX-1', 'cites', 'expected a list, not "EX-1"'],
  ['encounters', 0, 'encounters', 'expected a whole number from 1, not 0'],
  ['author', 'me', 'author', 'there is no such field'],
  ['steps', undefined, 'steps', 'missing'],
  ['steps[0].seat', 'pink', 'steps[0].seat', 'not "pink"'],
  ['steps[0].seat', 'purple', 'steps[0].seat', 'expected a colour that plays, not "purple"'],
  ['steps[1].kind', 'ask', 'steps[1].kind', 'not "ask"'],
  ['steps[1].answer', undefined, 'steps[1].answer', 'missing'],
  ['steps[1].answer', 'green', 'steps[1].answer', 'expected a list, not "green"'],
  ['steps[1].answer', ['yellow'], 'steps[1].answer[0]', 'expected a colour that plays'],
  ['steps[1].options', [1], 'steps[1].options[0]', 'expected a text, not 1'],
  ['steps[0].between', [1], 'steps[0].between', 'expected 2 entries, not 1'],
  ['steps[0].answer.to', 'blue-6', 'steps[0].answer.to', 'expected a planet of this game, not "blue-6"'],
  ['steps[0].answer.to', 'warp', 'steps[0].answer.to', 'expected a planet of this game, not "warp"'],
  ['steps[0].answer.ships', { hell: 1 }, 'steps[0].answer.ships.hell', 'expected a place of this game'],
  ['steps[0].answer.ships', { toString: 1 }, 'steps[0].answer.ships.toString', 'expected a place'],
  ['steps[0].answer.ships', { 'red-1': 1.5 }, 'steps[0].answer.ships.red-1', 'expected a whole number'],
  ['steps[3].answer', 8, 'steps[3].answer', 'expected one word, not 8'],
  ['steps[4].expect', { warp: { red: -1 } }, 'steps[4].expect.warp.red', 'expected a whole number from 0'],
  ['open', [{ seat: 'red' }], 'open[0].kind', 'missing'],
  ['expect', undefined, 'expect', 'missing'],
  ['expect.sips', {}, 'expect.sips', 'there is no such field; the fields are ships, warp'],
  ['expect.ships', { 'grey-1': {} }, 'expect.ships.grey-1', 'expected a place of this game, not "grey-1"'],
  ['expect.hands.red', ['attack-99'], 'expect.hands.red[0]', 'expected the name of a card, not "attack-99"'],
  ['expect.totals', [14], 'expect.totals', 'expected 2 entries, not 1'],
  ['expect.outcome', 'victory', 'expect.outcome', 'not "victory"'],
  ['expect.winners', ['pink'], 'expect.winners[0]', 'not "pink"'],
  [
    'expect.happened',
    ['quack'],
    'expect.happened[0]',
    'the type of an event, not "quack"; did you mean "quake"?',
  ],
  ['expect.notHappened', [{ type: 'power.usd' }], 'expect.notHappened[0].type', 'did you mean "power.used"?'],
  [
    'expect.happened',
    [{ type: 'won', seat: 'red' }],
    'expect.happened[0].seat',
    'there is no such field; the fields are key, type',
  ],
  ['expect.happened', [{ type: 'turn', seat: 'purple' }], 'expect.happened[0].seat', 'a colour that plays'],
  ['expect.happened', [{ type: 'laid', side: 'left' }], 'expect.happened[0].side', '"offense" or "defense"'],
  ['cites', ['REV-9'], 'cites[0]', 'expected a clause of the rules or the name of an alien, not "REV-9"'],
  ['cites', ['ALY-3'], 'cites[0]', 'did you mean "ALLY-3"?'],
  [
    'steps[3]',
    { seat: 'red', kind: 'offer', answer: { give: { cards: { 'highest:atack': 1 } } } },
    'steps[3].answer.give.cards.highest:atack',
    'expected a description of cards, not "highest:atack"; did you mean "highest:attack"?',
  ],
  ['steps[0].refused', { error: 'no' }, 'steps[0].refused.error', 'expected "illegal-answer" or'],
  ['steps[0].refused', 'illegal-answer', 'steps[0].refused', 'expected an object'],
  ['steps[0].grants', { give: ['red-9'] }, 'steps[0].grants.give[0]', 'a planet of this game, not "red-9"'],
  ['steps[0].answer.to', 'blu-1', 'steps[0].answer.to', 'did you mean "blue-1"?'],
  ['steps[0].sea', 'red', 'steps[0].sea', 'did you mean "seat"?'],
  ['expect.last', { planets: 1 }, 'expect.last.planets', 'did you mean "planet"?'],
  ['expect.sheets', { red: { zombi: {} } }, 'expect.sheets.red.zombi', 'did you mean "zombie"?'],
  ['expect.sheets', { red: { machine: { power: 'dead' } } }, 'expect.sheets.red.machine.power', '"works" or'],
  ['expect.deckSize', -1, 'expect.deckSize', 'expected a whole number from 0'],
  ['expect.discardPile', 'morph', 'expect.discardPile', 'expected a list'],
  ['expect.hands.red', ['flare-pentafrom'], 'expect.hands.red[0]', 'did you mean "flare-pentaform"?'],
  ['expect.aliens.red', ['nobody'], 'expect.aliens.red[0]', 'expected the name of an alien, not "nobody"'],
];

test.each(FAULTS)('bad-scenario: %s = %j', (at, value, path, message) => {
  const error = errorOf(damaged(at, value));
  expect(error).toMatchObject({ code: 'bad-scenario', path });
  expect(error.message).toContain(message);
});

const BAD_POSITIONS: typeof FAULTS = [
  ['position', undefined, 'position', 'missing'],
  ['position.players', [], 'position.players', '3 to 8 players, not 0'],
  ['position.players[0].colour', 'pink', 'position.players[0].colour', 'not "pink"'],
  ['position.players[0].colour', 'blue', 'position.players[1].colour', 'blue is taken'],
  ['position.players[0].alien', 'nobody', 'position.players[0].alien', 'expected the name of an alien'],
  ['position.players[0].alien', 'machin', 'position.players[0].alien', 'did you mean "machine"?'],
  ['position.players[0].sheets', [{}], 'position.players[0].sheets[0].alien', 'missing'],
  ['position.players[0].sheets', [{ alien: 'zombie' }], 'position.players[2].alien', 'zombie is taken'],
  [
    'position.players[0].sheets',
    [{ alien: 'warrior', tokens: -1 }],
    'position.players[0].sheets[0].tokens',
    'a whole number from 0',
  ],
  [
    'position.players[0].sheets',
    [{ alien: 'miser', piles: [{ name: 'hoard', cards: ['attack-40'] }] }],
    'position.players[2].hand[0]',
    'no further attack-40',
  ],
  ['position.planets', { purple: 5 }, 'position.planets.purple', 'a colour that plays, not "purple"'],
  ['position.planets', { red: 0 }, 'position.planets.red', 'a whole number from 1'],
  ['position.planets', { red: 99 }, 'position.planets.red', '1 to 20 planets, not 99'],
  ['position.variants', { fourPlanet: true }, 'position.variants.fourPlanet', 'did you mean "fourPlanets"?'],
  ['position.players[0].alien', 'parasite', 'position.players[1].alien', 'parasite is taken'],
  ['position.players[0].name', 'Ann', 'position.players[0].name', 'there is no such field'],
  ['position.players[0].hand[1]', 'attack-03', 'position.players[0].hand[1]', 'the name of a card'],
  ['position.players[0].hand[1]', 'flare-nobody', 'position.players[0].hand[1]', 'the name of a card'],
  ['position.players[0].hand[1]', 'attack-40', 'position.players[2].hand[0]', 'no further attack-40'],
  ['position.players[1].homes', [4, 4], 'position.players[1].homes', '5 planets'],
  ['position.players[1].homes', [9, 9, 9, 9, 9], 'position.players[1]', '45 ships are more than there are'],
  [
    'position.players[0].colonies',
    { 'blue-1': 21 },
    'position.players[0]',
    '21 ships are more than there are',
  ],
  [
    'position.players[0].colonies',
    { 'blue-0': 1 },
    'position.players[0].colonies.blue-0',
    'a planet of this',
  ],
  ['position.players[0].colonies', { 'red-1': 1 }, 'position.players[0].colonies.red-1', 'told in "homes"'],
  ['position.players[0].tokens', '3', 'position.players[0].tokens', 'a whole number from 0, not "3"'],
  ['position.players[0].piles', [{ name: 'x' }], 'position.players[0].piles[0].cards', 'missing'],
  ['position.offense', 'purple', 'position.offense', 'expected a colour that plays'],
  ['position.encounter', 3, 'position.encounter', 'expected 1 or 2, not 3'],
  ['position.deck', ['ace'], 'position.deck[0]', 'the name of a card'],
  ['position.destiny', ['destiny-pink'], 'position.destiny[0]', 'the name of a destiny card'],
  ['position.destiny', ['destiny-purple'], 'position.destiny[0]', 'there is no further "destiny-purple"'],
  ['position.readings', { wishes: true }, 'position.readings.wishes', 'there is no such field'],
  ['position.dealRounds', 0, 'position.dealRounds', 'a whole number from 1'],
];

test.each(BAD_POSITIONS)('bad-position: %s = %j', (at, value, path, message) => {
  const error = errorOf(damaged(at, value));
  expect(error).toMatchObject({ code: 'bad-position', path });
  expect(error.message).toContain(message);
});

test('a question’s key that no text has is refused by who knows the texts', () => {
  const keys = ['ask.launch', 'ask.invite.offense'];
  const error = errorOf(damaged('steps[0].key', 'ask.lanch'), { keys });
  expect(error).toMatchObject({ code: 'bad-scenario', path: 'steps[0].key' });
  expect(error.message).toContain('not "ask.lanch"; did you mean "ask.launch"?');
  expect(parseScenario(damaged('steps[0].key', 'ask.launch'), { keys }).steps[0].key).toBe('ask.launch');
});

/** The sample without the one thing it claims besides its expectation at the end. */
const bare = (expect: Expectation, rest: Partial<Scenario> = {}) => {
  const whole = sample();
  delete whole.steps[3].options;
  return { ...whole, expect, ...rest };
};

test.each<Expectation>([
  {},
  { warp: {} },
  { ships: {}, sheets: { red: { machine: {} } } },
  { happened: [], notHappened: [], discard: [], deckTop: [] },
])('a file that expects %j proves nothing', (expectation) => {
  expect(errorOf(bare(expectation))).toMatchObject({ code: 'bad-scenario', path: 'expect' });
  expect(errorOf(bare(expectation)).message).toContain('this proves nothing');
});

test.each<[Expectation, Partial<Scenario>]>([
  [{ winners: [] }, {}],
  [{ hands: { red: [] } }, {}],
  [{ totals: null }, {}],
  [{ notHappened: ['quake'] }, {}],
  [{}, { open: [{ seat: 'red', kind: 'invite' }] }],
  [{}, { steps: sample().steps }],
])('a file that expects %j and has %j proves something', (expectation, rest) => {
  expect(parseScenario(bare(expectation, rest)).expect).toEqual(expectation);
});

test('every clause that tests must cite is a clause', () => {
  const file = fileURLToPath(new URL('../core/clauses.txt', import.meta.url));
  const clauses = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  expect(parseScenario({ ...sample(), cites: clauses }).cites).toEqual(clauses);
});
