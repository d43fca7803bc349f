/** Limits both sides keep to. The server enforces them; a client uses them to say so early. */
export const MESSAGE_BYTES = 16 * 1024;
/** Of a whole game that is brought to a server. */
export const JOURNAL_BYTES = 256 * 1024;
export const NAME_LENGTH = 24;
export const CHAT_LENGTH = 500;
export const COMMAND_ID_LENGTH = 40;
export const CODE_LENGTH = 9;
/** Letters and digits that cannot be mistaken for one another. */
export const CODE_ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

/** So many tables are in a list at most. */
export const LISTED = 50;
