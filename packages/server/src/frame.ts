/** What most messages look like on the wire. */

/** RFC 6455, 5.2: the first and last frame of a text; the server does not mask. */
const TEXT = String.fromCharCode(0x81);
/** Sizes from here on are written in two bytes, and those beyond in eight. */
const SHORT = 126;
const LONG = 2 ** 16;

/**
 * The frame of a text of ASCII only, one character for each byte: written like that it costs neither a buffer nor a second
 * chunk for its head, and there are five of them for every answer. null: it is for the library to write.
 */
export function plainFrame(text: string): string | null {
  const { length } = text;
  if (length >= LONG || Buffer.byteLength(text) !== length) return null;
  if (length < SHORT) return TEXT + String.fromCharCode(length) + text;
  return TEXT + String.fromCharCode(SHORT, length >> 8, length & 0xff) + text;
}
