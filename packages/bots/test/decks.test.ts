/** Positions with cards of the reward deck and technologies in which a thinking bot must, or must not, do something. */
import { expect, test } from 'vitest';
import { Table, type DecisionKind, type PlayerSpec, type PositionSpec } from '@cosmarium/engine';
import { createBot, type Level } from '../src/index.ts';

const THINKING: Level[] = ['normal', 'hard'];
type Colour = 'red' | 'blue' | 'green';

/** Three players without a power that matters here; red attacks blue. */
function position(
  players: Partial<Record<Colour, Partial<PlayerSpec>>>,
  rest: Partial<PositionSpec> = {},
): Table {
  const plain: PlayerSpec[] = [
    { colour: 'red', alien: 'vacuum', hand: ['attack-10', 'negotiate'] },
    { colour: 'blue', alien: 'machine', hand: ['attack-08', 'negotiate'] },
    { colour: 'green', alien: 'clone', hand: ['attack-06'] },
  ];
  return new Table({
    encounter: 2,
    destiny: ['destiny-blue'],
    players: plain.map((one) => ({ ...one, ...players[one.colour as Colour] })),
    variants: { rewards: true, technologies: true },
    ...rest,
  });
}

/** What the bot of this level answers to the question this colour has open, in words. */
function chosen(t: Table, colour: Colour, kind: DecisionKind, level: Level, seed = 'decks'): string[] {
  const { decision, options } = t.asked(colour, kind);
  const bot = createBot({ level, seed });
  const { answer } = bot.choose(t.game.view(decision.seat), decision, t.game.past(decision.seat));
  return [answer].flat().map((i) => options[i as number]);
}

/** Red attacks blue-1 with these ships, allies come as they are told, everybody else passes until this is asked. */
function until(
  t: Table,
  colour: Colour,
  key: string,
  ships = 4,
  joins: 'none' | 'offense' | 'defense' = 'none',
): Table {
  for (let [asked] = t.open(); !(asked.seat === colour && asked.key === key); [asked] = t.open()) {
    const { seat, kind, options, decision } = asked;
    if (kind === 'launch') t.answer(seat, kind, { to: 'blue-1', ships: { 'red-1': 1, 'red-2': ships - 1 } });
    else if (kind === 'invite') t.answer(seat, kind, options);
    else if (kind === 'ally' && joins !== 'none')
      t.answer(seat, kind, { to: joins, ships: { [`${seat}-1`]: 2 } });
    else t.game.answer(decision.seat, decision.id, decision.fallback);
  }
  return t;
}

const LAYING = 'ask.respond.alliance.formed';
const PLANNING = 'ask.respond.planning.start';

test.each(THINKING)('%s: draws from the pile that promises more, and not from a spent one', (level) => {
  const draws = (t: Table) => chosen(until(t, 'red', 'reward-rift-2.deck'), 'red', 'number', level);
  const drawing = (rest: Partial<PositionSpec>) => {
    const t = position({ red: { hand: ['attack-10', 'reward-rift-2'] } }, rest);
    for (let [asked] = t.open(); asked.kind !== 'respond'; [asked] = t.open())
      t.game.answer(asked.decision.seat, asked.decision.id, asked.decision.fallback);
    return t.answer('red', 'respond', 'reward-rift-2:draw');
  };
  expect(draws(drawing({}))).toEqual(['2']);
  // What is left of the rewards are kickers that turn against their player.
  const good = [
    'reward-morph',
    'reward-retreat',
    'reward-retreat',
    'reward-attack-12-21',
    'reward-attack-12-21',
    'reward-attack-21-12',
    'reward-attack-03-30',
    'reward-intimidate-19',
    'reward-intimidate-29',
    'reward-intimidate-39',
    'reward-kicker-x4',
    'reward-kicker-x2-duplicity',
    'reward-kicker-x2-lost-signal',
    'reward-rift-1',
    'reward-rift-2',
    'reward-rift-3',
    'reward-reinforcement-4',
    'reward-reinforcement-x',
    'omni-zap',
    'rebirth',
    'ship-zap',
    'solar-wind',
    'victory-boon',
  ];
  expect(draws(drawing({ rewards: { discard: good } }))).toEqual(['0']);
});

test.each(THINKING)(
  '%s: lays the intimidate that beats what the other can have, where it has nothing as good',
  (level) => {
    const threat = (...hand: string[]) =>
      chosen(until(position({ red: { hand } }), 'red', LAYING), 'red', 'respond', level);
    expect(threat('attack-01', 'reward-intimidate-39')).toEqual(['reward-intimidate-39:lay']);
    expect(threat('attack-40', 'reward-intimidate--09')).toEqual(['pass']);
  },
);

