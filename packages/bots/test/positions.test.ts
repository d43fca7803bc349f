/** Positions in which a thinking bot must, or must not, do something. */
import { describe, expect, test } from 'vitest';
import {
  cardInfo,
  diceFrom,
  Table,
  type AimAnswer,
  type AimDecision,
  type CardOption,
  type ChoiceDecision,
  type DecisionKind,
  type OfferAnswer,
  type PlayerSpec,
  type PositionSpec,
  type ReinforceOption,
  type ShipsDecision,
  type SubsetDecision,
} from '@cosmarium/engine';
import { attackOn } from '../src/attack.ts';
import { unmade } from '../src/encounter.ts';
import { createBot, type Level } from '../src/index.ts';
import { HARD } from '../src/levels/hard.ts';
import { NORMAL } from '../src/levels/normal.ts';
import { reinforce } from '../src/respond.ts';
import { boardOf, chances } from '../src/value.ts';

const THINKING: Level[] = ['normal', 'hard'];

/** Five players of whom nobody has a power that matters here. */
function position({
  deck,
  destiny = ['destiny-blue'],
  ...players
}: Partial<Record<'red' | 'blue' | 'green' | 'yellow' | 'purple', Partial<PlayerSpec>>> &
  Pick<PositionSpec, 'deck' | 'destiny'>) {
  const plain: PlayerSpec[] = [
    { colour: 'red', alien: 'vacuum' },
    { colour: 'blue', alien: 'machine' },
    { colour: 'green', alien: 'remora' },
    { colour: 'yellow', alien: 'clone' },
    { colour: 'purple', alien: 'filch' },
  ];
  const spec: PositionSpec = {
    encounter: 2,
    destiny,
    deck,
    players: plain.map((one) => ({ ...one, ...players[one.colour as 'red'] })),
  };
  return new Table(spec);
}

const ATTACKS = ['attack-06', 'attack-08', 'attack-10', 'negotiate'];
/** Colonies on one planet each of these players. */
const at = (...planets: string[]) => Object.fromEntries(planets.map((planet) => [planet, 1]));

/** What the bot of this colour answers to the decision it has open. */
function asks(t: Table, colour: string, kind: DecisionKind, level: Level) {
  const { decision } = t.asked(colour, kind);
  const { answer } = createBot({ level, seed: 'position' }).choose(
    t.game.view(decision.seat),
    decision,
    t.game.past(decision.seat),
  );
  return { decision, answer };
}
function card(t: Table, colour: string, level: Level): string {
  const { decision, answer } = asks(t, colour, 'encounter-card', level);
  return ((decision as ChoiceDecision).options[answer as number] as CardOption).card;
}
function target(t: Table, colour: string, kind: 'launch' | 'ally', level: Level) {
  const { decision, answer } = asks(t, colour, kind, level);
  const { target: chosen, ships } = answer as AimAnswer;
  return { target: (decision as AimDecision).targets[chosen], ships, slots: (decision as AimDecision).slots };
}

/** Everybody who may respond passes until this one is asked something of this kind. */
function until(t: Table, colour: string, kind: DecisionKind): Table {
  for (let i = 0; i < 40; i++) {
    const [first] = t.open();
    if (t.open().some((one) => one.seat === colour && one.kind === kind)) return t;
    t.game.answer(first.decision.seat, first.decision.id, first.decision.fallback);
  }
  throw new Error(`${colour} is never asked ${kind}`);
}

