import type { Game } from '../../../game.ts';
import { planetsOf } from '../../../state/planets.ts';
import { bothAttack, failedToDeal, holderOf, isArmed, mainSide } from '../../../state/query.ts';
import { OFFENSE, type Encounter, type Seat, type Side } from '../../../state/types.ts';
import { alsoBeforeSpoils, sidesOf, type Alien } from '../../../timing/abilities.ts';
import { queueExtraEncounter } from '../../../verbs/begin-encounter.ts';
import { addLine, addLines } from '../../../verbs/encounter.ts';
import { addTokens } from '../../../verbs/sheets.ts';

const ownTokens = (g: Game) => holderOf(g, 'warrior')?.sheet.tokens ?? 0;

/** One for a win or a deal, two for a loss or a failed deal, none if nothing came of it. */
function lesson(e: Encounter, me: Seat, retakingWins: boolean): number {
  const outcome = e.outcome!;
  switch (outcome.type) {
    case 'win':
      return outcome.side === mainSide(e, me) ? 1 : 2;
    case 'deal':
      return 1;
    case 'failed-deal':
      return failedToDeal(e, me) ? 2 : 0;
    case 'both-lose':
      return 2;
    case 'peace':
      if (outcome.asDeal) return 1;
      if (e.resettle && !retakingWins) return 0;
      // OUR READING: whoever gave in without a fight has neither won nor lost it.
      return outcome.successful && mainSide(e, me) === OFFENSE ? 1 : 0;
    case 'surrender':
    case 'broken-off':
      return 0;
  }
}

export const warrior: Alien = {
  id: 'warrior',
  alert: 'green',
  foresees(seen, { me, side, main, sheet }) {
    if (main) seen.lines.push({ side, key: 'warrior.mastery', by: me, value: sheet.tokens });
    return main && sheet.tokens > 0;
  },
  abilities: [
    {
      name: 'learn',
      at: 'encounter.end',
      role: 'main',
      standing: true,
      use(c) {
        const { variants, readings } = c.s.options;
        const gained = lesson(c.e, c.me, readings.retakingWins);
        if (gained > 0) addTokens(c.g, c.me, c.sheet, gained + (variants.fourPlanets ? 1 : 0));
      },
    },
    {
      name: 'mastery',
      at: 'reveal.after',
      role: 'main',
      // Used after revealing an attack; without tokens or an attack to compare with it would change nothing.
      when: (c) => bothAttack(c.e) && c.sheet.tokens > 0,
      use: (c) => addLine(c.g, mainSide(c.e, c.me) as Side, 'warrior.mastery', c.me, c.sheet.tokens),
    },
  ],
  flare: {
    wild: alsoBeforeSpoils({
      name: 'retaliate',
      at: 'encounter.over',
      role: 'defense',
      // A card of the resolution phase: an encounter that was broken off has none (FLARE-4).
      when: (c) => c.e.phase === 'resolution' && isArmed(c.g, c.me) && planetsOf(c.s, c.e.offense).length > 0,
      use: (c) => queueExtraEncounter(c.g, c.me, c.e.offense),
    }),
    super: [
      {
        name: 'advise',
        at: 'reveal.after',
        role: 'ally',
        when: (c) => bothAttack(c.e) && ownTokens(c.g) > 0,
        use: (c) => addLines(c.g, sidesOf(c.e, c.me), 'warrior.advice', c.me, ownTokens(c.g)),
      },
    ],
  },
};
