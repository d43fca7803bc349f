/** Views: nothing of them changes while the game goes on, and what is the same for all is made once. */
import { expect, test } from 'vitest';
import {
  createGame,
  diceFrom,
  OWN_PARTS,
  randomAnswer,
  type Game,
  type Setup,
  type View,
} from '@cosmarium/engine';

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

/** Where a list stands that stands elsewhere in the same value too. */
function listsTwice(value: unknown, path: string, seen = new Map<unknown, string>()): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const before = Array.isArray(value) ? seen.get(value) : undefined;
  if (before !== undefined) return [`${path} is ${before}`];
  seen.set(value, path);
  return Object.entries(value).flatMap(([key, part]) => listsTwice(part, `${path}.${key}`, seen));
}

// A copy made in one go keeps one list for both places: what the page puts into one would stand in the other.
test.each(SEEDS)('no list stands at two places of a view: %s', (seed) => {
  everyMoment(seed, (_game, _seats, views) => {
    for (const { decisions: _, ...view } of views) expect(listsTwice(view, 'view')).toEqual([]);
  });
});

/** The parts of a value that are not the very same in the one it was made from, as `OWN_PARTS` names them. */
function departures(made: unknown, from: unknown, own: unknown, path: string): string[] {
  if (made === from || own === true) return [];
  const known = own as Record<string, unknown> | undefined;
  if (known === undefined || made === null || from === null) return [path];
  if (Array.isArray(made))
    return made.flatMap((one, i) => departures(one, (from as unknown[])[i], own, `${path}.${i}`));
  return Object.entries(made as object).flatMap(([key, part]) =>
    departures(part, (from as Record<string, unknown>)[key], known[key], `${path}.${key}`),
  );
}

test.each(SEEDS)('a view has nothing for itself but what is said to be its own: %s', (seed) => {
  const own = new Set<string>();
  everyMoment(seed, (_game, _seats, [everybody, ...views]) => {
    for (const view of views) {
      expect(departures(view, everybody, OWN_PARTS, 'view')).toEqual([]);
      expect(Object.keys(view)).toEqual(Object.keys(everybody));
      expect(view.players.map(Object.keys)).toEqual(everybody.players.map(Object.keys));
      if (view.encounter !== everybody.encounter) own.add('encounter');
    }
  });
  expect(own).toContain('encounter');
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
