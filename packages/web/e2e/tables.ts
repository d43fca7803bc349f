/** Tables as strange as the game makes them, each at a moment at which everything odd is on the board. */
import {
  diceFrom,
  gameFromPosition,
  buildPosition,
  randomAnswer,
  type Game,
  type PlayerSpec,
  type PositionSpec,
} from '@cosmarium/engine';
import { infoOf, type Scene } from './scene.ts';

/** A position, and the moment at which it is looked at. */
interface Strange {
  position: PositionSpec;
  /** Played on by dice until this holds. */
  until: (game: Game) => boolean;
  /** Powers and cards are used, too; else nobody does anything that need not be done. */
  lively?: boolean;
}

const HAND = ['attack-20', 'attack-12', 'attack-08', 'negotiate', 'reinforcement-5', 'card-zap'];
const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'orange', 'white', 'black'] as const;

/** The first one holds the usual cards; everybody has settled somewhere. */
const players = (...own: (Partial<PlayerSpec> & { alien: string })[]): PlayerSpec[] =>
  own.map((one, seat) => ({
    colour: COLOURS[seat],
    hand: seat === 0 ? HAND : ['attack-10', 'negotiate'],
    colonies: { [`${COLOURS[(seat + 1) % own.length]}-${(seat % 4) + 1}`]: 1 + (seat % 3) },
    ...one,
  }));

const isAsked = (kind: string) => (game: Game) => game.view(0).decisions[0]?.kind === kind;
const inPhase = (phase: string) => (game: Game) =>
  game.view(0).encounter?.phase === phase && game.view(0).decisions.length > 0;

const JOKER = {
  alien: 'joker',
  tokens: 5,
  data: { spent: ['attack-42', 'morph', 'attack-04', 'retreat'], out: [] },
};

