import { expect, test } from 'vitest';
import { ally, expectOutcome, inviteNobody, launch, WITH_POWER } from '../../helpers/duel.ts';
import { spent, withRewards } from '../../helpers/rewards.ts';

const LOUD = 'reward-intimidate-29';

test('INT-1: offered before anybody is invited and when the alliances stand, one each, face down', () => {
  const t = launch(withRewards({ red: { hand: ['attack-10', LOUD, 'reward-intimidate-19'] } }));
  expect(t.options('red', 'respond')).toEqual(['pass', `${LOUD}:offer`, 'reward-intimidate-19:offer']);
  t.answer('red', 'respond', 'pass');
  inviteNobody(t);
  expect(t.options('red', 'respond')).toEqual(['pass', `${LOUD}:lay`, 'reward-intimidate-19:lay']);
  t.answer('red', 'respond', `${LOUD}:lay`);
  expect(t.hand('red')).toEqual(['attack-10', 'reward-intimidate-19']);
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('INT-1: others learn that it is an intimidate, and nothing else', () => {
  const t = launch(withRewards({ red: { hand: ['attack-10', LOUD] } }));
  t.answer('red', 'respond', `${LOUD}:offer`);
  const lies = { seat: 0, as: 'intimidate', up: false };
  expect(t.game.view(1).encounter!.beside).toEqual([{ ...lies, card: null }]);
  expect(t.game.view(-1).encounter!.beside).toEqual([{ ...lies, card: null }]);
  expect(t.game.view(0).encounter!.beside).toEqual([{ ...lies, card: LOUD }]);
  expect(t.game.events(1).at(-1)).not.toHaveProperty('cards');
  expect(t.game.events(1).some((event) => event.type === 'beside.laid')).toBe(true);
});

test('INT-2: it is the encounter card of the main player who laid it', () => {
  const t = launch(
    withRewards({ red: { hand: ['attack-10', LOUD] }, blue: { hand: ['attack-08', 'attack-06'] } }),
  );
  t.answer('red', 'respond', `${LOUD}:offer`);
  inviteNobody(t);
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red'), spent(t)]).toEqual([[32, 12], ['attack-10'], [LOUD]]);
});

test('INT-2: without another encounter card the turn goes on, and a defense draws no new hand', () => {
  const t = launch(
    withRewards({ red: { hand: ['attack-10', LOUD] }, blue: { hand: [LOUD.replace('29', '19'), 'quash'] } }),
  );
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', 'reward-intimidate-19:offer');
  t.answer('red', 'respond', 'pass');
  inviteNobody(t);
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'defense');
  expect([t.totals(), t.hand('blue')]).toEqual([[13, 23], ['quash']]);
});

test('INT-2, START-1: in the hand it is no encounter card', () => {
  const t = withRewards({ red: { hand: [LOUD] } }, { deck: ['attack-10'] });
  t.answer('red', 'respond', 'pass');
  expect(t.game.view(1).sideDecks[0].discard).toEqual([LOUD]);
  expect(t.hand('red')).toHaveLength(8);
});

test('INT-2, START-2: laid before the hand goes it saves from a new one, and the turn goes on with it', () => {
  const t = withRewards({ red: { hand: [LOUD, 'quash'] } });
  expect(t.asked('red').key).toBe('ask.respond.free');
  t.answer('red', 'respond', `${LOUD}:offer`);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red'), spent(t)]).toEqual([[32, 12], ['quash'], [LOUD]]);
});

test('INT-1: at any time before planning: at the start of the turn, regrouping, after destiny, launched', () => {
  const t = withRewards({ green: { hand: [LOUD] } });
  const phases: string[] = [];
  while (t.isAsked('green', 'respond')) {
    expect(t.options('green', 'respond')).toEqual(['pass', `${LOUD}:offer`]);
    phases.push(t.e.phase);
    t.answer('green', 'respond', 'pass');
    if (t.isAsked('red', 'launch')) t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  }
  expect(phases).toEqual(['start-turn', 'regroup', 'destiny', 'launch']);
  inviteNobody(t);
  expect(t.options('green', 'respond')).toEqual(['pass', `${LOUD}:lay`]);
  t.answer('green', 'respond', 'pass');
  // Not in the planning phase any more.
  expectOutcome(t, 'offense');
});

test('INT-2: laid before destiny, it is the card of whoever turns out to be the defense', () => {
  const t = withRewards({ blue: { hand: [LOUD, 'attack-08'] } });
  t.answer('blue', 'respond', `${LOUD}:offer`);
  inviteNobody(launch(t));
  expectOutcome(t, 'defense');
  expect([t.totals(), t.hand('blue')]).toEqual([[13, 33], ['attack-08']]);
});

test('INT-5, RUL-15: where nothing is fought it goes back unseen: nobody to launch, or a planet to settle anew', () => {
  const stranded = withRewards({
    red: { hand: ['attack-10'], homes: [0, 0, 0, 0, 0], removed: 20 },
    green: { hand: [LOUD] },
  });
  stranded.answer('green', 'respond', `${LOUD}:offer`);
  expect([stranded.hand('green'), spent(stranded), stranded.outcome()]).toEqual([[LOUD], [], 'broken-off']);

  const home = withRewards({ green: { hand: [LOUD] } }, { destiny: ['destiny-red'] });
  home.answer('green', 'respond', `${LOUD}:offer`).answer('red', 'option', 'resettle');
  home.answer('red', 'launch', { to: 'red-3', ships: { 'red-2': 1 } });
  expect([home.hand('green'), spent(home), home.outcome()]).toEqual([[LOUD], [], 'peace']);
});

test('INT-5, RUL-15: so it does when Mite is given the planet, and when Wild Bride ends the turn', () => {
  const mite = withRewards({
    red: { alien: 'mite', homes: WITH_POWER },
    blue: { hand: ['attack-08', 'attack-06', 'quash', 'morph', 'attack-10'] },
    green: { hand: [LOUD] },
  });
  mite.answer('green', 'respond', `${LOUD}:offer`);
  mite.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } }).answer('blue', 'option', 'surrender');
  expect([mite.hand('green'), spent(mite)]).toEqual([[LOUD], []]);

  const jilted = withRewards({
    red: { colonies: { 'blue-2': 1 } },
    blue: { hand: ['attack-08', 'flare-bride'] },
    green: { hand: [LOUD] },
  });
  jilted.answer('green', 'respond', `${LOUD}:offer`);
  jilted.answer('red', 'launch', { to: 'blue-1', ships: { 'red-2': 3 } });
  jilted.answer('blue', 'respond', 'flare-bride:jilt');
  jilted.answer('red', 'planet', jilted.options('red', 'planet')[0]);
  expect([jilted.hand('green'), spent(jilted), jilted.outcome()]).toEqual([[LOUD], [], 'broken-off']);
});

