import { createGame, type SeenEvent, type View } from '@cosmarium/engine';
import { diff, type ServerMessage } from '@cosmarium/protocol';
import { describe, expect, test } from 'vitest';
import { NOTHING_YET, seenSoFar, told, type TableState } from '../src/table/state.ts';

const game = createGame(
  { players: [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }], start: 'advanced' },
  'page',
);
const view: View = game.view(0);
const event = (seat: number): SeenEvent => ({ type: 'turn', seat });
const viewMessage = (from: number, events: SeenEvent[]): ServerMessage => ({
  type: 'view',
  seq: from + events.length,
  from,
  events,
  view,
  due: { 0: 1000 },
});
const after = (state: TableState, ...messages: ServerMessage[]) =>
  messages.reduce((so, message) => told(so, message, 500), state);

describe('what the page knows', () => {
  test('a view brings everything, and when it runs out in the page’s own time', () => {
    const state = after(NOTHING_YET, viewMessage(3, [event(0), event(1)]));
    expect(state).toMatchObject({ seat: 0, firstEvent: 3, events: [event(0), event(1)], due: { 0: 1500 } });
    expect(state.view).toBe(view);
    expect(seenSoFar(state)).toBe(5);
    expect(seenSoFar(NOTHING_YET)).toBeNull();
  });

  test('an update brings what is new and changes the view without touching the old one', () => {
    const before = after(NOTHING_YET, viewMessage(0, [event(0)]));
    const next = { ...view, turn: 7 };
    const state = told(
      before,
      { type: 'update', seq: 2, events: [event(1)], view: diff(view, next)!, due: {} },
      0,
    );
    expect(state.view!.turn).toBe(7);
    expect(before.view!.turn).toBe(view.turn);
    expect(state.events).toEqual([event(0), event(1)]);
    expect(state.due).toEqual({});
  });

  test('an update before any view says nothing', () => {
    expect(told(NOTHING_YET, { type: 'update', seq: 1, events: [event(0)], view: null, due: {} }, 0)).toBe(
      NOTHING_YET,
    );
  });

  test('after a reconnect the events that came twice are there once', () => {
    const before = after(NOTHING_YET, viewMessage(0, [event(0), event(1)]));
    const state = told(before, viewMessage(1, [event(1), event(2)]), 0);
    expect(state).toMatchObject({ firstEvent: 0, events: [event(0), event(1), event(2)] });
  });

  test('events that do not join on replace what was known', () => {
    const before = after(NOTHING_YET, viewMessage(0, [event(0)]));
    expect(told(before, viewMessage(9, [event(2)]), 0)).toMatchObject({ firstEvent: 9, events: [event(2)] });
    const late = after(NOTHING_YET, viewMessage(9, [event(2)]));
    expect(told(late, viewMessage(4, [event(0)]), 0)).toMatchObject({ firstEvent: 4, events: [event(0)] });
  });

  test('a reply changes nothing', () => {
    const state = after(NOTHING_YET, viewMessage(0, []));
    expect(told(state, { type: 'reply', re: 'a', ok: true }, 0)).toBe(state);
  });
});
