import type { Game } from '../../../game.ts';
import { flaresLeft, ownSheets, stagesOf, unusedAliens } from '../../../state/query.ts';
import { getAlong } from '../../../state/together.ts';
import { PHASES } from '../../../state/types.ts';
import type { Seat, Sheet } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askArrange, askOption } from '../../../timing/ask.ts';
import { placeAllHeld } from '../../../timing/losses.ts';
import { handOff } from '../../../timing/use.ts';
import { purgeFromDeck, shuffleIn, turnUpFrom } from '../../../verbs/decks.ts';
import { enterStage, gainSheet, layStages, loseSheet, newSheet, swapStages } from '../../../verbs/sheets.ts';

const LIVES = 5;

/** The stage so many places on in the row; nothing beyond its ends. */
function ahead(c: Ctx, by: 1 | -1): Sheet | undefined {
  const row = stagesOf(c.s, c.me);
  return row[row.findIndex(({ stage }) => stage === 'present') + by];
}

export const pentaform: Alien = {
  id: 'pentaform',
  alert: 'red',
  sheet: { role: 'any', optional: false, phases: PHASES },
  needsFlares: true,
  drawsFlares: true,
  bringsAliens: true,
  setupStage: 'aliens',
  // OUR READING: where fewer than five can be found there are fewer stages.
  *setup(g: Game, seat: Seat) {
    const alienOf = (flare: number) => g.cards[flare].alien;
    const unused = unusedAliens(g);
    const flares = turnUpFrom(
      g,
      'flare',
      seat,
      LIVES,
      (card, found) =>
        unused.includes(alienOf(card)) &&
        found.every((other) => getAlong(g.rules, alienOf(other), alienOf(card))),
    );
    if (flares.length === 0) return;
    purgeFromDeck(g, seat, flares, 'flare');
    const row = yield* askArrange(g, seat, 'pentaform.row', flares, false);
    layStages(g, seat, row.map(alienOf));
  },
  lapses(g, seat, _sheet, how) {
    if (how === 'gone') for (const stage of stagesOf(g.s, seat)) loseSheet(g, seat, stage);
  },
  abilities: [
    {
      name: 'grow',
      at: 'foreign.gained',
      when: (c) => c.ev.seat === c.me && ahead(c, 1) !== undefined,
      use: (c) => enterStage(c.g, c.me, ahead(c, 1)!),
    },
    {
      name: 'shrink',
      at: 'foreign.lost',
      when: (c) => c.ev.seat === c.me && ahead(c, -1) !== undefined,
      use: (c) => enterStage(c.g, c.me, ahead(c, -1)!),
    },
  ],
  flare: {
    wild: [
      {
        name: 'new-life',
        at: 'free',
        when: (c) => flaresLeft(c.s) > 0,
        *use(c) {
          // OUR READING: the own alien goes, also one that is lent out; if nothing comes up, it stays.
          const old = ownSheets(c.s, c.me);
          const unused = unusedAliens(
            c.g,
            old.map(({ sheet }) => sheet.alien),
          );
          const alienOf = (flare: number) => c.g.cards[flare].alien;
          const flares = turnUpFrom(c.g, 'flare', c.me, 2, (card) => unused.includes(alienOf(card)));
          if (flares.length > 0) {
            const alien = yield* askOption(c.me, 'pentaform.become', flares.map(alienOf));
            for (const { seat, sheet } of old) loseSheet(c.g, seat, sheet);
            gainSheet(c.g, c.me, newSheet(alien));
            shuffleIn(c.g, c.me, flares, 'flare');
            yield* placeAllHeld(c.g);
          }
          handOff(c, 'pentaform');
        },
      },
    ],
    super: [
      {
        name: 'swap-lives',
        at: 'regroup.start',
        when: (c) => stagesOf(c.s, c.me).length > 1,
        *use(c) {
          const row = stagesOf(c.s, c.me);
          const names = row.map(({ alien }) => alien);
          const first = yield* askOption(c.me, 'pentaform.first', names);
          const second = yield* askOption(
            c.me,
            'pentaform.second',
            names.filter((alien) => alien !== first),
            { params: { alien: first } },
          );
          swapStages(c.g, c.me, row[names.indexOf(first)], row[names.indexOf(second)]);
        },
      },
    ],
  },
};
