/** What aliens and cards do, as a terminal tells it. */
import { cardInfo, RULES } from '@cosmarium/engine';
import type { Names } from './names.ts';
import { wrapText } from './terminal.ts';

export const SHEET_WIDTH = 100;

export function alienText(id: string, names: Names): string[] {
  const { paint } = names;
  const part = (field: string) => names.t(`alien.${id}.${field}`);
  const alert = names.t(`alert.${RULES.aliens[id].alien.alert}`);
  return [
    `${paint.bold(`${part('name')}: ${part('power')}`)} ${paint.dim(`(${alert}) ${part('summary')}`)}`,
    wrapText(part('text'), SHEET_WIDTH, '  '),
    wrapText(`${names.t('flare.wild')}: ${part('wild')}`, SHEET_WIDTH, '  '),
    wrapText(`${names.t('flare.super')}: ${part('super')}`, SHEET_WIDTH, '  '),
  ];
}

export function cardText(kind: string, names: Names): string[] {
  const { type, alien } = cardInfo(kind);
  if (type !== 'flare')
    return [names.paint.bold(names.card(kind)), wrapText(names.t(`card.${kind}.text`), SHEET_WIDTH, '  ')];
  const edition = kind.endsWith('-alternate') ? 'Classic' : '';
  return [
    names.paint.bold(names.card(kind)),
    ...(['wild', 'super'] as const).map((side) =>
      wrapText(
        `${names.t(`flare.${side}`)}: ${names.t(`alien.${alien}.${side}${edition}`)}`,
        SHEET_WIDTH,
        '  ',
      ),
    ),
  ];
}
