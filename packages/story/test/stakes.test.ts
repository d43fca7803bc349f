/** Every fact comes from the view of the seat that is asked. */
import { describe, expect, test } from 'vitest';
import { Table, type Decision, type PositionSpec, type View } from '@cosmarium/engine';
import { Names, PLAIN, stakesOf, stakeText, toneOf, type Leaning } from '@cosmarium/story';
import { LANGS, text } from '@cosmarium/text';

/** Red (virus) attacks blue; green is one colony short, yellow is the macron. */
const SPEC: PositionSpec = {
  players: [
    { colour: 'red', alien: 'virus', hand: ['attack-10', 'attack-04', 'negotiate', 'reinforcement-5'] },
    { colour: 'blue', alien: 'clone', hand: ['attack-08', 'negotiate'] },
    {
      colour: 'green',
      alien: 'pacifist',
      hand: ['attack-06'],
      homes: [4, 4, 4, 2, 2],
      colonies: { 'yellow-1': 1, 'yellow-2': 1, 'yellow-3': 1, 'red-1': 1 },
    },
    { colour: 'yellow', alien: 'macron' },
  ],
  destiny: ['destiny-blue'],
};
const BLUE_1 = 5;

const asked = (t: Table, colour: string, kind: Decision['kind']): [View, Decision] => {
  const { decision } = t.asked(colour, kind);
  return [t.game.view(decision.seat), decision];
};
const namesOf = (view: View, lang: (typeof LANGS)[number] = 'en') =>
  new Names(
    text(lang),
    PLAIN,
    view.players.map(({ colour }) => colour),
    view.systems,
    [],
    view.seat,
  );
const said = (t: Table, colour: string, kind: Decision['kind'], leaning?: Leaning) => {
  const [view, decision] = asked(t, colour, kind);
  return stakesOf(view, decision, leaning).map((stake) => stakeText(stake, namesOf(view)));
};
const launched = (t = new Table(SPEC)) => t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
const allInvited = () =>
  launched().answer('red', 'invite', ['green', 'yellow']).answer('blue', 'invite', ['green', 'yellow']);

test('launch: what landing brings, and what is sent to the warp', () => {
  const t = new Table(SPEC);
  const [view, decision] = asked(t, 'red', 'launch');
  expect(stakesOf(view, decision)).toEqual([]);
  expect(said(t, 'red', 'launch', { option: 0, ships: [0, 3, 0, 0, 0] })).toEqual([
    'If the offense wins, you get a colony on blue-1: 0 → 1.',
    'If the defense wins, 3 ships of yours go to the warp.',
  ]);
});

test('launch: the planet that wins the game says so, and one that is given up for it does not', () => {
  const t = new Table({ ...SPEC, offense: 'green' });
  const [view, decision] = asked(t, 'green', 'launch');
  const slots = 'slots' in decision ? decision.slots : [];
  const from = (planet: number) => slots.map(({ at }) => (at === planet ? 1 : 0));
  const wins = (ships: number[]) =>
    stakesOf(view, decision, { option: 0, ships }).some((stake) => stake.is === 'win');
  expect(wins(from(10))).toBe(true);
  expect(wins(from(15))).toBe(false);
});

test('invite: whoever would win the game by coming along', () => {
  const t = launched();
  expect(said(t, 'red', 'invite')).toEqual([
    'If the offense wins, you get a colony on blue-1: 0 → 1.',
    'If the defense wins, 3 ships of yours go to the warp.',
    'Invited and landing with you, Green wins the game.',
  ]);
  t.answer('red', 'invite', []);
  expect(said(t, 'blue', 'invite')).toEqual([
    'If the offense wins, you lose the colony on blue-1: 5 → 4.',
    'If the offense wins, 4 ships of yours go to the warp.',
  ]);
});

