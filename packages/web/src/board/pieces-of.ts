/** What lies in front of a player besides cards and ships on planets: pieces with ships on them, technologies, tokens. */
import type { HoldView, Seat, View } from '@cosmarium/engine';
import type { Names } from '@cosmarium/story';

export interface Piece {
  key: string;
  /** What is drawn for it. */
  sign: string;
  name: string;
  /** Ships on it, or how many there are; null where that goes without saying. */
  count: number | null;
  /** In words, with whose ships they are. */
  says: string;
  /** It does something: a technology that is completed. */
  lit: boolean;
}

export const isTechnology = ({ sign }: Piece): boolean => sign === 'technology';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

interface Held {
  /** Whose sheet it belongs to. */
  owner: Seat;
  alien: string;
  hold: HoldView;
}

const held = ({ players }: View): Held[] =>
  players.flatMap(({ sheets }, owner) =>
    sheets.flatMap(({ alien, holds }) => holds.map((hold) => ({ owner, alien, hold }))),
  );

/** Those that are somewhere in a system. */
export const piecesAbroad = (view: View): Held[] => held(view).filter(({ hold }) => hold.system >= 0);

/** Without ships the others are nothing. */
const isThere = ({ hold }: Held): boolean => hold.system >= 0 || sum(hold.ships) > 0;
const whereIs = ({ owner, hold }: Held): Seat => (hold.system < 0 ? owner : hold.system);

export function piecesOf(view: View, names: Names, seat: Seat): Piece[] {
  const { technologies } = view.players[seat];
  const announced = view.encounter?.announced ?? [];
  return [
    ...held(view)
      .filter((one) => isThere(one) && whereIs(one) === seat)
      .map(({ alien, owner, hold }) => ({
        key: `hold ${hold.place}`,
        sign: hold.name,
        name: names.t(`${alien}.hold.${hold.name}`),
        count: sum(hold.ships),
        says: `${owner === seat ? '' : `${names.plainSeat(owner)}: `}${names.hold(alien, hold)}`,
        lit: false,
      })),
    ...technologies.map(({ card, up, ships, hold }) => {
      const name = card === null ? names.t('technology.face-down') : names.plainCard(card);
      return {
        key: `technology ${hold}`,
        sign: 'technology',
        name,
        count: up ? null : ships,
        says: up ? name : `${name}: ${names.research(card, ships)}`,
        lit: up,
      };
    }),
    ...announced
      .filter(({ holders }) => (holders & (1 << seat)) !== 0)
      .map(({ source, name, by }) => {
        const words = names.t('piece.token', { alien: names.plainAlien(source) });
        return {
          key: `token ${source} ${name} ${by}`,
          sign: 'token',
          name: words,
          count: null,
          says: words,
          lit: true,
        };
      }),
  ];
}

/** Everything on the sheets of a player and in front of them, in words. */
export function liesOn(view: View, names: Names, seat: Seat): string[] {
  return [
    ...piecesOf(view, names, seat).map(({ says }) => says),
    ...view.players[seat].sheets.flatMap(({ alien, tokens, pieces }) => [
      ...(tokens > 0 ? [names.t('web.board.tokens', { count: tokens })] : []),
      ...pieces.map((piece) => names.piece(alien, piece)),
    ]),
  ];
}
