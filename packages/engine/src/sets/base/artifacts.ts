/** The eight artifacts (cosmic-deck.md). */
import { allAllies, clockwise, hasColony, otherSide } from '../../state/query.ts';
import { DEFENSE } from '../../state/types.ts';
import type { Card } from '../../state/types.ts';
import { atPlayer, atPlayers } from '../../timing/aim.ts';
import type { Ctx, PlayedCard } from '../../timing/abilities.ts';
import { forcedDiscards } from '../../timing/forced.ts';
import { anywhere, loseChosen, retrieveAll, sendHome } from '../../timing/losses.ts';
import { denySpoils } from '../../verbs/encounter.ts';
import { convertFaces } from '../../verbs/faces.ts';
import { zapSheet } from '../../verbs/sheets.ts';
import { CARD_TYPES, type CardType } from '../../cards/kinds.ts';

const cardZap: PlayedCard = {
  kind: 'card-zap',
  abilities: [
    {
      name: 'zap',
      at: 'card.playing',
      when: (c) => c.ev.stopped === null && c.ev.seat !== c.me && c.ev.as !== 'card',
      use(c) {
        c.ev.stopped = { fate: 'discard' };
      },
    },
  ],
};

const cosmicZap: PlayedCard = {
  kind: 'cosmic-zap',
  abilities: [
    {
      name: 'zap',
      at: 'power.using',
      when: (c) => !c.ev.zapped,
      use(c) {
        c.ev.zapped = true;
        // At once: the power cannot even act on this card going to the discard pile.
        zapSheet(c.g, c.ev.seat, c.ev.sheet);
      },
    },
  ],
};

const mobiusTubes: PlayedCard = {
  kind: 'mobius-tubes',
  abilities: [
    {
      name: 'empty-the-warp',
      at: 'regroup.start',
      role: 'offense',
      when: (c) => c.s.warp.some((count, seat) => count > 0 && hasColony(c.s, seat)),
      *use(c) {
        yield* retrieveAll(
          c.g,
          c.s.warp.map((count, seat) => ({ seat, count })),
        );
      },
    },
  ],
};

const emotionControl: PlayedCard = {
  kind: 'emotion-control',
  abilities: [
    {
      name: 'calm',
      at: 'reveal.adjust',
      when: (c) => c.e.faces.some((face) => face?.type === 'attack'),
      use: (c) => convertFaces(c.g, 'attack', 'negotiate', 'face.emotion-control'),
    },
  ],
};

const allies = (c: Ctx) => allAllies(c.s);

const forceField: PlayedCard = {
  kind: 'force-field',
  abilities: [
    {
      name: 'cancel',
      at: 'alliance.formed',
      when: (c) => (c.e.allies[0] | c.e.allies[1]) !== 0,
      aim: atPlayers('ask.force-field', allies),
      use: (c, { seats }) =>
        sendHome(
          c.g,
          seats.filter((seat) => allies(c).includes(seat)),
        ),
    },
  ],
};

const isWon = ({ e }: Ctx): boolean => e.phase === 'resolution' && e.outcome!.type === 'win' && !e.noSpoils;

/** Whether the rules give compensation or rewards for the outcome. */
function bringsSpoils({ e: { outcome, allies, faces } }: Ctx): boolean {
  if (outcome!.type !== 'win') return false;
  return (
    (outcome!.side === DEFENSE && allies[DEFENSE] !== 0) ||
    faces[otherSide(outcome!.side)]?.type === 'negotiate'
  );
}

const ionicGas: PlayedCard = {
  kind: 'ionic-gas',
  abilities: [
    {
      name: 'deny',
      at: 'resolution.start',
      // Offered only where somebody could collect something.
      when: (c) => isWon(c) && bringsSpoils(c),
      use: (c) => denySpoils(c.g),
    },
    {
      // RUL-13: rewards that something else gives, of which nobody could know before.
      name: 'deny',
      at: 'rewards.due',
      when: (c) => isWon(c) && !(c.ev.usual && bringsSpoils(c)),
      use: (c) => denySpoils(c.g),
    },
  ],
};

const plague: PlayedCard = {
  kind: 'plague',
  abilities: [
    {
      name: 'infect',
      at: 'regroup.start',
      aim: atPlayer('ask.plague', (c) => clockwise(c.s)),
      *use(c, { seats: [victim] }) {
        yield* loseChosen(
          c.g,
          [{ seat: victim, count: 3, slots: anywhere(c.g, victim) }],
          'effect',
          'ask.lose.plague',
        );
        const isOf = (type: CardType) => (card: Card) => c.g.cards[card].type === type;
        const held = CARD_TYPES.filter((type) => c.s.players[victim].hand.some(isOf(type)));
        yield* forcedDiscards(c.g, victim, 'ask.discard.plague', held.map(isOf));
      },
    },
  ],
};

const quash: PlayedCard = {
  kind: 'quash',
  abilities: [
    {
      name: 'quash',
      at: 'deal.agreed',
      when: (c) => !c.ev.quashed,
      use(c) {
        c.ev.quashed = true;
      },
    },
  ],
};

export const ARTIFACTS: readonly PlayedCard[] = [
  cardZap,
  cosmicZap,
  mobiusTubes,
  emotionControl,
  forceField,
  ionicGas,
  plague,
  quash,
];
