/** The two types of special ships: what they do in an encounter, and what each can do once (SHIP-3). */
import type { Slot } from '../../decisions.ts';
import { giveRewards, inAll } from '../../flow/rewards.ts';
import { newTechnologyOf, technologiesLeft } from '../../flow/research.ts';
import { colonies } from '../../state/planets.ts';
import { bothAttack, sideAt } from '../../state/query.ts';
import { atHand, CHANGED, classOf } from '../../state/special.ts';
import { AID, GATE, OFFENSE, SIDES } from '../../state/types.ts';
import type { Marker, Place, Side, SpecialShip } from '../../state/types.ts';
import { sidesOf, type Ctx, type ShipKind } from '../../timing/abilities.ts';
import { askCard, askOption, askShips } from '../../timing/ask.ts';
import { staysWhole } from '../../timing/losses.ts';
import type { Script } from '../../timing/script.ts';
import { takeDiscarded } from '../../verbs/decks.ts';
import { addLine, announce, dropOut } from '../../verbs/encounter.ts';
import { moveShips, partsOf } from '../../verbs/ships.ts';
import { spendShip } from '../../verbs/special.ts';

const owned = (c: Ctx, mark: string): SpecialShip[] =>
  atHand(c.s, c.me).filter(({ marks }) => marks.includes(mark));
const charged = (c: Ctx, marker: Marker) => owned(c, marker).filter(({ up }) => up);
/** How many of them fight for a side. OUR READING: also those of a defense that stand on the planet. */
const fighting = (c: Ctx, mark: string, side: Side): number =>
  owned(c, mark).filter(({ at }) => sideAt(c.e, c.me, at) === side).length;

/** RUL-10: additions to the side, so much for each of these ships. */
function addBonus(c: Ctx, mark: string, each: number): void {
  for (const side of SIDES) {
    const ships = fighting(c, mark, side);
    if (ships > 0) addLine(c.g, side, `line.${mark}`, c.me, each * ships);
  }
}

const BONUS = 3;

const isPost = (place: Place): boolean => place === GATE || place === AID;

/** The posts in an encounter in which the player takes part, and which is not decided yet. */
function posts(c: Ctx): Place[] {
  if (c.e.planet < 0 || c.e.outcome !== null || c.me === c.e.defense) return [];
  return sidesOf(c.e, c.me).map((side) => (side === OFFENSE ? GATE : AID));
}

/** Colonies, technologies that are being researched, the encounter; wherever it is not already. */
function within(c: Ctx, { at }: SpecialShip): Place[] {
  const research = c.s.players[c.me].technologies.filter(({ up }) => !up).map(({ hold }) => hold);
  return [...colonies(c.s, c.me), ...research, ...posts(c)].filter((place) => place !== at);
}

/** One of these ships; all of a class at one place are alike. */
function* oneOf(c: Ctx, ships: readonly SpecialShip[], key: string): Script<SpecialShip> {
  const slots: Slot[] = [];
  for (const ship of ships) {
    const name = classOf(ship);
    if (!slots.some((slot) => slot.at === ship.at && slot.ship === name))
      slots.push({ at: ship.at, max: 1, ship: name });
  }
  const counts = yield* askShips({ seat: c.me, key, slots, min: 1, max: 1 });
  const { at, ship } = slots[counts.indexOf(1)];
  return ships.find((one) => one.at === at && classOf(one) === ship)!;
}

const movable = (c: Ctx) => charged(c, 'flagship').filter((ship) => within(c, ship).length > 0);

const flagship: ShipKind = {
  mark: 'flagship',
  abilities: [
    {
      name: 'command',
      at: 'reveal.after',
      role: 'main-or-ally',
      optional: true,
      when: (c) => bothAttack(c.e) && SIDES.some((side) => fighting(c, 'flagship', side) > 0),
      use: (c) => addBonus(c, 'flagship', BONUS),
    },
    {
      name: 'hyperspace-drive',
      at: 'free',
      optional: true,
      repeat: true,
      when: (c) => movable(c).length > 0,
      *use(c) {
        const ship = yield* oneOf(c, movable(c), 'flagship.which');
        const slots = within(c, ship).map((at) => ({ at, max: 1, ship: classOf(ship) }));
        const counts = yield* askShips({ seat: c.me, key: 'flagship.jump', slots, min: 1, max: 1 });
        const [{ place }] = partsOf(slots, counts);
        spendShip(c.g, c.me, ship, 'hyperspace-drive');
        const from = [{ place: ship.at, count: 1, ship: classOf(ship) }];
        const leaves = isPost(ship.at) && !isPost(place);
        if (!leaves || (yield* staysWhole(c.g, c.me, from))) moveShips(c.g, c.me, from, place);
        dropOut(c.g, c.me);
      },
    },
  ],
};

const SALVAGED = 2;

/** Two rewards, or one of two technologies; once for each vessel that was there. */
function* salvage(c: Ctx): Script {
  const { technologies } = c.s.options.variants;
  for (let left = c.lasting!.data.vessels as number; left > 0; left--) {
    const ways: ('rewards' | 'technology' | 'none')[] = c.e.noSpoils ? [] : ['rewards'];
    if (technologies && technologiesLeft(c.g)) ways.push('technology');
    if (ways.length === 0) return;
    const way = yield* askOption(c.me, 'salvage-vessel.spoils', [...ways, 'none']);
    if (way === 'rewards') yield* giveRewards(c.g, [inAll(c.me, SALVAGED)]);
    else if (way === 'technology') yield* newTechnologyOf(c.g, c.me, SALVAGED);
  }
}

/** How many vessels are on the side that won. */
const salvaging = (c: Ctx): number =>
  c.e.outcome?.type === 'win' ? fighting(c, 'salvage-vessel', c.e.outcome.side) : 0;

const salvageVessel: ShipKind = {
  mark: 'salvage-vessel',
  abilities: [
    {
      // Before anybody lands or goes home, so that it can be told who was there.
      name: 'salvage',
      at: 'resolution.lost',
      role: 'main-or-ally',
      when: (c) => salvaging(c) > 0,
      use: (c) => announce(c.g, 'salvage-vessel', 'salvage', c.me, { vessels: salvaging(c) }),
    },
    {
      name: 'tractor-beam',
      at: 'free',
      optional: true,
      repeat: true,
      when: (c) => charged(c, 'salvage-vessel').length > 0 && c.s.discard.length > 0,
      *use(c) {
        const ship = yield* oneOf(c, charged(c, 'salvage-vessel'), 'salvage-vessel.which');
        const card = yield* askCard(c.g, c.me, 'salvage-vessel.card', c.s.discard);
        spendShip(c.g, c.me, ship, 'tractor-beam');
        takeDiscarded(c.g, c.me, card);
      },
    },
  ],
  lasting: { salvage: [{ name: 'salvage', at: 'resolution.end', use: salvage }] },
};

const STRONGER = 2;

/** It stays true whatever becomes of the power by which they changed. */
const changed: ShipKind = {
  mark: CHANGED,
  abilities: [
    {
      name: 'strength',
      at: 'reveal.after',
      role: 'main-or-ally',
      when: (c) => bothAttack(c.e) && SIDES.some((side) => fighting(c, CHANGED, side) > 0),
      use: (c) => addBonus(c, CHANGED, STRONGER),
    },
  ],
};

export const SHIPS: readonly ShipKind[] = [flagship, salvageVessel, changed];
