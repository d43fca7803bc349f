/** Gives an answer the way it is given: to the engine, or over the table while two players talk about a deal. */
import {
  UNNUMBERED,
  type Answer,
  type Decision,
  type OfferAnswer,
  type OfferDecision,
} from '@cosmarium/engine';
import type { TableInfo } from '@cosmarium/protocol';
import type { Spoken } from '../net/connection.ts';
import { useSettings } from '../settings.ts';
import { useTableAt } from '../table/context.tsx';
import { explainNothing } from '../ui/explain.tsx';
import { isArmed, termsOf } from './armed.ts';
import { useAnswer } from './choosing.ts';
import { begin } from './draft.ts';
import { isGrave } from './grave.ts';

export type GiveAnswer = (decision: Decision, answer: Answer) => Promise<void>;

/** Does a person sit there who hears what is proposed over the table? A bot only hears the engine. */
const hears = (info: TableInfo | null, colour: string): boolean =>
  info?.seats.some((seat) => seat.colour === colour && seat.level === null && seat.present && !seat.away) ??
  false;

export function useGive(): GiveAnswer {
  const { store, send } = useTableAt();
  const answer = useAnswer();

  const say = async (spoken: Spoken, otherwise?: () => Promise<void>): Promise<void> => {
    store.setState({ refused: null });
    const reply = await send(spoken);
    if (reply.ok) return;
    if (otherwise === undefined) store.setState({ refused: reply.error });
    else await otherwise();
  };

  /** Agreed is agreed: nothing else can be said until the table has heard it. */
  const agree = async (proposal: number): Promise<void> => {
    if (store.getState().agreed === proposal) return;
    store.setState({ agreed: proposal });
    await say({ do: 'agree', proposal });
    if (store.getState().refused !== null) store.setState({ agreed: null });
  };

  const deal = (decision: OfferDecision, said: OfferAnswer): Promise<void> => {
    const { info, view, proposals } = store.getState();
    const asked = decision.id !== UNNUMBERED;
    const toEngine = () => answer(decision, said);
    if (said.do === 'accept') {
      if (!isArmed(decision)) return Promise.resolve();
      const theirs = proposals.find(({ seat }) => seat === decision.partner);
      return theirs === undefined ? toEngine() : agree(theirs.number);
    }
    // Only the two main players of a common deal talk over the table.
    const common = decision.key === 'ask.offer';
    const overTable = common && said.do === 'propose' && hears(info, view!.players[decision.partner].colour);
    if (asked && !overTable) return toEngine();
    if (said.do === 'fail') return Promise.resolve();
    // What was said stands on the card now; the trays are free for something else.
    store.setState({ draft: begin(decision, view!) });
    return say({ do: 'propose', give: said.give, get: said.get }, asked ? toEngine : undefined);
  };

  return (decision, given) => {
    // What was pointed at goes with the question.
    explainNothing();
    store.setState({ highlight: { places: [], seats: [] } });
    const { held, view } = store.getState();
    const terms = termsOf(decision);
    const again = held?.decision === decision.id && held.terms === terms;
    store.setState({ held: null });
    if (!again && useSettings.getState().takeBack && isGrave(decision, given, view!)) {
      if (decision.kind === 'offer' && !isArmed(decision)) return Promise.resolve();
      store.setState({ held: { decision: decision.id, terms, answer: given } });
      return Promise.resolve();
    }
    return decision.kind === 'offer' ? deal(decision, given as OfferAnswer) : answer(decision, given);
  };
}