test.each(THINKING)('%s: does not show before the alliances stand that it has one', (level) => {
  const t = until(
    position({ red: { hand: ['attack-01', 'reward-intimidate-39'] } }),
    'red',
    'ask.respond.free',
  );
  expect(chosen(t, 'red', 'respond', level)).toEqual(['pass']);
});

test.each(THINKING)('%s: an ally lends what wins, and not what loses', (level) => {
  const lent = (card: string) => {
    const t = position({ green: { hand: ['attack-06', card] } });
    return chosen(until(t, 'green', LAYING, 4, 'offense'), 'green', 'respond', level);
  };
  expect(lent('reward-intimidate-39')).toEqual(['reward-intimidate-39:lay']);
  expect(lent('reward-intimidate--09')).toEqual(['pass']);
});

test.each(THINKING)(
  '%s: fights with an ally’s intimidate rather than with a bad card, and not in place of the best where that wins the game',
  (level) => {
    const borrowed = (card: string) => {
      const colonies = { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 };
      const t = position({
        red: { hand: [card], colonies },
        green: { hand: ['attack-06', 'reward-intimidate-29'] },
      });
      until(t, 'green', LAYING, 4, 'offense').answer('green', 'respond', 'reward-intimidate-29:lay');
      return chosen(until(t, 'red', 'ask.intimidate'), 'red', 'option', level);
    };
    expect(borrowed('attack-01')).toEqual(['green']);
    expect(borrowed('attack-40')).toEqual(['none']);
  },
);

test.each(THINKING)('%s: talks to whoever threatens, if nothing it holds can win', (level) => {
  const t = position({
    red: { hand: ['attack-10', 'reward-intimidate-39'] },
    blue: { hand: ['attack-04', 'attack-05', 'negotiate'] },
  });
  until(t, 'red', LAYING, 4).answer('red', 'respond', 'reward-intimidate-39:lay');
  expect(chosen(until(t, 'blue', 'ask.encounter-card'), 'blue', 'encounter-card', level)).toEqual([
    'negotiate',
  ]);
});

test.each(THINKING)(
  '%s: kicks an attack that would else be too small, and neither a zero nor a negotiate',
  (level) => {
    const kicks = (hand: string[], blue: string[] = ['attack-20']) => {
      const t = position({ red: { hand: [...hand, 'reward-kicker-x4'] }, blue: { hand: blue } });
      return chosen(until(t, 'red', PLANNING), 'red', 'respond', level);
    };
    expect(kicks(['attack-10'])).toEqual(['reward-kicker-x4:lay']);
    expect(kicks(['attack-00'])).toEqual(['pass']);
    expect(kicks(['negotiate'])).toEqual(['pass']);
  },
);

test.each(THINKING)('%s: reckons with the kicker it has laid', (level) => {
  const t = position({
    red: { hand: ['attack-12', 'attack-40', 'reward-kicker-x4'] },
    blue: { hand: ['attack-20'] },
  });
  until(t, 'red', PLANNING).answer('red', 'respond', 'reward-kicker-x4:lay');
  // Four times twelve is enough.
  expect(chosen(until(t, 'red', 'ask.encounter-card'), 'red', 'encounter-card', level)).toEqual([
    'attack-12',
  ]);
});

test.each(THINKING)(
  '%s: destroys both sides where the other would win the game, and not where it wins itself',
  (level) => {
    const bombs = (red: string[], foreign: Colour) => {
      const far = { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 };
      const t = position({
        red: { hand: ['attack-10', 'attack-20'], ...(foreign === 'red' && { colonies: far }) },
        blue: { hand: red, ...(foreign === 'blue' && { colonies: far }) },
      });
      return chosen(until(t, 'blue', PLANNING), 'blue', 'respond', level);
    };
    expect(bombs(['attack-01', 'reward-kicker-x1'], 'red')).toEqual(['reward-kicker-x1:lay']);
    expect(bombs(['attack-40', 'reward-kicker-x1'], 'blue')).toEqual(['pass']);
  },
);

