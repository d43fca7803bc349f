import type { Transfer } from '../decisions.ts';
import type { Game } from '../game.ts';
import { DEFENSE } from '../state/types.ts';
import type { Bargain, Encounter, Seat } from '../state/types.ts';
import { allSlots, loseChosen } from '../timing/losses.ts';
import { AT } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { recordBargain } from '../verbs/fight.ts';
import { setOutcome } from '../verbs/outcome.ts';
import { comeToTerms, deliver, deliverable, ORDINARY } from './bargain.ts';

/** REV-4: the main players, or whoever takes part, try to make a deal; RES-4 if they do, RES-5 if not. */
export function* deal(g: Game): Script {
  const e = g.s.encounter!;
  const { parties, transfers } = yield* talk(g);
  if (transfers === null) return yield* failDeal(g, parties, false);
  const sealed = { quashed: false };
  yield* moment(g, AT['deal.agreed'], sealed);
  if (sealed.quashed || !deliverable(g, transfers)) return yield* failDeal(g, parties, sealed.quashed);
  recordBargain(g, isBetween(parties, e) ? asBargain(transfers) : transfers);
  g.emit({ type: 'deal', made: true, quashed: false });
  yield* deliver(g, transfers);
  yield* made(g);
  yield* settle(g);
}

/** WIN-2: nobody has won by what was delivered before all that comes of the deal itself has, whatever is answered to that. */
function* made(g: Game): Script {
  const { spread } = g;
  g.spread = false;
  yield* moment(g, AT['deal.made']);
  if (spread) g.spread = true;
}

/** Who takes part, and what they agree on. START-1a: nobody can come to terms with a player who has no card. */
function* talk(g: Game): Script<{ parties: readonly Seat[]; transfers: readonly Transfer[] | null }> {
  const { offense, defense, faces } = g.s.encounter!;
  const { frees, colonies, wordless } = ORDINARY;
  const parties = [offense, defense];
  if (faces[DEFENSE] === null) return { parties, transfers: null };
  yield* moment(g, AT['deal.parties'], { parties });
  const start = { frees, colonies, wordless, parties };
  yield* moment(g, AT['deal.start'], start);
  return { parties, transfers: yield* comeToTerms(g, parties, start) };
}

const isBetween = (parties: readonly Seat[], { offense, defense }: Encounter): boolean =>
  parties.length === 2 && parties.includes(offense) && parties.includes(defense);

/** What two agreed on, as the one of them proposed it. */
const asBargain = ([mine, theirs]: readonly Transfer[]): Bargain => ({
  by: mine.from,
  terms: { give: mine.give, get: theirs.give },
});

/** RES-5: three ships each, of own choice. */
function* failDeal(g: Game, parties: readonly Seat[], quashed: boolean): Script {
  const usual = isBetween(parties, g.s.encounter!);
  setOutcome(g, usual ? { type: 'failed-deal' } : { type: 'failed-deal', dealers: parties.slice() });
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
