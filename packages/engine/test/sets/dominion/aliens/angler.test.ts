import { expect, test } from 'vitest';
import { createGame } from '@cosmarium/engine';
import { kindsToName } from '../../../../src/timing/naming.ts';
import {
  ally,
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
} from '../../../helpers/duel.ts';

const angler = (...hand: string[]) => ({ alien: 'angler', homes: WITH_POWER, hand });

test('angler: names a player of the other side and a card, which is handed over', () => {
  const t = toPlanning(table({ red: angler('attack-04'), blue: { hand: ['attack-08', 'attack-20'] } }));
  expect(t.asked('red').key).toBe('ask.respond.planning.start');
  expect(t.options('red', 'respond')).toEqual(['pass', 'angler:fish']);
  t.answer('red', 'respond', 'angler');
  // Blue stands alone, so it is the one; the list is of all cards there may be, once each.
  const kinds = t.options('red', 'card');
  expect([kinds.includes('attack-40'), kinds.includes('quash'), new Set(kinds).size]).toEqual([
    true,
    true,
    kinds.length,
  ]);
  t.answer('red', 'card', 'attack-20');
  expect([t.hand('red'), t.hand('blue')]).toEqual([['attack-04', 'attack-20'], ['attack-08']]);
  // Everybody has heard which card it is.
  expect(t.game.view(2).players[0].hand).toEqual(['attack-20']);
  t.answer('red', 'encounter-card', 'attack-20').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('angler: what is named is known before anybody may zap it (ZAP-1a); zapped, nobody gives and nobody draws', () => {
  const t = toPlanning(table({ red: angler('attack-10'), blue: { hand: ['attack-08', 'cosmic-zap'] } }));
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'attack-08');
  expect(t.asked('blue', 'respond').decision.params).toEqual({
    player: 0,
    alien: 'angler',
    whom: 1,
    target: 'attack-08',
  });
  t.answer('blue', 'respond', 'cosmic-zap');
  expect([t.hand('red'), t.hand('blue')]).toEqual([[], []]);
  expectOutcome(t, 'offense');
});

test('angler: if it is not there, one card is drawn', () => {
  const t = toPlanning(table({ red: angler('attack-10') }, { deck: ['quash'] }));
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'attack-20');
  expect([t.hand('red'), happened(t).filter((type) => type === 'cards.shown')]).toEqual([['quash'], []]);
  expectOutcome(t, 'offense');
});

test('angler: if the very card is drawn it may ask once more, and no third time', () => {
  const t = toPlanning(
    table(
      { red: angler('attack-10'), blue: { hand: ['attack-08', 'negotiate'] } },
      { deck: ['quash', 'plague'] },
    ),
  );
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'quash');
  expect(t.options('red', 'respond')).toEqual(['pass', 'angler:again']);
  t.answer('red', 'respond', 'angler').answer('red', 'card', 'plague');
  expect(t.hand('red')).toEqual(['attack-10', 'plague', 'quash']);
  expect(waiting(t)).toEqual(['blue encounter-card']);
});

test('angler: allies of the other side can be asked, own allies and bystanders cannot', () => {
  const t = launch(
    table({
      red: angler('attack-10'),
      green: {},
      yellow: { hand: ['attack-30'] },
      purple: { hand: ['attack-15'] },
    }),
  );
  ally(t, { green: ['offense', 1], yellow: ['defense', 1], purple: 'none' });
  t.answer('red', 'respond', 'angler');
  expect(t.options('red', 'player')).toEqual(['blue', 'yellow']);
  t.answer('red', 'player', 'yellow').answer('red', 'card', 'attack-30');
  expect([t.hand('red'), t.hand('yellow')]).toEqual([['attack-10', 'attack-30'], []]);
});

test('angler: as the defense; an offense that gives away its last encounter card ends its turn (PLAN-1)', () => {
  const t = toPlanning(table({ blue: angler('attack-08') }));
  t.answer('blue', 'respond', 'angler')
    .answer('blue', 'card', 'attack-10')
    .answer('red', 'ships', { 'red-2': 3 });
  expectOutcome(t, 'broken-off');
  expect(t.hand('blue')).toEqual(['attack-08', 'attack-10']);
});

test('angler: not as an ally or bystander without the super side', () => {
  const t = launch(table({ green: angler('attack-10') }));
  ally(t, { green: ['offense', 1] });
  expectOutcome(t, 'offense');
  expect(t.hand('green')).toEqual(['attack-10']);
});

test('angler wild: whoever has the card may give it and gets the flare', () => {
  const t = table({
    blue: { hand: ['attack-08', 'negotiate'] },
    green: { hand: ['flare-angler'] },
    yellow: { hand: ['negotiate'] },
  });
  expect(t.asked('green', 'respond').key).toBe('ask.respond.free');
  t.answer('green', 'respond', 'flare-angler').answer('green', 'card', 'negotiate');
  // Clockwise from green: yellow, then red, who has none, then blue.
  expect(waiting(t)).toEqual(['yellow yes-no']);
  expect(t.asked('yellow').decision.secret).toBe(true);
  t.answer('yellow', 'yes-no', 'no').answer('blue', 'yes-no', 'yes');
  expect([t.hand('green'), t.hand('blue'), t.hand('yellow')]).toEqual([
    ['negotiate'],
    ['attack-08', 'flare-angler'],
    ['negotiate'],
  ]);
  toPlanning(t);
  expectOutcome(t, 'offense');
});

test('angler wild: if nobody gives it, the flare stays and a random card of any other player is taken', () => {
  const t = table({ blue: { hand: ['attack-08', 'attack-08'] }, green: { hand: ['flare-angler'] } });
  t.answer('green', 'respond', 'flare-angler').answer('green', 'card', 'attack-40');
  expect(t.options('green', 'player')).toEqual(['red', 'blue']);
  t.answer('green', 'player', 'blue');
  expect([t.hand('green'), t.hand('blue')]).toEqual([['attack-08', 'flare-angler'], ['attack-08']]);
  inviteNobody(launch(t));
  expectOutcome(t, 'offense');
});

test('angler super: the power works for an ally, too, with another cast if the named card is drawn', () => {
  const t = launch(table({ green: angler('flare-angler') }, { deck: ['quash'] }));
  ally(t, { green: ['offense', 1] });
  expect(t.options('green', 'respond')).toEqual(['pass', 'flare-angler:from-the-bank']);
  t.answer('green', 'respond', 'flare-angler').answer('green', 'card', 'quash');
  expect(t.options('green', 'respond')).toEqual(['pass', 'angler:again']);
  t.answer('green', 'respond', 'angler').answer('green', 'card', 'attack-08');
  // Blue has nothing left to select from: a new hand (PLAN-2).
  expect([t.hand('green'), t.hand('blue').length]).toEqual([['attack-08', 'flare-angler', 'quash'], 8]);
});

test('angler: RUL-20: any flare of the pool can be named, whether or not it is in the deck; no technology can', () => {
  const players = ['red', 'blue', 'green'].map((colour) => ({ colour: colour as 'red' }));
  const { s, rules } = createGame({ players, start: 'advanced', variants: { technologies: true } }, 'names');
  const kinds = kindsToName({ s, rules });
  expect(kinds.filter((kind) => kind.startsWith('flare-')).length).toBe(s.pool.length);
  expect(kinds).not.toContain('coldsleep-ship');
});
