/** What a client may say: commands at a table's WebSocket, and the bodies of the HTTP requests. */
import { COLOURS } from '@cosmarium/engine';
import * as v from 'valibot';
import { CHARACTER_WISHES } from './characters.ts';
import { CHAT_LENGTH, COMMAND_ID_LENGTH, NAME_LENGTH } from './limits.ts';
import { line } from './line.ts';
import { TableOptionsSchema } from './options.ts';
import { OrdersSchema } from './orders.ts';
import { PHRASES } from './phrases.ts';
import { whole } from './whole.ts';

export const seat = whole(0, COLOURS.length - 1);
const hex = (min: number, max: number) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max), v.regex(/^[0-9a-f]+$/));
/** As the server names them to others. */
const guest = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));
export const LEVELS = ['easy', 'normal', 'hard', 'brutal'] as const;

/** The client chooses it; a command repeated with the same id is answered the same and done once. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(COMMAND_ID_LENGTH), v.regex(/^[\w:.-]+$/));

const give = v.strictObject({
  cards: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(60)), whole(1, 99)),
      v.check((cards) => Object.keys(cards).length <= 20),
    ),
  ),
  colony: v.optional(v.union([whole(0, 99), v.pipe(v.array(whole(0, 99)), v.maxLength(9), v.readonly())])),
  free: v.optional(whole(1, 99)),
});

export const CommandSchema = v.variant('do', [
  /** An answer to an open decision. What a legal answer is, the engine knows. */
  v.strictObject({
    id,
    do: v.literal('answer'),
    decision: whole(0, Number.MAX_SAFE_INTEGER),
    answer: v.unknown(),
  }),
  /** Send me the whole view, and the events from this number on. */
  v.strictObject({ id, do: v.literal('sync'), from: v.optional(whole(0, Number.MAX_SAFE_INTEGER)) }),
  /** All my seat knows, to think about this open decision: where advice is allowed. */
  v.strictObject({ id, do: v.literal('recall'), decision: whole(0, Number.MAX_SAFE_INTEGER) }),
  v.strictObject({ id, do: v.literal('chat'), text: line(CHAT_LENGTH) }),
  /** The same in ready words, to a seat or to everybody. */
  v.strictObject({ id, do: v.literal('say'), phrase: v.picklist(PHRASES), to: v.optional(seat) }),
  /** Deal talk: a proposal that replaces the one this seat made before; and agreeing to the other's. */
  v.strictObject({ id, do: v.literal('propose'), give, get: give }),
  v.strictObject({ id, do: v.literal('agree'), proposal: whole(1, Number.MAX_SAFE_INTEGER) }),
  v.strictObject({ id, do: v.literal('pause'), want: v.boolean() }),
  /** The game ends without a winner when everybody wants that. */
  v.strictObject({ id, do: v.literal('draw'), want: v.boolean() }),
  /** Takes back one's own last answer; where others are asked first, asks them, or agrees. */
  v.strictObject({ id, do: v.literal('take-back'), want: v.boolean() }),
  /** At a slow table: nothing from me in the secret window that is open after so many events, whether or not I am asked. */
  v.strictObject({ id, do: v.literal('pass'), seq: whole(0, Number.MAX_SAFE_INTEGER) }),
  /** All standing orders of this seat; those that are not in the list are removed. */
  v.strictObject({ id, do: v.literal('orders'), orders: OrdersSchema }),
  /** Before the game: */
  v.strictObject({
    id,
    do: v.literal('sit'),
    seat: v.optional(seat),
    colour: v.optional(v.picklist(COLOURS)),
  }),
  v.strictObject({ id, do: v.literal('stand') }),
  /** The SHA-256 of the chance this player will give to the shuffle; and, while the game is starting, that chance. */
  v.strictObject({ id, do: v.literal('pledge'), pledge: hex(64, 64) }),
  v.strictObject({ id, do: v.literal('chance'), chance: hex(32, 64) }),
  /** In the game, too: for somebody the table has waited for long enough. Whoever is not the host votes for it. */
  v.strictObject({
    id,
    do: v.literal('bot'),
    seat: v.optional(seat),
    level: v.picklist(LEVELS),
    /** Whoever plays for somebody else has none. */
    character: v.optional(v.picklist(CHARACTER_WISHES)),
  }),
  v.strictObject({ id, do: v.literal('kick'), seat }),
  /** All of them, also those that stay as they are. */
  v.strictObject({ id, do: v.literal('options'), options: TableOptionsSchema }),
  v.strictObject({ id, do: v.literal('start') }),
  /** In the game, for those who only watch: takes a bot's seat, or asks for it; and thinks better of asking. */
  v.strictObject({ id, do: v.literal('take'), seat, want: v.boolean() }),
  /** Lets somebody have the seat they have asked for, or says no: the host, or if the host is gone whoever sits there. */
  v.strictObject({ id, do: v.literal('admit'), guest, allow: v.boolean() }),
  /** In the game: concedes and leaves for good; a bot has the seat from then on. */
  v.strictObject({ id, do: v.literal('leave') }),
  /** After it: a new table with the same people. */
  v.strictObject({ id, do: v.literal('rematch') }),
]);
export type Command = v.InferOutput<typeof CommandSchema>;

const NamedSchema = v.object({ id });

/** The id of something that may be no command at all, to reply to it; null if it has none. */
export const idOf = (said: unknown): string | null => read(NamedSchema, said)?.id ?? null;

export const GuestSchema = v.strictObject({ name: line(NAME_LENGTH) });

/** Whoever has the token of a guest is that guest. */
export const RejoinSchema = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)) });

/** What the page on one device prefers, for another: as it is, if it is not too much. */
export const LinkSchema = v.strictObject({
  settings: v.pipe(
    v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
    v.check((settings) => JSON.stringify(settings).length <= 4000),
  ),
});

/** Nobody is deleted by accident. */
export const DeleteSchema = v.strictObject({ sure: v.literal(true) });

export type Level = (typeof LEVELS)[number];

/** The value if it fits the schema, or null. */
export function read<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}
