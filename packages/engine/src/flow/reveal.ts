import type { Game } from '../game.ts';
import { UNNUMBERED } from '../decisions.ts';
import type { ReinforceOption } from '../decisions.ts';
import {
  hasPlayable,
  isReinforcement,
  mainPlayer,
  otherSide,
  playable,
  playsFreely,
  priority,
  type Playable,
} from '../state/query.ts';
import { DEFENSE, OFFENSE, SIDES } from '../state/types.ts';
import type { Encounter, Seat, Side } from '../state/types.ts';
import { targetOf } from '../timing/aim.ts';
import { hasRole, sideOf } from '../timing/abilities.ts';
import { AT, type Moments } from '../timing/moments.ts';
import { hasCards } from '../timing/openly.ts';
import { NOTHING, type Script } from '../timing/script.ts';
import { mayPlayFrom } from '../timing/use.ts';
import { couldAct, couldActOpenly, moment, settle, turnUpFor } from '../timing/windows.ts';
import { turnUpBeside } from '../verbs/beside.ts';
import { enterPhase, peekAtLaid, reinforce, turnUp } from '../verbs/encounter.ts';
import { settleFaces, showFaces } from '../verbs/faces.ts';
import { decideOutcome } from '../verbs/outcome.ts';
import { unlessDecided, type Step } from './steps.ts';

const CHANGES = [AT['reveal.adjust'], AT['reveal.settled'], AT['reveal.after']] as const;

/** From the cards as they have settled to what comes of them. */
const TOTALS: readonly Step[] = [
  AT['reveal.cards'],
  AT['reveal.bets'],
  AT.free,
  openReveal,
  reinforcing,
  unlessDecided([AT['reveal.totals'], unlessDecided([decideOutcome])]),
];

export const REVEAL: readonly Step[] = [
  (g) => enterPhase(g, 'reveal'),
  seesFirst,
  turnUpBoth,
  turnUpOthers,
  showFaces,
  AT['reveal.settling'],
  settleFaces,
  AT['reveal.kickers'],
  unlessDecided(TOTALS),
];

function turnUpBoth(g: Game): Script {
  const e = g.s.encounter!;
  const first = showsFirst(g);
  if (!isShown(e, first)) turnUp(g, first);
  const second = otherSide(first);
  return isShown(e, second) ? NOTHING : turnUpSecond(g, second);
}

function turnUpOthers(g: Game): void {
  for (const one of g.s.encounter!.beside) turnUpBeside(g, one);
}

function turnUpSecond(g: Game, side: Side): Script {
  const showing = showingOf(g.s.encounter!, side);
  const script = moment(g, AT['reveal.showing'], showing);
  if (script !== NOTHING) return turnUpAfter(g, side, showing, script);
  turnUp(g, side);
  return NOTHING;
}

function* turnUpAfter(g: Game, side: Side, showing: Moments['reveal.showing'], script: Script): Script {
  yield* script;
  if (!showing.hidden) turnUp(g, side);
}

/** Is there nothing to turn up? A defense may have no card at all (START-1a). */
function isShown(e: Encounter, side: Side): boolean {
  const laid = e.laid[side];
  return laid === null || laid.up || e.faces[side] !== null;
}

const showingOf = (e: Encounter, side: Side): Moments['reveal.showing'] => ({
  seat: mainPlayer(e, side),
  hidden: false,
});

/** REV-1: who turns up the card first. A player with an answer to the other's card shows last. */
function showsFirst(g: Game): Side {
  const e = g.s.encounter!;
  const waits =
    !isShown(e, OFFENSE) && couldActOpenly(g, AT['reveal.showing'], showingOf(e, OFFENSE), e.offense);
  return waits ? DEFENSE : OFFENSE;
}

/**
 * VAR-HID: an offense with such an answer on a sheet that lies face down sees the other card before anybody else, and may
 * turn the sheet up for it. Nobody can tell by the order of the cards that it did not.
 */
function seesFirst(g: Game): Script {
  const e = g.s.encounter!;
  if (isShown(e, OFFENSE)) return NOTHING;
  for (const { faceDown } of g.s.players[e.offense].sheets) if (faceDown) return seeingFirst(g, e);
  return NOTHING;
}

