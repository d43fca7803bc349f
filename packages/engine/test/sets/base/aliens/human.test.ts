import { expect, test } from 'vitest';
import { Table, type PositionSpec } from '@cosmarium/engine';
import { gather } from '../../../helpers/gather.ts';

interface Hands {
  red: string[];
  blue: string[];
  green?: string[];
}

/** Red attacks blue-1 (four ships). Blue has too few home colonies for a power; Virus does nothing as an ally. */
const position = (hands: Hands, rest: Partial<PositionSpec> = {}): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'human', hand: hands.red },
    { colour: 'blue', alien: 'warrior', hand: hands.blue, homes: [4, 16, 0, 0, 0] },
    { colour: 'green', alien: 'virus', hand: hands.green ?? [] },
  ],
  destiny: ['destiny-blue'],
  ...rest,
});

const attack = { offense: 'red', defense: 'blue', at: 'blue-1', ships: 2 };

test('human: four more for its side', () => {
  const t = new Table(position({ red: ['attack-10'], blue: ['attack-11'] }));
  gather(t, attack);
  t.finish();
  expect(t.totals()).toEqual([10 + 2 + 4, 15]);
  expect(t.outcome()).toBe('offense');
});

/** Green attacks blue-1, the human may help either side. */
const helping = (red: string[], green: string[], blue: string[]): PositionSpec => ({
  ...position({ red, blue, green }),
  offense: 'green',
});
const help = { offense: 'green', defense: 'blue', at: 'blue-1', ships: 1 };

test('human: as an ally too, but not as a bystander', () => {
  const offensive = new Table(helping([], ['attack-10'], ['attack-10']));
  gather(offensive, { ...help, allies: [['red', 'offense', 1]] });
  offensive.finish();
  expect(offensive.totals()).toEqual([10 + 1 + 4, 14]);

  const defensive = new Table({ ...helping([], ['attack-20'], ['attack-10']), deck: ['attack-00'] });
  gather(defensive, { ...help, allies: [['red', 'defense', 1]] });
  defensive.finish();
  expect(defensive.totals()).toEqual([20, 10 + 4 + 1 + 4]);

  const bystander = new Table(helping([], ['attack-20'], ['attack-10']));
  gather(bystander, help);
  bystander.finish();
  expect(bystander.totals()).toEqual([20, 14]);
});

test('human: zapped, its side wins whatever the totals', () => {
  const t = new Table(position({ red: ['attack-00'], blue: ['attack-40'], green: ['cosmic-zap'] }));
  gather(t, attack);
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.totals()).toEqual([2, 44]);
  expect(t.outcome()).toBe('offense');
  expect(t.ships('blue-1', 'red')).toBe(2);
  expect(t.warp('blue')).toBe(4);
});

test('human: zapped as an ally, its main player and the whole side win', () => {
  const t = new Table(helping([], ['attack-10', 'cosmic-zap'], ['attack-40']));
  gather(t, { ...help, allies: [['red', 'offense', 1]] });
  // Virus is used first: its own use is spared.
  t.answer('green', 'respond', 'pass');
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect([t.ships('blue-1', 'green'), t.ships('blue-1', 'red')]).toEqual([1, 1]);
});

test('human: zapped with two negotiates it wins and nobody is compensated', () => {
  const t = new Table(
    position({ red: ['negotiate', 'attack-06'], blue: ['negotiate', 'attack-08'], green: ['cosmic-zap'] }),
  );
  gather(t, attack);
  t.answer('red', 'encounter-card', 'negotiate');
  t.answer('blue', 'encounter-card', 'negotiate');
  expect(t.options('green', 'respond')).toEqual(['pass', 'cosmic-zap:zap']);
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect(t.warp('blue')).toBe(4);
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-06'], ['attack-08']]);
});

test('human: zapped with a negotiate it beats an attack, who is not compensated', () => {
  const t = new Table(
    position({ red: ['negotiate', 'attack-06'], blue: ['attack-08'], green: ['cosmic-zap'] }),
  );
  gather(t, attack);
  t.answer('red', 'encounter-card', 'negotiate');
  t.answer('green', 'respond', 'cosmic-zap');
  t.answer('red', 'yes-no', 'no');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-06'], []]);
});

