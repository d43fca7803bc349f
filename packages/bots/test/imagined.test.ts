/** Imagined games come to the very decision they are imagined for. */
import { describe, expect, test } from 'vitest';
import {
  ALIEN_SETS,
  COLOURS,
  createGame,
  diceFrom,
  MARKERS,
  Table,
  type Decision,
  type DecisionKind,
  type PlayerSpec,
  type PositionSpec,
  type Response,
  type SeenEvent,
  type Setup,
  type View,
} from '@cosmarium/engine';
import { Attempts } from '../src/guesses.ts';
import { createPlayer } from '../src/index.ts';
import { dealInventions, inventionsIn } from '../src/inventions.ts';
import { sameDecision, wayTo } from '../src/imagine.ts';

/** Of so many imagined games, those that come to the decision this seat has open. */
function arrivals(t: Table, seat: number, of = 12): number {
  const view = t.game.view(seat);
  const dice = diceFrom('imagined');
  const [decision] = view.decisions;
  const way = wayTo({ view, past: t.game.past(seat) }, decision);
  if (way === null) return 0;
  const games = Array.from({ length: of }, () => way.lead(way.deal(dice), dice));
  return games.filter((game) => game?.pending().some((one) => sameDecision(one, decision))).length;
}

const [RED, BLUE] = COLOURS;
const HAND = ['attack-04', 'attack-06', 'attack-08', 'attack-10', 'negotiate', 'reinforcement-3'];
const position = (aliens: string[], hand = HAND): PositionSpec => ({
  players: aliens.map((alien, i) => ({ colour: COLOURS[i], alien, hand: i === 0 ? hand : HAND })),
  destiny: [`destiny-${BLUE}`],
});

/** Red attacks; everybody takes the fallback until this seat is asked this, except that red uses what is named. */
function until(t: Table, colour: string, kind: DecisionKind, uses = ''): Table {
  t.answer(RED, 'launch', { to: `${BLUE}-1`, ships: { [`${RED}-1`]: 2 } });
  for (let i = 0; i < 60; i++) {
    if (t.open().some((one) => one.seat === colour && one.kind === kind)) return t;
    const [{ decision }] = t.open();
    const options = 'options' in decision ? (decision.options as readonly Partial<Response>[]) : [];
    const use = options.findIndex(({ source }) => source === uses);
    t.game.answer(decision.seat, decision.id, use > 0 ? use : decision.fallback);
  }
  throw new Error(`${colour} is never asked ${kind}`);
}

test('what one of them throws out of the game is not gone in the next', () => {
  const t = new Table({ ...position(['trader', 'machine', 'clone']), purged: ['attack-20'] });
  const view = t.game.view(0);
  const way = wayTo({ view, past: t.game.past(0) }, view.decisions[0])!;
  const dice = diceFrom('purged');
  const imagined = () => way.lead(way.deal(dice), dice)!.s;
  const first = imagined();
  expect(first.purged.map((card) => first.kinds[card])).toEqual(['attack-20']);
  first.purged.push(0);
  expect(imagined().purged).toHaveLength(1);
});

test('of all guesses what has come furthest is followed first, then what differs least, the last one first', () => {
  const attempts = new Attempts();
  const question = { kind: 'option', options: ['one', 'other', 'third'], fallback: 0 } as unknown as Decision;
  const tried: string[] = [];
  while (attempts.next()) {
    const guess = attempts.begin();
    const [first, second] = [guess(question, [], 0), guess(question, [], 0)];
    tried.push(`${first as number}${second as number}`);
    attempts.fail(first === 2 ? 1 : 0);
  }
  expect(tried).toEqual(['00', '01', '02', '10', '20', '21', '22', '11', '12']);
});

test('a technology is the one whose ships left when it was discarded, also long after it was shown', () => {
  const technologies = [-9, -10].map((hold) => ({ card: null, hold, ships: 2 }));
  const opening = { players: [{ technologies }], sideDecks: [] } as unknown as View;
  const shown = { type: 'technology.shown', seat: 0, cards: ['delta-scanners'], count: 1 };
  const meanwhile = { type: 'phase', phase: 'regroup' };
  const left = { type: 'ships.moved', seat: 0, from: [{ place: -10, count: 2 }], to: -5 };
  const events = [shown, meanwhile, meanwhile, meanwhile, left, { ...shown, type: 'technology.discarded' }];
  const dealt = Array.from({ length: 12 }, (_, i) =>
    dealInventions(opening, inventionsIn(opening, events as SeenEvent[]), diceFrom(`shown ${i}`)),
  );
  expect(new Set(dealt.map((one) => one.technologies[0][1]))).toEqual(new Set(['delta-scanners']));
});

