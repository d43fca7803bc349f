import { UNNUMBERED } from '../decisions.ts';
import type { Game } from '../game.ts';
import { DEFENSE } from '../state/types.ts';
import type { Bargain, Seat } from '../state/types.ts';
import { askAll } from '../timing/ask.ts';
import { allSlots, loseChosen } from '../timing/losses.ts';
import { AT, type Moments } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { recordBargain } from '../verbs/fight.ts';
import { setOutcome } from '../verbs/outcome.ts';
import { deliver, deliverable, negotiate, ORDINARY, transfersOf, type Transfer } from './bargain.ts';

/** What was agreed; between more than two there is no single bargain to keep. */
interface Agreement {
  transfers: Transfer[];
  bargain: Bargain | null;
}

/** REV-4: the main players, or whoever takes part, try to make a deal; RES-4 if they do, RES-5 if not. */
export function* deal(g: Game): Script {
  const e = g.s.encounter!;
  const start = { ...ORDINARY, parties: [e.offense, e.defense] };
  // START-1a: nobody can come to terms with a player who has no card.
  const agreed = e.faces[DEFENSE] === null ? null : yield* comeToTerms(g, start);
  const { parties } = start;
  if (agreed === null) return yield* failDeal(g, parties, false);
  const { transfers, bargain } = agreed;
  const sealed = { terms: bargain?.terms ?? { give: {}, get: {} }, quashed: false };
  yield* moment(g, AT['deal.agreed'], sealed);
  if (sealed.quashed || !deliverable(g, transfers)) return yield* failDeal(g, parties, sealed.quashed);
  if (bargain !== null) recordBargain(g, bargain);
  g.emit({ type: 'deal', made: true, quashed: false });
  yield* deliver(g, transfers);
  yield* moment(g, AT['deal.made']);
  yield* settle(g);
}

function* comeToTerms(g: Game, start: Moments['deal.start']): Script<Agreement | null> {
  const e = g.s.encounter!;
  yield* moment(g, AT['deal.start'], start);
  const { parties } = start;
  if (parties.length > 2) return yield* allAgree(g, start);
  const [first, second] = parties;
  const main = first === e.offense && second === e.defense;
  const key = main ? 'ask.offer' : 'ask.bargain';
  const bargain = yield* negotiate(g, first, second, { ...start, key, made: [] });
  if (bargain === null) return null;
  return { bargain, transfers: transfersOf(bargain, bargain.by === first ? second : first) };
}

/**
 * OUR DESIGN: of three or more, two at a time come to terms; two who do not give each other nothing. It is a deal if anything
 * changes hands and everybody agrees to the whole of it.
 */
function* allAgree(g: Game, start: Moments['deal.start']): Script<Agreement | null> {
  const { parties } = start;
  const transfers: Transfer[] = [];
  for (let i = 1; i < parties.length; i++)
    for (const other of parties.slice(0, i)) {
      const [first, second] = i === 1 ? [other, parties[i]] : [parties[i], other];
      const bargain = yield* negotiate(g, first, second, { ...start, key: 'ask.bargain', made: transfers });
      if (bargain !== null) transfers.push(...transfersOf(bargain, bargain.by === first ? second : first));
    }
  if (transfers.length === 0) return null;
  const answers = yield* askAll(
    parties.map((seat) => ({
      id: UNNUMBERED,
      kind: 'yes-no' as const,
      seat,
      key: 'ask.bargain.agree',
      params: {},
      secret: false,
      options: ['no', 'yes'],
      fallback: 1,
    })),
  );
  return answers.every((answer) => answer === 1) ? { transfers, bargain: null } : null;
}

/** RES-5: three ships each, of own choice. */
function* failDeal(g: Game, parties: readonly Seat[], quashed: boolean): Script {
  setOutcome(g, { type: 'failed-deal' });
  g.emit({ type: 'deal', made: false, quashed });
  const dues = parties.map((seat) => ({ seat, count: 3, factor: 1 }));
  yield* moment(g, AT['deal.failing'], { dues });
  yield* loseChosen(
    g,
    dues.map(({ seat, count, factor }) => ({ seat, count: count * factor, slots: allSlots(g, seat) })),
    'failed-deal',
    'ask.lose.failed-deal',
  );
  yield* settle(g);
}
