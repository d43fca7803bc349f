import { cardInfo } from '../../../cards/kinds.ts';
import type { Game } from '../../../game.ts';
import { clockwise, holderOf, mainPlayer, standsFor, playable } from '../../../state/query.ts';
import { DEFENSE, OFFENSE, SIDES } from '../../../state/types.ts';
import type { FaceType, Seat, Sheet, Side } from '../../../state/types.ts';
import type { Ability, Alien, Ctx } from '../../../timing/abilities.ts';
import { atPlayer, targetOf } from '../../../timing/aim.ts';
import { askOption } from '../../../timing/ask.ts';
import { askKind } from '../../../timing/naming.ts';
import { announce, note } from '../../../verbs/encounter.ts';
import { setFace } from '../../../verbs/faces.ts';
import { remember, setTokens } from '../../../verbs/sheets.ts';

const FIRST = 'attack-08';

const TOKENS: readonly { name: string; type: FaceType; value: number }[] = [
  ...[4, 8, 15, 16, 23, 42].map((value) => ({
    name: `attack-${String(value).padStart(2, '0')}`,
    type: 'attack' as const,
    value,
  })),
  { name: 'negotiate', type: 'negotiate', value: 0 },
  { name: 'morph', type: 'morph', value: 0 },
  { name: 'retreat', type: 'retreat', value: 0 },
];

/** Tokens that lie face down on the sheet, and those on cards. */
const spent = ({ data }: Sheet) => (data.spent ?? []) as string[];
const out = ({ data }: Sheet) => (data.out ?? []) as string[];
const faceUp = (sheet: Sheet): string[] =>
  TOKENS.map(({ name }) => name).filter((name) => !spent(sheet).includes(name) && !out(sheet).includes(name));

function keep(g: Game, seat: Seat, sheet: Sheet, down: readonly string[], onCards: readonly string[]): void {
  remember(g, sheet, 'spent', down.slice());
  remember(g, sheet, 'out', onCards.slice());
  setTokens(g, seat, sheet, faceUp(sheet).length);
}

/** What was named with the flare is wild only while the flare is held. */
const holdsFlare = ({ g, me }: Ctx): boolean =>
  playable(g, me).some(({ card }) => g.cards[card].type === 'flare' && g.cards[card].alien === 'joker');
const isForgotten = (c: Ctx): boolean => c.sheet.data.bySuper === true && !holdsFlare(c);
const wildCard = (c: Ctx): string => (isForgotten(c) ? FIRST : ((c.sheet.data.wild ?? FIRST) as string));

function name(g: Game, seat: Seat, sheet: Sheet, kind: string, bySuper: boolean): void {
  remember(g, sheet, 'wild', kind);
  remember(g, sheet, 'bySuper', bySuper);
  note(g, 'joker.named', seat, { card: kind });
}

const deal = (side: Side): Ability<'reveal.settling'> => ({
  name: side === OFFENSE ? 'offense' : 'defense',
  at: 'reveal.settling',
  when: (c) => c.s.kinds[standsFor(c.e.laid[side])] === wildCard(c),
  *use(c) {
    const params = { player: mainPlayer(c.e, side), card: wildCard(c) };
    const token = yield* askOption(c.me, 'joker.token', faceUp(c.sheet), { params });
    const { type, value } = TOKENS.find((one) => one.name === token)!;
    keep(c.g, c.me, c.sheet, spent(c.sheet), [...out(c.sheet), token]);
    if (out(c.sheet).length === 1) announce(c.g, 'joker', 'on-cards', c.me);
    // The last one leaves: those that lie on the sheet turn up, not those on cards.
    if (faceUp(c.sheet).length === 0) keep(c.g, c.me, c.sheet, [], out(c.sheet));
    setFace(c.g, side, type, value, 'joker.wild');
  },
});

const negotiators = (c: Ctx): Seat[] =>
  SIDES.filter((side) => c.e.shown[side]?.type === 'negotiate').map((side) => mainPlayer(c.e, side));

export const joker: Alien = {
  id: 'joker',
  alert: 'red',
  remembersOpenly: true,
  sheet: { role: 'any', optional: false, phases: ['reveal'] },
  setup: (g, seat, sheet) => keep(g, seat, sheet, [], []),
  shows: (sheet) => [
    { name: 'wild-card', up: true, card: (sheet.data.wild ?? FIRST) as string },
    ...TOKENS.filter(({ name }) => !out(sheet).includes(name)).map(({ name }) => ({
      name: `token.${name}`,
      up: !spent(sheet).includes(name),
    })),
  ],
  abilities: [
    {
      name: 'new-wild',
      at: 'turn.start',
      role: 'offense',
      optional: true,
      standing: true,
      *use(c) {
        const isOther = (kind: string) => kind !== wildCard(c) && cardInfo(kind).type === 'attack';
        name(c.g, c.me, c.sheet, yield* askKind(c.g, c.me, 'joker.name', isOther), false);
      },
    },
    deal(OFFENSE),
    deal(DEFENSE),
    // At once: the first chance there is.
    ...(['regroup.first', 'free'] as const).map((at): Ability<typeof at> => ({
      name: 'forget',
      at,
      standing: true,
      when: isForgotten,
      use: (c) => name(c.g, c.me, c.sheet, FIRST, false),
    })),
  ],
  lasting: {
    // Whatever has become of the power meanwhile, and whoever has it.
    'on-cards': [
      {
        name: 'collect',
        at: 'encounter.end',
        use(c) {
          for (const seat of clockwise(c.s))
            for (const sheet of c.s.players[seat].sheets)
              if (out(sheet).length > 0) keep(c.g, seat, sheet, [...spent(sheet), ...out(sheet)], []);
        },
      },
    ],
  },
  flare: {
    missed: true,
    wild: [
      {
        name: 'eight',
        at: 'reveal.adjust',
        role: 'main-or-ally',
        when: (c) => negotiators(c).length > 0,
        aim: atPlayer('joker.whose', negotiators),
        use: (c, { seats: [seat] }) =>
          setFace(c.g, seat === c.e.offense ? OFFENSE : DEFENSE, 'attack', 8, 'joker.eight'),
      },
    ],
    super: [
      {
        name: 'any-wild',
        at: 'free',
        // ZAP-1a: the card is named before anybody may answer.
        aim: {
          *ask(c) {
            const isEncounterCard = (kind: string) => cardInfo(kind).encounter;
            return targetOf({ kind: yield* askKind(c.g, c.me, 'joker.name', isEncounterCard) });
          },
          holds: () => true,
        },
        use(c, { kind }) {
          const { seat, sheet } = holderOf(c.g, 'joker')!;
          name(c.g, seat, sheet, kind, true);
        },
      },
    ],
  },
};
