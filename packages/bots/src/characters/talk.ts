/**
 * What bots say. All of it follows from what everybody at the table has been shown and has heard: nothing a bot says, and
 * no moment at which it speaks, can tell of a card.
 */
import { diceFrom, type Outcome, type Seat, type SeenEvent, type View } from '@cosmarium/engine';
import { atMatchPoint, boardOf } from '../value.ts';
import { CHARACTERS, type CharacterName } from './all.ts';
import { PROMISE, THREAT, type Memory, type Spoken } from './memory.ts';
import { likings } from './temper.ts';

/** A bot at the table. */
export interface Speaker {
  readonly seat: Seat;
  readonly character: CharacterName;
}

/** What everybody can see and has heard. */
export interface Parlour {
  /** Of a spectator. */
  readonly view: View;
  readonly memory: Memory;
  /** What chance is drawn from. */
  readonly seed: string;
}

/** Something worth a word: how often, of a hundred times; a light one may be a joke instead. */
interface Occasion {
  say: string;
  to?: Seat;
  often: number;
  light?: string;
}

/** The encounter as its events tell it. */
interface Scene {
  at: number;
  mains: [Seat, Seat];
  allies: Map<Seat, number>;
}

function sceneOf(events: readonly SeenEvent[]): Scene {
  const scene: Scene = { at: 0, mains: [-1, -1], allies: new Map() };
  for (const event of events) {
    if (event.type === 'encounter') [scene.at, scene.mains[0]] = [event.number, event.seat];
    if (event.type === 'defense') scene.mains[1] = event.seat;
    if (event.type === 'allied' && event.side !== -1) scene.allies.set(event.seat, event.side);
  }
  return scene;
}

/** So many ships are promised, and must be free. */
const FLEET = 4;

const spare = ({ planets }: View, seat: Seat): number =>
  planets.reduce((sum, ships) => sum + Math.max(0, ships[seat] - 1), 0);

class Mind {
  private readonly likes: readonly number[];
  private readonly tense: boolean;

  constructor(
    private readonly speaker: Speaker,
    private readonly parlour: Parlour,
    private readonly scene: Scene,
  ) {
    const { view, memory } = parlour;
    const board = boardOf(view);
    this.likes = likings(CHARACTERS[speaker.character], memory, speaker.seat, view.players.length);
    this.tense = view.players.some((_, seat) => atMatchPoint(board, seat));
  }

  private own(what: string): string {
    return `${this.speaker.character}.${what}`;
  }

  /** What it would like to say to this. */
  occasions(event: SeenEvent): Occasion[] {
    switch (event.type) {
      case 'phase':
        return event.phase === 'alliance' ? this.beforeAlliances() : [];
      case 'outcome':
        return this.afterFight(event.outcome);
      case 'deal':
        if (!this.scene.mains.includes(this.speaker.seat)) return [];
        return [
          { say: event.made ? 'deal-made' : 'deal-failed', often: 50, light: event.made ? 'deal' : 'sad' },
        ];
      case 'encounter':
        return this.warning();
      case 'won':
        return event.seats.includes(this.speaker.seat)
          ? [{ say: this.own('won'), often: 90 }]
          : [{ say: 'well-played', often: 50, light: 'wave' }];
      default:
        return [];
    }
  }

  private beforeAlliances(): Occasion[] {
    const { seat, character } = this.speaker;
    const [offense, defense] = this.scene.mains;
    const { honest, revenge } = CHARACTERS[character];
    if (this.tense || offense < 0 || defense < 0) return [];
    if (seat === defense) return [{ say: THREAT, often: 15 * revenge }];
    const willing = !honest || (this.likes[offense] >= 0 && this.likes[offense] >= this.likes[defense]);
    if (seat === offense || !willing || spare(this.parlour.view, seat) < FLEET) return [];
    return [{ say: PROMISE, to: offense, often: 20 }];
  }

  private afterFight(outcome: Outcome): Occasion[] {
    const { seat } = this.speaker;
    const side = this.scene.mains.indexOf(seat);
    if (side < 0 || outcome.type !== 'win') return [];
    if (outcome.side !== side)
      return [{ say: this.own('lost'), to: this.scene.mains[1 - side], often: 35, light: 'sad' }];
    const friend = [...this.scene.allies].find(([, joined]) => joined === side)?.[0];
    if (friend !== undefined) return [{ say: this.own('thanks'), to: friend, often: 45, light: 'yes' }];
    return [{ say: this.own('won'), often: 25, light: 'laugh' }];
  }

