import type { Game } from '../game.ts';
import { flareOf } from '../state/flares.ts';
import { UNNUMBERED } from '../decisions.ts';
import { shuffle } from '../rng.ts';
import { dealable, fittingCombos } from '../state/setup.ts';
import { together } from '../state/together.ts';
import { MOST_PLAYERS } from '../state/types.ts';
import type { Seat } from '../state/types.ts';
import { askAll } from '../timing/ask.ts';
import { SETUP_STAGES } from '../timing/abilities.ts';
import type { Script } from '../timing/script.ts';
import { dealCards } from '../verbs/decks.ts';
import { buildDecks, buildDestinyDeck, setFirstPlayer } from '../verbs/setup.ts';
import { gainSheet, newSheet } from '../verbs/sheets.ts';
import { destinyDeck, namedBy } from './destiny.ts';
import { dealTechnologies } from './research.ts';
import { placeMarkers } from './special-ships.ts';

const FLARES_IN_DECK = 10;
/** SETUP-11 */
const FLARES_EACH = 2;

export function* setUp(g: Game): Script {
  const s = g.s;
  const { aliens, flares } = yield* chooseAliens(g);
  aliens.forEach((alien, seat) => gainSheet(g, seat, newSheet(alien, s.options.variants.hiddenPowers)));
  buildDecks(g, s.options.flares ? fillUp(g, flares) : []);
  buildDestinyDeck(g, destinyDeck(s.players.map((player) => player.colour)));
  for (const stage of SETUP_STAGES)
    for (const [seat, player] of s.players.entries())
      for (const sheet of player.sheets.slice()) {
        const { alien } = g.rules.aliens[sheet.alien];
        if ((alien.setupStage ?? 'hands') !== stage) continue;
        const script = alien.setup?.(g, seat, sheet);
        if (script) yield* script;
      }
  s.players.forEach((player, seat) => {
    if (player.hand.length === 0) dealCards(g, seat, player.hand, 8);
  });
  yield* dealTechnologies(g);
  yield* placeMarkers(g);
  setFirstPlayer(g, s.offense >= 0 ? s.offense : firstByDestiny(g));
}

/** The aliens by seat, and the aliens whose flares go into the deck in any case. */
function* chooseAliens(g: Game): Script<{ aliens: string[]; flares: string[] }> {
  const s = g.s;
  const n = s.players.length;
  switch (s.options.start) {
    case 'given':
      return { aliens: g.given, flares: g.given };
    case 'beginner': {
      const fitting = fittingCombos({ ...s.options, aliens: s.pool, players: s.players }, g.rules);
      const combo = fitting[g.random(fitting.length)];
      g.emit({ type: 'combo', id: combo.id });
      const aliens = joined(g, dealable(g.rules, s.options.variants, combo.aliens.slice(0, n)), n);
      shuffle(s.rng, aliens);
      return { aliens, flares: aliens };
    }
    case 'advanced': {
      const dealt = dealPairs(g, n);
      const answers = yield* askAll(
        dealt.map((options, seat) => ({
          id: UNNUMBERED,
          kind: 'option' as const,
          seat,
          key: 'ask.choose-alien',
          params: {},
          secret: false,
          options,
          fallback: 0,
        })),
      );
      return { aliens: dealt.map((pair, seat) => pair[answers[seat] as number]), flares: dealt.flat() };
    }
  }
}

/** SETUP-10, SETUP-11: these and further ones at random, so many in all. The set-up has been checked: there are enough. */
function joined(g: Game, first: readonly string[], count: number): string[] {
  if (first.length === count) return first.slice();
  const pool = dealable(g.rules, g.s.options.variants, g.s.pool).filter((alien) => !first.includes(alien));
  shuffle(g.s.rng, pool);
  return together(g.rules, first, pool, count, MOST_PLAYERS - g.s.players.length)!;
}

/** SETUP-4: two each. */
function dealPairs(g: Game, n: number): string[][] {
  const dealt = joined(g, [], 2 * n);
  return Array.from({ length: n }, (_, seat) => dealt.slice(2 * seat, 2 * seat + 2));
}

/** SETUP-5, SETUP-8, SETUP-9: random flares up to ten, one edition of each; with more than five two for each (SETUP-11). */
function fillUp(g: Game, sure: readonly string[]): string[] {
  const rest = g.s.pool.filter((alien) => !sure.includes(alien));
  shuffle(g.s.rng, rest);
  const count = Math.max(FLARES_IN_DECK, FLARES_EACH * g.s.players.length);
  const chosen = [...sure, ...rest].slice(0, count);
  return chosen.map((alien) => flareOf(g.rules, g.s.options, alien));
}

/** SETUP-7: destiny cards are turned until a player's colour shows; then the deck is whole again. */
function firstByDestiny(g: Game): Seat {
  const s = g.s;
  let seat = -1;
  for (let i = s.destiny.length - 1; seat < 0; i--)
    if (!s.destiny[i].startsWith('destiny-special')) seat = namedBy(s, s.destiny[i], -1);
  shuffle(s.rng, s.destiny);
  return seat;
}
