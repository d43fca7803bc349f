import { expect, test } from 'vitest';
import { Table } from '@cosmarium/engine';
import {
  ally,
  duel,
  expectOutcome,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../helpers/duel.ts';

test('ART-1: an artifact does what it says and is discarded', () => {
  const t = table({ red: { hand: ['attack-10', 'mobius-tubes'], warp: 1 }, green: { warp: 3 } });
  t.answer('red', 'respond', 'mobius-tubes');
  t.answer('red', 'ships', { 'red-1': 1 }).answer('green', 'ships', { 'green-1': 3 });
  expect([t.warp('red'), t.warp('green'), t.discard()]).toEqual([0, 0, ['mobius-tubes']]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('ART-1: an artifact is no encounter card', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'negotiate', 'card-zap', 'quash'] } }));
  expect(t.options('red', 'encounter-card')).toEqual(['attack-10', 'negotiate']);
  t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('REIN-1: a reinforcement is no encounter card and only plays in the reveal phase', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'reinforcement-5'] } }), 1);
  expect(waiting(t)).toEqual(['red reinforce']);
  t.answer('red', 'reinforce', 'reinforcement-5 offense');
  expect(t.totals()).toEqual([16, 12]);
  expectOutcome(t, 'offense');
});

const flare = (colour: string) => ({
  [colour]: { hand: [colour === 'red' ? 'attack-10' : 'attack-08', 'flare-macron'] },
});

test('FLARE-1: a flare returns to the hand after use', () => {
  const t = toPlanning(table(flare('red')), 2);
  t.answer('red', 'respond', 'flare-macron');
  expectOutcome(t, 'offense');
  expect(t.totals()).toEqual([14, 12]);
  expect(t.hand('red')).toEqual(['flare-macron']);
});

test('FLARE-1: cancelled by a card zap it is discarded and has no effect', () => {
  const t = toPlanning(table({ ...flare('red'), green: { hand: ['card-zap'] } }), 2);
  t.answer('red', 'respond', 'flare-macron').answer('green', 'respond', 'card-zap');
  expect(t.totals()).toEqual([12, 12]);
  expectOutcome(t, 'defense');
  expect(t.hand('red')).toEqual([]);
  expect(t.discard()).toEqual(expect.arrayContaining(['card-zap', 'flare-macron']));
});

test('FLARE-1: unless it says otherwise: the wild human flare goes to the human', () => {
  const t = toPlanning(
    table({ red: { alien: 'warrior', hand: ['attack-10', 'flare-human'] }, green: { alien: 'human' } }),
    1,
  );
  t.answer('red', 'respond', 'flare-human');
  expect(t.totals()).toEqual([43, 12]);
  expectOutcome(t, 'offense');
  expect([t.hand('red'), t.hand('green')]).toEqual([[], ['flare-human']]);
});

test('FLARE-2: whoever does not hold the alien uses wild, also while its owner plays', () => {
  const t = toPlanning(
    table({ ...flare('blue'), red: { alien: 'warrior' }, green: { alien: 'macron', homes: WITH_POWER } }),
    3,
  );
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  t.answer('blue', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([13, 16]);
  expectOutcome(t, 'defense');
});

test('FLARE-3: one flare a player in an encounter', () => {
  const t = toPlanning(table({ red: { hand: ['attack-10', 'flare-human', 'flare-macron'] } }), 1);
  t.answer('red', 'respond', 'flare-human');
  expect(t.totals()).toEqual([43, 12]);
  expectOutcome(t, 'offense');
  expect(t.hand('red')).toEqual(expect.arrayContaining(['flare-macron']));
});

test('FLARE-3: another player may still play another flare', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'flare-human'] }, blue: { hand: ['attack-08', 'flare-macron'] } }),
    1,
  );
  t.answer('red', 'respond', 'flare-human').answer('blue', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([43, 16]);
  expectOutcome(t, 'offense');
});

/** Red is no Human; green is, and allies with red. */
const gift = (red: string[], green: string[]) =>
  launch(
    table({
      red: { alien: 'warrior', hand: ['attack-10', ...red] },
      green: { alien: 'human', homes: WITH_POWER, hand: green },
    }),
    1,
  );

test('FLARE-3: one flare is played once in an encounter, by anybody', () => {
  const t = ally(gift(['flare-human'], []), { green: ['offense', 1] });
  t.answer('red', 'respond', 'flare-human');
  // The flare has gone to green, who cannot double the bonus with it any more.
  expect(t.hand('green')).toEqual(['flare-human']);
  expect(t.totals()).toEqual([42 + 1 + 1 + 4, 12]);
  expectOutcome(t, 'offense');

  const own = ally(gift([], ['flare-human']), { green: ['offense', 1] });
  expect(own.options('green', 'respond')).toContain('flare-human:double');
  own.answer('green', 'respond', 'flare-human:double').answer('green', 'respond', 'pass');
  expect(own.totals()).toEqual([10 + 1 + 1 + 8, 12]);
  expectOutcome(own, 'offense');
});

test('FLARE-3: the next encounter begins anew', () => {
  const players = {
    red: { hand: ['attack-30', 'attack-10', 'flare-macron'] },
    green: { hand: ['attack-04'] },
  };
  const t = new Table(duel(players, { destiny: ['destiny-blue', 'destiny-green'] }), 2);
  toPlanning(t, 2).answer('red', 'encounter-card', 'attack-30').answer('red', 'respond', 'flare-macron');
  t.answer('red', 'yes-no', 'yes').answer('red', 'launch', { to: 'green-1', ships: { 'red-2': 2 } });
  t.answer('red', 'invite', []).answer('green', 'invite', []).answer('red', 'respond', 'flare-macron');
  expect(t.totals()).toEqual([14, 8]);
  expectOutcome(t, 'offense');
});

test('FLARE-4: the role limits who may play it', () => {
  const bystander = launch(
    table({ green: { alien: 'warrior', hand: ['flare-macron'] }, yellow: { alien: 'macron' } }),
  );
  ally(bystander, { green: 'none', yellow: 'none' });
  expectOutcome(bystander, 'offense');

  const allied = launch(
    table({ green: { alien: 'warrior', hand: ['flare-macron'] }, yellow: { alien: 'macron' } }),
  );
  ally(allied, { green: ['offense', 2], yellow: 'none' });
  expect(allied.options('green', 'respond')).toEqual(['pass', 'flare-macron:bulk']);
  allied.answer('green', 'respond', 'flare-macron');
  expect(allied.totals()).toEqual([10 + 3 + 2 + 2, 12]);
  expectOutcome(allied, 'offense');
});

test('FLARE-4: the phase limits when: nothing is offered before the reveal', () => {
  const t = table(flare('red'));
  expect(waiting(t)).toEqual(['red launch']);
  expect(waiting(launch(t))).toEqual(['red invite']);
  inviteNobody(t);
  expect(t.asked('red', 'respond').key).toBe('ask.respond.reveal.after');
  expect(t.e.phase).toBe('reveal');
  t.answer('red', 'respond', 'pass');
  expectOutcome(t, 'offense');
});
