/** Tables that nobody had to play: a crowded position of any number of seats, brought to a question, and shown without a game. */
import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import {
  ALIEN_SETS,
  buildPosition,
  COLOURS,
  createGame,
  COSMIC_DECK,
  diceFrom,
  gameFromPosition,
  randomAnswer,
  type Decision,
  type Dice,
  type FightView,
  type Game,
  type PlayerSpec,
  type PositionSpec,
  type View,
} from '@cosmarium/engine';
import {
  setupFrom,
  USUAL_OPTIONS,
  type ChatLine,
  type Proposal,
  type ServerMessage,
  type TableInfo,
  type TableOptions,
} from '@cosmarium/protocol';
import { localInfo } from '../src/local/info.ts';

export type Asked = Decision['kind'] | 'nothing';
type Line = FightView['ledger'][0][number];

const ALIENS = ['remora', 'will', 'sorcerer', 'human', 'macron', 'virus', 'healer', 'zombie'];
const HAND = [
  'attack-20',
  'attack-12',
  'attack-08',
  'negotiate',
  'reinforcement-5',
  'card-zap',
  'plague',
  'flare-human',
];
/** Enough that every kind of question comes. */
const MOST_ANSWERS = 4000;

/** Everybody lives on others' planets, the second player on four of them; the first one has guests from everywhere. */
function crowded(players: number, seed: string, more: Partial<PositionSpec>, first: Partial<PlayerSpec>) {
  const colours = COLOURS.slice(0, players);
  return buildPosition({
    seed,
    ...more,
    players: colours.map((colour, seat) => {
      const colonies: Record<string, number> = seat > 0 && seat < 6 ? { [`${colours[0]}-2`]: seat } : {};
      const many = seat === 1 ? 3 : seat % 3;
      for (let i = 0; i < many; i++)
        colonies[`${colours[(seat + 1 + i) % players]}-${((seat + i * 2) % 5) + 1}`] = 1 + ((seat + i) % 3);
      return {
        colour,
        alien: ALIENS[seat],
        colonies,
        ...(seat === 0 ? { hand: HAND, homes: [4, 0, 5, 3, 4], ...first } : { hand: ['negotiate'] }),
      };
    }),
  });
}

export interface Scene {
  game: Game;
  info: TableInfo;
  chat?: ChatLine[];
  /** What was proposed over the table. */
  proposals?: Proposal[];
  /** By seat: the milliseconds they have left. */
  due?: Record<number, number>;
  /** Makes of the view what no game by dice comes to. */
  change?: (view: View) => void;
}

/** A game by dice from a crowded position to where it is wanted. Deterministic: the same scene each time. */
export function sceneWhere(
  players: number,
  seed: string,
  wanted: (game: Game) => boolean,
  more: Partial<PositionSpec> = {},
  first: Partial<PlayerSpec> = {},
): Scene {
  const dice = diceFrom(seed);
  for (let attempt = 0; attempt < 20; attempt++) {
    const game = gameFromPosition(crowded(players, `${seed} ${attempt}`, more, first));
    for (let i = 0; i < MOST_ANSWERS / 20 && !game.over; i++) {
      if (wanted(game)) return { game, info: infoOf(game) };
      const [decision] = game.pending();
      game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
    }
  }
  throw new Error(`a table of ${players} never comes to ${seed}`);
}

/** The first seat is asked for this. */
export const sceneOf = (players: number, asked: Asked): Scene =>
  sceneWhere(players, `scene ${players} ${asked}`, (game) => {
    const own = game.pending().find(({ seat }) => seat === 0);
    // Nobody is asked to reinforce where nothing is counted.
    if (asked === 'reinforce' && game.view(0).fight?.totals === null) return false;
    return own?.kind === asked || (asked === 'nothing' && own === undefined);
  });

