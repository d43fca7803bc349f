/** START-1a: what happens when no encounter card can be drawn. */
import { expect, test } from 'vitest';
import { cardInfo, COSMIC_DECK } from '@cosmarium/engine';
import {
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  toPlanning,
  waiting,
  WITH_POWER,
  type Players,
} from '../helpers/duel.ts';

const isEncounter = (kind: string) => cardInfo(kind).encounter;

/**
 * Neither the deck nor the discard pile has an encounter card: those in nobody's hand lie aside on green's sheet. Red is
 * dealt to first, so after a quake it has the first eight cards.
 */
function barren(players: Players, rest: Parameters<typeof table>[1] = {}, useless = true) {
  const aside = COSMIC_DECK.filter((kind) => useless || isEncounter(kind));
  for (const card of Object.values(players).flatMap((player) => player.hand ?? []))
    if (aside.includes(card)) aside.splice(aside.indexOf(card), 1);
  const green = { ...players.green, piles: [{ name: 'aside', cards: aside }] };
  return table({ ...players, green }, rest);
}

const quakes = (t: ReturnType<typeof table>) => happened(t).filter((type) => type === 'quake').length;

test('START-1a: the renewal is a cosmic quake if the other hands have all encounter cards', () => {
  const t = barren({
    red: { hand: ['quash'] },
    blue: { hand: ['attack-08', 'attack-06'] },
    green: { hand: ['negotiate'] },
  });
  expect(quakes(t)).toBe(1);
  expect(t.hand('red')).toEqual(['attack-06', 'attack-08', 'negotiate', 'quash']);
  expect([t.hand('blue'), t.hand('green'), t.discard()]).toEqual([[], [], []]);
  const shown = t.game.events(2).find((event) => event.type === 'cards.shown');
  expect(shown).toMatchObject({ seat: 0, cards: ['quash'] });
  // Blue cannot be given a card either, and plays without: it loses to any attack.
  toPlanning(t).answer('red', 'encounter-card', 'attack-06');
  t.answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
  expect(quakes(t)).toBe(2);
});

test('START-1a: if even the quake gives the offense none, the turn ends', () => {
  const t = barren({ red: { hand: ['quash'] }, blue: { hand: ['plague'] }, green: { hand: ['ionic-gas'] } });
  expectOutcome(t, 'broken-off');
  expect([quakes(t), t.s.offense, t.s.stage]).toEqual([1, 1, 'start-turn']);
  expect(t.hand('red')).toEqual(['ionic-gas', 'plague', 'quash']);
});

test('START-1a: cards that cannot help are not drawn again and again', () => {
  // All that is no encounter card is in the deck, three hands full of it; every encounter card lies aside.
  const t = barren({ red: { hand: ['quash'] }, blue: { hand: [] } }, {}, false);
  expectOutcome(t, 'broken-off');
  expect([quakes(t), t.hand('red').length, t.s.deck.length]).toEqual([1, 8, 0]);
});

test('START-1a: after the quake the hand is renewed as usual if the deck has an encounter card now', () => {
  // 17 cards that are none and blue's negotiate in three hands, eight further ones in the deck: 26 cards. In every game
  // red gets the negotiate, in the quake or by the renewals after it, unless another player was dealt it.
  const flares = ['chosen', 'clone', 'virus', 'void', 'will', 'zombie', 'macron', 'mutant'];
  const games = Array.from({ length: 40 }, (_, i) =>
    barren({ red: { hand: ['quash'] }, blue: { hand: ['negotiate'] } }, { seed: `seed ${i}`, flares }, false),
  );
  const renewed = (t: ReturnType<typeof table>) =>
    happened(t).filter((type) => type === 'cards.shown').length;
  const has = (t: ReturnType<typeof table>) => t.hand('red').includes('negotiate');
  expect(games.every((t) => has(t) || t.outcome() === 'broken-off')).toBe(true);
  expect(games.every((t) => quakes(t) === 1)).toBe(true);
  expect(games.some((t) => has(t) && renewed(t) > 1)).toBe(true);
  expect(games.some((t) => !has(t))).toBe(true);
});

const miser = (...cards: string[]) => ({
  alien: 'miser',
  homes: WITH_POWER,
  hand: [],
  piles: [{ name: 'hoard', cards, playable: true, using: true, back: 'pile' as const }],
});

/** Red holds what it plays and blue nothing: after the quake red has everything. */
const bare = (card: string, players: Players = {}) =>
  inviteNobody(
    launch(
      barren({ ...players, red: { hand: [card], ...players.red }, blue: { hand: [], ...players.blue } }),
    ),
  );

test('START-1a: a defense without a card loses to any attack, whatever the ships', () => {
  const t = bare('attack-00', { blue: { homes: [19, 1, 0, 0, 0] } });
  expect(t.totals()).toBeNull();
  expectOutcome(t, 'offense');
  expect([t.ships('blue-1', 'red'), t.warp('blue'), t.hand('blue')]).toEqual([3, 19, []]);
  const told = t.game.events(-1).filter((event) => event.type === 'note');
  expect(told).toEqual([expect.objectContaining({ key: 'note.no-encounter-card', seat: 1 })]);
});

test('START-1a: against a negotiate the deal fails', () => {
  const t = bare('negotiate');
  expect(waiting(t)).toEqual(['red ships', 'blue ships']);
  t.answer('red', 'ships', { gate: 3 }).answer('blue', 'ships', { 'blue-1': 3 });
  expectOutcome(t, 'failed-deal');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 3]);
});

test('START-1a: a morph has nothing to copy, and both sides lose as with two morphs (REV-5)', () => {
  const t = bare('morph');
  expectOutcome(t, 'both-lose');
  expect([t.warp('red'), t.warp('blue')]).toEqual([3, 4]);
});

test('START-1a: who plays without a card has none to show, swap or change', () => {
  const shown = bare('attack-10', { red: { alien: 'oracle', homes: WITH_POWER, hand: ['attack-10'] } });
  expectOutcome(shown, 'offense');

  const swapped = bare('attack-10', { red: { alien: 'sorcerer', homes: WITH_POWER, hand: ['attack-10'] } });
  expectOutcome(swapped, 'offense');

  // The flare comes back to its hoard after the quake: blue has it, but no card to make 42 of.
  const blue = miser('flare-human');
  const changed = barren({ red: { alien: 'virus', hand: ['attack-10'] }, blue });
  const noNewHoard = () => changed.answer('blue', 'respond', 'pass');
  noNewHoard();
  toPlanning(changed);
  noNewHoard();
  noNewHoard();
  expectOutcome(changed, 'offense');
  expect(changed.pile('blue', 'hoard')).toEqual(['flare-human']);
});

test('START-1a: cards set aside while the hand is renewed stay out of the quake', () => {
  const t = barren({
    red: { hand: ['flare-miser', 'quash', 'plague'] },
    blue: { hand: ['attack-08'] },
  });
  t.answer('red', 'respond', 'flare-miser:protect-hand').answer('red', 'cards', ['quash']);
  expect(quakes(t)).toBe(1);
  const seen = t.game.events(1).find((event) => event.type === 'cards.shown');
  expect(seen).toMatchObject({ cards: ['plague'] });
  expect(t.hand('red')).toEqual(['attack-08', 'flare-miser', 'plague', 'quash']);
  t.answer('red', 'respond', 'pass'); // the plague
  toPlanning(t);
  expectOutcome(t, 'offense');
});
