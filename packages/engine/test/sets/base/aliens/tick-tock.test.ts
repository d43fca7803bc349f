import { expect, test } from 'vitest';
import { COSMIC_DECK, createGame, randomAnswer } from '@cosmarium/engine';
import {
  ally,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../../../helpers/duel.ts';
import { withTechnologies } from '../../../helpers/technologies.ts';

const tickTock = (tokens: number, ...hand: string[]) => ({
  alien: 'tick-tock',
  homes: WITH_POWER,
  tokens,
  hand,
});
const duel = (players: Players, rest: Parameters<typeof table>[1] = {}) => toPlanning(table(players, rest));
const NEGOTIATES = { red: { hand: ['negotiate', 'quash'] }, blue: { hand: ['negotiate'] } };

test('tick-tock: begins with ten tokens, with eight in the four-planet game', () => {
  const tokens = (fourPlanets: boolean) => {
    const game = createGame(
      {
        players: [
          { colour: 'red', alien: 'tick-tock' },
          { colour: 'blue', alien: 'zombie' },
          { colour: 'green', alien: 'human' },
        ],
        start: 'given',
        variants: { fourPlanets },
      },
      'tokens',
    );
    while (game.s.encounters === 0) {
      const [decision] = game.pending();
      game.answer(
        decision.seat,
        decision.id,
        randomAnswer(decision, () => 0),
      );
    }
    return game.s.players[0].sheets[0].tokens;
  };
  expect([tokens(false), tokens(true)]).toEqual([10, 8]);
});

test('tick-tock: a token goes each time a defense wins, whoever that is', () => {
  const t = duel({ red: { hand: ['attack-01'] }, green: tickTock(5) });
  expectOutcome(t, 'defense');
  expect(t.tokens('green')).toBe(4);

  const own = duel({ red: tickTock(5, 'attack-01') });
  expectOutcome(own, 'defense');
  expect(own.tokens('red')).toBe(4);
});

test('tick-tock: nothing for an offense that wins, or if both lose', () => {
  const won = duel({ green: tickTock(5) });
  expectOutcome(won, 'offense');
  const both = duel({ red: { hand: ['attack-10', 'flare-loser'] }, green: tickTock(5) });
  both.answer('red', 'respond', 'flare-loser');
  expectOutcome(both, 'both-lose');
  expect([won.tokens('green'), both.tokens('green')]).toEqual([5, 5]);
});

test('tick-tock: however the defense won, by peace for example', () => {
  const peace = duel({
    red: { hand: ['attack-40'] },
    blue: { alien: 'pacifist', homes: WITH_POWER, hand: ['negotiate'] },
    green: tickTock(5),
  });
  expectOutcome(peace, 'defense');
  expect(peace.tokens('green')).toBe(4);
});

test('tick-tock: not if the turn ends for want of cards (PLAN-1)', () => {
  const t = launch(table({ blue: { hand: ['attack-08', 'flare-trader'] }, green: tickTock(5) }));
  t.answer('blue', 'respond', 'flare-trader').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
  expect(t.tokens('green')).toBe(5);
});

test('tick-tock: a deal between any two players counts, once nobody can quash it', () => {
  const t = duel({ ...NEGOTIATES, green: tickTock(5) });
  t.answer('red', 'offer', { give: { colony: 'red-1' }, get: {} }).answer('blue', 'offer', 'accept');
  expect([t.asked('red', 'respond').key, t.tokens('green')]).toEqual(['ask.respond.deal.agreed', 5]);
  t.answer('red', 'respond', 'pass').answer('blue', 'ships', { 'blue-2': 1 });
  t.answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'deal');
  expect(t.tokens('green')).toBe(4);
});

test('tick-tock: a quashed or a failed deal removes nothing', () => {
  const lose = (t: ReturnType<typeof duel>) =>
    t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  const quashed = duel({ ...NEGOTIATES, green: tickTock(5) });
  quashed.answer('red', 'offer', { give: { colony: 'red-1' }, get: {} }).answer('blue', 'offer', 'accept');
  lose(quashed.answer('red', 'respond', 'quash'));
  expectOutcome(quashed, 'failed-deal');

  const failed = duel({ red: { hand: ['negotiate'] }, blue: { hand: ['negotiate'] }, green: tickTock(5) });
  lose(failed.answer('red', 'offer', 'fail'));
  expectOutcome(failed, 'failed-deal');
  expect([quashed.tokens('green'), failed.tokens('green')]).toEqual([5, 5]);
});

