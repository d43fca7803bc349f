/**
 * What hangs on a question, from what its seat can see and nothing else: who would win the game by which answer, what there
 * is to gain and to lose, what a card would make of the totals, and why something is limited.
 */
import {
  granted,
  cardInfo,
  DEFENSE,
  OFFENSE,
  emptiedBy,
  ownerIn,
  type AimDecision,
  type ChoiceDecision,
  type Decision,
  type FightView,
  type Forecasts,
  type Give,
  type OfferDecision,
  type PlanetId,
  type ReinforceOption,
  type Seat,
  type ShipsDecision,
  type Side,
  type View,
} from '@cosmarium/engine';
import type { Names } from './names.ts';

/** What is about to be answered, as far as it is chosen; ships by slot. */
export interface Leaning {
  /** A number of the options or targets. */
  option?: number;
  ships?: readonly number[];
}

export type Stake =
  /** These players win the game if that happens. `invited`: only if they are invited and come. */
  | { is: 'win'; seats: Seat[]; when: 'offense' | 'deal'; invited: boolean }
  /** Colonies of a player before and after; `planet` is the one in question. */
  | { is: 'colony'; seat: Seat; planet: PlanetId; from: number; to: number; when: Side | 'deal' }
  /** Ships of this seat that go to the warp if that side wins; `own`: if whichever one it joins loses. */
  | { is: 'ships'; count: number; when: Side | 'own' }
  /** A card or a ship for each. */
  | { is: 'reward'; count: number }
  | { is: 'cards'; count: number }
  /** Totals before the cards, or with a card on the own side. */
  | { is: 'totals'; own: number; other: number; card: boolean }
  | { is: 'reinforced'; totals: [number, number]; leads: Side }
  /** Without two attacks nothing is counted, whatever is added. */
  | { is: 'uncounted' }
  | { is: 'limit'; count: number; alien: string };

type EncounterView = NonNullable<View['encounter']>;

