import type { Game } from '../game.ts';
import { UNNUMBERED } from '../decisions.ts';
import type { ReinforceOption } from '../decisions.ts';
import { isReinforcement, mainPlayer, playable, priority, type Playable } from '../state/query.ts';
import { DEFENSE, OFFENSE } from '../state/types.ts';
import type { Seat, Side } from '../state/types.ts';
import { hasRole } from '../timing/abilities.ts';
import type { Script } from '../timing/script.ts';
import { mayPlayFrom } from '../timing/use.ts';
import { couldAct, moment, settle } from '../timing/windows.ts';
import { enterPhase, readFaces, reinforce, turnUp } from '../verbs/encounter.ts';
import { decideOutcome } from '../verbs/outcome.ts';

export function* reveal(g: Game): Script {
  const e = g.s.encounter!;
  enterPhase(g, 'reveal');
  yield* turnUpBoth(g);
  readFaces(g);
  yield* moment(g, 'reveal.cards');
  yield* moment(g, 'reveal.adjust');
  yield* moment(g, 'reveal.after');
  yield* settle(g);
  if (e.outcome !== null) return;
  yield* reinforcements(g);
  decideOutcome(g);
}

/** REV-1. A player with an answer to the other's card shows last. */
function* turnUpBoth(g: Game): Script {
  const e = g.s.encounter!;
  const waits = (side: Side) =>
    !e.laid[side]!.up &&
    e.faces[side] === null &&
    couldAct(g, 'reveal.showing', { seat: mainPlayer(e, side), hidden: false }, mainPlayer(e, side));
  const order: Side[] = waits(OFFENSE) ? [DEFENSE, OFFENSE] : [OFFENSE, DEFENSE];
  for (const side of order) {
    if (e.laid[side]!.up || e.faces[side] !== null) continue;
    const showing = { seat: mainPlayer(e, side), hidden: false };
    if (side === order[1]) yield* moment(g, 'reveal.showing', showing);
    if (!showing.hidden) turnUp(g, side);
  }
}

/** REV-6: everybody involved may reinforce either side, until all pass in a row. Legal without effect, too. */
function* reinforcements(g: Game): Script {
  const order = priority(g.s);
  let passed = 0;
  for (let turn = 0; passed < order.length; turn = (turn + 1) % order.length) {
    const seat = order[turn];
    const cards = hasRole(g.s.encounter!, seat, 'main-or-ally') ? playable(g, seat, isReinforcement) : [];
    if (cards.length > 0 && (yield* reinforcementBy(g, seat, cards))) passed = 0;
    else passed++;
  }
}

function* reinforcementBy(g: Game, seat: Seat, cards: Playable[]): Script<boolean> {
  const options: ('pass' | ReinforceOption)[] = ['pass'];
  const values: { one: Playable; side: Side }[] = [];
  for (const one of cards.sort((a, b) => a.card - b.card))
    for (const side of [OFFENSE, DEFENSE]) {
      const card = g.s.kinds[one.card];
      if (options.some((o) => o !== 'pass' && o.card === card && o.zone === one.pile && o.side === side))
        continue;
      options.push({ card, side, zone: one.pile });
      values.push({ one, side });
    }
  const [answer] = yield [
    {
      id: UNNUMBERED,
      kind: 'reinforce',
      seat,
      key: 'ask.reinforce',
      params: {},
      secret: true,
      options,
      fallback: 0,
    },
  ];
  if (answer === 0) return false;
  const { one, side } = values[(answer as number) - 1];
  const origin = { seat, pile: one.pile };
  if (yield* mayPlayFrom(g, origin)) reinforce(g, seat, side, one.card, origin);
  return true;
}
