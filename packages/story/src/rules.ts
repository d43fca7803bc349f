/** Where the rulebook explains what is being asked. */
import type { DecisionKind, Phase } from '@cosmarium/engine';
import type { SectionId } from '@cosmarium/text/rules';

/** The section about each phase. */
export const SECTION_OF_PHASE: Readonly<Record<Phase, SectionId>> = {
  'start-turn': 'phase-start-turn',
  regroup: 'phase-regroup',
  destiny: 'phase-destiny',
  launch: 'phase-launch',
  alliance: 'phase-alliance',
  planning: 'phase-planning',
  reveal: 'phase-reveal',
  resolution: 'phase-resolution',
};

/** The section about each kind of question; null where it depends on the phase. */
export const SECTION_OF_KIND: Readonly<Record<DecisionKind, SectionId | null>> = {
  launch: 'phase-launch',
  invite: 'phase-alliance',
  ally: 'phase-alliance',
  'encounter-card': 'phase-planning',
  reinforce: 'reinforcements',
  offer: 'deals',
  respond: 'powers',
  'yes-no': null,
  option: null,
  player: null,
  players: null,
  planet: null,
  card: null,
  cards: null,
  number: null,
  ships: null,
  arrange: null,
};

/** Questions that have a better section than their kind and phase. */
export const SECTION_OF_KEY: Readonly<Record<string, SectionId>> = {
  'ask.choose-alien': 'setup',
  'ask.change-power': 'variant-changing-powers',
  'ask.resettle': 'phase-destiny',
  'ask.second-encounter': 'second-encounter',
  'ask.compensation': 'compensation',
  'ask.rewards': 'rewards',
  'ask.rewards.ships': 'rewards',
  'ask.deliver': 'deals',
  'ask.bargain': 'deals',
  'ask.bargain.agree': 'deals',
  'ask.settle': 'deals',
  'ask.lose.failed-deal': 'deals',
  'ask.place.home': 'losses',
  'ask.place.saved': 'losses',
  'ask.place.retrieved': 'losses',
  'ask.lose.plague': 'artifacts',
  'ask.discard.plague': 'artifacts',
  'ask.plague': 'artifacts',
  'ask.force-field': 'artifacts',
  'ask.rewards.deck': 'variant-rewards',
  'ask.backs': 'variant-rewards',
  'ask.intimidate': 'variant-rewards',
  'ask.rift.order': 'variant-rewards',
  'ask.technology.keep': 'variant-technologies',
  'ask.technology.research': 'variant-technologies',
  'ask.technology.ship': 'variant-technologies',
  'ask.technology.instead': 'variant-technologies',
  'ask.special-ship.place': 'variant-special-ships',
  'ask.special-ship.replace': 'variant-special-ships',
  'ask.ships.which': 'variant-special-ships',
  'ask.ships.where': 'variant-special-ships',
  'ask.respond.power.using': 'zaps',
  'ask.respond.card.playing': 'zaps',
  'ask.respond.deck.reshuffled': 'deck',
};

/** The section of the rulebook for a question; the phase is null before the first encounter. */
export const sectionFor = (kind: DecisionKind, key: string, phase: Phase | null): SectionId =>
  (Object.hasOwn(SECTION_OF_KEY, key) ? SECTION_OF_KEY[key] : SECTION_OF_KIND[kind]) ??
  (phase === null ? 'turn' : SECTION_OF_PHASE[phase]);
