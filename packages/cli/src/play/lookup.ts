/** Answers "?": what powers and cards do. */
import { CARD_KINDS, cardInfo, RULES, type View } from '@cosmarium/engine';
import type { Names } from '../names.ts';
import { alienText, cardText } from '../sheets.ts';

/** "?" alone: the commands, your power, what your cards do, the others' powers in one line each. */
function overview(view: View, names: Names): string[] {
  const own = view.players[view.seat];
  const kinds = [...new Set(own.hand)].filter(
    (kind) => !['attack', 'reinforcement'].includes(cardInfo(kind).type),
  );
  const others = view.players.flatMap((player, seat) =>
    seat === view.seat
      ? []
      : player.sheets.map((sheet) => {
          if (sheet.alien === '') return `${names.seat(seat)}: ${names.paint.dim(names.alien(''))}`;
          const part = (field: string) => names.t(`alien.${sheet.alien}.${field}`);
          return `${names.seat(seat)}: ${names.paint.bold(part('name'))} (${part('power')}) ${names.paint.dim(part('summary'))}`;
        }),
  );
  return [
    names.t('cli.play.commands'),
    '',
    ...own.sheets.flatMap((sheet) => alienText(sheet.alien, names)),
    ...kinds.flatMap((kind) => cardText(kind, names)),
    ...others,
  ];
}

/** Everything whose name begins with the words, in any case. */
export function lookUp(topic: string, view: View, names: Names): string {
  if (topic === '') return overview(view, names).join('\n');
  const wanted = topic.toLocaleLowerCase(names.words.lang);
  const fits = (id: string, name: string) =>
    id.startsWith(wanted) || name.toLocaleLowerCase(names.words.lang).startsWith(wanted);
  const aliens = Object.keys(RULES.aliens).filter((id) => fits(id, names.alien(id)));
  const seen = [
    ...view.players.flatMap((player) => player.hand),
    ...view.discard,
    ...CARD_KINDS.map(({ kind }) => kind),
  ];
  const cards = [...new Set(seen)].filter((kind) => fits(kind, names.card(kind)));
  const found = [
    ...aliens.flatMap((id) => alienText(id, names)),
    ...cards.slice(0, 3).flatMap((kind) => cardText(kind, names)),
  ];
  return found.length === 0 ? names.t('cli.play.unknown-topic', { topic }) : found.join('\n');
}
