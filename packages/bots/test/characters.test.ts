/** Characters: what they remember, and what it makes them do. */
import { describe, expect, test } from 'vitest';
import {
  createGame,
  Table,
  type AimAnswer,
  type AimDecision,
  type CardOption,
  type DecisionKind,
  type PlayerSpec,
  type SeenEvent,
  type SubsetDecision,
} from '@cosmarium/engine';
import {
  CHARACTER_NAMES,
  Chronicle,
  createBot,
  createPlayer,
  type CharacterName,
  type Deed,
  type Spoken,
  type Level,
} from '../src/index.ts';

const SEATS = ['red', 'blue', 'green', 'yellow', 'purple'] as const;
type Colour = (typeof SEATS)[number];
const HAND = ['attack-06', 'attack-08', 'attack-10', 'negotiate'];

function position(players: Partial<Record<Colour, Partial<PlayerSpec>>> = {}): Table {
  const plain: PlayerSpec[] = [
    { colour: 'red', alien: 'vacuum', hand: HAND },
    { colour: 'blue', alien: 'machine', hand: HAND },
    { colour: 'green', alien: 'remora', hand: HAND },
    { colour: 'yellow', alien: 'clone' },
    { colour: 'purple', alien: 'filch' },
  ];
  return new Table({
    encounter: 2,
    destiny: ['destiny-blue'],
    players: plain.map((one) => ({ ...one, ...players[one.colour as Colour] })),
  });
}

const deed = (kind: Deed['kind'], by: Colour, to: Colour, at = 1): Deed => ({
  kind,
  by: SEATS.indexOf(by),
  to: SEATS.indexOf(to),
  at,
});

/** What this bot answers to the decision it has open. */
function asks(
  t: Table,
  colour: Colour,
  kind: DecisionKind,
  character: CharacterName | null,
  deeds: readonly Deed[],
  said: readonly Spoken[] = [],
  level: Level = 'normal',
) {
  const { decision } = t.asked(colour, kind);
  const { seat } = decision;
  const bot = createBot({ level, seed: 'character', character });
  const { answer } = bot.choose(t.game.view(seat), decision, t.game.past(seat), { deeds, said });
  return { decision, answer };
}
function invites(
  t: Table,
  colour: Colour,
  character: CharacterName | null,
  deeds: readonly Deed[],
  said: readonly Spoken[] = [],
) {
  const { decision, answer } = asks(t, colour, 'invite', character, deeds, said);
  return (answer as number[]).map((i) => SEATS[(decision as SubsetDecision).options[i] as number]);
}
function joins(t: Table, colour: Colour, character: CharacterName | null, deeds: readonly Deed[]) {
  const { decision, answer } = asks(t, colour, 'ally', character, deeds);
  return (decision as AimDecision).targets[(answer as AimAnswer).target];
}

/** Red attacks blue with so many ships; all pass until this one is asked. */
function attack(t: Table, colour: Colour, kind: DecisionKind, invited?: readonly Colour[]): Table {
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
  for (let i = 0; i < 40; i++) {
    const [first] = t.open();
    if (t.open().some((one) => one.seat === colour && one.kind === kind)) return t;
    const { decision } = first;
    const answer =
      decision.kind === 'invite' && invited !== undefined
        ? decision.options.flatMap((seat, n) => (invited.includes(SEATS[seat as number]) ? [n] : []))
        : decision.fallback;
    t.game.answer(decision.seat, decision.id, answer);
  }
  throw new Error(`${colour} is never asked ${kind}`);
}

const owesBlue = [deed('helped', 'blue', 'green'), deed('helped', 'blue', 'green', 2)];
const byGreen = [deed('attacked', 'green', 'red'), deed('opposed', 'green', 'red', 2)];
const NEAR = { 'green-1': 1, 'yellow-1': 1, 'purple-1': 1, 'green-2': 1 };

