/** Stands between a table's messages and its store: what happens faster than a person can follow is shown in steps. */
import type { ServerMessage } from '@cosmarium/protocol';
import { useSettings } from '../settings.ts';
import type { TableStore } from '../table/context.tsx';
import { told, type TableState } from '../table/state.ts';
import { NOT_HELD, useHeld } from './held.ts';
import { hurry, stepsTo, type Step } from './pace.ts';
import { Queue } from './queue.ts';

export interface Pacer {
  hear(message: ServerMessage): void;
  /** What is known, shown or not. */
  latest(): TableState;
  close(): void;
}

/** Something in the page that answers to a click itself. */
const CONTROLS = 'button, a, input, textarea, select, summary, dialog, [role="button"]';

/** Where letters are written. */
const TYPED =
  'textarea, select, [contenteditable=true], input:not([type=range], [type=checkbox], [type=radio])';
/** Stands still and goes on; shows the next step. */
const HOLD_KEY = 'p';
const NEXT_KEY = 'n';

export function paced(store: TableStore): Pacer {
  let latest: TableState = store.getState();
  const queue = new Queue();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = ({ view, views, events, firstEvent, due, back, ...state }: TableState) => {
    const { guest, seat, kicked, info, proposals } = state;
    store.setState({ view, views, events, firstEvent, due, back, guest, seat, kicked, info, proposals });
  };
  const publish = () => useHeld.setState({ held: queue.held, waiting: queue.waiting.length });

  const showFor = (step: Step | undefined) => {
    timer = undefined;
    publish();
    if (step === undefined) return;
    show(step.state);
    const speed = useSettings.getState().speed;
    const rate = hurry([step, ...queue.waiting], latest, performance.now(), speed);
    const ms = document.hidden ? 0 : step.ms * rate;
    if (ms > 0) timer = setTimeout(() => showFor(queue.next()), ms);
    else showFor(queue.next());
  };
  /** Held or not: what waits is shown now, the rest after it. */
  const next = () => {
    if (queue.waiting.length === 0) return;
    clearTimeout(timer);
    showFor(queue.take());
  };
  const toggle = () => {
    queue.hold(!queue.held);
    clearTimeout(timer);
    timer = undefined;
    if (queue.held) publish();
    else showFor(queue.next());
  };
  const skip = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = queue.end();
    publish();
    if (last !== undefined) show(last.state);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return skip();
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.target instanceof Element && event.target.matches(TYPED)) return;
    if (event.key === HOLD_KEY) toggle();
    else if (event.key === NEXT_KEY) next();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS) === null) next();
  };
  const onHidden = () => {
    if (document.hidden && !queue.held) skip();
  };
  addEventListener('keydown', onKey);
  addEventListener('click', onClick);
  document.addEventListener('visibilitychange', onHidden);
  useHeld.setState({ toggle, next });

  return {
    hear(message) {
      const before = latest;
      latest = told(latest, message, performance.now());
      // Talk does not wait for the game.
      if (latest.chat !== before.chat) store.setState({ chat: latest.chat });
      // Nor do orders.
      if (message.type === 'orders') store.setState({ orders: latest.orders, byOrder: latest.byOrder });
      // Nor does it matter any more that the game rested.
      if (latest.info?.paused === false && store.getState().refused === 'paused')
        store.setState({ refused: null });
      if (['chat', 'orders', 'reply'].includes(message.type)) return;
      queue.add(stepsTo(before, latest));
      if (timer === undefined) showFor(queue.next());
      else publish();
    },
    latest: () => latest,
    close() {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
      removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', onHidden);
      useHeld.setState(NOT_HELD);
    },
  };
}