test('INT-2: whoever must show the card first shows nothing of an intimidate', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10', LOUD] },
      blue: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-08', 'attack-06'] },
    }),
  );
  t.answer('red', 'respond', `${LOUD}:offer`);
  inviteNobody(t);
  expect(t.game.view(1).encounter!.laid[0]).toEqual({ card: null, up: false });
  t.answer('blue', 'encounter-card', 'attack-06').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('INT-3, INT-5: an ally’s takes the place of the card, unseen, and both find their way', () => {
  const t = launch(withRewards({ red: { hand: ['attack-10'] }, green: { hand: [LOUD] } }));
  t.answer('green', 'respond', `${LOUD}:offer`);
  ally(t, { green: ['offense', 1] });
  expect([t.asked('red').key, t.options('red', 'option')]).toEqual(['ask.intimidate', ['none', 'green']]);
  expect(t.game.view(0).encounter!.beside).toEqual([{ seat: 2, as: 'intimidate', card: null, up: false }]);
  t.answer('red', 'option', 'green').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('red'), t.hand('green'), spent(t)]).toEqual([
    [33, 12],
    ['attack-10'],
    [],
    [LOUD],
  ]);
});

test('INT-3, INT-5: an own intimidate gives way to an ally’s and returns to the hand', () => {
  const t = launch(
    withRewards({ red: { hand: ['attack-10', 'reward-intimidate-19'] }, green: { hand: [LOUD] } }),
  );
  t.answer('red', 'respond', 'reward-intimidate-19:offer').answer('green', 'respond', `${LOUD}:offer`);
  ally(t, { green: ['offense', 1] });
  t.answer('red', 'option', 'green').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect([t.totals()![0], t.hand('red')]).toEqual([33, ['attack-10', 'reward-intimidate-19']]);
});