test('human: zapped with an attack against a negotiate, the loser is compensated (COMP-1)', () => {
  const t = new Table(
    position({ red: ['attack-00', 'attack-06'], blue: ['negotiate'], green: ['cosmic-zap'] }),
  );
  gather(t, attack);
  t.answer('red', 'encounter-card', 'attack-00');
  t.answer('green', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-06']]);
});

test('human super: eight instead of four, and the flare stays', () => {
  const t = new Table(position({ red: ['attack-10', 'flare-human'], blue: ['attack-14'] }));
  gather(t, attack);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:double', 'flare-human:martyr']);
  t.answer('red', 'respond', 'flare-human:double');
  expect(t.options('red', 'respond')).toEqual(['pass', 'human:martyr']);
  t.answer('red', 'respond', 'pass');
  t.finish();
  expect(t.totals()).toEqual([20, 18]);
  expect(t.hand('red')).toEqual(['flare-human']);
});

test('human super: not played, the bonus is four and nothing more is offered', () => {
  const t = new Table(position({ red: ['attack-10', 'flare-human'], blue: ['attack-14'] }));
  gather(t, attack);
  t.answer('red', 'respond', 'pass');
  t.finish();
  expect(t.totals()).toEqual([16, 18]);
  expect(t.outcome()).toBe('defense');
});

test('human super: discarded straight away it zaps the own power', () => {
  const t = new Table(position({ red: ['attack-00', 'flare-human'], blue: ['attack-40'] }));
  gather(t, attack);
  t.answer('red', 'respond', 'flare-human:martyr');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect(t.hand('red')).toEqual([]);
  expect(t.discard()).toContain('flare-human');
});

test('human super: as an ally', () => {
  const t = new Table(helping(['flare-human'], ['attack-10'], ['attack-40']));
  gather(t, { ...help, allies: [['red', 'offense', 1]] });
  t.answer('red', 'respond', 'flare-human:martyr');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect(t.ships('blue-1', 'red')).toBe(1);
});

test('human super: played for eight it can still be discarded once others have acted, without a second play', () => {
  const t = new Table(position({ red: ['attack-10', 'flare-human'], blue: ['attack-14', 'flare-macron'] }));
  gather(t, attack);
  t.answer('red', 'respond', 'flare-human:double');
  t.answer('red', 'respond', 'pass');
  t.answer('blue', 'respond', 'flare-macron:bulk');
  // Twenty against twenty-two now.
  expect(t.options('red', 'respond')).toEqual(['pass', 'human:martyr']);
  t.answer('red', 'respond', 'human');
  t.finish();
  expect(t.totals()).toEqual([20, 22]);
  expect(t.outcome()).toBe('offense');
  expect(t.hand('red')).toEqual([]);
  expect(t.discard()).toContain('flare-human');
});

test('human super: a cosmic zap against it zaps the power: its side wins and the flare comes back', () => {
  const t = new Table(
    position({ red: ['attack-00', 'flare-human'], blue: ['attack-40'], green: ['cosmic-zap'] }),
  );
  gather(t, attack);
  t.answer('green', 'respond', 'pass');
  t.answer('red', 'respond', 'flare-human:double');
  t.answer('green', 'respond', 'cosmic-zap');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:forty-two']);
  t.answer('red', 'respond', 'pass').finish();
  // The four were added before.
  expect(t.totals()).toEqual([6, 44]);
  expect(t.outcome()).toBe('offense');
  expect(t.hand('red')).toEqual(['flare-human']);
});

test('human super: a card zap leaves the four', () => {
  const t = new Table(
    position({ red: ['attack-10', 'flare-human'], blue: ['attack-14'], green: ['card-zap'] }),
  );
  gather(t, attack);
  t.answer('red', 'respond', 'flare-human:martyr');
  t.answer('green', 'respond', 'card-zap');
  t.finish();
  expect(t.totals()).toEqual([16, 18]);
  expect(t.outcome()).toBe('defense');
  expect(t.discard()).toContain('flare-human');
});

test('human super: passed on at first, it is worth another thought after whatever others do (REV-6a, Annex F-5)', () => {
  const t = new Table(position({ red: ['attack-10', 'flare-human'], blue: ['attack-11', 'flare-citadel'] }));
  gather(t, attack);
  t.answer('red', 'respond', 'pass').answer('blue', 'respond', 'flare-citadel:bastion');
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:double', 'flare-human:martyr']);
  t.answer('red', 'respond', 'flare-human:double').answer('red', 'respond', 'pass').finish();
  expect(t.totals()).toEqual([10 + 2 + 8, 11 + 4 + 5]);
  expect(t.outcome()).toBe('defense');
});

/** Blue, with the flare, is attacked by green; the human looks on or helps. */
const wild = (blue: string[], green: string[]): PositionSpec => helping([], green, blue);

test('human wild: the card becomes an attack 42 and the flare goes to the human', () => {
  const t = new Table(wild(['attack-04', 'flare-human'], ['attack-40']));
  gather(t, help);
  expect(t.options('blue', 'respond')).toEqual(['pass', 'flare-human:forty-two']);
  t.answer('blue', 'respond', 'flare-human');
  t.finish();
  expect(t.totals()).toEqual([40, 42 + 4]);
  expect(t.outcome()).toBe('defense');
  expect([t.hand('blue'), t.hand('red')]).toEqual([[], ['flare-human']]);
});

test('human wild: given to the human in the fight, the flare is spent for this encounter (FLARE-3)', () => {
  const t = new Table(wild(['attack-04', 'flare-human'], ['attack-40']));
  gather(t, { ...help, allies: [['red', 'offense', 1]] });
  t.answer('blue', 'respond', 'flare-human');
  t.finish();
  expect(t.totals()).toEqual([40 + 1 + 4, 46]);
  expect(t.hand('red')).toEqual(['flare-human']);
});

test('human wild: a negotiate becomes an attack, and what it would have meant is gone', () => {
  const t = new Table(wild(['negotiate', 'attack-06', 'flare-human'], ['negotiate', 'attack-08']));
  gather(t, help);
  t.answer('green', 'encounter-card', 'negotiate');
  t.answer('blue', 'encounter-card', 'negotiate');
  t.answer('blue', 'respond', 'flare-human');
  t.finish();
  expect(t.outcome()).toBe('defense');
  // Green lost one ship with a negotiate against an attack: one card of blue's.
  expect([t.warp('green'), t.hand('blue'), t.hand('green')]).toEqual([1, [], ['attack-06', 'attack-08']]);
});

test('human wild: discarded without a human in the game', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'zombie', hand: [] },
      { colour: 'blue', alien: 'warrior', hand: ['attack-04', 'flare-human'], homes: [4, 16, 0, 0, 0] },
      { colour: 'green', alien: 'virus', hand: ['attack-40'] },
    ],
    offense: 'green',
    destiny: ['destiny-blue'],
  });
  gather(t, help);
  t.answer('blue', 'respond', 'flare-human');
  t.finish();
  expect(t.totals()).toEqual([40, 46]);
  expect(t.hand('blue')).toEqual([]);
  expect(t.discard()).toContain('flare-human');
});