describe('although', () => {
  test('hands have changed places', () => {
    const hand = ['attack-20', 'attack-30', 'attack-12'];
    const t = until(
      new Table(position(['trader', 'machine', 'clone'], hand)),
      BLUE,
      'encounter-card',
      'trader',
    );
    const held = t.game.view(1).players[1].hand;
    expect(held).toEqual(hand.toSorted());
    expect(arrivals(t, 1)).toBe(12);
  });

  test('cards have been taken at random', () => {
    const t = until(new Table(position(['human', 'machine', 'clone'])), BLUE, 'encounter-card');
    t.answer(RED, 'encounter-card', 'attack-10').answer(BLUE, 'encounter-card', 'negotiate');
    // Compensation: two cards of red's five, and nothing tells red beforehand which.
    for (let i = 0; i < 20 && t.game.view(0).players[0].hand.length > 3; i++) {
      const [{ decision }] = t.open();
      t.game.answer(decision.seat, decision.id, decision.fallback);
    }
    expect(t.game.past(0).events.map(({ type }) => type)).toContain('compensation');
    for (let i = 0; i < 20 && t.open()[0].seat !== RED; i++) {
      const [{ decision }] = t.open();
      t.game.answer(decision.seat, decision.id, decision.fallback);
    }
    expect(t.open()[0]).toMatchObject({ seat: RED, kind: 'yes-no' });
    expect(arrivals(t, 0)).toBe(12);
  });

  /** Red is asked what to do with a card it has just played. */
  const played = (card: string, kind: DecisionKind, theirs = HAND): Table => {
    const spec = position(['human', 'machine', 'clone'], [...HAND, card]);
    spec.players[1].hand = theirs;
    const t = new Table({ ...spec, encounter: 2, unusedFlares: {} });
    for (let i = 0; i < 20 && !t.open().some((one) => one.seat === RED && one.kind === kind); i++) {
      const [{ decision }] = t.open();
      const options = 'options' in decision ? (decision.options as readonly Partial<Response>[]) : [];
      const use = options.findIndex(({ source }) => source === card);
      t.game.answer(decision.seat, decision.id, use > 0 ? use : decision.fallback);
    }
    return t;
  };

  test('a card of the own hand lies on the table', () => {
    expect(arrivals(played('plague', 'player'), 0)).toBe(12);
    expect(arrivals(played('flare-angler', 'card'), 0)).toBe(12);
  });

  test('somebody has shown to hold no card of some types', () => {
    const attacks = [
      'attack-01',
      'attack-04',
      'attack-05',
      'attack-06',
      'attack-07',
      'attack-08',
      'attack-09',
    ];
    const t = played('plague', 'player', attacks).answer(RED, 'player', BLUE);
    for (let i = 0; i < 40 && !t.open().some(({ kind }) => kind === 'encounter-card'); i++) {
      const [{ decision }] = t.open();
      t.game.answer(decision.seat, decision.id, decision.fallback);
    }
    const thrown = t.game.past(2).events.filter(({ type }) => type === 'cards.discarded');
    expect(thrown).toMatchObject([
      { seat: 1, count: 1 },
      { seat: 0, cards: ['plague'] },
    ]);
    expect(t.open().map(({ seat }) => seat)).toEqual([RED, BLUE]);
    expect(arrivals(t, 0)).toBeGreaterThan(0);
  });

  /** With both decks; red attacks, blue does what is named wherever it can, until red is asked this. */
  const follows = (
    blue: Partial<PlayerSpec>,
    deed: string,
    asked: string,
    rest: Partial<PositionSpec> = {},
  ) => {
    const spec = position(['human', 'machine', 'clone']);
    Object.assign(spec.players[1], blue);
    const t = new Table({ ...spec, encounter: 2, variants: { technologies: true, rewards: true }, ...rest });
    for (let i = 0; i < 60 && !t.open().some((one) => one.seat === RED && one.key === asked); i++) {
      const [{ seat, kind, decision, options }] = t.open();
      if (kind === 'launch') t.answer(RED, 'launch', { to: `${BLUE}-1`, ships: { [`${RED}-1`]: 2 } });
      else {
        const use = seat === BLUE ? options.indexOf(deed) : -1;
        t.game.answer(decision.seat, decision.id, use > 0 ? use : decision.fallback);
      }
    }
    return t;
  };
  const LAID = 'ask.encounter-card';
  const told = (t: Table) => t.game.past(0).events.map(({ type }) => type);

  test.each(['reward-intimidate-29', 'reward-kicker-x4'])('somebody has laid %s beside, unseen', (card) => {
    const t = follows({ hand: [...HAND, card] }, `${card}:lay`, LAID);
    expect(told(t)).toContain('beside.laid');
    expect(arrivals(t, 0)).toBe(12);
  });

  test.each(['research', 'complete', 'abandon'])(
    'somebody did this with a technology face down: %s',
    (deed) => {
      const technologies = [
        { card: 'omega-missile', ships: 1 },
        { card: 'xenon-lasers', ships: 3 },
      ];
      const t = follows({ homes: [4, 4, 4, 4, 0], technologies }, `xenon-lasers:${deed}`, LAID);
      expect(told(t).includes('technology.shown')).toBe(deed !== 'research');
      expect(arrivals(t, 0)).toBe(12);
    },
  );

  test('somebody has used a technology that lay face down', () => {
    const technologies = [
      { card: 'tech-scrambler', ships: 1 },
      { card: 'genesis-bomb', ships: 4 },
    ];
    const t = follows({ homes: [4, 4, 4, 3, 0], technologies }, 'genesis-bomb:create', LAID);
    expect(told(t)).toContain('technology.shown');
    expect(arrivals(t, 0)).toBe(12);
  });

  test('somebody has offered a card by name', () => {
    const t = until(new Table(position(['human', 'machine', 'clone'])), BLUE, 'encounter-card');
    t.answer(RED, 'encounter-card', 'negotiate').answer(BLUE, 'encounter-card', 'negotiate');
    while (t.open()[0].kind !== 'offer') {
      const [{ decision }] = t.open();
      t.game.answer(decision.seat, decision.id, decision.fallback);
    }
    const { decision } = t.asked(RED, 'offer');
    t.game.answer(decision.seat, decision.id, {
      do: 'propose',
      give: { cards: { 'reinforcement-3': 1 } },
      get: { cards: { random: 1 } },
    });
    expect(t.asked(BLUE, 'offer').decision.seat).toBe(1);
    expect(arrivals(t, 1)).toBe(12);
  });

  test('a new destiny deck was made between two cards', () => {
    const t = follows({}, '', LAID, {
      destiny: [`destiny-${RED}`, 'destiny-wild'],
      shortDestiny: true,
    });
    expect(told(t)).toContain('destiny.shuffled');
    // Which card comes first in the new deck is left to chance.
    expect(arrivals(t, 0)).toBeGreaterThan(3);
  });
});

