/**
 * Secret windows, by twins: two games that differ only in what is hidden. What the others get, and when, must be the same
 * to the byte, whoever can respond.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPosition, cardInfo, type GameState } from '@cosmarium/engine';
import { Postgres } from './helpers/postgres.ts';
import { Twin, type Frame } from './helpers/twin.ts';

/** Blue sits last and is attacked by nobody before its turn. */
const BLUE = 3;
const RESPONSES = ['plague', 'emotion-control', 'force-field', 'ionic-gas', 'reinforcement-3', 'card-zap'];
const ZAP = ['cosmic-zap'];
const HIDDEN_FLARE = 'flare-dictator';

/** Blue can respond to much of what happens. */
function able(
  blue: readonly string[] = RESPONSES,
  red: readonly string[] = [],
  aliens = ['human', 'macron', 'warrior', 'virus'],
): GameState {
  const position = buildPosition({
    players: [
      {
        colour: 'red',
        alien: aliens[0],
        hand: ['attack-10', 'attack-06', 'attack-20', 'negotiate', 'attack-14', ...red],
      },
      { colour: 'yellow', alien: aliens[1], hand: ['attack-08', 'attack-12', 'negotiate', 'attack-15'] },
      { colour: 'green', alien: aliens[2], hand: ['attack-05', 'attack-13', 'negotiate', 'attack-09'] },
      { colour: 'blue', alien: aliens[3], hand: ['attack-04', ...blue] },
    ],
    destiny: ['yellow', 'green', 'red', 'green', 'yellow', 'red'].map((colour) => `destiny-${colour}`),
    flares: ['dictator'],
  });
  const deck = fightsOnTop(position, position.deck);
  return { ...position, deck, options: { ...position.options, flares: true } };
}

/** Whatever can be played besides encounter cards lies under them, where nobody will draw it. */
function fightsOnTop({ kinds }: GameState, deck: readonly number[]): number[] {
  const fights = (card: number) => cardInfo(kinds[card]).encounter;
  return [...deck.filter((card) => !fights(card)), ...deck.filter(fights)];
}

/** What lies at the bottom of the deck is in nobody's reach. */
const bottom = (s: GameState, kind: RegExp): number[] =>
  s.deck.slice(0, s.deck.length / 2).filter((card) => kind.test(s.kinds[card]));

/** The same, but what blue could respond with lies at the bottom of the deck, and attacks in blue's hand. */
function unable(s = able()): GameState {
  const kinds = s.kinds.slice();
  const attacks = bottom(s, /^attack/);
  s.players[BLUE].hand
    .filter((card) => [...RESPONSES, ...ZAP].includes(kinds[card]))
    .forEach((card, i) => {
      [kinds[card], kinds[attacks[i]]] = [kinds[attacks[i]], kinds[card]];
    });
  return { ...s, kinds };
}

/** The same, but a card that nobody holds is another one. */
function otherDeck(): GameState {
  const s = able();
  return { ...s, kinds: s.kinds.map((kind) => (kind === HIDDEN_FLARE ? 'flare-zombie' : kind)) };
}

/** Blue's sheet lies face down (VAR-HID), and there is nothing else to respond with, nor could there be flares. */
function hiding(alien: string): GameState {
  const s = unable();
  const players = s.players.map((player, seat) => ({
    ...player,
    sheets: player.sheets.map((sheet) => ({
      ...sheet,
      alien: seat === BLUE ? alien : sheet.alien,
      faceDown: seat === BLUE,
    })),
  }));
  const variants = { ...s.options.variants, hiddenPowers: true };
  return { ...s, players, options: { ...s.options, flares: false, variants } };
}

/** Blue holds a card of the reward deck, everybody sees: one that can be used at any time, or one that never can. */
function rewarded(zap: boolean): GameState {
  const s = { ...able(), options: { ...able().options, flares: false } };
  const position = buildPosition({
    variants: { rewards: true },
    players: s.players.map(({ colour, sheets }, seat) => ({
      colour,
      alien: sheets[0].alien,
      hand: seat === BLUE ? ['attack-04', 'ship-zap'] : s.players[seat].hand.map((card) => s.kinds[card]),
    })),
    destiny: ['yellow', 'green', 'red', 'green', 'yellow', 'red'].map((colour) => `destiny-${colour}`),
  });
  position.deck = fightsOnTop(position, position.deck);
  for (const deck of position.sideDecks) deck.cards = fightsOnTop(position, deck.cards);
  if (zap) return position;
  const kinds = position.kinds.slice();
  const held = kinds.indexOf('ship-zap');
  const other = position.sideDecks[0].cards.find((card) => cardInfo(kinds[card]).encounter)!;
  [kinds[held], kinds[other]] = [kinds[other], kinds[held]];
  return { ...position, kinds };
}

interface Played {
  frames: Map<string, Frame[]>;
  /** Responses that could have been given, and were not. */
  passes: number;
  /** Windows in which something else happened. */
  windows: number;
}

type InWindow = (twin: Twin, count: number) => Promise<unknown>;

