import type { From } from '../decisions.ts';
import type { Game } from '../game.ts';
import type { Standing } from '../rulebook.ts';
import { faceDownSheet } from '../state/query.ts';
import type { Card, Encounter, GameState, Lasting, Seat, Sheet } from '../state/types.ts';
import { newSheet } from '../verbs/sheets.ts';
import type { Ctx, Fate } from './abilities.ts';
import { NO_TARGET, type Target } from './aim.ts';
import type { MomentName, Moments } from './moments.ts';

export const NO_SHEET: Sheet = Object.freeze(newSheet(''));

/** An ability that may act at this moment, and the context its script runs in. */
export class Candidate implements Ctx {
  fate: Fate = 'usual';
  target: Target = NO_TARGET;
  /** It has taken effect. */
  performed = false;
  readonly g: Game;
  readonly me: Seat;
  readonly ev: never;
  readonly ability: Standing;
  readonly from: From;
  /** Alien id or card kind. */
  readonly source: string;
  readonly sheet: Sheet;
  readonly card: Card;
  readonly pile: string;
  readonly lasting: Lasting | null;

  constructor(
    g: Game,
    me: Seat,
    ev: Moments[MomentName],
    ability: Standing,
    from: From,
    source: string,
    sheet: Sheet = NO_SHEET,
    card: Card = -1,
    pile = '',
    lasting: Lasting | null = null,
  ) {
    this.g = g;
    this.me = me;
    this.ev = ev as never;
    this.ability = ability;
    this.from = from;
    this.source = source;
    this.sheet = sheet;
    this.card = card;
    this.pile = pile;
    this.lasting = lasting;
  }

  get s(): GameState {
    return this.g.s;
  }
  get e(): Encounter {
    return this.g.s.encounter!;
  }
  /** VAR-HID: the sheet that has to be turned up for it; null if none. */
  get faceDown(): Sheet | null {
    if (this.from === 'super') return faceDownSheet(this.g, this.me, this.g.cards[this.card].alien);
    return this.sheet.faceDown ? this.sheet : null;
  }
  get onceKey(): string {
    return `${this.me}:${this.deed}`;
  }
  private get deed(): string {
    return `${this.source}:${this.from}:${this.ability.name}`;
  }
  /** Whether what can be done once has been done: with a power by whoever had it then. */
  get isUsedUp(): boolean {
    const { once } = this.e;
    if (once.length === 0) return false;
    return this.from === 'power'
      ? once.some((key) => key.endsWith(`:${this.deed}`))
      : once.includes(this.onceKey);
  }
}
