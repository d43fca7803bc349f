import { checkAnswer, randomAnswer, diceFrom, type Answer, type Decision } from '@cosmarium/engine';
import { suggestAim } from '@cosmarium/story';
import { messages } from '@cosmarium/text';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { YOU } from '../src/learn/lessons.ts';
import { SCENES } from '../src/learn/scenes/index.ts';
import { ownTurn, WEAK_PLANET } from '../src/learn/scenes/own-turn.ts';
import { invited } from '../src/learn/scenes/invited.ts';
import { attacked } from '../src/learn/scenes/attacked.ts';
import { beginScene, type Tutorial } from '../src/learn/tutorial.ts';

const PARTNER = 2;
const beginTutorial = (pause: number) => beginScene(ownTurn, pause);
const LESSONS = ownTurn.lessons;

const PAUSE = 50;
const words = messages('en');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** What the coach tells the player to do. */
function told(tutorial: Tutorial, decision: Decision): Answer {
  const { lesson } = tutorial.lecture.getState();
  const option = (fits: (card: string, side?: number) => boolean): number =>
    'options' in decision
      ? decision.options.findIndex(
          (one) =>
            typeof one === 'object' && 'card' in one && fits(one.card, 'side' in one ? one.side : undefined),
        )
      : -1;
  switch (lesson.id) {
    case 'launch':
    case 'launch-again': {
      if (decision.kind !== 'launch') throw new Error('no launch');
      const { ships } = suggestAim(decision, tutorial.game.view(YOU));
      return { target: Math.max(0, decision.targets.indexOf(WEAK_PLANET)), ships };
    }
    case 'invite':
      return 'options' in decision ? decision.options.map((_, i) => i) : [];
    case 'invite-again':
      return [];
    case 'invited':
      if (decision.kind !== 'ally') throw new Error('nobody invites');
      return {
        target: decision.targets.indexOf('defense'),
        ships: decision.slots.map((_, i) => (i === 0 ? 2 : 0)),
      };
    case 'rewards':
      return decision.kind === 'ships' ? decision.slots.map(() => 0) : decision.fallback;
    case 'help':
    case 'help-again':
      return [];
    case 'defend':
      return option((card) => card === 'attack-14');
    case 'zap':
      return 'options' in decision ? decision.options.findIndex((one) => one !== 'pass') : -1;
    case 'yield':
      return option((card) => card === 'negotiate');
    case 'card':
      return option((card) => card === 'attack-12');
    case 'negotiate':
      return option((card) => card === 'negotiate');
    case 'reinforce':
      return option((_, side) => side === 0);
    case 'offer':
      if (decision.kind !== 'offer') throw new Error('no offer');
      return {
        do: 'propose',
        give: { colony: decision.give.planets[0] },
        get: { colony: decision.get.planets[0] },
      };
    case 'counter':
      return { do: 'accept' };
    case 'second':
      return 'options' in decision ? decision.options.indexOf('yes') : -1;
    default:
      return decision.fallback;
  }
}

type Choose = (decision: Decision, told: () => Answer, step: number) => Answer;

/** Goes through the tutorial; returns the ids of the lessons in the order they came. */
async function walk(tutorial: Tutorial, choose: Choose): Promise<string[]> {
  const { table, lecture } = tutorial;
  const seen: string[] = [];
  let step = 0;
  table.start();
  for (let n = 0; n < 200; n++) {
    const { now, lesson, objection } = lecture.getState();
    if (now === 'free') seen.push('?');
    else if (objection === null && now !== 'wait') seen.push(lesson.id);
    if (now === 'over') return seen;
    if (now === 'wait') vi.advanceTimersByTime(PAUSE);
    else if (now === 'read') tutorial.next();
    else {
      const decision = table.store.getState().view!.decisions[0];
      const insist = objection !== null;
      const answer = insist
        ? told(tutorial, decision)
        : choose(decision, () => told(tutorial, decision), step++);
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      const reply = await table.send({ do: 'answer', decision: decision.id, answer });
      const refused = !reply.ok && (insist || lecture.getState().objection === null);
      if (refused) throw new Error(`${lesson.id} refuses ${JSON.stringify(answer)}`);
    }
  }
  throw new Error(`the tutorial does not end; it is at ${lecture.getState().lesson.id}`);
}

test('whoever does what they are told wins a colony and makes a deal', async () => {
  const tutorial = beginTutorial(PAUSE);
  const { game } = tutorial;
  const seen = await walk(tutorial, (_, answer) => answer());
  expect(seen).toEqual(LESSONS.map(({ id }) => id).filter((id) => id !== 'counter'));
  const view = game.view(YOU);
  expect(view.planets[WEAK_PLANET][YOU]).toBeGreaterThan(0);
  expect(view.players[YOU].foreign).toBe(2);
  expect(view.players[PARTNER].foreign).toBe(1);
  const types = game.events(YOU).map(({ type }) => type);
  for (const type of [
    'destiny.drawn',
    'allied',
    'revealed',
    'reinforced',
    'colony.gained',
    'proposed',
    'deal',
  ])
    expect(types).toContain(type);
  expect(game.events(YOU)).toContainEqual({ type: 'deal', made: true, quashed: false });
});