test.each(THINKING)(
  '%s: throws away for +X as many of its worst cards as turn the encounter, and none in vain',
  (level) => {
    const pays = (...hand: string[]) => {
      const t = position({
        red: { hand: ['attack-08', 'reward-reinforcement-x', ...hand] },
        blue: { hand: ['attack-10'] },
      });
      until(t, 'red', 'ask.encounter-card').answer('red', 'encounter-card', 'attack-08');
      until(t, 'red', 'ask.reinforce').answer('red', 'reinforce', 'reward-reinforcement-x offense');
      return chosen(t, 'red', 'cards', level);
    };
    // Twelve to fourteen.
    expect(pays('attack-01', 'attack-00', 'attack-04', 'attack-40')).toEqual([
      'attack-00',
      'attack-01',
      'attack-04',
    ]);
    expect(pays('attack-01', 'attack-40')).toEqual([]);
  },
);

test.each(THINKING)('%s: settles an empty planet with Rift 1 when that wins the game', (level) => {
  const t = position({
    red: {
      hand: ['attack-10', 'reward-rift-1'],
      colonies: { 'green-1': 1, 'green-2': 1, 'green-3': 1, 'green-4': 1 },
    },
    green: { homes: [4, 4, 4, 4, 0], hand: ['attack-06'] },
  });
  until(t, 'red', 'ask.respond.regroup.start');
  expect(chosen(t, 'red', 'respond', level)).toEqual(['reward-rift-1:settle']);
});

const face = (card: string, ships: number) => ({ card, ships });

test.each(THINKING)(
  '%s: puts its ship where it brings something soonest, and completes what is ready',
  (level) => {
    const researches = (red: Partial<PlayerSpec>) =>
      chosen(position({ red: { hand: ['attack-10'], ...red } }), 'red', 'option', level);
    const both = [face('omega-missile', 1), face('xenon-lasers', 2)];
    expect(researches({ homes: [4, 4, 4, 4, 1], technologies: both })).toEqual(['xenon-lasers:research']);
    const ready = [face('omega-missile', 1), face('xenon-lasers', 3)];
    expect(researches({ homes: [4, 4, 4, 4, 0], technologies: ready })).toEqual(['xenon-lasers:complete']);
  },
);

test.each(THINKING)(
  '%s: does not research with ships it needs, nor store the last card it could attack with',
  (level) => {
    const researches = (red: Partial<PlayerSpec>) =>
      chosen(position({ red: { hand: ['attack-10'], ...red } }), 'red', 'option', level);
    expect(researches({ homes: [1, 1, 1, 1, 1], technologies: [face('xenon-lasers', 1)] })).toEqual(['pass']);
    const battery = [face('quark-battery', 3)];
    expect(researches({ homes: [4, 4, 4, 4, 1], technologies: battery })).toEqual(['pass']);
    const spare = { hand: ['attack-10', 'attack-20'], homes: [4, 4, 4, 4, 1], technologies: battery };
    expect(researches(spare)).toEqual(['quark-battery:complete']);
  },
);

test.each(THINKING)('%s: destroys the planet that costs its rivals most and itself nothing', (level) => {
  const t = position({
    red: {
      hand: ['attack-10'],
      colonies: { 'blue-1': 1 },
      technologies: [{ ...face('omega-missile', 0), up: true }],
    },
    green: { hand: ['attack-06'], colonies: { 'blue-1': 1, 'blue-2': 1, 'red-1': 1 } },
  });
  until(t, 'red', 'ask.respond.regroup.start');
  t.answer(
    'red',
    'respond',
    t.asked('red', 'respond').options.find((one) => one.startsWith('omega-missile'))!,
  );
  expect(chosen(until(t, 'red', 'omega-missile.planet'), 'red', 'planet', level)).toEqual(['blue-2']);
});

test.each(THINKING)('%s: takes a technology where there is no second encounter to have', (level) => {
  const t = position(
    { red: { hand: ['attack-40', 'attack-30'] }, blue: { hand: ['attack-01'] } },
    { encounter: 1, variants: { rewards: true, technologies: true, singleEncounter: true } },
  );
  until(t, 'red', 'ask.encounter-card').answer('red', 'encounter-card', 'attack-40');
  expect(chosen(until(t, 'red', 'ask.technology.instead'), 'red', 'option', level)).toEqual(['technology']);
});

test('hard: a threat may be empty: the lowest one is laid now and then in place of a card that is hardly better', () => {
  const bluffs = (card: string): number => {
    const t = until(position({ red: { hand: [card, 'reward-intimidate--09'] } }), 'red', LAYING);
    return Array.from({ length: 10 }, (_, i) => `bluff-${i}`).filter(
      (seed) => chosen(t, 'red', 'respond', 'hard', seed)[0] !== 'pass',
    ).length;
  };
  const some = bluffs('attack-06');
  expect([some > 0, some < 10, bluffs('attack-20')]).toEqual([true, true, 0]);
});
