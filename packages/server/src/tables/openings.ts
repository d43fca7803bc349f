/** Since when each decision of a game is open. */
import { isResponse, type Decision } from '@cosmarium/engine';
import type { Hold, Rest } from './hold.ts';

/** When the game came to ask something, and what keeps the question back. */
interface Opening {
  at: number;
  hold: Hold | null;
}

const NEVER: Opening = { at: 0, hold: null };

const timeOf = ({ at, hold }: Opening, rest: Rest): number => Math.max(at, hold?.until(rest) ?? 0);

export class Openings {
  private readonly opened = new Map<number, Opening>();
  /** Of the deal that is being negotiated. */
  private deal = NEVER;

  /** These decisions are open. `afterOffer`: an offer among them goes on with the same deal. */
  note(pending: readonly Decision[], at: number, hold: Hold | null, afterOffer: boolean): void {
    for (const id of this.opened.keys())
      if (!pending.some((decision) => decision.id === id)) this.opened.delete(id);
    for (const decision of pending) {
      if (this.opened.has(decision.id)) continue;
      const opening = { at, hold: isResponse(decision) ? null : hold };
      this.opened.set(decision.id, opening);
      if (decision.kind === 'offer' && !afterOffer) this.deal = opening;
    }
  }

  /** When its seat was, or will be, shown it. All of a deal counts from its beginning. */
  since({ id, kind }: Decision, rest: Rest): number {
    return kind === 'offer' ? this.dealSince(rest) : timeOf(this.opened.get(id) ?? NEVER, rest);
  }

  dealSince(rest: Rest): number {
    return timeOf(this.deal, rest);
  }
}
