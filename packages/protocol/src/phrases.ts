/** Ready words of people: each listener reads them in their own language, and bots understand them. */
export const PHRASES = ['hello', 'invite-me', 'help-me', 'threat', 'thanks', 'sorry', 'well-played'] as const;
export type Phrase = (typeof PHRASES)[number];

/** What a line says in ready words: a key of the texts (`say.*`), and to whom; -1: to everybody. */
export interface Says {
  key: string;
  to: number;
}
