import { expect, test } from 'vitest';
import { parseJournal, replay, standing, TAKEN_BACK, type Journal, type Table } from '@cosmarium/engine';
import { happened, inviteNobody, launch, table, toPlanning, waiting } from '../helpers/duel.ts';

/** Who could take back the last answer. */
const mayTakeBack = (t: Table): string[] =>
  t.s.players.flatMap(({ colour }, seat) => (t.game.canTakeBack(seat) ? [colour] : []));

/** The state without the count of questions, which goes on. */
const world = (t: Table): string => JSON.stringify({ ...t.s, asked: null });

const fault = (code: string) => expect.objectContaining({ code }) as Error;

const again = (t: Table): Journal => parseJournal(JSON.stringify(t.game.journal()));

test('a launch is taken back: the ships are home, the same is asked under a new id, everybody is told', () => {
  const t = table();
  const [before, first] = [world(t), t.asked('red', 'launch').decision.id];
  expect(mayTakeBack(t)).toEqual([]);
  launch(t);
  expect([mayTakeBack(t), waiting(t)]).toEqual([['red'], ['red invite']]);
  const told = t.game.eventCount;
  t.takeBack('red');
  expect([world(t), waiting(t), mayTakeBack(t)]).toEqual([before, ['red launch'], []]);
  const { id } = t.asked('red', 'launch').decision;
  expect(id).not.toBe(first);
  expect(t.game.events(1, told)).toEqual([{ type: 'undone', seat: 0, count: expect.any(Number) as number }]);
  expect(() => t.game.answer(0, first, { target: 0, ships: [0, 1] })).toThrow(fault('stale-decision'));
  expect(happened(toPlanning(t)).filter((type) => type === 'aimed')).toHaveLength(2);
  expect(standing(t.game.events(0)).filter(({ type }) => type === 'aimed')).toHaveLength(1);
});

test('one after the other, the last first; not once somebody else has acted', () => {
  const t = launch(table());
  t.answer('red', 'invite', ['green']);
  expect([mayTakeBack(t), waiting(t)]).toEqual([['red'], ['blue invite']]);
  t.takeBack('red').takeBack('red');
  expect([mayTakeBack(t), waiting(t)]).toEqual([[], ['red launch']]);
  launch(t, 2).answer('red', 'invite', ['green']).answer('blue', 'invite', []);
  expect([mayTakeBack(t), waiting(t)]).toEqual([['blue'], ['green ally']]);
  expect(() => t.game.takeBack(0)).toThrow(fault('too-late'));
  expect(waiting(t)).toEqual(['green ally']);
});

test('a card that lies face down can be exchanged until the other one lies there, too', () => {
  const t = toPlanning(
    table({ red: { hand: ['attack-10', 'attack-20'] }, blue: { hand: ['attack-08', 'negotiate'] } }),
  );
  t.answer('red', 'encounter-card', 'attack-10');
  expect([mayTakeBack(t), waiting(t)]).toEqual([['red'], ['blue encounter-card']]);
  t.takeBack('red');
  expect(waiting(t).sort()).toEqual(['blue encounter-card', 'red encounter-card']);
  t.answer('blue', 'encounter-card', 'attack-08').answer('red', 'encounter-card', 'attack-20');
  expect([t.totals(), mayTakeBack(t)]).toEqual([[23, 12], []]);
});

test('nothing can be taken back from which cards were drawn', () => {
  const t = toPlanning(table({ red: { hand: ['negotiate'] }, blue: { hand: ['attack-08'] } }));
  t.finish();
  expect(happened(t)).toContain('compensation');
  expect(mayTakeBack(t)).toEqual([]);
});

const TWO = ['attack-08', 'attack-10'];

/** Blue may answer the launch, or may not: red does not know. */
const launched = (...hand: string[]) =>
  launch(table({ red: { hand: TWO }, blue: { hand: [...TWO, ...hand] } }));

test('once the encounter is over nothing of it is taken back, also where the game goes no further', () => {
  const t = table({ red: { homes: [8, 12, 0, 0, 0] } }, { destiny: ['destiny-red'] });
  t.answer('red', 'option', 'resettle').answer('red', 'launch', { to: 'red-3', ships: { 'red-1': 1 } });
  t.answer('red', 'yes-no', 'no');
  expect([t.game.stopped, mayTakeBack(t)]).toEqual([true, []]);
});

test('whether somebody is asked in secret, and has passed, makes no difference', () => {
  const [asked, not] = [launched('flare-demon'), launched('quash')];
  expect([waiting(asked), mayTakeBack(asked)]).toEqual([['blue respond'], ['red']]);
  expect([waiting(not), mayTakeBack(not)]).toEqual([['red invite'], ['red']]);
  asked.answer('blue', 'respond', 'pass');
  expect([waiting(asked), mayTakeBack(asked)]).toEqual([['red invite'], ['red']]);
  // The pass is void, too: blue is asked again.
  launch(asked.takeBack('red'), 2);
  expect(waiting(asked)).toEqual(['blue respond']);
});

test('who has responded takes nothing back, and then nobody does', () => {
  const t = launched('flare-demon');
  t.answer('blue', 'respond', 'flare-demon:summon');
  expect(mayTakeBack(t)).toEqual([]);
});

test('the journal keeps what was taken back, and replays to the same game', () => {
  const t = launched();
  t.takeBack('red');
  launch(t, 1).answer('red', 'invite', ['green']);
  t.takeBack('red');
  inviteNobody(t);
  const journal = again(t);
  expect(journal.answers.filter(([id]) => id === TAKEN_BACK)).toEqual([
    [TAKEN_BACK, 1],
    [TAKEN_BACK, 1],
  ]);
  const played = replay(journal);
  expect([played.hash(), played.journal().answers]).toEqual([t.game.hash(), journal.answers]);
  expect(played.events(0)).toEqual(t.game.events(0));
  expect(replay(journal, { events: false }).hash()).toBe(t.game.hash());
  const fork = t.game.fork();
  expect([fork.hash(), fork.pending()]).toEqual([t.game.hash(), t.game.pending()]);
  const { since } = t.game.snapshot();
  expect(since).toEqual(journal.answers);
});

test.each([
  ['more than there are', 3],
  ['none', 0],
  ['half of one', 0.5],
  ['something that is no number', 'all'],
])('a journal that takes back %s is refused', (_, count) => {
  const journal = again(launch(table()));
  journal.answers.push([TAKEN_BACK, count as number]);
  expect(() => replay(journal)).toThrow(fault('bad-journal'));
});