test('ally: a colony or a reward, ships at risk, and who wins the game', () => {
  const t = allInvited();
  const [, decision] = asked(t, 'green', 'ally');
  const targets = 'targets' in decision ? decision.targets : [];
  const at = (target: string) => ({ option: targets.indexOf(target as never) });
  // While both sides call, what either would bring.
  expect(said(t, 'green', 'ally')).toEqual([
    'If the offense wins, you get a colony on blue-1: 4 → 5.',
    'If the defense wins, you are rewarded 4 times: a card, or a ship back from the warp.',
    'If your side loses, 4 ships of yours go to the warp.',
    'If the offense wins, you win the game.',
  ]);
  expect(said(t, 'green', 'ally', at('offense'))).toEqual([
    'If the offense wins, you get a colony on blue-1: 4 → 5.',
    'If the defense wins, 4 ships of yours go to the warp.',
    'If the offense wins, you win the game.',
  ]);
  expect(said(t, 'green', 'ally', at('defense'))).toEqual([
    'If the defense wins, you are rewarded 4 times: a card, or a ship back from the warp.',
    'If the offense wins, 4 ships of yours go to the warp.',
  ]);
  t.answer('green', 'ally', { to: 'offense', ships: { 'green-1': 1 } });
  // The macron sends just one ship, and sees that green would win.
  expect(said(t, 'yellow', 'ally')).toEqual([
    'Mass (Macron): just 1 ship.',
    'If the offense wins, you get a colony on blue-1: 0 → 1.',
    'If the defense wins, you are rewarded once: a card, or a ship back from the warp.',
    'If your side loses, 1 ship of yours goes to the warp.',
    'If the offense wins, Green wins the game.',
  ]);
});

describe('a card', () => {
  const planning = () =>
    launched()
      .answer('red', 'invite', ['yellow'])
      .answer('blue', 'invite', [])
      .answer('yellow', 'ally', {
        to: 'offense',
        ships: { 'yellow-1': 1 },
      });

  test('the totals before the cards are counted with the powers', () => {
    const t = planning();
    const [view] = asked(t, 'red', 'encounter-card');
    expect(view.encounter!.forecast).toEqual({
      sides: [
        { times: 3, plus: 4, powers: ['virus', 'macron'] },
        { times: 1, plus: 4, powers: [] },
      ],
      lowerWins: false,
    });
  });

  test('what it would make of the total; a negotiate makes none', () => {
    const t = planning();
    const [, decision] = asked(t, 'red', 'encounter-card');
    const option = (kind: string) =>
      'options' in decision
        ? decision.options.findIndex((one) => typeof one === 'object' && 'card' in one && one.card === kind)
        : -1;
    const first = (leaning: Leaning) => said(t, 'red', 'encounter-card', leaning)[0];
    expect(first({})).toBe('Before the cards: 4 against 4.');
    expect(first({ option: option('attack-10') })).toBe('With this card 34 against 4 and their card.');
    expect(first({ option: option('negotiate') })).toBe(
      'If the offense wins, you get a colony on blue-1: 0 → 1.',
    );
  });

  test('a reinforcement: both totals with it, and who is winning', () => {
    const t = planning()
      .answer('red', 'encounter-card', 'attack-04')
      .answer('blue', 'encounter-card', 'attack-08');
    const labels = t.options('red', 'reinforce');
    const at = (label: string) => said(t, 'red', 'reinforce', { option: labels.indexOf(label) });
    expect(at('pass')).toEqual(['Offense 16, defense 12: the offense is winning.']);
    expect(at('reinforcement-5 defense')).toEqual(['Offense 16, defense 17: the defense is winning.']);
  });
});

