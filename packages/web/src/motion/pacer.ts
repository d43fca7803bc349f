/** Stands between a table's messages and its store: what happens faster than a person can follow is shown in steps. */
import type { ServerMessage } from '@cosmarium/protocol';
import { useSettings } from '../settings.ts';
import type { TableStore } from '../table/context.tsx';
import { told, type TableState } from '../table/state.ts';
import { hurry, stepsTo, type Step } from './pace.ts';

export interface Pacer {
  hear(message: ServerMessage): void;
  /** What is known, shown or not. */
  latest(): TableState;
  close(): void;
}

/** Something in the page that answers to a click itself. */
const CONTROLS = 'button, a, input, textarea, select, summary, dialog, [role="button"]';

export function paced(store: TableStore): Pacer {
  let latest: TableState = store.getState();
  let waiting: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = ({ view, views, events, firstEvent, due, seat, kicked, info, proposals }: TableState) =>
    store.setState({ view, views, events, firstEvent, due, seat, kicked, info, proposals });

  const next = () => {
    timer = undefined;
    const step = waiting.shift();
    if (step === undefined) return;
    show(step.state);
    const speed = useSettings.getState().speed;
    const ms = document.hidden ? 0 : step.ms * hurry([step, ...waiting], latest, performance.now(), speed);
    if (ms > 0) timer = setTimeout(next, ms);
    else next();
  };

  const skip = () => {
    clearTimeout(timer);
    timer = undefined;
    const last = waiting.at(-1);
    waiting = [];
    if (last !== undefined) show(last.state);
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') skip();
  };
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest(CONTROLS) === null) skip();
  };
  const onHidden = () => {
    if (document.hidden) skip();
  };
  addEventListener('keydown', onKey);
  addEventListener('click', onClick);
  document.addEventListener('visibilitychange', onHidden);

  return {
    hear(message) {
      const before = latest;
      latest = told(latest, message, performance.now());
      // Talk does not wait for the game.
      if (latest.chat !== before.chat) store.setState({ chat: latest.chat });
      if (message.type === 'chat' || message.type === 'reply') return;
      waiting.push(...stepsTo(before, latest));
      if (timer === undefined) next();
    },
    latest: () => latest,
    close() {
      clearTimeout(timer);
      removeEventListener('keydown', onKey);
      removeEventListener('click', onClick);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
