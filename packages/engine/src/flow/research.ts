/** TECH-1 to TECH-5: technologies are dealt, researched, completed, given up, and drawn instead of an encounter. */
import { UNNUMBERED } from '../decisions.ts';
import type { Response } from '../decisions.ts';
import type { Game } from '../game.ts';
import { colonySlots, priority, researchNumber, shipsTowards, technologyOf } from '../state/query.ts';
import type { Card, Seat, Technology } from '../state/types.ts';
import { askAll, askCard, askShips } from '../timing/ask.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { complete, scrap } from '../timing/technology.ts';
import { settle } from '../timing/windows.ts';
import { moveShips, partsOf } from '../verbs/ships.ts';
import { discardTechnology, gainTechnologies, turnUpTechnology } from '../verbs/technologies.ts';

const DEALT = 2;

/** TECH-1: two for everybody, of which one is kept. */
export function* dealTechnologies(g: Game): Script {
  if (!g.s.options.variants.technologies) return;
  const dealt = g.s.players.map((_, seat) => gainTechnologies(g, seat, DEALT));
  const answers = yield* askAll(
    dealt.map((cards, seat) => ({
      id: UNNUMBERED,
      kind: 'card' as const,
      seat,
      key: 'ask.technology.keep',
      params: {},
      secret: true,
      options: cards.map((card) => g.s.kinds[card]),
      fallback: 0,
    })),
  );
  dealt.forEach((cards, seat) => keepOnly(g, seat, cards, cards[answers[seat] as number]));
}

/** TECH-4: as many as the player has foreign colonies, and one; one of them is kept. */
export const newTechnology = (g: Game, seat: Seat): Script =>
  newTechnologyOf(g, seat, g.s.players[seat].foreign + 1);

/** So many are drawn, and one of them is kept. */
export function* newTechnologyOf(g: Game, seat: Seat, count: number): Script {
  const drawn = gainTechnologies(g, seat, count);
  if (drawn.length === 0) return;
  keepOnly(g, seat, drawn, yield* askCard(g, seat, 'ask.technology.keep', drawn, { secret: true }));
}

function keepOnly(g: Game, seat: Seat, drawn: readonly Card[], kept: Card): void {
  for (const card of drawn) if (card !== kept) discardTechnology(g, seat, technologyOf(g.s, seat, card)!);
}

/** Whether there is any to draw. */
export const technologiesLeft = ({ s }: Game): boolean =>
  s.options.variants.technologies &&
  s.sideDecks.some(({ name, cards, discard }) => name === 'technology' && cards.length + discard.length > 0);

/** TECH-2: everybody in player order may do one thing with one technology. */
export function research(g: Game): Script {
  for (const { technologies } of g.s.players)
    for (const { up } of technologies) if (!up) return researching(g);
  return NOTHING;
}

function* researching(g: Game): Script {
  for (const seat of priority(g.s)) {
    // Asked by what lies there for all to see: there is always something to do with a technology face down.
    if (g.s.players[seat].technologies.every(({ up }) => up)) continue;
    yield* oneThing(g, seat);
    yield* settle(g);
  }
}

type Deed = 'research' | 'complete' | 'abandon';

function deedsWith(g: Game, seat: Seat, technology: Technology): Deed[] {
  const { failedResearch } = g.s.options.readings;
  const enough = shipsTowards(g, seat, technology) >= researchNumber(g, seat, technology);
  const { hidden } = g.cards[technology.card].technology!;
  const deeds: Deed[] = colonySlots(g.s, seat).length > 0 ? ['research'] : [];
  // A hidden one is never completed; completing it is then the way to give it up (2008).
  if (failedResearch || (enough && !hidden)) deeds.push('complete');
  if (!failedResearch) deeds.push('abandon');
  return deeds;
}

function* oneThing(g: Game, seat: Seat): Script {
  const options: ('pass' | Response)[] = ['pass'];
  const deeds: { card: Card; deed: Deed }[] = [];
  for (const one of g.s.players[seat].technologies)
    if (!one.up)
      for (const deed of deedsWith(g, seat, one)) {
        options.push({ source: g.s.kinds[one.card], ability: deed, from: 'technology', zone: '' });
        deeds.push({ card: one.card, deed });
      }
  const [answer] = yield [
    {
      id: UNNUMBERED,
      kind: 'option',
      seat,
      key: 'ask.technology.research',
      params: {},
      secret: false,
      options,
      fallback: 0,
    },
  ];
  if (answer === 0) return;
  const { card, deed } = deeds[(answer as number) - 1];
  yield* carryOut(g, seat, technologyOf(g.s, seat, card)!, deed);
}

function* carryOut(g: Game, seat: Seat, technology: Technology, deed: Deed): Script {
  if (deed === 'research') {
    const slots = colonySlots(g.s, seat);
    const counts = yield* askShips({ seat, key: 'ask.technology.ship', slots, min: 1, max: 1 });
    return moveShips(g, seat, partsOf(slots, counts), technology.hold);
  }
  const enough = shipsTowards(g, seat, technology) >= researchNumber(g, seat, technology);
  if (deed === 'complete' && enough && !g.cards[technology.card].technology!.hidden)
    return yield* complete(g, seat, technology);
  turnUpTechnology(g, seat, technology);
  yield* scrap(g, seat, technology);
}
