/** A table inside the page: the engine takes the answers, and the other players are functions. */
import {
  checkAnswer,
  CosmariumError,
  type Answer,
  type Decision,
  type Game,
  type Seat,
} from '@cosmarium/engine';
import type { Refusal, TableInfo } from '@cosmarium/protocol';
import { createStore } from 'zustand/vanilla';
import { stillOf } from '../motion/still.ts';
import type { Reply, Spoken } from '../net/connection.ts';
import { begin } from '../play/draft.ts';
import type { TableAt } from '../table/context.tsx';
import { DOING_NOTHING } from '../table/doing.ts';
import { NOTHING_YET } from '../table/state.ts';
import { localInfo } from './info.ts';

export interface Opponents {
  /** What the player of this decision answers. */
  answer: (decision: Decision, game: Game) => Answer;
  /** How long they think, in milliseconds. */
  pause: number;
  /** Nobody answers any more. */
  done?: (game: Game) => boolean;
}

/** Somebody who looks over the player's shoulder. */
export interface Watcher {
  /** Keeps a legal answer from being given: false leaves the question open. */
  allows?: (decision: Decision, answer: Answer) => boolean;
  /** There is something to read before the others go on; they do as soon as nothing is held any more. */
  halts?: () => boolean;
  /** The game has gone on, and everything that can be answered without the player has been. */
  moved?: () => void;
  /** It is for others to answer. */
  waiting?: () => void;
}

export interface LocalTable extends TableAt {
  /** The player's questions are kept back while this is true: there is something to read first. */
  hold: (held: boolean) => void;
  /** The others begin to answer, or go on after the page had left. */
  start: () => void;
  leave: () => void;
}

const taken = (): Reply => ({ type: 'reply', re: '', ok: true });
const refused = (error: Refusal): Reply => ({ type: 'reply', re: null, ok: false, error });

/** Who learns may ask. */
const withAdvice = (info: TableInfo): TableInfo => ({ ...info, options: { ...info.options, advice: true } });

const PAUSES_TO_LOOK = 2;
const STALE = new Set(['stale-decision', 'unknown-decision', 'wrong-seat', 'game-over']);

export function playLocally(game: Game, seat: Seat, opponents: Opponents, watcher: Watcher = {}): LocalTable {
  const store: TableAt['store'] = createStore(() => ({
    ...NOTHING_YET,
    ...DOING_NOTHING,
    link: { is: 'open' as const },
    seat,
    info: withAdvice(localInfo(game.view(seat))),
  }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let halted = false;

  const show = () => {
    const view = game.view(seat);
    store.setState(({ events }) => ({
      view: held ? { ...view, decisions: [] } : view,
      events: [...events, ...game.events(seat, events.length)],
    }));
  };
  const nextOther = () => game.pending().find((decision) => decision.seat !== seat);
  /** Others wait for the player where both are asked at once: a script may depend on what the player does. */
  const playerFirst = () => game.pending().some((decision) => decision.seat === seat);
  const goOn = () => {
    const stands = opponents.done?.(game) || playerFirst() || nextOther() === undefined;
    halted = !stands && (watcher.halts?.() ?? false);
    if (stands || halted) return watcher.moved?.();
    watcher.waiting?.();
    timer = setTimeout(() => {
      const decision = nextOther()!;
      game.answer(decision.seat, decision.id, opponents.answer(decision, game));
      showAll();
    }, opponents.pause);
  };
  /** An encounter that has been decided is looked at before anything comes of it. */
  const showAll = () => {
    const { view, events } = store.getState();
    const fresh = game.events(seat, events.length);
    const still = view === null ? null : stillOf(view, fresh, game.view(seat));
    if (still === null) return go();
    const outcome = fresh.findIndex(({ type }) => type === 'outcome');
    store.setState({ view: still, events: [...events, ...fresh.slice(0, outcome + 1)] });
    watcher.waiting?.();
    timer = setTimeout(go, opponents.pause * PAUSES_TO_LOOK);
  };
  const go = () => {
    show();
    goOn();
  };

  function answer(id: number, value: unknown): Reply {
    const decision = game.pending().find((one) => one.id === id && one.seat === seat);
    if (decision === undefined || held) return refused('stale');
    try {
      const legal = checkAnswer(decision, value);
      if (watcher.allows?.(decision, legal) === false) {
        // Not a fault: the question simply opens again.
        store.setState(({ view }) => ({ sent: null, decision: id, draft: begin(decision, view!) }));
        return refused('not-now');
      }
      game.answer(seat, id, legal);
    } catch (error) {
      if (error instanceof CosmariumError && !error.isFault)
        return refused(STALE.has(error.code) ? 'stale' : 'illegal');
      throw error;
    }
    showAll();
    return taken();
  }

  function hear(spoken: Spoken): Reply {
    switch (spoken.do) {
      case 'answer':
        return answer(spoken.decision, spoken.answer);
      case 'sync':
        show();
        return taken();
      case 'recall':
        return {
          type: 'reply',
          re: '',
          ok: true,
          recalled: { view: game.view(seat), past: game.past(seat) },
        };
      case 'chat': {
        const name = store.getState().info?.seats[seat]?.name ?? '';
        const line = { guest: '', seat, name, text: spoken.text, at: Date.now() };
        store.setState(({ chat }) => ({ chat: [...chat, line] }));
        return taken();
      }
      default:
        return refused('not-now');
    }
  }

  show();
  return {
    store,
    send: (spoken) => Promise.resolve(hear(spoken)),
    hold(now) {
      if (now === held) return;
      held = now;
      show();
      if (!held && halted) goOn();
    },
    start: go,
    leave: () => clearTimeout(timer),
  };
}
