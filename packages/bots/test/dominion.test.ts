/** Thinking bots among the aliens of Cosmic Dominion. */
import { describe, expect, test } from 'vitest';
import {
  checkAnswer,
  Table,
  type AimAnswer,
  type AimDecision,
  type ChoiceDecision,
  type DecisionKind,
  type Give,
  type OfferAnswer,
  type OfferDecision,
  type PlayerSpec,
  type PositionSpec,
  type Response,
  type SubsetDecision,
} from '@cosmarium/engine';
import { createBot, LEVELS, type Level } from '../src/index.ts';
import { boardOf, chances } from '../src/value.ts';

const THINKING: Level[] = ['normal', 'hard'];

/** What the bot of this colour answers to the question it has open. */
function asks(t: Table, colour: string, kind: DecisionKind, level: Level) {
  const { decision } = t.asked(colour, kind);
  const bot = createBot({ level, seed: 'dominion' });
  const { answer } = bot.choose(t.game.view(decision.seat), decision, t.game.past(decision.seat));
  expect(checkAnswer(decision, answer)).toEqual(answer);
  return { decision, answer };
}

/** What it chooses, in words. */
function chosen(t: Table, colour: string, kind: DecisionKind, level: Level) {
  const { decision, answer } = asks(t, colour, kind, level);
  return (decision as ChoiceDecision).options[answer as number];
}

/** What it uses, or that it passes. */
function used(t: Table, colour: string, level: Level): string {
  const option = chosen(t, colour, 'respond', level);
  return option === 'pass' ? 'pass' : `${(option as Response).source}:${(option as Response).ability}`;
}

/** The ships it sends, as slots say them. */
function sent(t: Table, colour: string, kind: 'launch' | 'ally', level: Level): string[] {
  const { decision, answer } = asks(t, colour, kind, level);
  const { slots } = decision as AimDecision;
  return (answer as AimAnswer).ships.flatMap((count, i) =>
    count === 0 ? [] : [`${slots[i].ship ?? 'ordinary'} ${count}`],
  );
}

/** Red attacks blue, green looks on; nobody has a power that matters here. */
const position = (
  red: Partial<PlayerSpec> = {},
  blue: Partial<PlayerSpec> = {},
  rest: Partial<PositionSpec> = {},
): Table =>
  new Table({
    players: [
      { colour: 'red', alien: 'vacuum', hand: ['attack-10'], ...red },
      { colour: 'blue', alien: 'machine', hand: ['attack-10'], ...blue },
      { colour: 'green', alien: 'remora', hand: ['attack-04'] },
    ],
    destiny: ['destiny-blue'],
    ...rest,
  });
const ship = (marker: string, at: string, spent = false) => ({ special: [{ ship: marker, at, spent }] });

/** Everybody passes, or does what is done by default, until this one is asked something of this kind. */
function until(t: Table, colour: string, kind: DecisionKind): Table {
  for (let i = 0; i < 40; i++) {
    if (t.open().some((one) => one.seat === colour && one.kind === kind)) return t;
    const [{ decision }] = t.open();
    t.game.answer(decision.seat, decision.id, decision.fallback);
  }
  throw new Error(`${colour} is never asked ${kind}`);
}

const LENGTH: Record<Level, number> = { easy: 80, normal: 20, hard: 8, brutal: 6 };

test.each(LEVELS)(
  '%s: answers everything legally with special ships, captives and a planet in the warp',
  (level) => {
    const special = (colour: string) =>
      ['flagship', 'salvage-vessel'].map((one, i) => ({ ship: one, at: `${colour}-${i + 1}` }));
    const { game } = new Table(
      {
        players: [
          {
            colour: 'red',
            alien: 'voyager',
            hand: ['attack-10', 'negotiate', 'attack-04'],
            special: special('red'),
          },
          {
            colour: 'blue',
            alien: 'pirate',
            hand: ['attack-08', 'negotiate'],
            special: special('blue'),
            holds: [{ name: 'prisoners', ships: { green: 2 } }],
          },
          {
            colour: 'green',
            alien: 'diplomat',
            homes: [4, 4, 4, 4, 2],
            hand: ['negotiate', 'attack-12'],
            special: special('green'),
          },
        ],
        specialShips: ['flagship', 'salvage-vessel'],
        adrift: ['red-3'],
        discard: ['attack-30', 'quash'],
      },
      20,
    );
    const bot = createBot({ level, seed: 'dominion', effort: 0 });
    let answered = 0;
    for (; answered < LENGTH[level] && !game.over && !game.stopped; answered++) {
      const [decision] = game.pending();
      const { answer } = bot.choose(game.view(decision.seat), decision, game.past(decision.seat));
      expect(checkAnswer(decision, answer)).toEqual(answer);
      game.answer(decision.seat, decision.id, answer);
    }
    expect(answered).toBe(LENGTH[level]);
  },
);