test('deal: colonies on both sides before and after, and who wins by it', () => {
  const t = launched()
    .answer('red', 'invite', [])
    .answer('blue', 'invite', [])
    .answer('red', 'encounter-card', 'negotiate')
    .answer('blue', 'encounter-card', 'negotiate');
  t.answer('red', 'reinforce', 'pass');
  expect(said(t, 'red', 'offer')).toEqual([]);
  t.answer('red', 'offer', { give: { colony: 'red-1' }, get: { colony: 'blue-1' } });
  expect(said(t, 'blue', 'offer')).toEqual([
    'With this deal, you get a colony on red-1: 0 → 1.',
    'With this deal, Red gets a colony on blue-1: 0 → 1.',
  ]);
  const [view, decision] = asked(t, 'blue', 'offer');
  const close = { ...view, rules: { ...view.rules, coloniesToWin: 1 } };
  expect(stakesOf(close, decision).at(-1)).toEqual({
    is: 'win',
    seats: [1, 0],
    when: 'deal',
    invited: false,
  });
});

test('a response: how the fight stands, or what the encounter means for whoever may respond', () => {
  const t = allInvited();
  const respond = (colour: string) => {
    const seat = SPEC.players.findIndex((player) => player.colour === colour);
    const view = t.game.view(seat);
    const question = { id: 1, seat, kind: 'respond' as const, key: 'x', params: {}, secret: true };
    return stakesOf(view, { ...question, options: ['pass'], fallback: 0 }).map((stake) =>
      stakeText(stake, namesOf(view)),
    );
  };
  t.answer('green', 'ally', { to: 'none' }).answer('yellow', 'ally', {
    to: 'defense',
    ships: { 'yellow-4': 1 },
  });
  expect(respond('red')).toEqual([
    'If the offense wins, you get a colony on blue-1: 0 → 1.',
    'If the defense wins, 3 ships of yours go to the warp.',
  ]);
  expect(respond('yellow')).toEqual([
    'If the defense wins, you are rewarded once: a card, or a ship back from the warp.',
    'If the offense wins, 1 ship of yours goes to the warp.',
  ]);
  expect(respond('green')).toEqual([]);
  t.answer('red', 'encounter-card', 'attack-04').answer('blue', 'encounter-card', 'attack-08');
  expect(respond('green')).toEqual([
    expect.stringMatching(/^Offense \d+, defense \d+: the \w+ is winning\.$/),
  ]);
});

test('a question without stakes has none', () => {
  const t = launched();
  const [view] = asked(t, 'red', 'invite');
  const question = { id: 1, seat: 0, key: 'x', params: {}, secret: false };
  expect(stakesOf(view, { ...question, kind: 'yes-no', options: ['no', 'yes'], fallback: 0 })).toEqual([]);
  const ships = { ...question, kind: 'ships' as const, slots: [], min: 0, max: 2, fallback: [] };
  expect(stakesOf(view, ships)).toEqual([]);
  const rewards = { ...ships, key: 'ask.rewards', params: { count: 3 } };
  expect(stakesOf(view, rewards, { ships: [1, 1] })).toEqual([{ is: 'cards', count: 1 }]);
});

test('losing a colony is bad for its owner, and gaining one good for whoever gains it', () => {
  const colony = { is: 'colony' as const, seat: 0, planet: BLUE_1, from: 1, to: 2, when: 0 as const };
  expect(toneOf(colony, 0)).toBe('gain');
  expect(toneOf({ ...colony, to: 0 }, 0)).toBe('loss');
  expect(toneOf(colony, 1)).toBe('loss');
});

test.each(LANGS)('%s has whole sentences', (lang) => {
  const t = allInvited();
  const [view, decision] = asked(t, 'green', 'ally');
  for (const option of [undefined, 0, 1, 2])
    for (const stake of stakesOf(view, decision, { option }))
      expect(stakeText(stake, namesOf(view, lang))).toMatch(/^[^{}]+\.$/u);
});

test('REV-3: a reinforcement where no two attacks meet is known to be wasted', () => {
  const t = launched().answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('red', 'encounter-card', 'attack-04').answer('blue', 'encounter-card', 'negotiate');
  expect(said(t, 'red', 'reinforce', { option: 1 })).toEqual([
    'Nothing is counted here as long as there are not two attacks: a reinforcement would be wasted.',
  ]);
});
