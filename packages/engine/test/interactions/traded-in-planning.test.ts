/** Wild Sorcerer trades the main players' powers when some of what they do in this encounter has begun. */
import { expect, test } from 'vitest';
import {
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../helpers/duel.ts';

test('loser: whoever gets the power by a trade cannot declare the same upset again', () => {
  const t = toPlanning(
    table({
      red: { alien: 'loser', homes: WITH_POWER },
      blue: { alien: 'clone', homes: [4, 8, 4, 4, 0] },
      green: { hand: ['flare-sorcerer'] },
    }),
  );
  t.answer('red', 'respond', 'loser:upset').answer('green', 'respond', 'flare-sorcerer');
  expect([t.aliens('red'), t.aliens('blue')]).toEqual([['clone'], ['loser']]);
  expect(t.totals()).toEqual([13, 12]);
  t.answer('red', 'respond', 'pass'); // replication
  expectOutcome(t, 'defense');
});

test('demon: super, the cards from the deck are put back by whoever has the sheet in the end', () => {
  const t = launch(
    table(
      {
        red: { alien: 'demon', homes: WITH_POWER, hand: ['attack-10', 'flare-demon'] },
        blue: { alien: 'clone', homes: [4, 8, 4, 4, 0] },
        green: { hand: ['flare-sorcerer'] },
      },
      { deck: ['attack-20', 'attack-01', 'attack-04', 'attack-05', 'quash', 'plague'] },
    ),
  );
  t.answer('red', 'respond', 'demon:possess').answer('red', 'respond', 'flare-demon');
  inviteNobody(t);
  t.answer('green', 'respond', 'flare-sorcerer');
  t.answer('blue', 'encounter-card', 'attack-20@possessed').answer('red', 'respond', 'pass');
  const left = ['attack-01', 'attack-04', 'attack-05', 'quash', 'plague'];
  expect(t.options('blue', 'arrange')).toEqual(left);
  t.answer('blue', 'arrange', ['plague', 'quash', 'attack-05', 'attack-04', 'attack-01']);
  expectOutcome(t, 'defense');
  const top = t.s.deck.slice(-5).map((card) => t.s.kinds[card]);
  expect(top).toEqual(left); // the last one is drawn first
});

test('trader: once per encounter, also for whoever gets the power by a trade', () => {
  const trade = (used: boolean) => {
    const t = toPlanning(
      table({
        red: { alien: 'trader', homes: WITH_POWER, hand: ['attack-10', 'attack-20'] },
        blue: { alien: 'parasite', homes: [4, 8, 4, 4, 0] },
        green: { hand: ['flare-sorcerer'] },
      }),
    );
    t.answer('red', 'respond', used ? 'trader:transfer' : 'pass');
    return t.answer('green', 'respond', 'flare-sorcerer');
  };
  const used = trade(true);
  expect([used.aliens('blue'), used.hand('red')]).toEqual([['trader'], ['attack-08']]);
  expect(waiting(used)).toEqual(['blue encounter-card']);
  expectOutcome(used.answer('blue', 'encounter-card', 'attack-20'), 'defense');

  const unused = trade(false);
  expect(unused.options('blue', 'respond')).toEqual(['pass', 'trader:transfer']);
  unused.answer('blue', 'respond', 'trader:transfer').answer('blue', 'encounter-card', 'attack-10');
  expectOutcome(unused, 'defense');
});