test('INT-5: the one that gave way counts among the cards of the hand at once', () => {
  const hand = ['attack-10', 'reward-intimidate-19', 'flare-calculator'];
  const t = launch(withRewards({ red: { hand }, green: { hand: [LOUD] } }));
  t.answer('red', 'respond', 'reward-intimidate-19:offer').answer('green', 'respond', `${LOUD}:offer`);
  ally(t, { green: ['offense', 1] });
  t.answer('red', 'option', 'green');
  expect([t.asked('red').key, t.game.listensRightly]).toEqual(['ask.respond.planning.selected', true]);
  t.answer('red', 'respond', 'pass').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('INT-5: unused ones go back unseen: not chosen, or laid by somebody who is no ally', () => {
  const t = launch(withRewards({ green: { hand: [LOUD] }, yellow: { hand: ['reward-intimidate-39'] } }));
  t.answer('green', 'respond', `${LOUD}:offer`).answer('yellow', 'respond', 'reward-intimidate-39:offer');
  ally(t, { green: ['offense', 1] });
  t.answer('red', 'option', 'none');
  expectOutcome(t, 'offense');
  expect([t.totals(), t.hand('green'), t.hand('yellow')]).toEqual([
    [14, 12],
    [LOUD],
    ['reward-intimidate-39'],
  ]);
  expect(t.game.view(0).players[2].hand).toEqual([]);
});

test.each([
  ['reward-intimidate--09', 'attack-08', 'attack', -9],
  ['reward-intimidate-19', 'attack-08', 'attack', 19],
  ['reward-intimidate-29', 'attack-08', 'attack', 29],
  ['reward-intimidate-39', 'attack-08', 'attack', 39],
  ['reward-intimidate-39', 'negotiate', 'negotiate', 39],
  ['reward-intimidate-39', 'morph', 'negotiate', 39],
  ['reward-intimidate-39', 'reward-retreat', 'negotiate', 39],
])('INT-4: %s against %s', (own, other, type) => {
  const t = launch(withRewards({ red: { hand: ['attack-10', own] }, blue: { hand: [other] } }));
  t.answer('red', 'respond', `${own}:offer`);
  inviteNobody(t);
  expect(t.game.view(0).fight!.faces[0]!.type).toBe(type);
  const value = t.game.view(0).fight!.faces[0]!.value;
  expect(type === 'attack' ? value : null).toBe(type === 'attack' ? Number(own.slice(18)) : null);
});

test('INT-4: two intimidates face no attack, and both are negotiates', () => {
  const t = launch(
    withRewards({
      red: { hand: ['attack-10', LOUD] },
      blue: { hand: ['attack-08', 'reward-intimidate-39'] },
    }),
  );
  t.answer('red', 'respond', `${LOUD}:offer`).answer('blue', 'respond', 'reward-intimidate-39:offer');
  inviteNobody(t);
  expect(t.asked('red').kind).toBe('offer');
});

test('RUL-15: if the turn ends before the reveal, it goes back unseen', () => {
  const t = launch(
    withRewards({
      red: { alien: 'trader', homes: WITH_POWER, hand: ['attack-10'] },
      blue: { hand: ['quash'] },
      green: { hand: [LOUD] },
    }),
  );
  t.answer('green', 'respond', `${LOUD}:offer`);
  inviteNobody(t);
  t.answer('red', 'respond', 'trader:transfer').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
  expect([t.hand('green'), t.game.view(0).players[2].hand]).toEqual([[LOUD], []]);
});