  /** Somebody else may win with the next success. */
  private warning(): Occasion[] {
    const board = boardOf(this.parlour.view);
    const leader = this.parlour.view.players.findIndex(
      (_, seat) => seat !== this.speaker.seat && atMatchPoint(board, seat),
    );
    return leader < 0 ? [] : [{ say: 'leader', to: leader, often: 25, light: 'wow' }];
  }

  /** What it says to somebody who spoke to it, or to all. */
  answer({ seat: who, say }: Spoken): Occasion[] {
    const liked = this.likes[who];
    const main = this.scene.mains.includes(this.speaker.seat);
    switch (say) {
      case PROMISE:
        return main
          ? [{ say: liked >= 0 && !this.tense ? 'answer-yes' : 'answer-no', to: who, often: 100 }]
          : [];
      case 'help-me':
        if (main || !this.scene.mains.includes(who)) return [];
        return [{ say: liked >= 0 && !this.tense ? 'answer-maybe' : 'answer-no', to: who, often: 60 }];
      case THREAT:
        return [{ say: 'answer-threat', to: who, often: 50, light: 'bluff' }];
      case 'thanks':
      case 'well-played':
        return [{ say: 'answer-thanks', to: who, often: 60, light: 'smile' }];
      case 'sorry':
        return [
          {
            say: liked < -0.5 ? 'answer-unforgiven' : 'answer-forgiven',
            to: who,
            often: 80,
            light: 'innocent',
          },
        ];
      case 'hello':
        return [{ say: 'hello', to: who, often: 70, light: 'wave' }];
      default:
        return [];
    }
  }
}

/** What may be worth a word; most of what happens is not. */
const TELLING: ReadonlySet<string> = new Set(['encounter', 'phase', 'outcome', 'deal', 'won']);

/** Little faces are said as `emote.<name>`. */
const EMOTE = 'emote.';

/** Hears what happens at a table, and has its bots say something now and then: each at most once in an encounter. */
export class Gossip {
  private encounter: SeenEvent[] = [];

  /** What the bots say to what has just been shown to everybody. */
  watch(fresh: readonly SeenEvent[], speakers: readonly Speaker[], parlour: () => Parlour): Spoken[] {
    const said: Spoken[] = [];
    for (const event of fresh) {
      if (event.type === 'encounter') this.encounter = [];
      if (event.type === 'undone') this.encounter.splice(Math.max(0, this.encounter.length - event.count));
      else this.encounter.push(event);
      if (speakers.length > 0 && TELLING.has(event.type))
        this.speak(said, speakers, parlour(), (mind) => mind.occasions(event));
    }
    return said;
  }

  /** What they say to somebody who has spoken to one of them, or to all. */
  listen(line: Spoken, speakers: readonly Speaker[], parlour: Parlour): Spoken[] {
    const said: Spoken[] = [];
    const meant = speakers.filter(({ seat }) => seat !== line.seat && (line.to < 0 || line.to === seat));
    this.speak(said, meant, parlour, (mind) => mind.answer(line));
    return said;
  }

  /** The encounter that is talked about. */
  get at(): number {
    return sceneOf(this.encounter).at;
  }

  private speak(
    said: Spoken[],
    speakers: readonly Speaker[],
    parlour: Parlour,
    think: (mind: Mind) => Occasion[],
  ): void {
    const scene = sceneOf(this.encounter);
    const { at } = scene;
    for (const speaker of speakers) {
      const { seat, character } = speaker;
      const spoke = (one: Spoken) => one.seat === seat && one.at === at;
      if (said.some(spoke) || parlour.memory.said.some(spoke)) continue;
      for (const { say, to = -1, often, light } of think(new Mind(speaker, parlour, scene))) {
        const dice = diceFrom(`${parlour.seed} ${seat} ${at} ${say}`);
        if (dice(100) >= often) continue;
        const joke = light !== undefined && dice(100) < 100 * CHARACTERS[character].jokes;
        said.push({ seat, say: joke ? EMOTE + light : say, to, at });
        break;
      }
    }
  }
}