describe('what was done counts', () => {
  const asked = () => attack(position(), 'green', 'ally', ['green']);

  test('the Loyal joins whom it owes', () => {
    expect(joins(asked(), 'green', null, owesBlue)).toBe('offense');
    expect(joins(asked(), 'green', 'loyal', [])).toBe('offense');
    expect(joins(asked(), 'green', 'loyal', owesBlue)).toBe('defense');
  });

  test('and no more once it has paid back', () => {
    const paid = [deed('helped', 'green', 'blue', 3), deed('helped', 'green', 'blue', 4)];
    const more = [deed('helped', 'green', 'blue', 5), deed('helped', 'green', 'blue', 6)];
    expect(joins(asked(), 'green', 'loyal', [...owesBlue, ...paid, ...more])).toBe('offense');
  });

  test('the Avenger does not invite who attacked', () => {
    const inviting = () => attack(position(), 'red', 'invite');
    expect(invites(inviting(), 'red', null, byGreen)).toEqual(['green', 'yellow', 'purple']);
    expect(invites(inviting(), 'red', 'avenger', [])).toEqual(['green', 'yellow', 'purple']);
    expect(invites(inviting(), 'red', 'avenger', byGreen)).toEqual(['yellow', 'purple']);
  });

  test('a Clown soon forgets it', () => {
    const long = [...byGreen, deed('helped', 'yellow', 'purple', 30)];
    expect(invites(attack(position(), 'red', 'invite'), 'red', 'clown', long)).toContain('green');
  });
});

describe('at match point only winning counts', () => {
  test('the Loyal does not carry to victory whom it owes', () => {
    const near = () => attack(position({ red: { colonies: NEAR } }), 'green', 'ally', ['green']);
    const owesRed = [deed('helped', 'red', 'green'), deed('helped', 'red', 'green', 2)];
    const plain = joins(near(), 'green', null, []);
    expect(plain).not.toBe('offense');
    for (const character of CHARACTER_NAMES) expect(joins(near(), 'green', character, owesRed)).toBe(plain);
  });

  test('the Avenger calls also those who attacked it against an attack that wins the game', () => {
    const near = () => attack(position({ red: { colonies: NEAR } }), 'blue', 'invite');
    const byAll = (['green', 'yellow', 'purple'] as const).map((by) => deed('attacked', by, 'blue'));
    for (const character of CHARACTER_NAMES)
      expect(invites(near(), 'blue', character, byAll)).toEqual(['green', 'yellow', 'purple']);
  });
});

test('without a character a bot chooses as if it remembered nothing', () => {
  const game = createGame({ players: SEATS.map((colour) => ({ colour })) }, 'calm');
  const quick = createPlayer('quick', 'calm');
  const chronicle = new Chronicle();
  const plain = createBot({ level: 'normal', seed: 'calm' });
  const loyal = createBot({ level: 'normal', seed: 'calm', character: 'loyal' });
  const answers: { before: unknown; now: unknown; loyal: unknown }[] = [];
  for (let i = 0; i < 160 && !game.over; i++) {
    const [decision] = game.pending();
    const { memory } = chronicle.follow(game);
    if (['ally', 'invite', 'offer'].includes(decision.kind)) {
      const [view, past] = [game.view(decision.seat), game.past(decision.seat)];
      answers.push({
        before: plain.choose(view, decision, past),
        now: plain.choose(view, decision, past, memory),
        loyal: loyal.choose(view, decision, past, memory),
      });
    }
    game.answer(decision.seat, decision.id, quick(game, decision).answer);
  }
  expect(answers.length).toBeGreaterThan(15);
  expect(answers.map(({ now }) => now)).toEqual(answers.map(({ before }) => before));
  expect(answers.map(({ loyal: one }) => one)).not.toEqual(answers.map(({ before }) => before));
});

