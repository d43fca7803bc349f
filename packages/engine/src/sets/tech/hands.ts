/** Technologies about cards. */
import { mainSide } from '../../state/query.ts';
import type { Card, Seat, Side } from '../../state/types.ts';
import type { Ctx, TechnologyCard } from '../../timing/abilities.ts';
import { atCard } from '../../timing/aim.ts';
import { askCard, askCards } from '../../timing/ask.ts';
import type { Script } from '../../timing/script.ts';
import { ownTechnology } from '../../timing/technology.ts';
import { pickRandom } from '../../verbs/cards.ts';
import { discardCards, drawCards, takeDiscarded } from '../../verbs/decks.ts';
import { replaceLaid } from '../../verbs/encounter.ts';
import { faceInstead, setFace } from '../../verbs/faces.ts';
import { storeCard, takeStored } from '../../verbs/technologies.ts';

const deltaScanners: TechnologyCard = {
  kind: 'delta-scanners',
  abilities: [
    {
      name: 'recover',
      at: 'regroup.start',
      optional: true,
      when: (c) => c.s.discard.length > 0,
      aim: atCard('delta-scanners.card', (c) => c.s.discard),
      use: (c, { card }) => takeDiscarded(c.g, c.me, card),
    },
  ],
};

const FULL = 8;
const handOf = (c: Ctx, seat: Seat): Card[] => c.s.players[seat].hand;

function* level(c: Ctx, seat: Seat): Script {
  const missing = FULL - handOf(c, seat).length;
  if (missing > 0) drawCards(c.g, seat, missing);
  else discardCards(c.g, seat, pickRandom(c.g, seat, -missing));
}

const enigmaDevice: TechnologyCard = {
  kind: 'enigma-device',
  abilities: [
    {
      name: 'level',
      at: 'regroup.start',
      optional: true,
      *use(c) {
        const hand = handOf(c, c.me);
        const shed = yield* askCards(c.g, c.me, 'enigma-device.shed', hand, 0, hand.length, { secret: true });
        discardCards(c.g, c.me, shed);
        const n = c.s.players.length;
        for (let i = 0; i < n; i++) yield* level(c, (c.me + i) % n);
      },
    },
  ],
};

const vacuumTurbines: TechnologyCard = {
  kind: 'vacuum-turbines',
  abilities: [
    {
      name: 'draw',
      at: 'regroup.start',
      optional: true,
      *use(c) {
        const drawn = drawCards(c.g, c.me, 4);
        const shed = yield* askCards(c.g, c.me, 'vacuum-turbines.shed', drawn, 0, drawn.length, {
          secret: true,
        });
        discardCards(c.g, c.me, shed);
      },
    },
  ],
};

const quarkBattery: TechnologyCard = {
  kind: 'quark-battery',
  *completed(g, seat, technology) {
    const cards = g.s.players[seat].hand.filter((card) => g.cards[card].encounter);
    if (cards.length === 0) return;
    storeCard(g, seat, technology, yield* askCard(g, seat, 'quark-battery.store', cards, { secret: true }));
  },
  abilities: [
    {
      name: 'discharge',
      at: 'reveal.adjust',
      role: 'main',
      optional: true,
      when: (c) => ownTechnology(c).stored.length > 0 && c.e.laid[mainSide(c.e, c.me) as Side] !== null,
      use(c) {
        const side = mainSide(c.e, c.me) as Side;
        const card = takeStored(c.g, c.me, ownTechnology(c));
        const { type, value } = faceInstead(c.g, side, card);
        replaceLaid(c.g, side, card, { seat: c.me, pile: '' });
        setFace(c.g, side, type, value, 'face.quark-battery');
      },
    },
  ],
};

export const HANDS: readonly TechnologyCard[] = [deltaScanners, enigmaDevice, vacuumTurbines, quarkBattery];
