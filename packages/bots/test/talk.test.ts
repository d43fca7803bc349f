/** What bots say, and what they may say it from. */
import { expect, test } from 'vitest';
import { COLOURS, createGame, type Game } from '@cosmarium/engine';
import { CHARACTER_NAMES, Chronicle, createPlayer, Gossip, type Speaker, type Spoken } from '../src/index.ts';
import texts from '../../text/src/en/talk.ts';

/** Five at a table: of six characters one is not there. */
const speakersWithout = (out: number): Speaker[] =>
  CHARACTER_NAMES.filter((_, i) => i !== out).map((character, seat) => ({ seat, character }));

/** Everything that is said in this game, as it is said. */
function talkIn(game: Game, speakers: readonly Speaker[]): Spoken[] {
  const gossip = new Gossip();
  const { memory } = new Chronicle().follow(game);
  const view = game.view(-1);
  return gossip.watch(game.events(-1), speakers, () => ({ view, memory, seed: 'talk' }));
}

function played(seed: string): Game {
  const game = createGame({ players: COLOURS.slice(0, 5).map((colour) => ({ colour })) }, seed);
  const quick = createPlayer('quick', seed);
  for (let i = 0; i < 2000 && !game.over; i++) {
    const [decision] = game.pending();
    game.answer(decision.seat, decision.id, quick(game, decision).answer);
  }
  return game;
}
const games = ['one', 'two', 'three'].map(played);

test('is one line in an encounter each at most, and in words that there are', () => {
  const said = games.flatMap((game, i) => {
    const lines = talkIn(game, speakersWithout(i));
    const turns = lines.map(({ seat, at }) => `${seat} ${at}`);
    expect(new Set(turns).size).toBe(turns.length);
    return lines;
  });
  const keys = new Set(said.map(({ say }) => say));
  expect(keys.size).toBeGreaterThan(10);
  expect([...keys].filter((key) => !key.startsWith('emote.') && !(`say.${key}` in texts))).toEqual([]);
});

test('every character has words of its own', () => {
  for (const character of CHARACTER_NAMES)
    for (const word of ['won', 'lost', 'thanks']) expect(texts).toHaveProperty([`say.${character}.${word}`]);
});

test('is the same whatever lies hidden', () => {
  for (const game of games) {
    const other = game.fork();
    const hidden = other.s.kinds.map((_, card) => card).filter((card) => other.s.known[card] === 0);
    const kinds = hidden.map((card) => other.s.kinds[card]);
    other.s.kinds = other.s.kinds.slice();
    hidden.forEach((card, i) => (other.s.kinds[card] = kinds[(i + 1) % kinds.length]));
    expect(other.s.kinds).not.toEqual(game.s.kinds);
    const gossip = new Gossip();
    const { memory } = new Chronicle().follow(game);
    const lines = gossip.watch(game.events(-1), speakersWithout(0), () => ({
      view: other.view(-1),
      memory,
      seed: 'talk',
    }));
    expect(lines).toEqual(talkIn(game, speakersWithout(0)));
  }
});

test('answers those who speak to it, once', () => {
  const [game] = games;
  const [first] = game.events(-1).filter(({ type }) => type === 'encounter');
  const gossip = new Gossip();
  const speakers: Speaker[] = [{ seat: 1, character: 'banker' }];
  const parlour = (said: readonly Spoken[]) => ({
    view: game.view(-1),
    memory: { deeds: [], said },
    seed: 'answers',
  });
  gossip.watch([first, { type: 'defense', seat: 1 }], [], () => parlour([]));
  const mains = { offense: (first as { seat: number }).seat, at: gossip.at };
  const asked: Spoken = { seat: 3, say: 'invite-me', to: 1, at: mains.at };
  const [answer] = gossip.listen(asked, speakers, parlour([asked]));
  expect(answer).toMatchObject({ seat: 1, to: 3, at: mains.at });
  expect(answer.say).toMatch(/^answer-(yes|no)$/);
  expect(gossip.listen(asked, speakers, parlour([asked, answer]))).toEqual([]);
  expect(gossip.listen({ ...asked, to: 2 }, speakers, parlour([asked]))).toEqual([]);
});
