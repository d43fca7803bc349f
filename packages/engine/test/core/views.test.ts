/** Views: nothing of them changes while the game goes on, and what is the same for all is made once. */
import { expect, test } from 'vitest';
import { createGame, diceFrom, randomAnswer, type Game, type Setup, type View } from '@cosmarium/engine';

const ANSWERS = 300;

/** Whoever changes a frozen value gets an error. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(freeze);
}

const BOTH_BOXES: Partial<Setup> = {
  sets: ['base', 'dominion'],
  variants: { technologies: true, rewards: true, changingPowers: true },
};
const HIDDEN: Partial<Setup> = {
  sets: ['base', 'dominion'],
  variants: { hiddenPowers: true, unlimitedFlares: true },
};

/** By seed; what is not here is played as in the base box. */
const PLAYED: Record<string, Partial<Setup>> = { 'views 3': BOTH_BOXES, 'views 4': HIDDEN };

function everyMoment(seed: string, look: (game: Game, seats: number[], views: View[]) => void): void {
  const players = (['red', 'blue', 'green', 'yellow', 'purple'] as const).map((colour) => ({ colour }));
  const game = createGame({ players, start: 'advanced', ...PLAYED[seed] }, seed);
  const seats = [-1, 0, 1, 2, 3, 4];
  const dice = diceFrom(seed);
  for (let answers = 0; answers < ANSWERS && !game.over; answers++) {
    look(game, seats, game.views(seats));
    const open = game.pending();
    const decision = open[dice(open.length)];
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
}

const SEEDS = ['views 1', 'views 2', 'views 3', 'views 4'];

test.each(SEEDS)('a view is the same after any number of answers, and goes over a wire: %s', (seed) => {
  const shown: { view: View; text: string }[] = [];
  everyMoment(seed, (_, seats, views) => {
    // The engine would stumble here if it changed anything a view shows.
    views.forEach(freeze);
    const view = views[shown.length % seats.length];
    shown.push({ view, text: JSON.stringify(view) });
  });
  for (const { view, text } of shown) expect(JSON.parse(text)).toStrictEqual(view);
});

test.each(SEEDS)('views made together are the views of each seat: %s', (seed) => {
  everyMoment(seed, (game, seats, views) => {
    expect(JSON.stringify(views)).toBe(JSON.stringify(seats.map((seat) => game.view(seat))));
  });
});

test('what everybody sees is made once', () => {
  let faceDown = 0;
  everyMoment('views 2', ({ s }, seats, views) => {
    const [everybody, ...own] = views;
    expect(new Set(views.map(({ planets }) => planets)).size).toBe(1);
    expect(new Set(views.map(({ discard }) => discard)).size).toBe(1);
    const sees = (seat: number) =>
      s.encounter?.laid.some((one) => one !== null && !one.up && (one.seen & (1 << seat)) !== 0) ?? false;
    faceDown += seats.filter(sees).length;
    for (const view of own) {
      expect(view.encounter === everybody.encounter).toBe(s.encounter === null || !sees(view.seat));
      expect(view.players[view.seat]).not.toBe(everybody.players[view.seat]);
    }
  });
  expect(faceDown).toBeGreaterThan(0);
});

test.each(SEEDS)(
  'events told together are those of each seat, and the same for all who see the same: %s',
  (seed) => {
    let told = 0;
    let [shared, own, alike] = [0, 0, 0];
    everyMoment(seed, (game, seats) => {
      const lists = game.eventsOf(seats, told);
      expect(lists).toEqual(seats.map((seat) => game.events(seat, told)));
      for (const [i, open] of lists[0].entries())
        for (const list of lists)
          if (list[i] === open) shared++;
          else {
            own++;
            alike += Number(JSON.stringify(list[i]) === JSON.stringify(open));
          }
      told = game.eventCount;
    });
    expect(alike).toBe(0);
    expect(shared).toBeGreaterThan(own);
    expect(own).toBeGreaterThan(0);
  },
);