export function stakesOf(view: View, decision: Decision, leaning: Leaning = {}): Stake[] {
  const aimed = view.encounter !== null && view.encounter.planet >= 0 ? view.encounter : null;
  switch (decision.kind) {
    case 'launch':
      return [...limited(decision), ...launched(view, decision, leaning)];
    case 'invite':
      return aimed === null ? [] : invited(view, aimed, decision.options as Seat[]);
    case 'ally':
      return aimed === null ? [] : [...limited(decision), ...allied(view, aimed, decision, leaning)];
    case 'encounter-card':
      return aimed === null ? [] : carded(view, aimed, decision, leaning);
    case 'reinforce':
      return reinforced(view, decision.options[leaning.option ?? -1]);
    case 'ships':
      return decision.key === 'ask.rewards' ? rewarded(decision, leaning) : [];
    case 'offer':
      return offered(view, decision);
    case 'respond':
      return responding(view, aimed);
    default:
      return [];
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function limited({ params }: AimDecision): Stake[] {
  const { limit, alien } = params;
  return typeof limit === 'number' && typeof alien === 'string' ? [{ is: 'limit', count: limit, alien }] : [];
}

const isForeign = (view: View, seat: Seat, planet: PlanetId): boolean =>
  ownerIn(view.systems, planet) !== seat;

/** Foreign colonies of a player who has just landed there. `given`: foreign colonies left empty on the way. */
function afterLanding(view: View, seat: Seat, planet: PlanetId, given = 0): number {
  const { foreign } = view.players[seat];
  const lives = view.planets[planet][seat] > 0;
  return foreign - given + (isForeign(view, seat, planet) && !lives ? 1 : 0);
}

const wins = (view: View, colonies: number): boolean => colonies >= view.rules.coloniesToWin;

/** Foreign colonies that are left without a ship by what is taken from the slots. */
function emptied(view: View, decision: AimDecision, ships: readonly number[] = []): number {
  return emptiedBy(decision.slots, ships).filter((planet) => isForeign(view, view.seat, planet)).length;
}

function landing(view: View, seat: Seat, planet: PlanetId, given: number): Stake[] {
  const { foreign } = view.players[seat];
  const to = afterLanding(view, seat, planet, given);
  const stakes: Stake[] = [{ is: 'colony', seat, planet, from: foreign, to, when: OFFENSE }];
  return wins(view, to) ? [...stakes, { is: 'win', seats: [seat], when: 'offense', invited: false }] : stakes;
}

function launched(view: View, decision: AimDecision, { option, ships }: Leaning): Stake[] {
  const planet = option === undefined ? undefined : decision.targets[option];
  if (typeof planet !== 'number') return [];
  const count = ships === undefined ? decision.max : sum(ships);
  return [
    ...landing(view, view.seat, planet, emptied(view, decision, ships)),
    { is: 'ships', count: count + (view.encounter?.gate[view.seat] ?? 0), when: DEFENSE },
  ];
}

/** The offense and those who stand by it, and what they would have after landing. */
function landed(view: View, e: EncounterView, more: readonly Seat[] = []): { seat: Seat; to: number }[] {
  const seats = e.gate.flatMap((_, seat) =>
    seat === e.offense || e.allies[OFFENSE] & (1 << seat) ? [seat] : [],
  );
  return [...seats, ...more].map((seat) => ({ seat, to: afterLanding(view, seat, e.planet) }));
}

const winnersOf = (view: View, all: { seat: Seat; to: number }[]): Seat[] =>
  all.filter(({ to }) => wins(view, to)).map(({ seat }) => seat);

function winStake(seats: Seat[], asked = false): Stake[] {
  return seats.length === 0 ? [] : [{ is: 'win', seats, when: 'offense', invited: asked }];
}

function invited(view: View, e: EncounterView, candidates: readonly Seat[]): Stake[] {
  const [side, own] = sideIn(view, e);
  const already = winStake(winnersOf(view, landed(view, e)));
  if (side === DEFENSE) return [...own, ...already];
  const asked = candidates.map((seat) => ({ seat, to: afterLanding(view, seat, e.planet) }));
  return [...own, ...already, ...winStake(winnersOf(view, asked), true)];
}

/** What a main player stands to gain and to lose. */
function sideIn(view: View, e: EncounterView): [Side, Stake[]] {
  const me = view.seat;
  const { foreign, homes } = view.players[me];
  if (me === e.offense) {
    const to = afterLanding(view, me, e.planet);
    return [
      OFFENSE,
      [
        { is: 'colony', seat: me, planet: e.planet, from: foreign, to, when: OFFENSE },
        { is: 'ships', count: e.gate[me], when: DEFENSE },
      ],
    ];
  }
  const count = view.planets[e.planet][me];
  const from = isForeign(view, me, e.planet) ? foreign : homes;
  const lost: Stake[] = [{ is: 'ships', count, when: OFFENSE }];
  if (count > 0)
    lost.unshift({ is: 'colony', seat: me, planet: e.planet, from, to: from - 1, when: OFFENSE });
  return [DEFENSE, lost];
}

function allied(view: View, e: EncounterView, decision: AimDecision, { option, ships }: Leaning): Stake[] {
  const count = ships === undefined ? decision.max : sum(ships);
  // While nothing is chosen, whatever calls.
  const called = option === undefined ? decision.targets : [decision.targets[option]];
  const [offense, defense] = [called.includes('offense'), called.includes('defense')];
  const me = view.seat;
  const to = afterLanding(view, me, e.planet, emptied(view, decision, ships));
  const from = view.players[me].foreign;
  const stakes: Stake[] = [];
  if (offense) stakes.push({ is: 'colony', seat: me, planet: e.planet, from, to, when: OFFENSE });
  if (defense) stakes.push({ is: 'reward', count });
  if (offense || defense)
    stakes.push({ is: 'ships', count, when: offense && defense ? 'own' : offense ? DEFENSE : OFFENSE });
  const all = [...landed(view, e), ...(offense ? [{ seat: me, to }] : [])];
  return [...stakes, ...winStake(winnersOf(view, all))];
}

/** A side's total with a card of that value. */
const totalWith = ({ sides }: Forecasts, side: Side, value: number): number =>
  sides[side].times * value + sides[side].plus;

function carded(view: View, e: EncounterView, decision: ChoiceDecision, { option = -1 }: Leaning): Stake[] {
  const [side, own] = sideIn(view, e);
  const stakes = [...own, ...winStake(winnersOf(view, landed(view, e)))];
  if (e.forecast === null) return stakes;
  const chosen = decision.options[option];
  const info = typeof chosen === 'object' && 'card' in chosen ? cardInfo(chosen.card) : null;
  const attack = info?.type === 'attack';
  if (info !== null && !attack) return stakes;
  const other = e.forecast.sides[1 - side].plus;
  stakes.unshift({
    is: 'totals',
    own: totalWith(e.forecast, side, attack ? info.value : 0),
    other,
    card: attack,
  });
  return stakes;
}

/** Who wins if it stays like this; a tie is the defense's. */
export function leading(
  [offense, defense]: readonly [number, number],
  { lowerWins, upset }: Pick<FightView, 'lowerWins' | 'upset'>,
): Side {
  const better = lowerWins ? offense < defense : offense > defense;
  return better === upset ? DEFENSE : OFFENSE;
}

function reinforced(view: View, option: unknown): Stake[] {
  const { fight } = view;
  if (fight === null || fight.outcome !== null) return [];
  if (fight.totals === null) return [{ is: 'uncounted' }];
  const after: [number, number] = [fight.totals[0], fight.totals[1]];
  if (typeof option === 'object' && option !== null && 'side' in option) {
    const { card, side } = option as ReinforceOption;
    after[side] += cardInfo(card).value;
  }
  return [{ is: 'reinforced', totals: after, leads: leading(after, fight) }];
}

/** How it stands: what the encounter in which somebody may respond means for this seat. */
function responding(view: View, aimed: EncounterView | null): Stake[] {
  const { fight, seat } = view;
  if (fight !== null && fight.outcome === null && fight.totals !== null) return reinforced(view, null);
  if (aimed === null || aimed.outcome !== null) return [];
  const winners = winStake(winnersOf(view, landed(view, aimed)));
  if (seat === aimed.offense || seat === aimed.defense) return [...sideIn(view, aimed)[1], ...winners];
  if (aimed.allies[OFFENSE] & (1 << seat))
    return [
      ...landing(view, seat, aimed.planet, 0).filter(({ is }) => is === 'colony'),
      { is: 'ships', count: aimed.gate[seat], when: DEFENSE },
      ...winners,
    ];
  if (aimed.allies[DEFENSE] & (1 << seat)) {
    const count = aimed.aid[seat];
    return [{ is: 'reward', count }, { is: 'ships', count, when: OFFENSE }, ...winners];
  }
  return winners;
}

function rewarded(decision: ShipsDecision, { ships }: Leaning): Stake[] {
  const due = decision.params.count;
  if (typeof due !== 'number') return [];
  return [{ is: 'cards', count: due - (ships === undefined ? 0 : sum(ships)) }];
}

/** The standing proposal, seen from this seat. */
function offered(view: View, { standing, partner }: OfferDecision): Stake[] {
  if (standing === null) return [];
  const stakes: Stake[] = [];
  const settles = (seat: Seat, give: Give) => {
    const { foreign } = view.players[seat];
    let from = foreign;
    for (const planet of granted(give)) {
      const to = from + afterLanding(view, seat, planet) - foreign;
      stakes.push({ is: 'colony', seat, planet, from, to, when: 'deal' });
      from = to;
    }
  };
  settles(view.seat, standing.get);
  settles(partner, standing.give);
  const winning = stakes.flatMap((one) => (one.is === 'colony' && wins(view, one.to) ? [one.seat] : []));
  const seats = [...new Set(winning)];
  return seats.length === 0 ? stakes : [...stakes, { is: 'win', seats, when: 'deal', invited: false }];
}

/** Good or bad for whoever reads it, the end of the game, or simply so. */
export type Tone = 'gain' | 'loss' | 'win' | 'plain';

export function toneOf(stake: Stake, self: Seat): Tone {
  switch (stake.is) {
    case 'win':
      return 'win';
    case 'colony':
      return stake.to < stake.from === (stake.seat === self) ? 'loss' : 'gain';
    case 'ships':
      return 'loss';
    case 'reward':
    case 'cards':
      return 'gain';
    default:
      return 'plain';
  }
}

/** In words, for every answer there is: what a terminal says under a question. */
export function stakeLines(view: View, decision: Decision, names: Names): string[] {
  const leanings: Leaning[] =
    'targets' in decision ? decision.targets.map((_, option) => ({ option })) : [{}];
  const lines = leanings.flatMap((leaning) => stakesOf(view, decision, leaning));
  return [...new Set(lines.map((stake) => stakeText(stake, names)))];
}

const SIDE_WORDS = ['offense', 'defense'] as const;

export function stakeText(stake: Stake, names: Names): string {
  switch (stake.is) {
    case 'win': {
      const alone = stake.seats.length === 1 && stake.seats[0] === names.self;
      const who = names.list(
        stake.seats.map((seat, i) => (i === 0 ? names.plainWho(seat) : names.whom(seat))),
      );
      const when = stake.invited ? 'invited' : stake.when;
      return names.t('stake.win', { who, you: alone ? 'yes' : 'no', count: stake.seats.length, when });
    }
    case 'colony': {
      const { seat, planet, from, to, when } = stake;
      const change = to > from ? 'gain' : to < from ? 'loss' : 'same';
      const by = when === 'deal' ? 'deal' : SIDE_WORDS[when];
      return names.t('stake.colony', {
        ...names.who(seat),
        planet: names.place(planet),
        from,
        to,
        when: by,
        change,
      });
    }
    case 'ships':
      return names.t('stake.ships', {
        count: stake.count,
        when: stake.when === 'own' ? 'own' : SIDE_WORDS[stake.when],
      });
    case 'reward':
    case 'cards':
      return names.t(`stake.${stake.is}`, { count: stake.count });
    case 'totals':
      return names.t('stake.totals', { own: stake.own, other: stake.other, card: stake.card ? 'yes' : 'no' });
    case 'reinforced': {
      const [offense, defense] = stake.totals;
      return names.t('stake.reinforced', { offense, defense, leads: SIDE_WORDS[stake.leads] });
    }
    case 'uncounted':
      return names.t('stake.uncounted');
    case 'limit': {
      const { alien, count } = stake;
      return names.t('stake.limit', {
        alien: names.alien(alien),
        power: names.t(`alien.${alien}.power`),
        count,
      });
    }
  }
}
