import type { Game } from '../game.ts';
import { AT } from '../timing/moments.ts';
import type { Script } from '../timing/script.ts';
import { moment, settle } from '../timing/windows.ts';
import { enterPhase } from '../verbs/encounter.ts';
import { changePower } from './change-power.ts';
import { renewUntilEncounterCard } from './hand.ts';

export function* startTurn(g: Game): Script {
  enterPhase(g, 'start-turn');
  yield* changePower(g);
  // START-1 comes first: an offense without an encounter card has a new hand before anything else of the turn.
  if (!(yield* renewUntilEncounterCard(g, g.s.offense))) return;
  yield* moment(g, AT['turn.start']);
  yield* renewUntilEncounterCard(g, g.s.offense);
  yield* settle(g);
  yield* moment(g, AT.free);
  yield* renewUntilEncounterCard(g, g.s.offense);
}
