import { describe, expect, it } from 'vitest';
import { CHAT_LENGTH, CommandSchema, GuestSchema, read, TableOptionsSchema } from '../src/index.ts';

describe('commands', () => {
  it('are read as they are meant', () => {
    const answer = { id: 'c1', do: 'answer', decision: 7, answer: { target: 1, ships: [1] } };
    expect(read(CommandSchema, answer)).toEqual(answer);
    expect(read(CommandSchema, { id: 'c1', do: 'sit', colour: 'red' })).toEqual({
      id: 'c1',
      do: 'sit',
      colour: 'red',
    });
  });

  it.each([
    null,
    [],
    'answer',
    {},
    { do: 'start' },
    { id: '', do: 'start' },
    { id: 'a b', do: 'start' },
    { id: 'x'.repeat(41), do: 'start' },
    { id: 'a', do: 'unknown' },
    { id: 'a', do: 'start', more: 1 },
    { id: 'a', do: 'kick', seat: 9 },
    { id: 'a', do: 'kick', seat: 1.5 },
    { id: 'a', do: 'bot', level: 'godlike' },
    { id: 'a', do: 'chat', text: '   ' },
    { id: 'a', do: 'chat', text: 'x'.repeat(CHAT_LENGTH + 1) },
    { id: 'a', do: 'propose', give: { cards: { random: -1 } }, get: {} },
    { id: 'a', do: 'propose', give: { ships: 1 }, get: {} },
  ])('refuse %j', (value) => {
    expect(read(CommandSchema, value)).toBeNull();
  });

  it('keep markup as text and take out what cannot be printed', () => {
    const said = read(CommandSchema, {
      id: 'a',
      do: 'chat',
      text: ' <script>\u0000\u202Ealert(1)</script>\n',
    });
    expect(said).toEqual({ id: 'a', do: 'chat', text: '<script>  alert(1)</script>' });
    expect(read(GuestSchema, { name: '\u0007' })).toBeNull();
  });

  it('complete the wishes for a table', () => {
    expect(read(TableOptionsSchema, {})).toEqual({
      players: 4,
      start: 'beginner',
      clocks: { decision: 90, response: 20, deal: 60 },
      visibility: 'private',
      pace: 'paced',
      away: 'bot',
    });
    expect(read(TableOptionsSchema, { players: 2 })).toBeNull();
  });
});
