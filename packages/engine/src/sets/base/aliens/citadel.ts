import { DEFENSE, OFFENSE } from '../../../state/types.ts';
import type { Card, Outcome, Pile, PlanetId, Sheet } from '../../../state/types.ts';
import { inPlay } from '../../../state/planets.ts';
import { bothAttack } from '../../../state/query.ts';
import type { Alien, Ctx } from '../../../timing/abilities.ts';
import { askCard, askPlanet } from '../../../timing/ask.ts';
import { shape } from '../../../timing/use.ts';
import { discardPile, pileCards } from '../../../verbs/cards.ts';
import { addLine, announce } from '../../../verbs/encounter.ts';
import { dropPile, pileOn } from '../../../verbs/sheets.ts';

const attacksInHand = (c: Ctx): Card[] =>
  c.s.players[c.me].hand.filter((card) => c.g.cards[card].type === 'attack').sort((a, b) => a - b);

const citadelsAt = (sheet: Sheet, planet: PlanetId): Pile | undefined =>
  sheet.piles.find((pile) => pile.planet === planet);

const defenseLost = (outcome: Outcome | null) =>
  outcome?.type === 'both-lose' || (outcome?.type === 'win' && outcome.side === OFFENSE);

export const citadel: Alien = {
  id: 'citadel',
  alert: 'red',
  abilities: [
    {
      name: 'build',
      at: 'destiny.end',
      optional: true,
      standing: true,
      once: true,
      when: (c) => c.s.players[c.me].hand.some((card) => c.g.cards[card].type === 'attack'),
      *use(c) {
        const card = yield* askCard(c.g, c.me, 'citadel.card', attacksInHand(c), { secret: true });
        const planet = yield* askPlanet(c.me, 'citadel.planet', inPlay(c.s));
        const pile = pileOn(c.g, c.sheet, `citadel-${planet}`, { see: 'all', planet });
        pileCards(c.g, c.me, [card], c.me, pile);
      },
    },
    {
      name: 'switch-on',
      at: 'planning.selected',
      optional: true,
      when: (c) => citadelsAt(c.sheet, c.e.planet) !== undefined,
      *use(c) {
        const { sign } = yield* shape(c, 'switch-on', { sign: 1 });
        // OUR READING: a zap that answers the super side hits the use it belongs to.
        if (c.sheet.zapped) return;
        let sum = 0;
        for (const card of citadelsAt(c.sheet, c.e.planet)!.cards) sum += c.g.cards[card].value;
        addLine(c.g, DEFENSE, 'citadel.citadels', c.me, sign * sum);
        announce(c.g, 'citadel', 'switched-on', c.me, { planet: c.e.planet });
      },
    },
  ],
  lasting: {
    'switched-on': [
      {
        name: 'fall',
        at: 'resolution.end',
        when: (c) => defenseLost(c.e.outcome),
        use(c) {
          const planet = c.lasting!.data.planet as PlanetId;
          // The sheet may have changed hands since, and taken the citadels along.
          for (const [seat, player] of c.s.players.entries())
            for (const sheet of player.sheets) {
              const pile = sheet.alien === 'citadel' ? citadelsAt(sheet, planet) : undefined;
              if (pile === undefined) continue;
              discardPile(c.g, seat, pile);
              dropPile(c.g, sheet, pile);
            }
        },
      },
    ],
  },
  flare: {
    wild: [
      {
        name: 'bastion',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => bothAttack(c.e),
        use: (c) => addLine(c.g, DEFENSE, 'citadel.bastion', c.me, 5),
      },
    ],
    super: [
      {
        // The other choice, to add, is what happens without the flare.
        name: 'subtract',
        at: 'power.shaping',
        use(c) {
          c.ev.data.sign = -1;
        },
      },
    ],
  },
};
