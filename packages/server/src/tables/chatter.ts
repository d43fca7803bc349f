/**
 * What the bots at a table say. It follows from what spectators have been shown and from what everybody has heard, and is
 * said when spectators are shown it: neither words nor times can tell of anything hidden.
 */
import { botSeed, Chronicle, Gossip, type Speaker, type Spoken } from '@cosmarium/bots';
import type { Clock } from '../clock.ts';
import { SPECTATOR } from './connection.ts';
import type { Copy } from './copy.ts';
import type { Session } from './session.ts';
import type { Talk } from './talk.ts';

/** A session, and as much of it as spectators have been shown. */
interface Watched {
  session: Session;
  gossip: Gossip;
  chronicle: Chronicle;
  /** Events so far. */
  until: number;
}

export class Chatter {
  private watched: Watched | null = null;

  constructor(
    private readonly copy: Copy,
    private readonly talk: Talk,
    private readonly clock: Clock,
  ) {}

  /** Which encounter is talked about; 0 before the first. */
  get at(): number {
    return this.watched?.gossip.at ?? 0;
  }

  /** What the bots say to what has been shown since the last time. */
  remarks(): Spoken[] {
    const { session } = this.copy;
    const speakers = this.speakers();
    if (session === null || speakers.length === 0) return [];
    if (this.watched?.session !== session) this.watched = this.look(session);
    const { watched } = this;
    const until = session.shownTo(SPECTATOR, this.clock.now());
    if (until <= watched.until) return [];
    const [fresh] = session.eventsOf([{ seat: SPECTATOR, from: watched.until, until }]);
    watched.until = until;
    return watched.gossip.watch(fresh, speakers, () => this.parlour(watched));
  }

  /** What they say to a person. */
  answers(line: Spoken): Spoken[] {
    const { watched } = this;
    if (watched === null || watched.session !== this.copy.playing) return [];
    return watched.gossip.listen(line, this.speakers(), this.parlour(watched));
  }

  /** Makes it heard. Each says one line in an encounter: the second would have the same name. */
  async say(lines: readonly Spoken[]): Promise<void> {
    const speakers = this.speakers();
    for (const { seat, ...line } of lines) {
      const character = speakers.find((one) => one.seat === seat)?.character;
      if (character === undefined) continue;
      await this.talk.say({
        guest: `bot:${character}`,
        seat,
        name: '',
        command: `${seat}:${line.at}`,
        kind: 'line',
        text: JSON.stringify(line),
      });
    }
  }

  private speakers(): Speaker[] {
    return this.copy.stored.seats.flatMap(({ seat, character }) =>
      character === null ? [] : [{ seat, character }],
    );
  }

  /** What has been shown already was talked about already. */
  private look(session: Session): Watched {
    const until = session.shownTo(SPECTATOR, this.clock.now());
    const gossip = new Gossip();
    const [shown] = session.eventsOf([{ seat: SPECTATOR, from: session.earliest, until }]);
    const watched = { session, gossip, chronicle: new Chronicle(session.deeds), until };
    gossip.watch(shown, [], () => this.parlour(watched));
    return watched;
  }

  private parlour({ session, chronicle, until }: Watched) {
    const from = session.earliest;
    const shown = {
      eventCount: until - from,
      events: (seat: number, first = 0) => session.eventsOf([{ seat, from: from + first, until }])[0],
    };
    return {
      view: session.sights([SPECTATOR], this.clock.now())[0].view,
      memory: chronicle.hear(this.talk.spoken).follow(shown).memory,
      seed: botSeed(this.copy.stored.row.seed, { seat: SPECTATOR, id: -1 }),
    };
  }
}
