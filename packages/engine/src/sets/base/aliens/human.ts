import { forcedSide, holderOf, mainSide, opponentOf, playable } from '../../../state/query.ts';
import type { Side } from '../../../state/types.ts';
import { sidesOf, type Alien, type Ctx } from '../../../timing/abilities.ts';
import { discardFromZone } from '../../../verbs/cards.ts';
import { addLines, forceWin } from '../../../verbs/encounter.ts';
import { setFace } from '../../../verbs/faces.ts';
import { zapSheet } from '../../../verbs/sheets.ts';

/** OUR READING: whoever is on both sides has no side that could win by it. */
const onlySide = (c: Ctx): Side | -1 => {
  const [side, other] = sidesOf(c.e, c.me);
  return other === undefined ? side : -1;
};
function sideWins(c: Ctx): void {
  const side = onlySide(c);
  if (side >= 0) forceWin(c.g, side as Side, 'human.martyr', c.me);
}

const ownFlare = (c: Ctx) => playable(c.g, c.me).find((one) => c.g.cards[one.card].alien === 'human');
/** The own side does not win by itself yet. */
const inDoubt = (c: Ctx) => onlySide(c) >= 0 && forcedSide(c.s) !== onlySide(c);
const has = (c: Ctx, key: string) => c.e.lines.some((line) => line.key === key && line.by === c.me);

export const human: Alien = {
  id: 'human',
  alert: 'yellow',
  foresees(seen, { me, side }) {
    seen.lines.push({ side, key: 'human.bonus', by: me, value: 4 });
    return true;
  },
  abilities: [
    {
      name: 'humanity',
      at: 'reveal.after',
      role: 'main-or-ally',
      use: (c) => addLines(c.g, sidesOf(c.e, c.me), 'human.bonus', c.me, 4),
      zapped: sideWins,
    },
    {
      // Part of the super side already played for 8 (FAQ18), so neither a flare play nor a use of its own; possible until
      // totals are final (Annex F-5).
      name: 'martyr',
      at: 'reveal.after',
      role: 'main-or-ally',
      optional: true,
      standing: true,
      when: (c) => !c.sheet.zapped && inDoubt(c) && has(c, 'human.double') && ownFlare(c) !== undefined,
      use(c) {
        const { card, pile } = ownFlare(c)!;
        discardFromZone(c.g, card, { seat: c.me, pile });
        zapSheet(c.g, c.me, c.sheet);
        sideWins(c);
      },
    },
  ],
  flare: {
    wild: [
      {
        name: 'forty-two',
        at: 'reveal.adjust',
        role: 'main',
        when: (c) =>
          c.e.laid[mainSide(c.e, c.me) as Side] !== null &&
          holderOf(c.g, 'human')?.seat !== opponentOf(c.e, c.me),
        use(c) {
          setFace(c.g, mainSide(c.e, c.me) as Side, 'attack', 42, 'human.forty-two');
          const owner = holderOf(c.g, 'human');
          c.fate = owner === null ? 'discard' : { giveTo: owner.seat };
        },
      },
    ],
    // Both until totals are final, whatever it is that makes the Human think again (REV-6a, Annex F-5).
    super: [
      {
        name: 'double',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => has(c, 'human.bonus'),
        use: (c) => addLines(c.g, sidesOf(c.e, c.me), 'human.double', c.me, 4),
        zapped: sideWins,
      },
      {
        name: 'martyr',
        at: 'reveal.after',
        role: 'main-or-ally',
        when: (c) => has(c, 'human.bonus') && inDoubt(c),
        use(c) {
          c.fate = 'discard';
          zapSheet(
            c.g,
            c.me,
            c.s.players[c.me].sheets.find((sheet) => sheet.alien === 'human')!,
          );
          sideWins(c);
        },
        zapped: sideWins,
      },
    ],
  },
};
