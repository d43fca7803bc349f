/** A solo game as a server would describe its table. */
import type { TableInfo } from '@cosmarium/protocol';
import { localInfo } from '../local/info.ts';
import { coloursOf, type SoloGame } from './game.ts';

export function soloInfo({
  code,
  name,
  seat,
  level,
  characters,
  options,
  winners,
  next,
}: SoloGame): TableInfo {
  const players = coloursOf(options).map((colour) => ({ colour }));
  const named = players.map((_, i) => (i === seat ? { name } : { level, character: characters?.[i] }));
  const status = winners === null ? 'running' : 'over';
  const kindly = { ...options, takeBack: 'free', advice: true } as const;
  return { ...localInfo({ players }, named), code, status, options: kindly, host: seat, next };
}