/** As full as it gets: 25 cards in hand, three sheets of one's own and ten reinforcements on the table. */
export function fullOf(players: number): Scene {
  const others = ['mirror', 'oracle'].map((alien) => ({ alien }));
  const scene = sceneWhere(
    players,
    `full ${players}`,
    (game) => game.view(0).decisions[0]?.kind === 'reinforce' && game.view(0).fight?.totals !== null,
    {},
    { sheets: others },
  );
  return {
    ...scene,
    change({ players: [me], encounter, fight }) {
      me.hand = [...new Set(COSMIC_DECK)].slice(0, 25);
      for (const side of [0, 1] as const)
        for (let i = 0; i < 5; i++) {
          encounter!.reinforcements.push({ card: 'reinforcement-5', by: side, side });
          (fight!.ledger[side] as Line[]).push({ side, key: 'line.reinforcement', by: side, value: 5 });
        }
    },
  };
}

export function infoOf(game: Game): TableInfo {
  const seats = game.view(0).players.map((_, seat) => ({ level: seat === 0 ? null : ('normal' as const) }));
  const info = localInfo(game.view(0), seats);
  // A scene may have aliens of any box.
  const options = { ...info.options, sets: [...ALIEN_SETS] };
  return { ...info, options, code: 'SCENE', status: 'running' };
}

const messagesOf = ({ game, info, chat = [], proposals = [], due = {}, change }: Scene): ServerMessage[] => {
  const view = structuredClone(game.view(0));
  change?.(view);
  const events = game.events(0, 0);
  return [
    {
      type: 'welcome',
      protocol: 1,
      commitment: '',
      guest: '',
      seat: 0,
      kicked: false,
      table: info,
      chat,
      proposals,
    },
    { type: 'view', seq: events.length, from: 0, events, view, due },
  ];
};

/** A table with these wishes before its first question, the first seat asked first. */
export function tableWith(players: number, wishes: Partial<TableOptions>, seed: string): Scene {
  const game = createGame(setupFrom({ ...USUAL_OPTIONS, ...wishes }, COLOURS.slice(0, players)), seed);
  return { game, info: { ...infoOf(game), options: { ...USUAL_OPTIONS, ...wishes } } };
}

/** Everybody else answers by dice until the first seat is asked. */
function untilAsked(game: Game, dice: Dice): void {
  while (!game.over && game.view(0).decisions.length === 0) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, randomAnswer(decision, dice));
  }
}

export interface Stage {
  show(scene: Scene): void;
  /** The same table, further on: what happened since comes as news. */
  goOn(scene: Scene): void;
  /** The first thing of this kind the page says to its server. */
  said(what: string): Promise<Record<string, unknown>>;
  /** Everything of this kind that was said so far. */
  heard(what: string): Record<string, unknown>[];
}

/**
 * A page at a table whose server is this test: it shows what it is told and answers nothing. `plays`: it takes answers, and the
 * others go on by dice.
 */
export async function stageOn(page: Page, first: Scene, plays = false): Promise<Stage> {
  let socket: WebSocketRoute | undefined;
  let scene = first;
  const heard: Record<string, unknown>[] = [];
  const dice = diceFrom('the others');
  if (plays) untilAsked(scene.game, dice);
  const tell = () => {
    for (const message of messagesOf(scene)) socket?.send(JSON.stringify(message));
  };
  await page.routeWebSocket(/\/socket/, (opened) => {
    socket = opened;
    opened.onMessage((text) => {
      const said = JSON.parse(String(text)) as Record<string, unknown>;
      heard.push(said);
      if (!plays || said.do !== 'answer') return;
      scene.game.answer(0, said.decision as number, said.answer);
      opened.send(JSON.stringify({ type: 'reply', re: said.id, ok: true }));
      untilAsked(scene.game, dice);
      opened.send(JSON.stringify(messagesOf(scene)[1]));
    });
    tell();
  });
  await page.goto('/t/SCENE');
  return {
    show(next) {
      scene = next;
      if (plays) untilAsked(scene.game, dice);
      tell();
    },
    goOn(next) {
      scene = next;
      socket?.send(JSON.stringify(messagesOf(scene)[1]));
    },
    heard: (what) => heard.filter((one) => one.do === what),
    async said(what) {
      const find = () => heard.find((one) => one.do === what);
      await expect.poll(find).toBeDefined();
      return find()!;
    },
  };
}