function* seeingFirst(g: Game, e: Encounter): Script {
  const showing = showingOf(e, OFFENSE);
  if (couldAct(g, AT['reveal.showing'], showing, e.offense)) peekAtLaid(g, e.offense, DEFENSE);
  yield* turnUpFor(g, AT['reveal.showing'], showing, e.offense);
}

/** Who may play reinforcements, if they have any. */
const reinforces = (g: Game, seat: Seat): boolean =>
  hasRole(g.s.encounter!, seat, 'main-or-ally') || playsFreely(g, seat);

/** The table waits for reinforcements if anybody involved has cards, whatever they are. */
function openReinforcing(g: Game): void {
  if (g.s.players.some((player, seat) => reinforces(g, seat) && hasCards(player))) g.openWindow();
}

const mayReinforce = (g: Game, seat: Seat): boolean =>
  !g.s.encounter!.silent && reinforces(g, seat) && hasPlayable(g, seat, isReinforcement);

/**
 * REV-6, REV-6a: until all pass in a row everybody involved may reinforce either side, also without effect; and whatever
 * has been played can be answered by whatever belongs to the reveal phase.
 */
function reinforcing(g: Game): Script {
  openReinforcing(g);
  if (g.s.encounter!.outcome !== null) return NOTHING;
  const order = priority(g.s);
  for (let turn = 0; turn < order.length; turn++)
    if (mayReinforce(g, order[turn])) return reinforcements(g, order, turn);
  return NOTHING;
}

/** The first who could is asked; those before have nothing to play. */
function* reinforcements(g: Game, order: readonly Seat[], first: number): Script {
  const e = g.s.encounter!;
  let passed = first;
  for (let turn = first; passed < order.length && e.outcome === null; turn = (turn + 1) % order.length) {
    const seat = order[turn];
    const able = mayReinforce(g, seat);
    if (able && (yield* reinforcementBy(g, seat, playable(g, seat, isReinforcement)))) {
      passed = 0;
      yield* settle(g);
      yield* openReveal(g);
      openReinforcing(g);
    } else passed++;
  }
}

/** Changes of cards and of totals, in turn until nobody has an answer to what was done last. */
function openReveal(g: Game): Script {
  for (let i = 0; i < CHANGES.length; i++) {
    const changes = moment(g, CHANGES[i]);
    const script = changes === NOTHING ? settle(g) : changes;
    if (script !== NOTHING) return changing(g, i, script, changes === NOTHING);
  }
  return NOTHING;
}

/** Some moment of it has led to something, or its `settled` has. */
function* changing(g: Game, first: number, script: Script, settled: boolean): Script {
  let quiet = first;
  let acts = g.acts;
  yield* script;
  if (!settled) yield* settle(g);
  for (let i = first; ;) {
    quiet = g.acts === acts ? quiet + 1 : 1;
    if (quiet === CHANGES.length) return;
    i = (i + 1) % CHANGES.length;
    acts = g.acts;
    yield* moment(g, CHANGES[i]);
    yield* settle(g);
  }
}

function* reinforcementBy(g: Game, seat: Seat, cards: Playable[]): Script<boolean> {
  const own = sideOf(g.s.encounter!, seat);
  const sides = own < 0 ? SIDES : [own as Side, otherSide(own as Side)];
  const options: ('pass' | ReinforceOption)[] = ['pass'];
  const values: { one: Playable; side: Side }[] = [];
  for (const one of cards.sort((a, b) => a.card - b.card))
    for (const side of sides) {
      const card = g.s.kinds[one.card];
      if (options.some((o) => o !== 'pass' && o.card === card && o.zone === one.pile && o.side === side))
        continue;
      options.push({ card, side, zone: one.pile });
      values.push({ one, side });
    }
  const [answer] = yield [
    {
      id: UNNUMBERED,
      kind: 'reinforce',
      seat,
      key: 'ask.reinforce',
      params: {},
      secret: true,
      options,
      fallback: 0,
    },
  ];
  if (answer === 0) return false;
  g.acts++;
  const { one, side } = values[(answer as number) - 1];
  const origin = { seat, pile: one.pile };
  const target = targetOf({ seats: [mainPlayer(g.s.encounter!, side)], card: one.card });
  if (!(yield* mayPlayFrom(g, origin, target))) return true;
  const { value, reinforces } = g.cards[one.card];
  const worth = reinforces ? yield* reinforces(g, seat, one.card) : value;
  reinforce(g, seat, side, one.card, origin, worth);
  return true;
}
