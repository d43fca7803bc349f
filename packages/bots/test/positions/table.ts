/** Tables at which a thinking bot is asked something, and what it answers. */
import {
  Table,
  type AimAnswer,
  type AimDecision,
  type CardOption,
  type ChoiceDecision,
  type DecisionKind,
  type PlayerSpec,
  type PositionSpec,
} from '@cosmarium/engine';
import { createBot, type Level } from '../../src/index.ts';

export const THINKING: Level[] = ['normal', 'hard'];

/** Five players of whom nobody has a power that matters here. */
export function position({
  deck,
  destiny = ['destiny-blue'],
  ...players
}: Partial<Record<'red' | 'blue' | 'green' | 'yellow' | 'purple', Partial<PlayerSpec>>> &
  Pick<PositionSpec, 'deck' | 'destiny'>) {
  const plain: PlayerSpec[] = [
    { colour: 'red', alien: 'vacuum' },
    { colour: 'blue', alien: 'machine' },
    { colour: 'green', alien: 'remora' },
    { colour: 'yellow', alien: 'clone' },
    { colour: 'purple', alien: 'filch' },
  ];
  const spec: PositionSpec = {
    encounter: 2,
    destiny,
    deck,
    players: plain.map((one) => ({ ...one, ...players[one.colour as 'red'] })),
  };
  return new Table(spec);
}

export const ATTACKS = ['attack-06', 'attack-08', 'attack-10', 'negotiate'];
/** Colonies on one planet each of these players. */
export const at = (...planets: string[]) => Object.fromEntries(planets.map((planet) => [planet, 1]));

/** What the bot of this colour answers to the decision it has open. */
export function asks(t: Table, colour: string, kind: DecisionKind, level: Level) {
  const { decision } = t.asked(colour, kind);
  const { answer } = createBot({ level, seed: 'position' }).choose(
    t.game.view(decision.seat),
    decision,
    t.game.past(decision.seat),
  );
  return { decision, answer };
}
export function card(t: Table, colour: string, level: Level): string {
  const { decision, answer } = asks(t, colour, 'encounter-card', level);
  return ((decision as ChoiceDecision).options[answer as number] as CardOption).card;
}
export function target(t: Table, colour: string, kind: 'launch' | 'ally', level: Level) {
  const { decision, answer } = asks(t, colour, kind, level);
  const { target: chosen, ships } = answer as AimAnswer;
  return { target: (decision as AimDecision).targets[chosen], ships, slots: (decision as AimDecision).slots };
}

/** Everybody who may respond passes until this one is asked something of this kind. */
export function until(t: Table, colour: string, kind: DecisionKind): Table {
  for (let i = 0; i < 40; i++) {
    const [first] = t.open();
    if (t.open().some((one) => one.seat === colour && one.kind === kind)) return t;
    t.game.answer(first.decision.seat, first.decision.id, first.decision.fallback);
  }
  throw new Error(`${colour} is never asked ${kind}`);
}