export const TABLES = {
  liner: {
    position: {
      players: players(
        { alien: 'human' },
        { alien: 'tourist', holds: [{ name: 'liner', ships: { yellow: 3 }, system: 'blue' }] },
        { alien: 'explorer', tokens: 2, data: { colour: 'white' } },
        { alien: 'macron' },
        { alien: 'zombie' },
      ),
      destiny: ['destiny-blue'],
    },
    until: isAsked('launch'),
  },
  'own-liner': {
    position: {
      players: players(
        { alien: 'tourist', holds: [{ name: 'liner', ships: { red: 3 }, system: 'blue' }] },
        { alien: 'human' },
        { alien: 'macron' },
        { alien: 'zombie' },
      ),
      destiny: ['destiny-blue'],
    },
    until: isAsked('player'),
  },
  'joker-tokens': {
    position: {
      players: players(
        { alien: 'human' },
        JOKER,
        { alien: 'oracle' },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
    },
    until: isAsked('launch'),
  },
  'own-joker': {
    position: {
      players: players(
        { ...JOKER, hand: ['attack-08', 'attack-10'] },
        { alien: 'human' },
        { alien: 'oracle' },
        { alien: 'zombie' },
      ),
    },
    until: isAsked('option'),
  },
  'yin-yang-tokens': {
    position: {
      players: players(
        { alien: 'human' },
        { alien: 'yin-yang' },
        { alien: 'grudge' },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
    },
    lively: true,
    until: (game) =>
      inPhase('planning')(game) &&
      (game.view(0).encounter?.announced ?? []).some(({ source }) => source === 'yin-yang'),
  },
  rings: {
    position: {
      players: players(
        { alien: 'human' },
        {
          alien: 'bride',
          holds: [
            { name: 'ring', ships: { green: 1 } },
            { name: 'divorced', ships: { blue: 1, red: 1 } },
          ],
        },
        { alien: 'healer' },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
    },
    until: isAsked('launch'),
  },
  prisoners: {
    position: {
      players: players(
        { alien: 'human' },
        { alien: 'pirate', holds: [{ name: 'prisoners', ships: { red: 3, green: 2, blue: 5 } }] },
        { alien: 'healer' },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
    },
    until: isAsked('launch'),
  },
  'own-prisoners': {
    position: {
      players: players(
        { alien: 'pirate', holds: [{ name: 'prisoners', ships: { yellow: 3, green: 2, blue: 5 } }] },
        { alien: 'human' },
        { alien: 'healer' },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
    },
    until: isAsked('launch'),
  },
  changed: {
    position: {
      players: players(
        {
          alien: 'lizard',
          tokens: 14,
          special: [
            { ship: 'changed', at: 'red-1' },
            { ship: 'changed', at: 'red-1' },
            { ship: 'changed', at: 'red-2' },
            { ship: 'changed', at: 'yellow-1' },
          ],
          removed: 0,
        },
        { alien: 'human' },
        { alien: 'healer' },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
    },
    until: isAsked('launch'),
  },
  discoveries: {
    position: {
      players: players(
        { alien: 'human', colonies: { 'yellow-6': 2 } },
        { alien: 'healer' },
        {
          alien: 'explorer',
          tokens: 1,
          data: { colour: 'white' },
          colonies: { 'yellow-6': 1, 'red-6': 2, 'blue-6': 1 },
        },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
      planets: { yellow: 6, red: 6, blue: 6 },
      discovered: { 'yellow-6': 'white', 'red-6': 'white', 'blue-6': 'white' },
    },
    until: isAsked('launch'),
  },
  adrift: {
    position: {
      players: players(
        { alien: 'human', colonies: { 'yellow-2': 2 } },
        { alien: 'voyager' },
        { alien: 'healer' },
        { alien: 'zombie' },
        { alien: 'macron' },
      ),
      adrift: ['yellow-2'],
    },
    until: isAsked('launch'),
  },
  'own-adrift': {
    position: {
      players: players(
        { alien: 'voyager' },
        { alien: 'human', colonies: { 'red-3': 2 } },
        { alien: 'healer' },
        { alien: 'zombie' },
      ),
      adrift: ['red-3'],
    },
    until: isAsked('launch'),
  },
  engineer: {
    position: {
      players: players(
        {
          alien: 'engineer',
          technologies: [
            { card: 'omega-missile', ships: 3, data: { sheet: 'engineer' } },
            { card: 'lunar-cannon', up: true, token: ['yellow-2'] },
            { card: 'coldsleep-ship', ships: 4 },
          ],
        },
        { alien: 'human', technologies: [{ card: 'quark-battery', ships: 2, stored: ['attack-06'] }] },
        { alien: 'healer', technologies: [{ card: 'the-qax', up: true }] },
        {
          alien: 'zombie',
          technologies: [
            { card: 'xenon-lasers', up: true },
            { card: 'precursor-seed', ships: 5 },
          ],
        },
        { alien: 'macron', technologies: [{ card: 'genesis-bomb', up: true }] },
      ),
      variants: { technologies: true },
    },
    until: isAsked('launch'),
  },
  'host-and-aristocrat': {
    position: {
      players: players(
        { alien: 'human' },
        {
          alien: 'host',
          piles: [
            {
              name: 'guests',
              cards: ['flare-zombie', 'flare-void', 'flare-virus'],
              see: 'controller',
              playable: true,
            },
          ],
        },
        { alien: 'aristocrat' },
        { alien: 'reactor', piles: [{ name: 'core', cards: ['flare-human', 'flare-host'], see: 'all' }] },
        { alien: 'miser', piles: [{ name: 'hoard', cards: ['attack-06', 'attack-07'], see: 'controller' }] },
      ),
      unusedFlares: {},
    },
    until: isAsked('launch'),
  },
  ships: {
    position: {
      players: players(
        {
          alien: 'human',
          special: [
            { ship: 'flagship', at: 'red-1' },
            { ship: 'salvage-vessel', at: 'yellow-1', spent: true },
          ],
        },
        {
          alien: 'healer',
          special: [
            { ship: 'flagship', at: 'yellow-3', spent: true },
            { ship: 'salvage-vessel', at: 'yellow-3' },
          ],
        },
        {
          alien: 'lizard',
          tokens: 17,
          special: [
            { ship: 'flagship+changed', at: 'green-1' },
            { ship: 'changed', at: 'green-1' },
          ],
        },
        { alien: 'zombie', special: [{ ship: 'salvage-vessel', at: 'blue-1' }] },
      ),
      specialShips: ['flagship', 'salvage-vessel'],
    },
    until: isAsked('launch'),
  },
  'hand-of-rewards': {
    position: {
      players: players(
        {
          alien: 'human',
          hand: [
            'attack-20',
            'negotiate',
            'reward-attack-12-21',
            'reward-negotiate-epic-oratory',
            'reward-kicker-x2-duplicity',
            'reward-intimidate-29',
            'reward-rift-2',
            'reward-reinforcement-x',
            'omni-zap',
          ],
        },
        { alien: 'healer', hand: ['attack-10', 'reward-retreat', 'reward-rift-3'] },
        { alien: 'macron' },
        { alien: 'zombie' },
        { alien: 'will' },
      ),
      destiny: ['destiny-blue-hazard'],
      rewards: {},
      variants: { rewards: true },
    },
    until: isAsked('encounter-card'),
  },
  research: {
    position: {
      players: players(
        { alien: 'human', technologies: [{ card: 'omega-missile', ships: 3 }] },
        { alien: 'healer', technologies: [{ card: 'coldsleep-ship', ships: 4 }] },
        { alien: 'macron', technologies: [{ card: 'infinity-drive', ships: 1 }] },
        { alien: 'zombie', technologies: [{ card: 'precursor-seed', ships: 5 }] },
      ),
      variants: { technologies: true },
    },
    until: (game) => game.view(0).encounter?.phase === 'regroup' && game.view(0).decisions.length > 0,
  },
  intimidates: {
    position: {
      players: players(
        { alien: 'human', hand: ['attack-08', 'attack-12', 'negotiate'] },
        { alien: 'healer', hand: ['attack-10', 'reward-intimidate-19'] },
        { alien: 'macron', hand: ['attack-10', 'reward-intimidate-39'] },
        { alien: 'zombie', hand: ['attack-15', 'negotiate'] },
        { alien: 'will' },
      ),
      destiny: ['destiny-blue-hazard'],
      rewards: {},
      variants: { rewards: true },
    },
    lively: true,
    until: (game) => {
      const { decisions, encounter } = game.view(0);
      if (decisions[0]?.key !== 'ask.intimidate' || encounter === null) return false;
      const { beside, allies } = encounter;
      return beside.length >= 2 && beside.every(({ seat }) => (allies[0] & (1 << seat)) !== 0);
    },
  },
} satisfies Record<string, Strange>;

export type TableName = keyof typeof TABLES;

const MOST_ANSWERS = 400;

export function tableOf(name: TableName): Scene {
  const { position, until, lively = false }: Strange = TABLES[name];
  for (let attempt = 0; attempt < 300; attempt++) {
    const game = gameFromPosition(buildPosition({ ...position, seed: `${name} ${attempt}` }));
    const dice = diceFrom(`${name} ${attempt}`);
    for (let i = 0; i < MOST_ANSWERS && !game.over; i++) {
      if (until(game)) return { game, info: infoOf(game) };
      const [decision] = game.pending();
      const passes = decision.kind === 'respond' && !lively;
      game.answer(decision.seat, decision.id, passes ? 0 : randomAnswer(decision, dice));
    }
  }
  throw new Error(`${name} never comes to what is wanted`);
}
