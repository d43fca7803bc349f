import { createGame, type View } from '@cosmarium/engine';
import type { ServerMessage } from '@cosmarium/protocol';
import { expect, test } from 'vitest';
import { askedNow } from '../src/play/asked.ts';
import type { Doing } from '../src/table/context.tsx';
import { DOING_NOTHING } from '../src/table/doing.ts';
import { NOTHING_YET, told, type TableState } from '../src/table/state.ts';

const players = [{ colour: 'red' }, { colour: 'blue' }, { colour: 'green' }] as const;
const view: View = createGame({ players: [...players], start: 'advanced' }, 'page').view(0);
const question = view.decisions[0];
const whole: ServerMessage = { type: 'view', seq: 0, from: 0, events: [], view, due: {} };
const doing = (state: TableState, sent: Doing['sent']) => ({ ...state, ...DOING_NOTHING, sent });

test('a question goes while its answer is on its way, also over a reconnect', () => {
  const state = told(NOTHING_YET, whole, 0);
  expect(askedNow(doing(state, null))).toBe(question);
  const sent = { decision: question.id, taken: null };
  expect(askedNow(doing(state, sent))).toBeNull();
  expect(askedNow(doing(told(state, whole, 0), sent))).toBeNull();
});

test('an answer that was taken hides its question until what came of it is shown', () => {
  const state = told(NOTHING_YET, whole, 0);
  const sent = { decision: question.id, taken: state.views };
  expect(askedNow(doing(state, sent))).toBeNull();
  const update: ServerMessage = { type: 'update', seq: 1, events: [], view: null, due: {} };
  expect(askedNow(doing(told(state, update, 0), sent))).toBeNull();
});

test('a question that comes again in a whole view is asked again', () => {
  const state = told(NOTHING_YET, whole, 0);
  const sent = { decision: question.id, taken: state.views };
  expect(askedNow(doing(told(state, whole, 0), sent))).toBe(question);
});