test('human wild: not against the human, not for an ally', () => {
  const t = new Table(position({ red: ['attack-10'], blue: ['attack-08', 'flare-human'] }));
  gather(t, attack);
  t.finish();
  expect(t.totals()).toEqual([16, 12]);

  const ally = new Table({
    players: [
      { colour: 'red', alien: 'zombie', hand: ['flare-human'] },
      { colour: 'blue', alien: 'warrior', hand: ['attack-04'], homes: [4, 16, 0, 0, 0] },
      { colour: 'green', alien: 'virus', hand: ['attack-40'] },
    ],
    offense: 'green',
    destiny: ['destiny-blue'],
  });
  gather(ally, { ...help, allies: [['red', 'offense', 1]] });
  ally.finish();
  expect(ally.totals()).toEqual([41, 8]);
});

test('human wild: the human without its power plays it and keeps it (POWER-2)', () => {
  const spec = position({ red: ['attack-04', 'flare-human'], blue: ['attack-40'] });
  spec.players[0].homes = [4, 16, 0, 0, 0];
  const t = new Table(spec);
  gather(t, attack);
  expect(t.options('red', 'respond')).toEqual(['pass', 'flare-human:forty-two']);
  t.answer('red', 'respond', 'flare-human');
  t.finish();
  expect(t.totals()).toEqual([44, 44]);
  expect(t.hand('red')).toEqual(['flare-human']);
});
