/** What the bots of a game in the terminal say. */
import { Chronicle, Gossip, type CharacterName, type Speaker, type Spoken } from '@cosmarium/bots';
import type { Game } from '@cosmarium/engine';
import { emoteNamed } from '@cosmarium/protocol';
import type { Names } from '../names.ts';

export class Talk {
  /** Everything that was said. */
  said: readonly Spoken[] = [];
  private readonly gossip = new Gossip();
  private readonly chronicle = new Chronicle();
  private read = 0;
  private readonly speakers: readonly Speaker[];

  /** Characters by seat. */
  constructor(
    characters: readonly (CharacterName | null)[],
    private readonly seed: string,
  ) {
    this.speakers = characters.flatMap((character, seat) =>
      character === null ? [] : [{ seat, character }],
    );
  }

  /** What is said to what has happened since the last time, in words. */
  about(game: Game, names: Names): string[] {
    const fresh = game.events(-1, this.read);
    this.read = game.eventCount;
    const lines = this.gossip.watch(fresh, this.speakers, () => ({
      view: game.view(-1),
      memory: this.chronicle.hear(this.said).follow(game).memory,
      seed: this.seed,
    }));
    if (lines.length > 0) this.said = [...this.said, ...lines];
    return lines.map((line) => this.inWords(line, names));
  }

  private inWords({ seat, say, to }: Spoken, names: Names): string {
    const { character } = this.speakers.find((one) => one.seat === seat)!;
    const player = to < 0 ? names.t('say.everybody') : names.seat(to);
    return names.t('cli.play.says', {
      who: names.seat(seat),
      character: names.t(`character.${character}`),
      text: emoteNamed(say) ?? names.t(`say.${say}`, { player }),
    });
  }
}
