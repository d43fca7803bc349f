/** DECK-2 at its most inconvenient: in the middle of something, and with hardly a card left to deal. */
import { expect, test } from 'vitest';
import { COSMIC_DECK } from '@cosmarium/engine';
import {
  expectOutcome,
  happened,
  inviteNobody,
  launch,
  table,
  waiting,
  WITH_POWER,
  type Players,
} from '../helpers/duel.ts';

/** Whatever is in nobody's hand lies aside on purple's sheet: neither deck nor discard pile has a card. */
function swept(players: Players, rest: Parameters<typeof table>[1] = {}) {
  const aside = COSMIC_DECK.slice();
  for (const card of Object.values(players).flatMap((player) => player.hand ?? []))
    if (aside.includes(card)) aside.splice(aside.indexOf(card), 1);
  const purple = { ...players.purple, piles: [{ name: 'aside', cards: aside }] };
  return table({ ...players, purple }, rest);
}

const healer = { alien: 'healer', homes: WITH_POWER, hand: [] };

test('filch: a negotiate that a quake takes away meanwhile cannot pay for the snatch (DECK-2)', () => {
  const t = swept({
    red: { hand: ['attack-08', 'mobius-tubes'], warp: 1 },
    blue: { hand: ['attack-10', 'card-zap'] },
    green: { hand: ['negotiate', 'flare-filch'] },
    yellow: { hand: ['flare-void'] },
    purple: healer,
  });
  t.answer('red', 'respond', 'mobius-tubes').answer('blue', 'respond', 'pass');
  t.answer('green', 'respond', 'flare-filch')
    .answer('blue', 'respond', 'card-zap')
    .answer('yellow', 'respond', 'flare-void');
  t.answer('yellow', 'ships', { 'yellow-2': 1 });
  t.answer('purple', 'respond', 'healer:heal').answer('yellow', 'ships', { 'yellow-2': 1 });
  // Red is dealt to first and has all the four cards that were in hands. The Card Zap is annulled, the snatch comes to
  // nothing, so the tubes empty the warp.
  t.answer('red', 'ships', { 'red-2': 1 });
  expect(t.hand('red')).toEqual(['attack-08', 'attack-10', 'flare-void', 'negotiate']);
  expect([t.hand('blue'), t.hand('green'), t.discard()]).toEqual([
    [],
    ['flare-filch'],
    ['card-zap', 'mobius-tubes'],
  ]);
  expect([t.warp('red'), t.warp('yellow')]).toEqual([0, 0]);
  // Blue has no encounter card; another quake gives it none either (START-1a).
  inviteNobody(launch(t)).answer('red', 'encounter-card', 'attack-10');
  t.answer('purple', 'respond', 'pass').answer('red', 'yes-no', 'no');
  expectOutcome(t, 'offense');
});

test('wild pickpocket: the loot is kept before the offense draws, and a quake takes it away (DECK-2)', () => {
  const t = launch(
    swept({ red: { hand: ['attack-10'] }, blue: { hand: ['attack-08', 'attack-06', 'flare-pickpocket'] } }),
  );
  t.answer('blue', 'respond', 'flare-pickpocket').answer('blue', 'cards', []);
  // Red needed a new hand, and was dealt all that was in hands, the stolen card among it.
  expect([t.hand('red'), t.hand('blue'), waiting(t)]).toEqual([
    ['attack-06', 'attack-08', 'attack-10'],
    ['flare-pickpocket'],
    ['red invite'],
  ]);
});

test('PLAN-1, DECK-2: a quake that leaves the offense without an encounter card ends the turn at once', () => {
  const t = swept(
    {
      red: { hand: ['attack-10', 'card-zap'] },
      blue: { hand: ['attack-08', 'mobius-tubes'], warp: 1 },
      green: { hand: ['negotiate', 'flare-filch'] },
      yellow: { hand: ['flare-void'] },
      purple: healer,
    },
    { offense: 'blue' },
  );
  t.answer('blue', 'respond', 'mobius-tubes').answer('green', 'respond', 'flare-filch');
  t.answer('red', 'respond', 'card-zap').answer('yellow', 'respond', 'flare-void');
  t.answer('yellow', 'ships', { 'yellow-2': 1 });
  t.answer('purple', 'respond', 'healer:heal').answer('yellow', 'ships', { 'yellow-2': 1 });
  // Red has all four cards. The zap had been annulled by then; the snatch and the tubes had not come to pass.
  expectOutcome(t, 'broken-off');
  expect(t.hand('red')).toEqual(['attack-08', 'attack-10', 'flare-void', 'negotiate']);
  expect([t.hand('green'), t.hand('blue'), t.discard()]).toEqual([
    ['flare-filch'],
    ['mobius-tubes'],
    ['card-zap'],
  ]);
  expect([t.warp('blue'), t.warp('yellow')]).toEqual([1, 0]);
});

test('RUL-18, DECK-2: reward cards go to their own discards, flares that were unused into the cosmic deck', () => {
  const t = swept(
    {
      red: { hand: ['attack-10', 'flare-void'] },
      blue: { hand: ['quash', 'reward-rift-1'] },
      green: { hand: ['attack-08', 'reward-rift-3'] },
      purple: { hand: [] },
    },
    { variants: { rewards: true }, unusedFlares: { deck: ['flare-mind'] } },
  );
  for (let [asked] = t.open(); asked?.kind === 'respond'; [asked] = t.open())
    t.answer(asked.seat, 'respond', 'pass');
  // Blue has no encounter card and draws a new hand, which the discard pile cannot give.
  inviteNobody(launch(t));
  expect(t.hand('red')).toEqual(['attack-08', 'attack-10', 'flare-void', 'quash']);
  expect(t.s.players.map(({ hand }) => hand.length)).toEqual([4, 0, 0, 0]);
  const [rewards, flares] = t.game.view(-1).sideDecks;
  expect([rewards.discard.toSorted(), flares.count, t.discard()]).toEqual([
    ['reward-rift-1', 'reward-rift-3'],
    1,
    [],
  ]);
});

test('remora: nothing was drawn if there was only a quake (DECK-2)', () => {
  const remora = { alien: 'remora', homes: WITH_POWER, hand: [] };
  const t = inviteNobody(
    launch(
      swept({
        red: { hand: ['attack-10', 'flare-chosen'] },
        blue: { hand: ['attack-08'] },
        green: remora,
        purple: {},
      }),
    ),
  );
  t.answer('red', 'respond', 'flare-chosen');
  expect(happened(t)).toContain('quake');
  // Red is dealt both cards, and another quake gives blue none (START-1a).
  expect(waiting(t)).toEqual(['red encounter-card']);
  expectOutcome(t.answer('red', 'encounter-card', 'attack-10').answer('red', 'yes-no', 'no'), 'offense');
});