/** Every so many decisions of quick games, over everything there is. */
const SAMPLES: [string, Partial<Setup>][] = [
  ['all aliens', {}],
  ['rewards', { variants: { rewards: true } }],
  ['technologies', { variants: { technologies: true } }],
  ['special ships', { specialShips: [MARKERS[0]] }],
  ['hidden powers', { variants: { hiddenPowers: true } }],
];

test.each(SAMPLES)('with %s they seldom miss', (_, more) => {
  let [came, asked] = [0, 0];
  for (let i = 0; i < 3; i++) {
    const players = COLOURS.slice(0, 5).map((colour) => ({ colour }));
    const game = createGame({ players, sets: [...ALIEN_SETS], ...more }, `seldom ${i}`);
    const quick = createPlayer('quick', 'seldom');
    for (let n = 0; n < 240 && !game.over; n++) {
      const [decision] = game.pending();
      if (game.s.encounter !== null && n % 12 === 0) {
        const { seat } = decision;
        asked++;
        if (wayTo({ view: game.view(seat), past: game.past(seat) }, decision) !== null) came++;
      }
      game.answer(decision.seat, decision.id, quick(game, decision).answer);
    }
  }
  expect(asked).toBeGreaterThan(40);
  expect(came / asked).toBeGreaterThan(0.9);
});
