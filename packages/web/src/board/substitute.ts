/** The bot that plays for somebody who is away. */
import type { SeatInfo, Substitute, TableInfo } from '@cosmarium/protocol';
import type { Names } from '@cosmarium/story';

/** Where the table does not say which. */
export const NORMAL: Substitute = { level: 'normal', character: null };

/** The one that plays now, or will if they stay away; null: the table waits for them. */
export const playsFor = (
  { options }: Pick<TableInfo, 'options'>,
  { level, standIn, substitute }: SeatInfo,
): Substitute | null =>
  level === null && (options.away === 'bot' || standIn !== null) ? (substitute ?? NORMAL) : null;

/** How it plays, in words. */
export function botIn(names: Names, { level, character }: Substitute): string {
  const name = names.t(`web.board.bot.${level}`);
  if (character === null) return name;
  return names.t('web.chat.bot', { name, character: names.t(`character.${character}`) });
}
