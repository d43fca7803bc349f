/** What the players have done to one another, told from what everybody has seen. */
import { cardInfo, type Game, type Seat, type SeenEvent } from '@cosmarium/engine';

export type DeedKind =
  /** Joined its side, or the other one; was invited and stayed at home. */
  | 'helped'
  | 'opposed'
  | 'refused'
  /** Attacked it with an attack card; destiny alone is no deed. */
  | 'attacked'
  /** Made a deal with it, or let it fail. */
  | 'dealt'
  | 'broke-off';

export interface Deed {
  readonly kind: DeedKind;
  readonly by: Seat;
  readonly to: Seat;
  /** The number of the encounter. */
  readonly at: number;
}

/** All a bot has from the game before the running encounter, and of that encounter what everybody has seen. */
export interface Memory {
  readonly deeds: readonly Deed[];
}

export const NOTHING: Memory = { deeds: [] };

/** What was done in one encounter, by its events. */
function deedsIn(events: readonly SeenEvent[]): Deed[] {
  let deeds: Deed[] = [];
  let at = 0;
  let proposer: Seat = -1;
  const mains: [Seat, Seat] = [-1, -1];
  const invited = [0, 0];
  const note = (kind: DeedKind, by: Seat, to: Seat) => {
    if (by >= 0 && to >= 0 && by !== to) deeds.push({ kind, by, to, at });
  };
  for (const event of events)
    switch (event.type) {
      case 'encounter':
        at = event.number;
        mains[0] = event.seat;
        break;
      case 'defense':
        mains[1] = event.seat;
        break;
      case 'invited':
        invited[event.seat === mains[0] ? 0 : 1] = event.seats;
        break;
      case 'allied':
        if (event.side !== -1) {
          note('helped', event.seat, mains[event.side]);
          note('opposed', event.seat, mains[event.side === 0 ? 1 : 0]);
        } else
          for (const side of [0, 1])
            if (invited[side] & (1 << event.seat)) note('refused', event.seat, mains[side]);
        break;
      case 'alliance.cancelled':
        deeds = deeds.filter(({ by }) => by !== event.seat);
        break;
      case 'revealed':
        if (event.side === 0 && event.cards?.some((card) => cardInfo(card).type === 'attack') === true)
          note('attacked', mains[0], mains[1]);
        break;
      case 'proposed':
        proposer = event.seat;
        break;
      case 'deal': {
        const other = mains[proposer === mains[0] ? 1 : 0];
        if (event.made) {
          note('dealt', mains[0], mains[1]);
          note('dealt', mains[1], mains[0]);
        } else if (!event.quashed && mains.includes(proposer)) note('broke-off', other, proposer);
        break;
      }
      default:
    }
  return deeds;
}

/** Follows a game and knows what everybody has seen of it. */
export class Chronicle {
  private read = 0;
  private encounter: SeenEvent[] = [];
  private known: readonly Deed[] | null = null;

  /** `before`: what was done in encounters this game does not tell of, because it began later. */
  constructor(private settled: readonly Deed[] = []) {}

  follow(game: Pick<Game, 'eventCount' | 'events'>): this {
    if (game.eventCount === this.read) return this;
    for (const event of game.events(-1, this.read)) this.take(event);
    this.read = game.eventCount;
    this.known = null;
    return this;
  }

  private take(event: SeenEvent): void {
    // Nobody can take back what was done before the encounter.
    if (event.type === 'undone') this.encounter.length = Math.max(0, this.encounter.length - event.count);
    else if (event.type === 'encounter') {
      this.settled = [...this.settled, ...deedsIn(this.encounter)];
      this.encounter = [event];
    } else this.encounter.push(event);
  }

  /** What was done before the running encounter. */
  get before(): readonly Deed[] {
    return this.settled;
  }

  get memory(): Memory {
    return { deeds: (this.known ??= [...this.settled, ...deedsIn(this.encounter)]) };
  }
}