test('the reveal is lost without the reinforcement, and won with it, whatever was done before', async () => {
  for (let seed = 0; seed < 40; seed++) {
    const dice = diceFrom(`anything ${seed}`);
    const tutorial = beginTutorial(PAUSE);
    let behind = -1;
    // oxlint-disable-next-line no-await-in-loop
    await walk(tutorial, (decision, answer) => {
      const { encounter, fight } = tutorial.game.view(YOU);
      const { number } = encounter!;
      if (decision.kind === 'reinforce' && fight!.totals !== null)
        behind = fight!.totals[1] - fight!.totals[0];
      return number === 1 ? randomAnswer(decision, dice) : answer();
    });
    // A tie goes to the defense, and five are added.
    expect([0, 1, 2, 3, 4]).toContain(behind);
    expect(tutorial.game.events(YOU)).toContainEqual(
      expect.objectContaining({ type: 'outcome', outcome: { type: 'win', side: 0 } }),
    );
  }
});

describe('another legal answer breaks nothing', () => {
  const steps = LESSONS.filter(({ asks }) => asks !== undefined).length;
  test.each(Array.from({ length: steps }, (_, step) => step))('at question %i', async (wrong) => {
    for (let seed = 0; seed < 8; seed++) {
      const dice = diceFrom(`${wrong} ${seed}`);
      const tutorial = beginTutorial(PAUSE);
      // oxlint-disable-next-line no-await-in-loop
      const seen = await walk(tutorial, (decision, answer, step) => {
        const other = randomAnswer(decision, dice);
        return step === wrong ? checkAnswer(decision, other) : answer();
      });
      expect(seen.at(-1)).toBe('end');
      expect(tutorial.game.view(YOU).players[YOU].foreign).toBeGreaterThan(0);
    }
  });
});

test('a random walk ends too, and asks nothing no lesson speaks of unless the player makes odd deals', async () => {
  for (let seed = 0; seed < 30; seed++) {
    const dice = diceFrom(`walk ${seed}`);
    const tutorial = beginTutorial(PAUSE);
    // oxlint-disable-next-line no-await-in-loop
    const seen = await walk(tutorial, (decision) => randomAnswer(decision, dice));
    expect(seen.at(-1)).toBe('end');
  }
});

test('whoever is invited helps the defense against the leader, and is rewarded', async () => {
  const tutorial = beginScene(invited, PAUSE);
  const { game } = tutorial;
  const before = game.view(YOU).players[YOU];
  expect([before.warp, game.view(YOU).players[1].foreign]).toEqual([2, 4]);
  const seen = await walk(tutorial, (_, answer) => answer());
  expect(seen).toEqual(invited.lessons.map(({ id }) => id));
  const events = game.events(YOU);
  expect(events).toContainEqual({ type: 'allied', seat: YOU, side: 1 });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'outcome', outcome: { type: 'win', side: 1 } }),
  );
  expect(events).toContainEqual(expect.objectContaining({ type: 'rewards', seat: YOU }));
  expect(game.over).toBe(false);
  expect(game.view(YOU).players[1].foreign).toBe(4);
});

test('whoever is attacked stops a power, then loses with a negotiate for cards', async () => {
  const tutorial = beginScene(attacked, PAUSE);
  const { game } = tutorial;
  const seen = await walk(tutorial, (_, answer) => answer());
  expect(seen).toEqual(attacked.lessons.map(({ id }) => id));
  const events = game.events(YOU);
  expect(events).toContainEqual({ type: 'power.zapped', seat: 2, alien: 'virus' });
  expect(events.flatMap((event) => (event.type === 'totals' ? [event.totals] : []))[0]).toEqual([11, 22]);
  expect(events).toContainEqual({ type: 'compensation', seat: YOU, from: 3, count: 4 });
});

test.each(SCENES)('the scene $id ends whatever is answered', async (scene) => {
  for (let seed = 0; seed < 30; seed++) {
    const dice = diceFrom(`${scene.id} ${seed}`);
    // oxlint-disable-next-line no-await-in-loop
    const seen = await walk(beginScene(scene, PAUSE), (decision) => randomAnswer(decision, dice));
    expect(seen.at(-1)).toBe(scene.lessons.at(-1)!.id);
  }
});

test('every lesson and every objection has words', () => {
  const objections = ['card.no-negotiate', 'reinforce.no-pass', 'reinforce.no-other-side'];
  const more = ['negotiate.no-attack', 'offer.no-fail', 'counter.no-fail', 'yield.no-attack', 'zap.no-pass'];
  const others = ['defend.no-negotiate', 'invited.no-leader', 'invited.no-staying'];
  const endings = SCENES.map(({ id }) => `end.title.${id}`);
  const lessons = SCENES.flatMap((scene) => scene.lessons.map(({ id }) => id));
  expect(new Set(lessons).size).toBe(lessons.length);
  const missing = [...lessons, ...objections, ...more, ...others, ...endings].filter(
    (id) => !Object.hasOwn(words, `web.learn.${id}`),
  );
  expect(missing).toEqual([]);
});