describe.each(THINKING)('%s', (level) => {
  /** Red and blue fight, green makes it a deal of three, and blue grants red what it can. */
  const ofThree = (colonies: { [planet: string]: number }) =>
    new Table({
      players: [
        { colour: 'red', alien: 'human', hand: ['attack-10'], colonies },
        { colour: 'blue', alien: 'zombie', hand: ['attack-08'] },
        { colour: 'green', alien: 'diplomat', hand: ['negotiate'] },
      ],
      destiny: ['destiny-blue'],
    })
      .answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } })
      .answer('red', 'invite', [])
      .answer('blue', 'invite', [])
      .answer('green', 'respond', 'diplomat:mediate')
      .answer('red', 'offer', { give: {}, get: { colony: 'blue-2' } })
      .answer('blue', 'offer', 'accept')
      .answer('green', 'offer', 'fail')
      .answer('green', 'offer', 'fail');

  test('agrees to a deal of three that is better than none, and not to one that makes another win', () => {
    const first = ofThree({});
    expect(chosen(first, 'red', 'yes-no', level)).toBe('yes');
    const last = ofThree({ 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 });
    expect(chosen(last, 'red', 'yes-no', level)).toBe('yes');
    expect(chosen(last, 'blue', 'yes-no', level)).toBe('no');
    expect(chosen(last, 'green', 'yes-no', level)).toBe('no');
  });

  test('asks nobody for a card that is known and promised to somebody else', () => {
    const t = new Table({
      players: [
        { colour: 'red', alien: 'human', hand: ['attack-10'] },
        { colour: 'blue', alien: 'macron', hand: ['attack-08', 'attack-12'] },
        { colour: 'green', alien: 'diplomat', hand: ['negotiate'], homes: [4, 4, 4, 4, 1] },
      ],
      destiny: ['destiny-blue'],
    })
      .answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1 } })
      .answer('red', 'invite', [])
      .answer('blue', 'invite', [])
      .answer('blue', 'encounter-card', 'attack-08')
      .answer('green', 'respond', 'diplomat:mediate')
      .answer('red', 'offer', { give: {}, get: { cards: { random: 1 } } })
      .answer('blue', 'offer', 'accept')
      .answer('green', 'offer', 'fail');
    const { decision } = t.asked('green', 'offer');
    expect(decision as OfferDecision).toMatchObject({ partner: 1, get: { hand: 0 } });
    const view = t.game.view(decision.seat);
    const players = view.players.map((player, seat) =>
      seat === 1 ? { ...player, hand: ['attack-12'] } : player,
    );
    const { answer } = createBot({ level, seed: 'promised' }).choose(
      { ...view, players },
      decision,
      t.game.past(decision.seat),
    );
    expect((answer as OfferAnswer & { get?: Give }).get?.cards).toBeUndefined();
  });

  test('sends a flagship into a fight, and its three ships more turn it', () => {
    const t = position({ ...ship('flagship', 'red-1', true), hand: ['attack-14'] }, { hand: ['attack-14'] });
    expect(sent(until(t, 'red', 'launch'), 'red', 'launch', level)).toContain('flagship-spent 1');
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1:flagship-spent': 1, 'red-2': 1 } });
    expect(used(until(t, 'red', 'respond'), 'red', level)).toBe('flagship:command');
  });

  test('does not spend the drive for nothing, and saves a flagship with it that is about to be lost', () => {
    const idle = position(ship('flagship', 'red-1'));
    expect(used(idle, 'red', level)).toBe('pass');
    const t = position({ ...ship('flagship', 'red-1'), hand: ['attack-01'] }, { hand: ['attack-30'] });
    until(t, 'red', 'launch').answer('red', 'launch', { to: 'blue-1', ships: { 'red-1:flagship': 1 } });
    while (t.e.outcome === null) {
      const [{ decision }] = t.open();
      t.game.answer(decision.seat, decision.id, decision.fallback);
    }
    expect(used(t, 'red', level)).toBe('flagship:hyperspace-drive');
  });

  test('takes what a salvage vessel finds, and beams up the best card', () => {
    const t = position(ship('salvage-vessel', 'red-1', true), { hand: ['attack-01'] });
    until(t, 'red', 'launch').answer('red', 'launch', {
      to: 'blue-1',
      ships: { 'red-1:salvage-vessel-spent': 1, 'red-1': 1 },
    });
    expect(chosen(until(t, 'red', 'option'), 'red', 'option', level)).toBe('rewards');
    const beaming = (discard: string[]): Table => {
      const hand = ['attack-08', 'attack-10', 'negotiate'];
      const beam = position({ ...ship('salvage-vessel', 'red-1'), hand }, {}, { discard });
      // It has waited until cards are about to be laid.
      while (beam.e.phase !== 'planning') {
        const [{ decision, kind }] = beam.open();
        if (kind === 'launch')
          beam.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
        else beam.game.answer(decision.seat, decision.id, decision.fallback);
      }
      return beam;
    };
    expect(used(beaming(['attack-30', 'attack-40']), 'red', level)).toBe('salvage-vessel:tractor-beam');
    const beam = beaming(['attack-01', 'attack-40']);
    beam.answer('red', 'respond', 'salvage-vessel:tractor-beam');
    expect(chosen(beam, 'red', 'card', level)).toBe('attack-40');
  });

  test('calls everybody against an Ace that is about to have its colony, and joins no such attack', () => {
    const ace = { alien: 'ace', homes: [4, 4, 4, 4], hand: ['attack-10'] };
    const t = position(ace, { hand: ['attack-08', 'negotiate'] }, { planets: { red: 4 } });
    until(t, 'red', 'launch').answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 3 } });
    until(t, 'red', 'invite').answer('red', 'invite', ['green']);
    const { decision, answer } = asks(until(t, 'blue', 'invite'), 'blue', 'invite', level);
    expect((answer as number[]).map((i) => (decision as SubsetDecision).options[i])).toEqual([2]);
    t.answer('blue', 'invite', ['green']);
    const joins = asks(until(t, 'green', 'ally'), 'green', 'ally', level);
    const { targets } = joins.decision as AimDecision;
    expect(targets[(joins.answer as AimAnswer).target]).not.toBe('offense');
  });

  test('fears an Ace that has its colony more than one that has none', () => {
    const chance = (foreign: Record<string, number>) => {
      const ace = { alien: 'ace', homes: [4, 4, 4, 4], colonies: foreign, hand: ['attack-10'] };
      return chances(boardOf(position({}, ace, { planets: { blue: 4 } }).game.view(0)));
    };
    const [without, with_] = [chance({}), chance({ 'green-1': 1 })];
    expect(with_[1]).toBeGreaterThan(without[1] + 0.1);
    expect(with_[0]).toBeLessThan(without[0]);
  });

  test('joins no Lizard whose last ships would change', () => {
    const special = ['red-1', 'red-1', 'red-2', 'red-2', 'red-2', 'red-2', 'red-3', 'red-3', 'red-3', 'red-3']
      .concat(['red-4', 'red-4', 'red-4', 'red-4', 'red-5', 'red-5', 'red-5', 'red-5'])
      .map((at) => ({ ship: 'changed', at }));
    const t = position({ alien: 'lizard', tokens: 2, special }, { hand: ['attack-08', 'negotiate'] });
    until(t, 'red', 'launch').answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', ['green']);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
    const joins = asks(until(t, 'green', 'ally'), 'green', 'ally', level);
    const { targets } = joins.decision as AimDecision;
    expect(targets[(joins.answer as AimAnswer).target]).not.toBe('offense');
  });
});

test('a bot that could choose the same for ever, to no effect, goes on', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'mesmer', hand: ['attack-10', 'flare-vacuum', 'flare-mesmer'] },
      { colour: 'blue', alien: 'human', hand: ['attack-08'] },
      { colour: 'green', alien: 'clone', hand: [] },
    ],
    encounter: 2,
    destiny: ['destiny-blue'],
  });
  const bot = createBot({ level: 'normal', seed: 'again' });
  let asked = 0;
  while (t.e.phase === 'regroup' && asked < 40) {
    const [{ decision }] = t.open();
    const { seat, id } = decision;
    const answer =
      seat === 0 ? bot.choose(t.game.view(seat), decision, t.game.past(seat)).answer : decision.fallback;
    t.game.answer(seat, id, answer);
    asked++;
  }
  expect(t.e.phase).not.toBe('regroup');
});