test('tick-tock: zapped, the token stays; without its power as well', () => {
  const zapped = duel({ red: { hand: ['attack-01', 'cosmic-zap'] }, green: tickTock(1) });
  expect(zapped.options('red', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  zapped.answer('red', 'respond', 'cosmic-zap');
  expectOutcome(zapped, 'defense');
  const powerless = duel({ red: { hand: ['attack-01'] }, green: { alien: 'tick-tock', tokens: 1 } });
  expectOutcome(powerless, 'defense');
  expect([zapped.tokens('green'), powerless.tokens('green'), zapped.game.over]).toEqual([1, 1, false]);
});

test('tick-tock: when the last token is gone it wins at once', () => {
  const t = launch(table({ red: { hand: ['attack-01'] }, green: tickTock(1), yellow: {} }));
  ally(t, { yellow: ['defense', 1] });
  // Before anything is lost or rewarded.
  expect([t.game.over, t.winners(), t.warp('red'), t.hand('yellow')]).toEqual([true, ['green'], 0, []]);
  expect(t.game.events(-1).at(-1)).toMatchObject({ type: 'won', seats: [2], key: 'tick-tock.won' });
});

test('tick-tock: without a token and without its power it wins as soon as the power is back', () => {
  const spent = { alien: 'tick-tock', tokens: 0, homes: [8, 12, 0, 0, 0] };
  const t = table({ red: spent }, { destiny: ['destiny-red'] });
  expect(t.options('red', 'option')).toEqual(['redraw', 'resettle']);
  t.answer('red', 'option', 'resettle').answer('red', 'launch', { to: 'red-3', ships: { 'red-1': 1 } });
  expect([t.game.over, t.winners()]).toEqual([true, ['red']]);
});

test('tick-tock: whoever gets the power by a trade and has it wins at once', () => {
  const spent = { alien: 'tick-tock', tokens: 0, homes: [4, 4, 0, 0, 0], warp: 12 };
  const t = duel({ red: { homes: WITH_POWER }, blue: spent, green: { hand: ['flare-sorcerer'] } });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-sorcerer:trade-powers']);
  t.answer('green', 'respond', 'flare-sorcerer');
  expect([t.game.over, t.winners()]).toEqual([true, ['red']]);
});

test('tick-tock: it can still win by colonies', () => {
  const colonies = { 'blue-2': 1, 'blue-3': 1, 'blue-4': 1, 'green-1': 1 };
  const t = toPlanning(table({ red: { ...tickTock(7, 'attack-20'), homes: [4, 8, 4, 0, 0], colonies } }));
  t.finish();
  expect([t.winners(), t.tokens('red')]).toEqual([['red'], 7]);
});

test('Annex F-9: a deal that gives others their last colonies and takes the last token is a shared win', () => {
  const away = (other: string) => ({ [`${other}-2`]: 1, 'green-1': 1, 'green-2': 1, 'green-3': 1 });
  const t = duel({
    red: { hand: ['negotiate'], colonies: away('blue') },
    blue: { hand: ['negotiate'], colonies: away('red') },
    green: tickTock(1),
  });
  t.answer('red', 'offer', { give: { colony: 'red-1' }, get: { colony: 'blue-1' } });
  t.answer('blue', 'offer', 'accept');
  t.answer('blue', 'ships', { 'blue-2': 1 }).answer('red', 'ships', { gate: 3 }).finish();
  expect(t.winners()).toEqual(['red', 'blue', 'green']);
});

test('Annex F-9: also if somebody tries to zap the last token and does not succeed', () => {
  // Blue gets its fifth colony, and yellow does not let the token go.
  const zapped = (...hand: string[]) => {
    const t = duel({
      red: { hand: ['negotiate'] },
      blue: { hand: ['negotiate'], colonies: { 'red-3': 1, 'red-4': 1, 'green-4': 1, 'green-5': 1 } },
      green: tickTock(1, ...hand),
      yellow: { hand: ['cosmic-zap'] },
    });
    t.answer('red', 'offer', { give: { colony: 'red-1' }, get: {} }).answer('blue', 'offer', 'accept');
    return t.answer('blue', 'ships', { 'blue-2': 1 }).answer('yellow', 'respond', 'cosmic-zap');
  };
  const saved = zapped('card-zap').answer('green', 'respond', 'card-zap').finish();
  expect(saved.winners()).toEqual(['blue', 'green']);

  expect(zapped().finish().winners()).toEqual(['blue']);
});

/** Five cards of the deck are left; blue, without an encounter card, must draw eight. */
const SHORT = { deck: ['attack-30', ...Array<string>(4).fill('negotiate')], shortDeck: true };

test('tick-tock wild: when the deck is shuffled anew its holder founds a colony in another system', () => {
  const t = duel(
    { blue: { hand: ['quash'] }, green: { hand: ['flare-tick-tock'], colonies: { 'red-1': 1 } } },
    SHORT,
  );
  expect(t.asked('green', 'respond').key).toBe('ask.respond.deck.reshuffled');
  t.answer('green', 'respond', 'flare-tick-tock');
  // Any home planet of another player on which green has no colony.
  expect(t.options('green', 'planet')).toEqual([
    ...[2, 3, 4, 5].map((i) => `red-${i}`),
    ...[1, 2, 3, 4, 5].map((i) => `blue-${i}`),
  ]);
  t.answer('green', 'planet', 'blue-1');
  expect(t.asked('green', 'ships').decision).toMatchObject({ min: 1, max: 4 });
  expect(t.options('green', 'ships')).toEqual(['red-1 0..1', 'green-1 0..4', 'green-2 0..15']);
  t.answer('green', 'ships', { 'green-2': 2 });
  expect([t.ships('blue-1', 'green'), t.ships('blue-1', 'blue'), t.foreign('green')]).toEqual([2, 4, 2]);
  t.answer('blue', 'encounter-card', 'attack-30').answer('blue', 'reinforce', 'pass');
  expectOutcome(t, 'defense');
  // A bystander: it stays, and the flare is back.
  expect([t.ships('blue-1', 'green'), t.hand('green')]).toEqual([2, ['flare-tick-tock']]);
});

test('tick-tock wild: not while the deck lasts', () => {
  const deck = ['attack-30', ...Array<string>(7).fill('negotiate')];
  const lasts = duel({ blue: { hand: ['quash'] }, green: { hand: ['flare-tick-tock'] } }, { deck });
  expect(waiting(lasts)).toEqual(['blue encounter-card']);
  lasts.answer('blue', 'encounter-card', 'attack-30');
  expectOutcome(lasts, 'defense');
});

test('tick-tock super: after a win a ship buys one more token, from anywhere', () => {
  const t = duel({ red: tickTock(5, 'attack-20', 'flare-tick-tock') });
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-tick-tock:hurry']);
  t.answer('red', 'respond', 'flare-tick-tock');
  expect(t.options('red', 'ships')).toEqual(['red-1 0..4', 'red-2 0..9', 'red-3 0..4', 'blue-1 0..3']);
  t.answer('red', 'ships', { 'blue-1': 1 });
  expectOutcome(t, 'offense');
  expect([t.tokens('red'), t.warp('red'), t.ships('blue-1', 'red')]).toEqual([4, 1, 2]);
});

test('tick-tock super: on top of the token of the power; the last one wins', () => {
  const t = duel({ red: { hand: ['attack-01'] }, blue: tickTock(2, 'attack-08', 'flare-tick-tock') });
  expect(t.tokens('blue')).toBe(1);
  t.answer('blue', 'respond', 'flare-tick-tock').answer('blue', 'ships', { 'blue-2': 1 });
  expect([t.game.over, t.winners(), t.tokens('blue')]).toEqual([true, ['blue'], 0]);
});

test('tick-tock super: after a deal of its own; not after a loss, nor as an ally', () => {
  const deal = duel({ red: tickTock(5, 'negotiate', 'flare-tick-tock'), blue: { hand: ['negotiate'] } });
  deal.answer('red', 'offer', { give: { colony: 'red-1' }, get: {} }).answer('blue', 'offer', 'accept');
  deal.answer('blue', 'ships', { 'blue-2': 1 }).answer('red', 'ships', { 'red-2': 3 });
  deal.answer('red', 'respond', 'flare-tick-tock').answer('red', 'ships', { 'red-2': 1 });
  expectOutcome(deal, 'deal');
  expect(deal.tokens('red')).toBe(3);

  const lost = duel({ red: tickTock(5, 'attack-01', 'flare-tick-tock') });
  expectOutcome(lost, 'defense');
  expect(lost.tokens('red')).toBe(4);

  const allied = launch(table({ green: tickTock(5, 'flare-tick-tock') }));
  ally(allied, { green: ['offense', 1] });
  expectOutcome(allied, 'offense');
  expect(allied.tokens('green')).toBe(5);
});

test('tick-tock super: zapped, no ship is paid', () => {
  const t = duel({ red: tickTock(5, 'attack-20', 'flare-tick-tock'), green: { hand: ['cosmic-zap'] } });
  t.answer('red', 'respond', 'flare-tick-tock').answer('green', 'respond', 'cosmic-zap');
  expectOutcome(t, 'offense');
  expect([t.tokens('red'), t.warp('red'), t.hand('red')]).toEqual([5, 0, ['flare-tick-tock']]);
});

test('WIN-4: nobody has the ships left to win by colonies, but the countdown goes on', () => {
  const few = { homes: [1, 1, 2, 0, 0], removed: 16 };
  const t = table({
    red: { ...few, hand: ['attack-01'] },
    blue: few,
    green: { ...tickTock(2), ...few },
  });
  launch(t, 1);
  inviteNobody(t).finish();
  expect([t.game.over, t.tokens('green')]).toEqual([false, 1]);
});

test('tick-tock super, oracle: also where it goes on as if a deal had been made', () => {
  const t = toPlanning(
    table({
      red: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-10', 'flare-oracle'] },
      blue: tickTock(5, 'attack-08', 'flare-tick-tock'),
    }),
  );
  t.answer('red', 'respond', 'flare-oracle').answer('red', 'ships', { 'red-2': 3 });
  t.answer('blue', 'respond', 'flare-tick-tock:hurry').answer('blue', 'ships', { 'blue-2': 1 });
  expectOutcome(t.answer('red', 'yes-no', 'no'), 'peace');
  expect([t.tokens('blue'), t.warp('blue')]).toEqual([3, 1]);
});

test('tick-tock super: a ship on a technology pays as well (TECH-3)', () => {
  const t = withTechnologies({
    red: {
      ...tickTock(5, 'attack-10', 'flare-tick-tock'),
      homes: [4, 10, 4, 0, 0],
      technologies: [{ card: 'xenon-lasers', ships: 2 }],
    },
  });
  toPlanning(t.answer('red', 'option', 'pass')).answer('red', 'respond', 'flare-tick-tock');
  expect(t.options('red', 'ships')).toContain('technology-1 0..2');
  expectOutcome(t.answer('red', 'ships', { 'technology-1': 1 }), 'offense');
  expect([t.tokens('red'), t.warp('red'), t.ships('technology-1', 'red')]).toEqual([4, 1, 1]);
});

test('tick-tock wild: not with a flare that came out of the new deck itself', () => {
  const deck = ['attack-30', ...Array<string>(4).fill('negotiate')];
  const aside = COSMIC_DECK.slice();
  for (const card of ['attack-10', 'quash', 'attack-04', ...deck]) aside.splice(aside.indexOf(card), 1);
  // Five cards are left, then three, which are all that has been discarded.
  const t = duel(
    { blue: { hand: ['quash'] }, purple: { piles: [{ name: 'aside', cards: aside }] } },
    { deck, discard: ['attack-04', 'flare-tick-tock'], flares: ['tick-tock'] },
  );
  expect(t.hand('blue')).toContain('flare-tick-tock');
  expect(waiting(t)).toEqual(['blue encounter-card']);
  expectOutcome(t.answer('blue', 'encounter-card', 'attack-30'), 'defense');
});
