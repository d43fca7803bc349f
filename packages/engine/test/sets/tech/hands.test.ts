import { expect, test } from 'vitest';
import { expectOutcome, toPlanning } from '../../helpers/duel.ts';
import { scrapped, technologies, withTechnologies } from '../../helpers/technologies.ts';

const done = (card: string) => ({ card, up: true });

test('delta scanners: any card of the cosmic discard pile, at the start of anybody’s encounter', () => {
  const t = withTechnologies(
    { green: { technologies: [done('delta-scanners')] } },
    { discard: ['attack-40', 'quash'] },
  );
  t.answer('green', 'respond', 'delta-scanners:recover');
  expect(t.options('green', 'card')).toEqual(['attack-40', 'quash']);
  t.answer('green', 'card', 'attack-40');
  expect([t.hand('green'), scrapped(t), technologies(t, 'green')]).toEqual([
    ['attack-40'],
    ['delta-scanners'],
    [],
  ]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('delta scanners are not offered face down, nor with nothing to take', () => {
  const t = withTechnologies({
    red: { technologies: [{ card: 'delta-scanners', ships: 1 }] },
    green: { technologies: [done('vacuum-turbines')] },
  });
  t.answer('red', 'option', 'pass');
  expect(t.options('green', 'respond')).toEqual(['pass', 'vacuum-turbines:draw']);
  t.answer('green', 'respond', 'pass');
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('enigma device: its owner sheds cards, then everybody has eight', () => {
  const t = withTechnologies({
    green: { technologies: [done('enigma-device')], hand: ['attack-01', 'attack-05'] },
    blue: {
      hand: [
        'attack-08',
        'attack-08',
        'attack-08',
        'attack-08',
        'attack-08',
        'attack-06',
        'attack-06',
        'attack-06',
        'attack-06',
        'attack-06',
      ],
    },
  });
  t.answer('green', 'respond', 'enigma-device:level');
  expect(t.options('green', 'cards')).toEqual(['attack-01', 'attack-05']);
  t.answer('green', 'cards', ['attack-01']);
  expect(['red', 'blue', 'green'].map((colour) => t.hand(colour).length)).toEqual([8, 8, 8]);
  expect(t.hand('green')).toContain('attack-05');
  expect([t.discard().length, t.discard()[0], scrapped(t)]).toEqual([3, 'attack-01', ['enigma-device']]);
});

test('vacuum turbines: four cards, of which any are kept; nobody else sees these', () => {
  const t = withTechnologies(
    { green: { technologies: [done('vacuum-turbines')] } },
    { deck: ['attack-40', 'attack-01', 'morph', 'attack-00'] },
  );
  t.answer('green', 'respond', 'vacuum-turbines:draw');
  t.answer('green', 'cards', ['attack-00', 'attack-01']);
  expect([t.hand('green'), t.discard().toSorted()]).toEqual([
    ['attack-40', 'morph'],
    ['attack-00', 'attack-01'],
  ]);
  expect(t.game.view(0).players[2].hand).toEqual([]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('quark battery: stores a card when it is completed, which later takes the place of the revealed one', () => {
  const t = withTechnologies({
    red: { technologies: [{ card: 'quark-battery', ships: 3 }], hand: ['attack-10', 'attack-30', 'quash'] },
  });
  t.answer('red', 'option', 'quark-battery:complete');
  expect(t.options('red', 'card').toSorted()).toEqual(['attack-10', 'attack-30']);
  t.answer('red', 'card', 'attack-30').answer('red', 'ships', { 'red-2': 3 });
  expect([t.hand('red'), t.game.view(1).players[0].technologies[0].stored]).toEqual([
    ['attack-10', 'quash'],
    1,
  ]);
  toPlanning(t);
  expect(t.options('red', 'respond')).toEqual(['pass', 'quark-battery:discharge']);
  t.answer('red', 'respond', 'quark-battery:discharge');
  expect(t.open()).toEqual([]);
  expect(t.totals()).toEqual([33, 12]);
  expect([t.discard().includes('attack-10'), scrapped(t)]).toEqual([true, ['quark-battery']]);
});

test('quark battery: without an encounter card in hand nothing is stored, and it has no effect', () => {
  const t = withTechnologies({
    green: { technologies: [{ card: 'quark-battery', ships: 3 }], hand: ['quash'] },
  });
  t.answer('green', 'option', 'quark-battery:complete').answer('green', 'ships', { 'green-2': 3 });
  expect(t.game.view(2).players[2].technologies).toMatchObject([
    { card: 'quark-battery', up: true, stored: 0 },
  ]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('enigma device: whoever has eight neither draws nor discards', () => {
  const eight = new Array<string>(8).fill('negotiate');
  const t = withTechnologies({ green: { technologies: [done('enigma-device')], hand: eight } });
  t.answer('green', 'respond', 'enigma-device:level').answer('green', 'cards', []);
  expect([t.hand('green'), t.hand('red').length, t.discard()]).toEqual([eight, 8, []]);
});

test('quark battery: a Faulty Translator that it takes the place of spares nobody a ship any more', () => {
  const t = withTechnologies(
    {
      red: { hand: ['negotiate'] },
      blue: {
        hand: ['reward-negotiate-faulty-translator'],
        technologies: [{ card: 'quark-battery', up: true, stored: ['negotiate'] }],
      },
    },
    { variants: { rewards: true } },
  );
  toPlanning(t).answer('blue', 'respond', 'quark-battery:discharge').answer('red', 'offer', 'fail');
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-2': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
});

test('RUL-8: a kicker multiplies the card from the quark battery, and a special one does what it says', () => {
  const battery = (stored: string) => ({
    technologies: [{ card: 'quark-battery', up: true, stored: [stored] }],
  });
  const kicked = withTechnologies(
    { red: { ...battery('attack-12'), hand: ['attack-01', 'reward-kicker-x4'] } },
    { variants: { rewards: true } },
  );
  toPlanning(kicked).answer('red', 'respond', 'reward-kicker-x4:lay');
  kicked.answer('red', 'respond', 'quark-battery:discharge');
  expectOutcome(kicked, 'offense');
  expect(kicked.totals()).toEqual([51, 12]);

  const special = withTechnologies(
    { red: battery('reward-negotiate-epic-oratory') },
    { variants: { rewards: true } },
  );
  toPlanning(special).answer('red', 'respond', 'quark-battery:discharge');
  expect(special.options('red', 'option')).toEqual(['double', 'save']);
  special.answer('red', 'option', 'save').answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(special, 'defense');
  expect(special.warp('red')).toBe(0);
});