describe('a promise', () => {
  const at = attack(position(), 'green', 'ally', ['green']).game.view(0).encounter!.number;
  const toRed: Spoken[] = [{ seat: SEATS.indexOf('green'), say: 'invite-me', to: SEATS.indexOf('red'), at }];
  const ally = (character: CharacterName, said: readonly Spoken[], level?: Level) => {
    const t = attack(position(), 'green', 'ally', ['green']);
    const { decision, answer } = asks(t, 'green', 'ally', character, owesBlue, said, level);
    const { target, ships } = answer as AimAnswer;
    return [(decision as AimDecision).targets[target], ships.reduce((sum, one) => sum + one, 0)];
  };

  test('is kept with four ships, whomever one likes better', () => {
    expect(ally('loyal', [])[0]).toBe('defense');
    expect(ally('loyal', toRed)).toEqual(['offense', 4]);
    expect(ally('loyal', [{ ...toRed[0], at: at - 1 }])[0]).toBe('defense');
  });

  test('is kept by a hard bot, too, whatever its trials say', () => {
    const toBlue = [{ ...toRed[0], to: SEATS.indexOf('blue') }];
    expect(ally('loyal', [], 'hard')[0]).toBe('offense');
    expect(ally('loyal', toBlue, 'hard')).toEqual(['defense', 4]);
    expect(ally('schemer', toBlue, 'hard')).toEqual(ally('schemer', [], 'hard'));
  });

  test('is nothing to a liar', () => {
    expect(ally('schemer', toRed)).toEqual(ally('schemer', []));
  });

  test('brings an invitation, unless one has lied before', () => {
    const inviting = () => attack(position(), 'red', 'invite');
    const grudge = [deed('attacked', 'green', 'red')];
    const lied = [deed('lied', 'green', 'purple'), ...grudge];
    expect(invites(inviting(), 'red', 'avenger', grudge)).toEqual(['yellow', 'purple']);
    expect(invites(inviting(), 'red', 'avenger', grudge, toRed)).toContain('green');
    expect(invites(inviting(), 'red', 'avenger', lied, toRed)).toEqual(['yellow', 'purple']);
  });
});

describe('a chronicle', () => {
  /** Red attacks blue: green helps red, yellow helps blue, purple stays at home. */
  function fought(): Table {
    const t = position();
    t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 1, 'red-2': 1 } });
    const over = () => t.game.events(-1).some(({ type }) => type === 'outcome');
    for (let i = 0; i < 80 && !over(); i++) {
      const [{ decision }] = t.open();
      const who = SEATS[decision.seat];
      let answer = decision.fallback;
      if (decision.kind === 'invite') answer = decision.options.map((_, n) => n);
      if (decision.kind === 'ally' && who !== 'purple') {
        const target = decision.targets.indexOf(who === 'green' ? 'offense' : 'defense');
        answer = { target, ships: decision.slots.map((_, n) => (n === 0 ? 1 : 0)) };
      }
      if (decision.kind === 'encounter-card')
        answer = decision.options.findIndex((one) => (one as CardOption).card.startsWith('attack'));
      t.game.answer(decision.seat, decision.id, answer);
    }
    return t;
  }
  const told = (deeds: readonly Deed[]) =>
    deeds.map(({ kind, by, to }) => `${SEATS[by]} ${kind} ${SEATS[to]}`).sort();
  const DONE = [
    'green helped red',
    'green opposed blue',
    'purple refused blue',
    'purple refused red',
    'red attacked blue',
    'red invited green',
    'red invited purple',
    'red invited yellow',
    'red led blue',
    'yellow helped blue',
    'yellow opposed red',
  ];

  test('tells who led, invited, helped, opposed, refused and attacked', () => {
    expect(told(new Chronicle().follow(fought().game).memory.deeds)).toEqual(DONE);
  });

  test('tells who broke a promise, and who came although warned', () => {
    const { game } = fought();
    const at = game.events(-1).flatMap((one) => (one.type === 'encounter' ? [one.number] : []))[0];
    const said = [
      { seat: SEATS.indexOf('purple'), say: 'invite-me', to: SEATS.indexOf('red'), at },
      { seat: SEATS.indexOf('green'), say: 'invite-me', to: SEATS.indexOf('red'), at },
      { seat: SEATS.indexOf('blue'), say: 'threat', to: -1, at },
    ];
    const deeds = told(new Chronicle().follow(game).hear(said).memory.deeds);
    expect(deeds.filter((one) => !DONE.includes(one))).toEqual(['green defied blue', 'purple lied red']);
    expect(DONE.filter((one) => !deeds.includes(one))).toEqual(['purple refused red']);
  });

  test('goes on from what it knew before', () => {
    const before = [deed('dealt', 'red', 'blue')];
    const chronicle = new Chronicle(before).follow(fought().game);
    expect(told(chronicle.memory.deeds)).toEqual(['red dealt blue', ...DONE].sort());
    expect(chronicle.before.slice(0, 1)).toEqual(before);
  });

  test('knows no more than everybody has seen', () => {
    const { game } = fought();
    const seen: number[] = [];
    const events: (seat: number, from?: number) => SeenEvent[] = (seat, from) => {
      seen.push(seat);
      return game.events(seat, from);
    };
    new Chronicle().follow({ eventCount: game.eventCount, events });
    expect(new Set(seen)).toEqual(new Set([-1]));
  });
});
