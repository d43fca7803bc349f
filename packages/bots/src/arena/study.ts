/** What players do at the moments a person watches most closely, counted over many games. */
import {
  cardInfo,
  emptiedBy,
  ownerIn,
  type AimAnswer,
  type AimDecision,
  type Answer,
  type CardOption,
  type Decision,
  type Game,
  type OfferAnswer,
  type ReinforceOption,
  type Response,
  type Seat,
  type View,
} from '@cosmarium/engine';
import type { Scene } from '../clues.ts';
import { canImagine } from '../rehearse.ts';
import { isRead, READINGS } from './exploits.ts';

/** So often, of so many chances. */
export type Tally = [count: number, of: number];
export type Habits = Record<string, Tally>;

/** Allied ships that make a fleet. */
const FLEET = 8;

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

export class Study {
  /** By seat. */
  readonly habits: Habits[];

  constructor(private readonly game: Game) {
    this.habits = game.s.players.map(() => ({}));
  }

  private note(seat: Seat, habit: string, did: boolean): void {
    const tally = (this.habits[seat][habit] ??= [0, 0]);
    if (did) tally[0]++;
    tally[1]++;
  }

  /** Called with every answer before it is given. */
  watch(d: Decision, answer: Answer): void {
    const scene: Scene = { view: this.game.view(d.seat), past: this.game.past(d.seat) };
    const { view } = scene;
    const { encounter: e, seat } = view;
    if (e === null) return;
    const short = (one: Seat) => view.players[one].foreign >= view.rules.coloniesToWin - 1;
    switch (d.kind) {
      case 'encounter-card': {
        if (seat === e.defense && new Set(d.options.map((one) => (one as CardOption).card)).size > 1)
          for (const rule of Object.keys(READINGS))
            this.note(seat, `lays-${rule}`, isRead(d, answer as number, rule));
        const types = d.options.map((option) => cardInfo((option as CardOption).card).type);
        if (!types.includes('attack') || !types.includes('negotiate')) break;
        const negotiates = types[answer as number] === 'negotiate';
        this.note(seat, seat === e.offense ? 'negotiates-attacking' : 'negotiates-defending', negotiates);
        if (seat === e.defense && sum(e.aid) >= FLEET) this.note(seat, 'negotiates-beside-fleet', negotiates);
        break;
      }
      case 'invite':
        if (seat === e.defense && short(e.offense))
          this.note(seat, 'alone-at-match-point', (answer as readonly number[]).length === 0);
        break;
      case 'ally':
        this.watchAlly(view, d, answer as AimAnswer);
        break;
      case 'launch': {
        const lives = (planet: number) =>
          ownerIn(view.systems, planet) !== seat && view.planets[planet][seat] > 0;
        const targets = d.targets as readonly number[];
        if (targets.some(lives) && !targets.every(lives))
          this.note(seat, 'aims-at-own', lives(targets[(answer as AimAnswer).target]));
        break;
      }
      case 'reinforce': {
        const option = d.options[answer as number];
        if (!this.game.s.encounter!.lowerWins || typeof option === 'string') break;
        const bit = 1 << seat;
        const side = seat === e.offense || e.allies[0] & bit ? 0 : 1;
        this.note(seat, 'reinforces-to-lose', (option as ReinforceOption).side === side);
        break;
      }
      case 'offer': {
        const { do: does } = answer as OfferAnswer;
        if (d.key === 'ask.offer' && does !== 'propose') this.note(seat, 'fails-deal', does === 'fail');
        break;
      }
      case 'respond':
        for (const one of d.options.slice(1) as Response[])
          if (one.from === 'artifact')
            this.note(seat, `uses:${one.source}`, d.options[answer as number] === one);
        break;
      default:
        break;
    }
    if (d.kind !== 'ally' && d.kind !== 'invite' && d.kind !== 'launch' && d.kind !== 'offer')
      this.note(seat, 'imagines', canImagine(scene, d));
  }

  private watchAlly(view: View, d: AimDecision, { target, ships }: AimAnswer): void {
    const { encounter, seat } = view;
    const e = encounter!;
    const most = view.rules.coloniesToWin - 1;
    const [own, offense, defense] = [seat, e.offense, e.defense].map((one) => view.players[one].foreign);
    const joins = d.targets[target];
    if (d.targets.includes('defense') && own < most && offense < most && defense >= most)
      this.note(seat, 'protects-leader', joins === 'defense');
    if (d.targets.includes('offense') && own < most && offense >= most)
      this.note(seat, 'carries-leader', joins === 'offense');
    if (d.targets.includes('offense') && e.planet >= 0 && view.planets[e.planet][seat] > 0)
      this.note(seat, 'joins-for-nothing', joins === 'offense');
    if (joins !== 'none') this.note(seat, 'gives-up-colony', emptiedBy(d.slots, ships).length > 0);
  }

  /** Called once the game is over. */
  finish(): void {
    const { s } = this.game;
    const isArtifact = (kind: string) => cardInfo(kind).type === 'artifact';
    s.players.forEach((player, seat) => {
      const kindsIn = (cards: readonly string[] | null) => (cards ?? []).filter(isArtifact).length;
      let [played, discarded] = [0, 0];
      for (const event of this.game.events(seat, 0)) {
        if (event.type === 'card.played' && event.seat === seat && event.as === 'artifact') played++;
        if (event.type === 'cards.discarded' && event.seat === seat) discarded += kindsIn(event.cards);
      }
      const held = kindsIn(player.hand.map((card) => s.kinds[card]));
      // What is played is discarded, too.
      const wasted = held + Math.max(0, discarded - played);
      for (let i = 0; i < played + wasted; i++) this.note(seat, 'artifacts-wasted', i >= played);
      for (let i = 0; i < played + wasted; i++) this.note(seat, 'artifacts-in-hand-at-end', i < held);
    });
  }
}