describe.each(THINKING)('%s', (level) => {
  test('keeps no card from an attack that wins the game', () => {
    const t = position({
      red: {
        hand: ['attack-04', 'attack-23', 'attack-04'],
        colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2'),
      },
      blue: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    expect(card(until(t, 'red', 'encounter-card'), 'red', level)).toBe('attack-23');
  });

  test('does not aim where it already has a colony', () => {
    const t = position({
      red: { hand: ['attack-10'], colonies: at('blue-1', 'green-1', 'yellow-1', 'purple-1') },
      blue: { hand: ATTACKS, homes: [0, 4, 8, 4, 4] },
    });
    expect(target(t, 'red', 'launch', level).target).not.toBe(5);
  });

  test('draws again rather than fights at home, whoever lives there and whatever stands empty (DEST-6)', () => {
    const t = position({
      destiny: ['destiny-red', 'destiny-blue'],
      red: { hand: ATTACKS, homes: [0, 4, 8, 4, 4] },
      blue: { hand: ATTACKS, colonies: at('red-2', 'green-1', 'yellow-1', 'purple-1') },
    });
    const { decision, answer } = asks(t, 'red', 'option', level);
    expect((decision as ChoiceDecision).options).toEqual(['redraw', 1, 'resettle']);
    expect(answer).toBe(0);
  });

  test('calls everybody against an attack that wins the game', () => {
    const t = position({
      red: { hand: ATTACKS, colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2') },
      blue: { hand: ['attack-08', 'negotiate'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    const { decision, answer } = asks(until(t, 'blue', 'invite'), 'blue', 'invite', level);
    expect((answer as number[]).map((i) => (decision as SubsetDecision).options[i])).toEqual([2, 3, 4]);
  });

  test('invites nobody to an attack who would win by it, and whoever brings an uncertain one nearer', () => {
    const t = position({
      red: { hand: ['attack-08', 'attack-10'], colonies: at('blue-2', 'purple-1', 'yellow-1') },
      blue: { hand: ATTACKS },
      green: { hand: ATTACKS, colonies: at('yellow-1', 'purple-1', 'red-1', 'yellow-2') },
      yellow: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
    const { decision, answer } = asks(until(t, 'red', 'invite'), 'red', 'invite', level);
    const called = (answer as number[]).map((i) => (decision as SubsetDecision).options[i]);
    expect(called).not.toContain(2);
    expect(called.length).toBeGreaterThan(0);
  });

  test('does not help to defend somebody about to win', () => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ATTACKS, colonies: at('green-1', 'yellow-1', 'purple-1', 'red-1') },
      green: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green', 'yellow', 'purple']);
    expect(target(until(t, 'green', 'ally'), 'green', 'ally', level).target).toBe('none');
  });

  test('gives up no colony to send a ship along, where that costs the power or a foreign one', () => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ATTACKS },
      green: { hand: ATTACKS, homes: [1, 1, 1, 0, 0], colonies: at('yellow-1') },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', ['green']);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
    expect(target(until(t, 'green', 'ally'), 'green', 'ally', level).target).toBe('none');
  });

  test('gives up no home to send a ship along either', () => {
    const joins = (homes: number[]) => {
      const t = position({
        red: { hand: ATTACKS },
        blue: { hand: ATTACKS },
        green: { hand: ATTACKS, homes },
      });
      t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
      until(t, 'red', 'invite').answer('red', 'invite', ['green']);
      until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
      return target(until(t, 'green', 'ally'), 'green', 'ally', level).target;
    };
    expect(joins([1, 1, 1, 1, 0])).toBe('none');
    expect(joins([3, 1, 1, 1, 0])).not.toBe('none');
  });

  test('carries nobody to a planet where it lives already', () => {
    const joins = (lives: string) => {
      const t = position({
        red: { hand: ATTACKS },
        blue: { hand: ATTACKS },
        green: { hand: ATTACKS, colonies: at(lives) },
      });
      t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
      until(t, 'red', 'invite').answer('red', 'invite', ['green']);
      until(t, 'blue', 'invite').answer('blue', 'invite', []);
      return target(until(t, 'green', 'ally'), 'green', 'ally', level).target;
    };
    expect(joins('blue-1')).toBe('none');
    expect(joins('blue-2')).toBe('offense');
  });

  test('loses homes rather than foreign colonies where every ship keeps one', () => {
    const t = position({
      red: {
        hand: ['negotiate', 'attack-08'],
        homes: [1, 1, 1, 1, 0],
        colonies: at('green-1', 'yellow-1', 'purple-1'),
      },
      blue: { hand: ['negotiate', 'attack-06'] },
    });
    t.answer('red', 'ships', { 'red-4': 1 });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-4': 1 } });
    for (const who of ['red', 'blue']) until(t, who, 'invite').answer(who, 'invite', []);
    for (const who of ['red', 'blue'])
      until(t, who, 'encounter-card').answer(who, 'encounter-card', 'negotiate');
    until(t, 'red', 'offer').answer('red', 'offer', 'fail');
    const { decision, answer } = asks(until(t, 'red', 'ships'), 'red', 'ships', level);
    const { slots, key } = decision as ShipsDecision;
    expect(key).toBe('ask.lose.failed-deal');
    const left = slots.filter((_, i) => (answer as readonly number[])[i] === 0).map((slot) => slot.at);
    // The foreign colonies and the ship that is aboard are left, or one home less.
    expect(left.filter((place) => place >= 10)).toEqual([10, 15, 20]);
  });

  test('does not talk its allies into the warp', () => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ['attack-14', 'attack-04', 'negotiate'] },
      green: { hand: ATTACKS },
      yellow: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 1 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green', 'yellow']);
    for (const ally of ['green', 'yellow'])
      until(t, ally, 'ally').answer(ally, 'ally', {
        to: 'defense',
        ships: { [`${ally}-1`]: 2, [`${ally}-2`]: 2 },
      });
    expect(cardInfo(card(until(t, 'blue', 'encounter-card'), 'blue', level)).type).toBe('attack');
  });

  test('does not reinforce its own side where the lower total wins', () => {
    const t = position({
      red: { alien: 'anti-matter', hand: ['attack-10', 'reinforcement-3', 'reinforcement-3'] },
      blue: { hand: ['attack-06', 'attack-20'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-06');
    const { decision, answer } = asks(until(t, 'red', 'reinforce'), 'red', 'reinforce', level);
    const option = (decision as ChoiceDecision).options[answer as number];
    expect(typeof option === 'string' ? 'pass' : (option as ReinforceOption).side).not.toBe(0);
  });

  test('throws no reinforcement after cards that are not compared', () => {
    const t = position({
      red: { hand: ['attack-14', 'attack-08', 'reinforcement-3'] },
      blue: { hand: ['negotiate', 'attack-06', 'reinforcement-5'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'attack-14');
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'negotiate');
    const { decision, answer } = asks(until(t, 'red', 'reinforce'), 'red', 'reinforce', level);
    expect(t.game.view(0).fight!.totals).toBe(null);
    expect((decision as ChoiceDecision).options[answer as number]).toBe('pass');
  });

  test('burdens the other side where the lower total wins, also where nothing can be imagined', () => {
    const t = position({
      red: { alien: 'anti-matter', hand: ['attack-14', 'reinforcement-3', 'reinforcement-5'] },
      blue: { hand: ['attack-06', 'attack-20'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-06');
    const { decision } = until(t, 'red', 'reinforce').asked('red', 'reinforce');
    const [offense, defense] = t.game.view(0).fight!.totals!;
    // The offense has to be lower, not only as low.
    expect([offense, defense]).toEqual([10, 10]);
    const skill = { ...(level === 'hard' ? HARD : NORMAL), worlds: 0 };
    const scene = { view: t.game.view(0), past: t.game.past(0) };
    const { answer } = reinforce(scene, decision as ChoiceDecision, skill, diceFrom('burden'));
    const option = (decision as ChoiceDecision).options[answer as number];
    expect(option).toMatchObject({ side: 1, card: 'reinforcement-3' });
  });

  test('knows what a power makes of each card, however it does that', () => {
    const t = position({
      red: {
        alien: 'tripler',
        hand: ['attack-11', 'attack-40'],
        colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2'),
      },
      blue: { hand: ATTACKS, homes: [1, 4, 4, 4, 4] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    // A third of 40 is more than a third of 11; a line through 06 (18) and 12 (4) says otherwise.
    expect(card(until(t, 'red', 'encounter-card'), 'red', level)).toBe('attack-40');
  });

  test('does not talk where the attack wins the game and a high card is in hand', () => {
    const t = position({
      red: { hand: ATTACKS, colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2') },
      blue: { hand: ['attack-40', 'negotiate', 'attack-04'], colonies: at('green-3', 'yellow-3') },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', []);
    expect(card(until(t, 'blue', 'encounter-card'), 'blue', level)).toBe('attack-40');
  });

  test('zaps the power that wins the game for another, and none that stands against it', () => {
    const zaps = (mighty: 'red' | 'blue', foreign: number) => {
      const t = position({
        red: {
          hand: ['attack-10', 'attack-08'],
          colonies: at(...['green-1', 'yellow-1', 'purple-1', 'yellow-2'].slice(0, foreign)),
          ...(mighty === 'red' && { alien: 'virus' }),
        },
        blue: { hand: ['attack-10', 'attack-08'], ...(mighty === 'blue' && { alien: 'virus' }) },
        green: { hand: [...ATTACKS, 'cosmic-zap'] },
      });
      t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
      until(t, 'red', 'invite').answer('red', 'invite', []);
      until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
      until(t, 'green', 'ally').answer('green', 'ally', { to: 'defense', ships: { 'green-2': 1 } });
      until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'attack-10');
      until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-10');
      const { decision, answer } = asks(until(t, 'green', 'respond'), 'green', 'respond', level);
      const option = (decision as ChoiceDecision).options[answer as number];
      return { asked: decision.params, option };
    };
    expect(zaps('red', 4)).toMatchObject({ asked: { alien: 'virus' }, option: { source: 'cosmic-zap' } });
    expect(zaps('blue', 4)).toMatchObject({ asked: { alien: 'virus' }, option: 'pass' });
    // Nor does it turn on whoever it fights beside.
    expect(zaps('blue', 1)).toMatchObject({ asked: { alien: 'virus' }, option: 'pass' });
  });

  test('infects whoever leads with the plague', () => {
    const t = position({
      red: { hand: [...ATTACKS, 'plague'] },
      blue: { hand: ATTACKS },
      green: { hand: ATTACKS, colonies: at('yellow-1', 'purple-1', 'blue-5', 'red-5') },
    });
    until(t, 'red', 'respond').answer('red', 'respond', 'plague');
    const { decision, answer } = asks(t, 'red', 'player', level);
    expect((decision as ChoiceDecision).options[answer as number]).toBe(2);
  });

  test('uses what its last encounter card would take along', () => {
    const uses = (hand: string[], lost: number) => {
      const t = position({
        red: { hand: [...hand, 'mobius-tubes'], homes: [4 - lost, 4, 4, 4, 4] },
        blue: { hand: ATTACKS },
      });
      return asks(until(t, 'red', 'respond'), 'red', 'respond', level).answer;
    };
    // A hard bot has found that artifacts are seldom worth waiting for.
    expect([uses(['attack-10'], 2), uses(ATTACKS, 2), uses(ATTACKS, 1)]).toEqual([
      1,
      level === 'hard' ? 1 : 0,
      0,
    ]);
  });

  test('calls off a deal that gives the game away, with Quash', () => {
    const t = position({
      red: { hand: ['negotiate', 'attack-08'], colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2') },
      blue: { hand: ['negotiate', 'attack-06'] },
      green: { hand: [...ATTACKS, 'quash'] },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    for (const [who, kind] of [
      ['red', 'invite'],
      ['blue', 'invite'],
    ] as const)
      until(t, who, kind).answer(who, kind, []);
    for (const who of ['red', 'blue'])
      until(t, who, 'encounter-card').answer(who, 'encounter-card', 'negotiate');
    until(t, 'red', 'offer').answer('red', 'offer', { give: {}, get: { colony: 'blue-1' } });
    until(t, 'blue', 'offer').answer('blue', 'offer', 'accept');
    const { decision, answer } = asks(until(t, 'green', 'respond'), 'green', 'respond', level);
    expect((decision as ChoiceDecision).options[answer as number]).toMatchObject({ source: 'quash' });
  });

  test('takes a card that wins where it may look for one', () => {
    const t = position({
      red: {
        alien: 'chosen',
        hand: ['attack-04', 'attack-06'],
        colonies: at('green-1', 'yellow-1', 'purple-1', 'green-2'),
      },
      blue: { hand: ['attack-10', 'attack-08'] },
      deck: ['attack-23', 'attack-40', 'card-zap'],
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'attack-06');
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'attack-10');
    until(t, 'red', 'respond').answer('red', 'respond', 'chosen');
    const { decision, answer } = asks(until(t, 'red', 'card'), 'red', 'card', level);
    expect((decision as ChoiceDecision).options[answer as number]).toMatch(/^attack-(23|40)$/);
  });

  /** Both talk; red makes these offers one after the other, and what blue answers to the last of them comes back. */
  function haggle(offers: readonly { give: object; get: object }[]): OfferAnswer {
    const t = position({
      red: { hand: ['negotiate', 'attack-08'] },
      blue: {
        hand: ['negotiate', 'attack-07', 'attack-09', 'attack-11', ...ATTACKS.slice(0, 3)],
        colonies: at('green-1'),
      },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', []);
    until(t, 'blue', 'invite').answer('blue', 'invite', []);
    until(t, 'red', 'encounter-card').answer('red', 'encounter-card', 'negotiate');
    until(t, 'blue', 'encounter-card').answer('blue', 'encounter-card', 'negotiate');
    let answer: OfferAnswer = { do: 'fail' };
    for (const offer of offers) {
      if (answer.do === 'accept') throw new Error('a deal already');
      until(t, 'red', 'offer').answer('red', 'offer', offer);
      answer = asks(t, 'blue', 'offer', level).answer as OfferAnswer;
      if (answer.do === 'propose') t.game.answer(1, t.asked('blue', 'offer').decision.id, answer);
    }
    return answer;
  }
  const demand = (cards: number) => ({
    give: { colony: 'red-1' },
    get: { colony: 'blue-1', ...(cards > 0 ? { cards: { random: cards } } : {}) },
  });

  test('grants a colony for a colony, but not six cards besides', () => {
    expect(haggle([demand(0)]).do).toBe('accept');
    expect(haggle([demand(6)]).do).not.toBe('accept');
  });

  test('comes to terms with its like where both gain by a colony', () => {
    const t = position({
      red: {
        hand: [
          'negotiate',
          'attack-30',
          'attack-20',
          'attack-15',
          'attack-12',
          'reinforcement-5',
          'cosmic-zap',
        ],
        colonies: at('green-1'),
      },
      blue: {
        hand: [
          'negotiate',
          'attack-23',
          'attack-14',
          'attack-04',
          'card-zap',
          'attack-40',
          'reinforcement-3',
        ],
      },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    for (const who of ['red', 'blue']) until(t, who, 'invite').answer(who, 'invite', []);
    for (const who of ['red', 'blue'])
      until(t, who, 'encounter-card').answer(who, 'encounter-card', 'negotiate');
    until(t, 'red', 'offer');
    const said: OfferAnswer[] = [];
    while (t.open().some(({ kind }) => kind === 'offer')) {
      const { seat } = t.open().find(({ kind }) => kind === 'offer')!;
      const { decision, answer } = asks(t, seat, 'offer', level);
      said.push(answer as OfferAnswer);
      t.game.answer(decision.seat, decision.id, answer);
    }
    expect(said.at(-1)).toEqual({ do: 'accept' });
    // Nobody says twice what has been refused.
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(said.length);
  });

  test('is not worn down by a mean offer made again and again', () => {
    const mean = { give: { cards: { random: 1 } }, get: { colony: 'blue-1' } };
    expect(haggle([mean, mean, mean]).do).not.toBe('accept');
  });

  test('gives nothing for nothing, and takes a gift', () => {
    expect(haggle([{ give: { cards: { random: 1 } }, get: { colony: 'blue-1' } }]).do).not.toBe('accept');
    expect(haggle([{ give: { colony: 'red-1' }, get: {} }]).do).toBe('accept');
  });

  test('lets others settle in somebody else’s system rather than in its own', () => {
    const answer = haggle([demand(6)]);
    if (answer.do !== 'propose') throw new Error(answer.do);
    // green-1, where blue has a colony.
    expect(answer.give.colony).toBe(10);
    expect(answer.get.colony).toBeGreaterThanOrEqual(0);
  });
});

test('a hard bot fights beside whoever makes more of its ships than they count', () => {
  const joins = (alien: string) => {
    const t = position({
      red: { hand: ATTACKS },
      blue: { hand: ATTACKS, alien },
      green: { hand: ATTACKS },
    });
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
    until(t, 'red', 'invite').answer('red', 'invite', ['green']);
    until(t, 'blue', 'invite').answer('blue', 'invite', ['green']);
    return target(until(t, 'green', 'ally'), 'green', 'ally', 'hard').target;
  };
  expect([joins('virus'), joins('machine')]).toEqual(['defense', 'offense']);
});

describe('ships', () => {
  test('a hard bot attacks with those that stand idle on foreign colonies, and guards its homes', () => {
    const t = position({ red: { hand: ATTACKS, colonies: { 'green-1': 4 } }, blue: { hand: ATTACKS } });
    const { slots, ships } = target(t, 'red', 'launch', 'hard');
    expect(ships[slots.findIndex((slot) => slot.at === 10)]).toBe(3);
  });

  test('a failed deal costs colonies where no ship is to spare, at home first', () => {
    const after = (homes: number[]) => {
      const { game } = position({ red: { hand: ATTACKS, homes, colonies: at('green-1', 'yellow-1') } });
      const view = game.view(0);
      const made = unmade(boardOf(view), attackOn(view, 1, 5, 1));
      return { homes: made.homes[0], foreign: made.foreign[0], ships: made.ships[0] };
    };
    expect(after([4, 4, 4, 3, 3])).toEqual({ homes: 5, foreign: 2, ships: 17 });
    expect(after([1, 1, 0, 0, 0])).toEqual({ homes: 0, foreign: 1, ships: 1 });
  });
});

test('does not always lay the same of two cards that are as good', () => {
  const t = position({ red: { hand: ['attack-09', 'attack-10'] }, blue: { hand: ATTACKS } });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
  const { decision } = until(t, 'red', 'encounter-card').asked('red', 'encounter-card');
  const [view, past] = [t.game.view(0), t.game.past(0)];
  const laid = Array.from({ length: 60 }, (_, i) =>
    createBot({ level: 'normal', seed: `mixed ${i}` }).choose(view, decision, past),
  );
  expect(new Set(laid.map(({ answer }) => answer)).size).toBe(2);
});

describe('other ways to win', () => {
  test('are seen of every alien that has one and can tell how far it is', () => {
    const near = { ace: { homes: [4, 4, 4, 4, 3], colonies: at('red-5') }, lizard: { tokens: 1 } };
    for (const [alien, spec] of Object.entries(near)) {
      const t = position({ red: { hand: ATTACKS }, green: { alien, ...spec } });
      const plain = position({ red: { hand: ATTACKS }, green: { ...spec, tokens: undefined } });
      const of = (table: Table) => chances(boardOf(table.game.view(0)))[2];
      expect(of(t)).toBeGreaterThan(of(plain));
    }
  });

  const chance = (tokens: number) => {
    const t = position({ red: { hand: ATTACKS }, green: { alien: 'tick-tock', tokens } });
    return chances(boardOf(t.game.view(0)))[2];
  };

  test('a clock that runs down brings victory near', () => {
    expect(chance(10)).toBeLessThan(chance(4));
    expect(chance(4)).toBeLessThan(chance(1));
    expect(chance(0)).toBe(1);
  });

  test('for whoever wins by losing everything, the fewer colonies the better', () => {
    const of = (homes: number[]) => {
      const t = position({ red: { hand: ATTACKS }, green: { alien: 'masochist', homes } });
      return chances(boardOf(t.game.view(0)))[2];
    };
    expect(of([4, 4, 4, 4, 4])).toBeLessThan(of([2, 0, 0, 0, 0]));
  });
});

/** A hard bot has tried it: whoever may swap the cards does as well to lay a low one and swap. */
test('a normal bot lays the card that wins though it might swap it away', () => {
  const t = position({
    red: { alien: 'sorcerer', hand: ['attack-30', 'negotiate', 'attack-01'] },
    blue: { hand: ATTACKS, homes: [0, 4, 8, 4, 4] },
    green: { colonies: { 'blue-1': 1 } },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2, 'red-2': 2 } });
  expect(card(until(t, 'red', 'encounter-card'), 'red', 'normal')).toBe('attack-30');
});

test.each(THINKING)('%s: ships that may be put anywhere do not leave foreign colonies', (level) => {
  const colonies = { 'blue-2': 1, 'green-2': 2 };
  const t = position({ red: { alien: 'greenhorn', hand: ATTACKS, colonies, homes: [4, 4, 3, 3, 3] } });
  while (!t.isAsked('red', 'ships')) {
    const [{ decision, options }] = t.open();
    const move = options.indexOf('greenhorn:move');
    t.game.answer(decision.seat, decision.id, move > 0 ? move : decision.fallback);
  }
  const from = t.asked('red', 'ships').decision;
  t.game.answer(
    from.seat,
    from.id,
    (from as ShipsDecision).slots.map(({ max }) => max),
  );
  const { decision, answer } = asks(t, 'red', 'ships', level);
  const { slots, key } = decision as ShipsDecision;
  expect(key).toBe('greenhorn.to');
  expect(slots).toHaveLength(7);
  expect((answer as readonly number[]).every((count) => count > 0)).toBe(true);
});
