import type { Game } from '../../../game.ts';
import {
  discardOf,
  failedToDeal,
  holderOf,
  mainSide,
  shipsAt,
  stackOf,
  technologyOf,
} from '../../../state/query.ts';
import { TRANSIT } from '../../../state/types.ts';
import type { Card, Seat, Technology } from '../../../state/types.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCard, askYesNo } from '../../../timing/ask.ts';
import type { Script } from '../../../timing/script.ts';
import { scrap } from '../../../timing/technology.ts';
import { shape } from '../../../timing/use.ts';
import { digFor, reshuffle, takeDiscarded } from '../../../verbs/decks.ts';
import { moveShips } from '../../../verbs/ships.ts';
import {
  discardTechnology,
  findTechnology,
  gainTechnologies,
  passTechnology,
  rememberOn,
} from '../../../verbs/technologies.ts';

const DRAWN = 2;

/** Beaten, or without a deal. */
function lost({ e, me }: Ctx): boolean {
  const { outcome } = e;
  if (outcome?.type === 'win') return outcome.side !== mainSide(e, me);
  return outcome?.type === 'both-lose' || failedToDeal(e, me);
}

/** The one on the sheet; a completed one has left it. */
const onSheet = ({ s }: Game, seat: Seat): Technology | undefined =>
  s.players[seat].technologies.find(({ data, up }) => data.sheet === 'engineer' && !up);

const left = ({ s }: Game): number =>
  s.sideDecks.some(({ name }) => name === 'technology')
    ? stackOf(s, 'technology').length + discardOf(s, 'technology').length
    : 0;

/** Puts it on the sheet, in place of an older one. */
function* keep(c: Ctx, card: Card): Script {
  const old = onSheet(c.g, c.me);
  rememberOn(c.g, technologyOf(c.s, c.me, card)!, 'sheet', 'engineer');
  if (old !== undefined) yield* scrap(c.g, c.me, old);
}

function* tinker(c: Ctx): Script {
  const { search } = yield* shape(c, 'tinker', { search: false });
  // A zap that answers the super side hits the use it belongs to.
  if (c.sheet.zapped) return;
  if (search) {
    // TECH-5: an empty deck is made of what was discarded, to be searched like any other.
    if (stackOf(c.s, 'technology').length === 0) reshuffle(c.g, 'technology');
    const deck = stackOf(c.s, 'technology').toSorted((a, b) => a - b);
    const wanted = yield* askCard(c.g, c.me, 'engineer.search', deck, { secret: true });
    findTechnology(c.g, c.me, wanted);
    return yield* keep(c, wanted);
  }
  const drawn = gainTechnologies(c.g, c.me, DRAWN);
  // Whether one is kept is seen by all, which one is not.
  const kept = (yield* askYesNo(c.me, 'engineer.keep', { fallback: 1 }))
    ? yield* askCard(c.g, c.me, 'engineer.which', drawn, { secret: true })
    : -1;
  for (const card of drawn) if (card !== kept) discardTechnology(c.g, c.me, technologyOf(c.s, c.me, card)!);
  if (kept >= 0) yield* keep(c, kept);
}

const isArtifact = ({ cards }: Game, card: Card): boolean => cards[card].type === 'artifact';

export const engineer: Alien = {
  id: 'engineer',
  alert: 'yellow',
  drawsFrom: ['technology'],
  // Annex E-9: what lies on the sheet goes with it, but not the ships that researched it.
  lapses(g, seat, _sheet, how, to) {
    const technology = onSheet(g, seat);
    if (technology === undefined || (how === 'resting' && to < 0)) return;
    const count = shipsAt(g.s, seat, technology.hold);
    if (count > 0) moveShips(g, seat, [{ place: technology.hold, count }], TRANSIT);
    if (to < 0) discardTechnology(g, seat, technology);
    else passTechnology(g, seat, to, technology);
  },
  abilities: [
    {
      name: 'tinker',
      at: 'resolution.end',
      role: 'main',
      optional: true,
      when: (c) => lost(c) && left(c.g) > 0,
      use: tinker,
    },
  ],
  flare: {
    wild: [
      {
        name: 'salvage',
        at: 'free',
        *use(c) {
          const owner = holderOf(c.g, 'engineer');
          c.fate = owner === null ? 'discard' : { giveTo: owner.seat };
          if (digFor(c.g, c.me, (card) => isArtifact(c.g, card)) >= 0) return;
          const scraps = c.s.discard.filter((card) => isArtifact(c.g, card));
          if (scraps.length > 0)
            takeDiscarded(c.g, c.me, yield* askCard(c.g, c.me, 'engineer.discarded', scraps));
        },
      },
    ],
    super: [
      {
        name: 'search',
        at: 'power.shaping',
        role: 'main',
        use(c) {
          c.ev.data.search = true;
        },
      },
    ],
  },
};
