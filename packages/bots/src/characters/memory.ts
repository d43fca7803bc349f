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
  | 'broke-off'
  /** Was invited for its promise and did not come; joined against somebody who had warned. */
  | 'lied'
  | 'defied'
  /** Chose allies for an attack on it; invited it to one. */
  | 'led'
  | 'invited';

export interface Deed {
  readonly kind: DeedKind;
  readonly by: Seat;
  readonly to: Seat;
  /** The number of the encounter. */
  readonly at: number;
}

/** Something said at the table in ready words: what, to whom (-1: to everybody), and in which encounter. */
export interface Spoken {
  readonly seat: Seat;
  readonly say: string;
  readonly to: Seat;
  readonly at: number;
}

/** To come with four ships if invited; and to remember who joins against the one who says it. */
export const PROMISE = 'invite-me';
export const THREAT = 'threat';

/** All a bot has from the game: what everybody has seen, and what everybody has heard of late. */
export interface Memory {
  readonly deeds: readonly Deed[];
  readonly said: readonly Spoken[];
}

export const NOTHING: Memory = { deeds: [], said: [] };

/** What was done in one encounter, by its events and by what was said. */
function deedsIn(events: readonly SeenEvent[], heard: readonly Spoken[]): Deed[] {
  let deeds: Deed[] = [];
  let at = 0;
  let proposer: Seat = -1;
  const mains: [Seat, Seat] = [-1, -1];
  const invited = [0, 0];
  const note = (kind: DeedKind, by: Seat, to: Seat) => {
    if (by >= 0 && to >= 0 && by !== to) deeds.push({ kind, by, to, at });
  };
  const said = (seat: Seat, what: string, to: Seat) =>
    heard.some((one) => one.seat === seat && one.say === what && one.to === to && one.at === at);
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
        if (event.seat !== mains[0]) break;
        note('led', mains[0], mains[1]);
        for (let seat = 0; event.seats >> seat > 0; seat++)
          if (((event.seats >> seat) & 1) === 1) note('invited', mains[0], seat);
        break;
      case 'allied':
        for (const side of [0, 1] as const) {
          const main = mains[side];
          const asked = (invited[side] & (1 << event.seat)) !== 0;
          if (event.side === side) note('helped', event.seat, main);
          else if (asked && said(event.seat, PROMISE, main)) note('lied', event.seat, main);
          else if (asked && event.side === -1) note('refused', event.seat, main);
          if (event.side === 1 - side) {
            note('opposed', event.seat, main);
            if (said(main, THREAT, -1)) note('defied', event.seat, main);
          }
        }
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
  /** The events of each encounter, and what was done in it, once somebody asks; the last one goes on. */
  private readonly encounters: { events: SeenEvent[]; deeds: readonly Deed[] | null }[] = [
    { events: [], deeds: null },
  ];
  private heard: readonly Spoken[] = [];

  /** `settled`: what was done in encounters this game does not tell of, because it began later. */
  constructor(private readonly settled: readonly Deed[] = []) {}

  follow(game: Pick<Game, 'eventCount' | 'events'>): this {
    if (game.eventCount === this.read) return this;
    for (const event of game.events(-1, this.read)) this.take(event);
    this.read = game.eventCount;
    return this;
  }

  /** What has been said in ready words, as far as anybody still knows it. */
  hear(heard: readonly Spoken[]): this {
    if (heard === this.heard) return this;
    this.heard = heard;
    for (const encounter of this.encounters) encounter.deeds = null;
    return this;
  }

  private take(event: SeenEvent): void {
    if (event.type === 'encounter') {
      this.encounters.push({ events: [event], deeds: null });
      return;
    }
    const now = this.encounters.at(-1)!;
    now.deeds = null;
    // Nobody can take back what was done before the encounter.
    if (event.type === 'undone') now.events.length = Math.max(0, now.events.length - event.count);
    else now.events.push(event);
  }

  /** What was done before the running encounter. */
  get before(): readonly Deed[] {
    return this.deedsOf(this.encounters.slice(0, -1));
  }

  get memory(): Memory {
    return { deeds: this.deedsOf(this.encounters), said: this.heard };
  }

  private deedsOf(encounters: Chronicle['encounters']): readonly Deed[] {
    const deeds = this.settled.slice();
    for (const one of encounters) deeds.push(...(one.deeds ??= deedsIn(one.events, this.heard)));
    return deeds;
  }
}

/** What these events tell, if nothing was said. */
export const memoryOf = (events: readonly SeenEvent[]): Memory =>
  new Chronicle().follow({ eventCount: events.length, events: () => events.slice() }).memory;
