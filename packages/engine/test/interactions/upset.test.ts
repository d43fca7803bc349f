import { expect, test } from 'vitest';
import { Table, type PositionSpec } from '@cosmarium/engine';
import { gather } from '../helpers/gather.ts';

/** Red, the loser, attacks blue-1 (four ships) of the human. Virus does nothing as an ally. */
const position = (red: string[], blue: string[]): PositionSpec => ({
  players: [
    { colour: 'red', alien: 'loser', hand: red },
    { colour: 'blue', alien: 'human', hand: blue },
    { colour: 'green', alien: 'virus', hand: [] },
  ],
  destiny: ['destiny-blue'],
});
const attack = { offense: 'red', defense: 'blue', at: 'blue-1', ships: 2 };

test('Annex E-3: a zapped human loses in an upset', () => {
  const table = () =>
    gather(new Table(position(['attack-20', 'cosmic-zap'], ['attack-04'])), attack)
      .answer('red', 'respond', 'loser:upset')
      // Nobody zaps the upset.
      .answer('red', 'respond', 'pass');
  const zapped = table().answer('red', 'respond', 'cosmic-zap').finish();
  expect(zapped.totals()).toEqual([22, 8]);
  expect(zapped.outcome()).toBe('offense');
  expect(zapped.warp('blue')).toBe(4);

  // The same fight without the zap: the lower total of the human wins.
  const spared = table().answer('red', 'respond', 'pass').finish();
  expect(spared.totals()).toEqual([22, 12]);
  expect(spared.outcome()).toBe('defense');
  expect(spared.warp('red')).toBe(2);
});

test('Annex E-3: a human who zaps itself in an upset has itself to blame', () => {
  const t = new Table(position(['attack-20'], ['attack-04', 'flare-human']));
  gather(t, attack);
  t.answer('red', 'respond', 'loser:upset');
  t.answer('blue', 'respond', 'flare-human:martyr');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect(t.discard()).toContain('flare-human');
});

test('Annex E-3: a zapped allied human drags its side down', () => {
  const t = new Table({
    players: [
      { colour: 'red', alien: 'loser', hand: ['attack-04', 'cosmic-zap'] },
      { colour: 'blue', alien: 'warrior', hand: ['attack-10'], homes: [4, 16, 0, 0, 0] },
      { colour: 'green', alien: 'human' },
    ],
    destiny: ['destiny-blue'],
  });
  gather(t, { ...attack, allies: [['green', 'offense', 1]] });
  t.answer('red', 'respond', 'loser:upset');
  t.answer('red', 'respond', 'pass');
  t.answer('red', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.totals()).toEqual([7, 14]);
  expect(t.outcome()).toBe('defense');
  expect([t.warp('red'), t.warp('green')]).toEqual([2, 1]);
});

test('Annex E-3: a human zapped with a negotiate against an attack loses by the upset and is compensated', () => {
  const t = new Table(position(['attack-20', 'attack-06', 'cosmic-zap'], ['negotiate']));
  gather(t, attack);
  t.answer('red', 'respond', 'loser:upset');
  t.answer('red', 'respond', 'pass');
  t.answer('red', 'encounter-card', 'attack-20');
  t.answer('red', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], ['attack-06']]);
});

test('Annex E-3: with two negotiates the zap makes a win for the upset to turn', () => {
  const t = new Table(position(['negotiate', 'cosmic-zap'], ['negotiate']));
  gather(t, attack);
  t.answer('red', 'respond', 'loser:upset');
  t.answer('red', 'respond', 'pass');
  t.answer('red', 'respond', 'cosmic-zap');
  t.finish();
  expect(t.outcome()).toBe('offense');
  expect([t.warp('blue'), t.hand('red'), t.hand('blue')]).toEqual([4, [], []]);
});

test('Annex E-3: a tied upset is won by the offense, whoever declared it', () => {
  const offense = new Table(position(['attack-14'], ['attack-08']));
  gather(offense, attack);
  offense.answer('red', 'respond', 'loser:upset');
  offense.finish();
  expect(offense.totals()).toEqual([16, 16]);
  expect(offense.outcome()).toBe('offense');

  const defense = new Table({
    ...position(['attack-08'], ['attack-06']),
    offense: 'blue',
    destiny: ['destiny-red'],
  });
  gather(defense, { offense: 'blue', defense: 'red', at: 'red-2', ships: 2 });
  defense.answer('red', 'respond', 'loser:upset');
  defense.finish();
  expect(defense.totals()).toEqual([12, 12]);
  expect(defense.outcome()).toBe('offense');
  expect(defense.ships('red-2', 'blue')).toBe(2);

  // Without the upset the tie is the defense's (REV-2).
  const plain = new Table(position(['attack-14'], ['attack-08']));
  gather(plain, attack);
  plain.answer('red', 'respond', 'pass');
  plain.finish();
  expect(plain.outcome()).toBe('defense');
});