/** Plays until it is blue's turn. In every window, some time after it began, something else happens. */
async function played(
  position: GameState,
  inWindow: InWindow,
  databaseUrl: string | null = null,
  thinkTicks?: number,
): Promise<Played> {
  const twin = await Twin.at(position, { databaseUrl }, thinkTicks);
  let windows = 0;
  try {
    for (let quiet = 0, seq = 0; twin.offense !== BLUE; seq = twin.seq) {
      await twin.tick();
      quiet = twin.seq === seq ? quiet + 1 : 0;
      if (quiet === 2 && twin.waits) await inWindow(twin, ++windows);
    }
  } finally {
    await twin.stop();
  }
  return { frames: twin.frames, passes: twin.passes, windows };
}

/** People leave and come back, and say what makes no sense. */
const DISTURBANCES: InWindow[] = [
  (twin, count) => twin.reconnect(count % BLUE),
  (twin, count) => twin.disturb(count % BLUE),
  (twin) => twin.reconnect('spectator'),
];
const disturbed: InWindow = (twin, count) => DISTURBANCES[count % DISTURBANCES.length](twin, count);
const restarted: InWindow = (twin) => twin.restart();
const paused: InWindow = (twin) => twin.pause();

/** Red can respond to the use of a power, too, and is asked after blue if yellow is the offense. Only yellow uses one. */
const bothAble = () => able(ZAP, ZAP, ['pacifist', 'macron', 'masochist', 'virus']);

const OTHERS = ['player0', 'player1', 'player2', 'spectator'];

describe('nobody else can tell', () => {
  it.each([
    ['what they get, nor by when', disturbed],
    ['what they get after a restart', restarted],
    ['what they get in a pause, nor after it', paused],
  ])('whether somebody can respond: not by %s', async (_, inWindow) => {
    const [a, b] = [await played(able(), inWindow), await played(unable(), inWindow)];
    for (const name of OTHERS) expect(b.frames.get(name)).toEqual(a.frames.get(name));
    expect(a.passes).toBeGreaterThan(10);
    expect(b.passes).toBe(0);
    expect(a.windows).toBeGreaterThan(10);
    // Bots have talked, too.
    expect(JSON.stringify(a.frames.get('spectator'))).toContain('bot:');
  });

  it.each(['dictator', 'mind'])(
    'what lies face down: whether %s or something that cannot act',
    async (alien) => {
      const [a, b] = [await played(hiding(alien), disturbed), await played(hiding('masochist'), disturbed)];
      for (const name of OTHERS) expect(b.frames.get(name)).toEqual(a.frames.get(name));
      expect(a.passes).toBeGreaterThan(2);
      expect(b.passes).toBe(0);
      expect(a.windows).toBeGreaterThan(10);
      // Which aliens may be in the game at all everybody knows.
      const told = JSON.stringify(OTHERS.map((name) => a.frames.get(name)));
      expect(told.replaceAll(/"aliens[\\"]*:\[[^\]]*\]/g, '')).not.toContain(alien);
    },
  );

  it.each([
    ['', disturbed],
    [' after a restart', restarted],
  ])('whether somebody else is asked, when asked as well%s', async (_, inWindow) => {
    const [a, b] = [await played(bothAble(), inWindow), await played(unable(bothAble()), inWindow)];
    for (const name of OTHERS) expect(b.frames.get(name)).toEqual(a.frames.get(name));
    // Both are asked in one game, and one of them in the other.
    expect(b.passes).toBeGreaterThan(3);
    expect(a.passes).toBeGreaterThan(b.passes + 3);
  });

  it('whether somebody has what can be used at any time, and passes at once or after a while', async () => {
    const without = await played(rewarded(false), disturbed);
    for (const thinkTicks of [0, 1]) {
      const holding = await played(rewarded(true), disturbed, null, thinkTicks);
      for (const name of OTHERS) expect(holding.frames.get(name)).toEqual(without.frames.get(name));
      expect(holding.passes).toBeGreaterThan(8);
    }
    expect(without.passes).toBe(0);
    expect(without.windows).toBeGreaterThan(10);
  });

  it('which cards are in the deck', async () => {
    const [a, b] = [await played(able(), disturbed), await played(otherDeck(), disturbed)];
    for (const name of [...OTHERS, 'player3']) expect(b.frames.get(name)).toEqual(a.frames.get(name));
  });
});

describe('at another node', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await Postgres.start();
  });
  afterAll(() => postgres.stop());

  it('the same is kept back', async () => {
    const looked = async (position: GameState) => {
      const seen: { here: string; there: string }[] = [];
      const look: InWindow = async (twin) => seen.push({ here: twin.seen, there: await twin.look() });
      const { passes } = await played(position, look, await postgres.database());
      return { seen, passes };
    };
    const [a, b] = [await looked(able()), await looked(unable())];
    expect(a.passes).toBeGreaterThan(10);
    expect(b.passes).toBe(0);
    expect(b.seen).toEqual(a.seen);
    for (const { here, there } of a.seen) expect(there).toBe(here);
  });
});
