import { hasColony } from '../../../state/query.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer } from '../../../timing/aim.ts';
import { restoreShips } from '../../../timing/losses.ts';
import { shape } from '../../../timing/use.ts';
import { drawCards } from '../../../verbs/decks.ts';

// OUR READING: without a colony to go to the ships stay lost, so nothing is healed and no fee is due.
const patients = (c: Ctx<'ships.lost'>) =>
  c.ev.losses.filter(
    (one) => one.seat !== c.me && !one.back && one.warped + one.removed > 0 && hasColony(c.s, one.seat),
  );

export const healer: Alien = {
  id: 'healer',
  alert: 'yellow',
  excludes: ['sadist'],
  abilities: [
    {
      name: 'heal',
      at: 'ships.lost',
      optional: true,
      repeat: true,
      when: (c) => patients(c).length > 0,
      aim: atPlayer('healer.patient', (c) => patients(c).map((one) => one.seat)),
      *use(c, { seats: [seat] }) {
        const patient = patients(c).find((one) => one.seat === seat)!;
        const fee = yield* shape(c, 'heal', { cards: 1, ships: patient.warped + patient.removed });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        patient.back = true;
        yield* restoreShips(c.g, seat, patient.warped, patient.removed);
        drawCards(c.g, c.me, fee.cards);
      },
    },
  ],
  flare: {
    wild: [
      {
        // What counts as a zap of a power is one.
        name: 'immune',
        at: 'technology.using',
        when: (c) => c.ev.against === c.me && c.ev.seat !== c.me && !c.ev.cancelled,
        use(c) {
          c.ev.cancelled = true;
        },
      },
      {
        name: 'immune',
        at: 'card.playing',
        when: (c) =>
          c.ev.as === 'artifact' && c.ev.against === c.me && c.ev.seat !== c.me && c.ev.stopped === null,
        use(c) {
          c.ev.stopped = { fate: 'discard' };
        },
      },
    ],
    super: [
      {
        name: 'by-the-ship',
        at: 'power.shaping',
        when: (c) => (c.ev.data.ships as number) > 1,
        use(c) {
          c.ev.data.cards = c.ev.data.ships;
        },
      },
    ],
  },
};
