/** What is said in a solo game, and what its bots remember. What was said is not kept. */
import { botSeed, Chronicle, Gossip, type Memory, type Speaker, type Spoken } from '@cosmarium/bots';
import type { Game, Seat } from '@cosmarium/engine';
import { emoteNamed, type ChatLine, type Phrase } from '@cosmarium/protocol';
import type { KeptGame } from './game.ts';

export class SoloTalk {
  private readonly gossip = new Gossip();
  private readonly chronicle = new Chronicle();
  private said: readonly Spoken[] = [];
  private read = 0;
  private last = 0;

  constructor(
    private readonly kept: Pick<KeptGame, 'code' | 'seat' | 'name' | 'characters'>,
    /** What chance is drawn from. */
    private readonly secret: string,
    private readonly say: (line: ChatLine) => void,
  ) {}

  /** What has happened already was talked about already. */
  recall(game: Game): this {
    this.gossip.watch(this.fresh(game), [], () => this.parlour(game));
    return this;
  }

  memory(game: Game): Memory {
    return this.chronicle.hear(this.said).follow(game).memory;
  }

  /** The bots say something to what has happened since the last time. */
  watch(game: Game): void {
    const parlour = () => this.parlour(game);
    this.tell(this.gossip.watch(this.fresh(game), this.speakers, parlour));
  }

  /** The player says something. */
  hear(text: string): void {
    const { seat, name, code } = this.kept;
    this.say({ guest: code, seat, name, text, at: this.now() });
  }

  /** The same in ready words, to a seat or to everybody; a bot may answer. */
  phrase(game: Game, phrase: Phrase, to: Seat): void {
    const line = { seat: this.kept.seat, say: phrase, to, at: this.gossip.at };
    this.tell([line]);
    this.tell(this.gossip.listen(line, this.speakers, this.parlour(game)));
  }

  private tell(lines: readonly Spoken[]): void {
    if (lines.length > 0) this.said = [...this.said, ...lines];
    for (const { seat, say, to } of lines) {
      const bot = this.speakers.find((one) => one.seat === seat);
      const who =
        bot === undefined
          ? { guest: this.kept.code, name: this.kept.name }
          : { guest: `bot:${bot.character}`, name: '' };
      const emote = emoteNamed(say);
      const words = emote === null ? { text: '', says: { key: say, to } } : { text: emote };
      this.say({ ...who, seat, ...words, at: this.now() });
    }
  }

  private get speakers(): Speaker[] {
    return (this.kept.characters ?? []).flatMap((character, seat) =>
      character === null ? [] : [{ seat, character }],
    );
  }

  /** What everybody has seen since the last time. */
  private fresh(game: Game) {
    const fresh = game.events(-1, this.read);
    this.read = game.eventCount;
    return fresh;
  }

  private parlour(game: Game) {
    const seed = botSeed(this.secret, { seat: -1, id: -1 });
    return { view: game.view(-1), memory: this.memory(game), seed };
  }

  /** No two lines have the same time. */
  private now(): number {
    return (this.last = Math.max(Date.now(), this.last + 1));
  }
}
