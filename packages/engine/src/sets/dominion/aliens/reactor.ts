import { room } from '../../../answers.ts';
import type { Game } from '../../../game.ts';
import { planetOwner, inPlay, shipsOn } from '../../../state/planets.ts';
import { colonySlots, holderOf, mainPlayer, matchesSomebody, otherSide } from '../../../state/query.ts';
import { DEFENSE, PHASES } from '../../../state/types.ts';
import type { Card, Pile, PlanetId, Seat, Sheet } from '../../../state/types.ts';
import { alsoBeforeSpoils, sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { atPlanet } from '../../../timing/aim.ts';
import { askOption, askShips } from '../../../timing/ask.ts';
import { handOff } from '../../../timing/use.ts';
import { giveCards, layOpen, takeFromPile } from '../../../verbs/cards.ts';
import { discardCards } from '../../../verbs/decks.ts';
import { winGame } from '../../../verbs/outcome.ts';
import { pileOn } from '../../../verbs/sheets.ts';
import { moveShips, partsOf } from '../../../verbs/ships.ts';

const coreOn = (g: Game, sheet: Sheet): Pile => pileOn(g, sheet, 'core', { see: 'all' });

/** Whether the flare belongs to an alien of this player. */
const matches = ({ s, cards }: Game, seat: Seat, card: Card): boolean =>
  cards[card].type === 'flare' &&
  s.players[seat].sheets.some(({ alien, faceDown }) => !faceDown && alien === cards[card].alien);

/** Of these cards, the flares of this player's aliens. */
const flaresOf = (g: Game, seat: Seat, cards: readonly Card[]): Card[] =>
  cards.filter((card) => matches(g, seat, card));

const winner = (c: Ctx): Seat => (c.e.outcome?.type === 'win' ? mainPlayer(c.e, c.e.outcome.side) : -1);
const loser = (c: Ctx): Seat =>
  c.e.outcome?.type === 'win' ? mainPlayer(c.e, otherSide(c.e.outcome.side)) : -1;

const sideWon = (c: Ctx): boolean =>
  c.e.outcome?.type === 'win' && sidesOf(c.e, c.me).includes(c.e.outcome.side);

/** What somebody whom nobody called may do when one main player has lost. */
function spite(c: Ctx): ('take-loser' | 'discard-loser' | 'take-own')[] {
  if (loser(c) < 0 || ((c.e.invited[0] | c.e.invited[1]) & (1 << c.me)) !== 0) return [];
  const core = coreOn(c.g, c.sheet).cards;
  const ways: ('take-loser' | 'discard-loser' | 'take-own')[] = [];
  if (flaresOf(c.g, loser(c), core).length > 0) ways.push('take-loser');
  if (flaresOf(c.g, loser(c), c.s.players[c.me].hand).length > 0) ways.push('discard-loser');
  if (flaresOf(c.g, c.me, core).length > 0) ways.push('take-own');
  return ways;
}

/** A flare drawn from the unused ones and thrown away lies on their discard pile. */
const liesThere = ({ s }: Ctx, card: Card): boolean =>
  s.discard.includes(card) || s.sideDecks.some(({ discard }) => discard.includes(card));

/** Flares of anybody's alien that somebody else has thrown away and that still lie there. */
const fallout = (c: Ctx<'cards.thrown'>): Card[] =>
  c.ev.seat === c.me ? [] : c.ev.cards.filter((card) => liesThere(c, card) && matchesSomebody(c.g, card));

const foreignPlanets = (c: Ctx): PlanetId[] =>
  inPlay(c.s).filter((planet) => planetOwner(c.s, planet) !== c.me && shipsOn(c.s, planet, c.me) === 0);

export const reactor: Alien = {
  id: 'reactor',
  alert: 'red',
  sheet: { role: 'any', optional: false, phases: PHASES },
  needsFlares: true,
  winsOtherwise: true,
  setupStage: 'flares',
  setup(g, seat, sheet) {
    // Those of aliens that came with other sheets have been purged for it.
    const found = [...g.s.deck, ...g.s.purged].filter((card) =>
      g.s.players.some((_, other) => other !== seat && matches(g, other, card)),
    );
    layOpen(
      g,
      seat,
      coreOn(g, sheet),
      found.sort((a, b) => a - b),
    );
  },
  abilities: [
    {
      name: 'irradiate',
      at: 'resolution.lost',
      role: 'ally',
      when: (c) => sideWon(c) && flaresOf(c.g, winner(c), coreOn(c.g, c.sheet).cards).length > 0,
      use(c) {
        const core = coreOn(c.g, c.sheet);
        takeFromPile(c.g, c.me, core, flaresOf(c.g, winner(c), core.cards), winner(c));
      },
    },
    {
      name: 'spite',
      at: 'resolution.lost',
      role: 'not-main',
      optional: true,
      standing: true,
      when: (c) => spite(c).length > 0,
      *use(c) {
        const core = coreOn(c.g, c.sheet);
        const way = yield* askOption(c.me, 'reactor.spite', spite(c), { params: { player: loser(c) } });
        if (way === 'discard-loser')
          return discardCards(c.g, c.me, flaresOf(c.g, loser(c), c.s.players[c.me].hand));
        const whose = way === 'take-own' ? c.me : loser(c);
        takeFromPile(c.g, c.me, core, flaresOf(c.g, whose, core.cards), c.me);
      },
    },
    {
      name: 'fallout',
      at: 'cards.thrown',
      when: (c) => fallout(c).length > 0,
      use: (c) => layOpen(c.g, c.me, coreOn(c.g, c.sheet), fallout(c)),
    },
  ],
  flare: {
    opening: 'half-life',
    wild: alsoBeforeSpoils({
      name: 'outpost',
      at: 'resolution.end',
      role: 'defense',
      when: (c) =>
        c.e.outcome?.type === 'win' &&
        c.e.outcome.side === DEFENSE &&
        foreignPlanets(c).length > 0 &&
        colonySlots(c.s, c.me).length > 0,
      aim: atPlanet('reactor.planet', foreignPlanets),
      *use(c, { planet }) {
        const slots = colonySlots(c.s, c.me);
        const counts = yield* askShips({
          seat: c.me,
          key: 'reactor.ships',
          slots,
          min: 1,
          max: Math.min(4, room(slots)),
        });
        moveShips(c.g, c.me, partsOf(slots, counts), planet);
        handOff(c, 'reactor');
      },
    }),
    super: alsoBeforeSpoils({
      name: 'meltdown',
      at: 'resolution.end',
      role: 'main-or-ally',
      when: (c) => {
        const isOther = (card: Card) => card !== c.card && c.g.cards[card].type === 'flare';
        const held = holderOf(c.g, 'reactor')!.sheet;
        return (
          sideWon(c) &&
          !c.s.players[c.me].hand.some(isOther) &&
          held.piles.every(({ cards }) => !cards.some(isOther))
        );
      },
      use: (c) => winGame(c.g, [c.me], 'reactor.won'),
    }),
  },
  lasting: {
    'half-life': [
      {
        name: 'half-life',
        at: 'flare.played',
        when: (c) => {
          const card = c.lasting!.data.card as Card;
          const owner = holderOf(c.g, 'reactor')?.seat;
          return (
            c.ev.as === 'super' &&
            c.ev.card !== card &&
            owner !== undefined &&
            owner !== c.ev.seat &&
            c.s.players[c.ev.seat].hand.includes(card)
          );
        },
        use(c) {
          const owner = holderOf(c.g, 'reactor')!.seat;
          giveCards(c.g, c.ev.seat, owner, [c.lasting!.data.card as Card], true);
        },
      },
    ],
  },
};
