/** ZAP-1a: what a flare is aimed at is heard before anybody may answer it. */
import { expect, test } from 'vitest';
import { deckList, Table } from '@cosmarium/engine';
import { table, WITH_POWER } from '../helpers/duel.ts';
import { withTechnologies } from '../helpers/technologies.ts';

const played = (t: Table) => t.game.events(-1).find(({ type }) => type === 'card.played');

test('wild tourist: what is to be looked at, and whose, is named before Card Zap may come', () => {
  const t = withTechnologies({
    blue: { hand: ['attack-08', 'card-zap'], technologies: [{ card: 'omega-missile' }] },
    green: { hand: ['flare-tourist'], technologies: [{ card: 'genesis-bomb' }] },
    yellow: { technologies: [{ card: 'gluon-mines' }] },
  });
  t.answer('green', 'respond', 'flare-tourist').answer('green', 'option', 'research');
  t.answer('green', 'player', 'yellow');
  expect(played(t)).toMatchObject({ target: { seats: [3], word: 'tourist.look.research' } });
  expect(t.asked('blue').decision.params).toMatchObject({ whom: 3, what: 'tourist.look.research' });
  t.answer('blue', 'respond', 'card-zap');
  expect(t.game.events(2).some(({ type }) => type === 'cards.seen')).toBe(false);
});

test('wild tourist: nobody has to be named for the top of a deck', () => {
  const t = table(
    { blue: { hand: ['attack-08', 'card-zap'] }, green: { hand: ['flare-tourist'] } },
    { deck: ['attack-40'] },
  );
  t.answer('green', 'respond', 'flare-tourist').answer('green', 'option', 'cosmic');
  expect(t.asked('blue').decision.params).toEqual({
    player: 2,
    card: 'flare-tourist',
    what: 'tourist.look.cosmic',
  });
  t.answer('blue', 'respond', 'pass');
  expect(t.game.events(2).find(({ type }) => type === 'cards.seen')).toMatchObject({ cards: ['attack-40'] });
});

test('super joker: the card is named before anybody may answer', () => {
  const t = table({
    blue: { hand: ['attack-08', 'card-zap'] },
    green: { alien: 'joker', homes: WITH_POWER, hand: ['flare-joker'] },
  });
  t.answer('green', 'respond', 'flare-joker').answer('green', 'card', 'negotiate');
  expect(t.asked('blue').decision.params).toMatchObject({
    player: 2,
    card: 'flare-joker',
    target: 'negotiate',
  });
  t.answer('blue', 'respond', 'card-zap');
  expect(t.game.events(-1).some((event) => event.type === 'note' && event.key === 'joker.named')).toBe(false);
});

test('super engineer, TECH-5: with an empty deck it searches what was discarded', () => {
  const all = deckList('technology');
  const t = new Table({
    players: [
      { colour: 'red', alien: 'engineer', hand: ['attack-01', 'flare-engineer'] },
      { colour: 'blue', alien: 'zombie', homes: [8, 12, 0, 0, 0], hand: ['attack-30'] },
      { colour: 'green', alien: 'human', homes: [8, 12, 0, 0, 0], hand: [] },
    ],
    destiny: ['destiny-blue'],
    technologies: { deck: [], discard: all },
  });
  t.answer('red', 'launch', { to: 'blue-1', ships: { 'red-1': 2 } });
  t.answer('red', 'invite', []).answer('blue', 'invite', []);
  t.answer('red', 'respond', 'engineer:tinker').answer('red', 'respond', 'flare-engineer');
  expect(t.options('red', 'card')).toEqual(all);
  t.answer('red', 'card', 'genesis-bomb').finish();
  expect(t.game.view(0).players[0].technologies).toMatchObject([{ card: 'genesis-bomb', up: false }]);
  expect(t.game.view(-1).sideDecks[0]).toMatchObject({ count: 19, discard: [] });
});
