/** How a fight ended and why, in one sentence. */
import { DEFENSE, OFFENSE, type Bargain, type FightView, type Ground, type Seat } from '@cosmarium/engine';
import type { Names } from './names.ts';
import { giveInWords, transfersInWords } from './terms.ts';

/** Words that may stand in a message as a choice: letters only. */
const GROUNDS: { readonly [G in Ground]: string } = {
  totals: 'totals',
  tie: 'tie',
  lower: 'lower',
  attack: 'attack',
  'no-card': 'nocard',
  negotiation: 'other',
  morphs: 'other',
  forced: 'forced',
  effect: 'other',
};

type Result = Pick<
  FightView,
  'offense' | 'defense' | 'outcome' | 'ground' | 'upset' | 'totals' | 'causes' | 'bargain'
>;

/** null as long as nothing is decided. */
export function resultOf(fight: Result, names: Names): string | null {
  const { outcome, offense, defense, bargain } = fight;
  if (outcome === null) return null;
  switch (outcome.type) {
    case 'win':
      return won(fight, outcome.side === OFFENSE ? offense : defense, names);
    case 'deal':
      if (bargain === null) return names.t('result.talks', both(fight, names));
      return 'by' in bargain
        ? dealt(fight, bargain, names)
        : names.t('result.bargain', { what: transfersInWords(names, bargain) });
    case 'failed-deal':
      return names.t('result.no-deal', both(fight, names));
    case 'both-lose':
      return names.t('result.both-lose', { morphs: fight.ground === 'morphs' ? 'yes' : 'no' });
    case 'surrender':
      return names.t('result.surrender', { ...names.who(defense), whom: names.plainWho(offense) });
    case 'peace':
      return names.t(outcome.asDeal ? 'result.as-deal' : 'result.peace', names.who(offense));
    case 'broken-off':
      return names.t('result.broken-off', names.who(offense));
  }
}

/** Whoever reads it comes first. */
function both({ offense, defense }: Result, names: Names) {
  const [first, second] = defense === names.self ? [defense, offense] : [offense, defense];
  return { ...names.who(first), whom: names.seat(second) };
}

function won(fight: Result, winner: Seat, names: Names): string {
  const { totals, ground, upset, causes } = fight;
  const side = winner === fight.offense ? OFFENSE : DEFENSE;
  const why = upset ? 'upset' : GROUNDS[ground ?? 'effect'];
  const text = names.t('result.win', {
    ...names.who(winner),
    why,
    counted: totals === null ? 'no' : 'yes',
    own: totals?.[side] ?? 0,
    other: totals?.[1 - side] ?? 0,
  });
  if (why !== 'upset' && why !== 'forced' && why !== 'lower') return text;
  // Nothing says which of them decided it, so all are told.
  const reasons = causes.flatMap(({ key, by }) =>
    names.words.has(key)
      ? [
          names.t('event.arithmetic', {
            ...names.who(by),
            reason: names.t(key, { who: names.plainWho(by) }),
          }),
        ]
      : [],
  );
  return [text, ...new Set(reasons)].join(' ');
}

function dealt(fight: Result, { by, terms }: Bargain, names: Names): string {
  const { offense, defense } = fight;
  const first = defense === names.self ? defense : offense;
  const mine = by === first ? terms : { give: terms.get, get: terms.give };
  return names.t('result.deal', {
    ...both(fight, names),
    give: giveInWords(names, mine.give),
    get: giveInWords(names, mine.get),
  });
}
