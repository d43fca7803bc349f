/** The rulebook explains every question, phase and variant, and everything the clauses are about. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createGame, PHASES } from '@cosmarium/engine';
import { text } from '@cosmarium/text';
import { SECTIONS, type SectionId } from '@cosmarium/text/rules';
import { SECTION_OF_KEY, SECTION_OF_KIND, SECTION_OF_PHASE, sectionFor } from '@cosmarium/story';
import type { DecisionKind } from '@cosmarium/engine';

/** Which sections speak of each family of clauses. */
const COVERED: Record<string, SectionId[]> = {
  SETUP: ['setup', 'table'],
  TURN: ['turn', 'second-encounter'],
  PHASE: ['turn'],
  START: ['phase-start-turn'],
  REGR: ['phase-regroup'],
  DEST: ['phase-destiny', 'hazards'],
  LAUN: ['phase-launch'],
  ALLY: ['phase-alliance', 'allies'],
  PLAN: ['phase-planning'],
  REV: ['phase-reveal', 'reinforcements'],
  RES: ['phase-resolution', 'rewards', 'deals'],
  COMP: ['compensation'],
  DEAL: ['deals'],
  LOSE: ['losses'],
  POWER: ['powers'],
  ZAP: ['zaps'],
  TRACK: ['table'],
  ART: ['artifacts'],
  REIN: ['reinforcements'],
  FLARE: ['flares'],
  DECK: ['deck', 'cards'],
  PRIO: ['order', 'powers'],
  WIN: ['winning', 'draws'],
  'VAR-4P': ['variant-four-planets'],
  'VAR-1E': ['variant-single-encounter'],
  'VAR-HID': ['variant-hidden-powers'],
  'VAR-CHG': ['variant-changing-powers'],
  'VAR-WILD': ['variant-unlimited-flares'],
  'VAR-TECH': ['variant-technologies'],
  TECH: ['variant-technologies'],
  'VAR-REW': ['variant-rewards'],
  REW: ['variant-rewards'],
  SHIP: ['variant-special-ships'],
  INT: ['variant-rewards'],
  KICK: ['variant-rewards'],
  RIFT: ['variant-rewards'],
};

test('every family of clauses, and every variant, has its section', () => {
  const file = fileURLToPath(new URL('../../engine/test/core/clauses.txt', import.meta.url));
  const clauses = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  expect(clauses.length).toBeGreaterThan(90);
  const family = (clause: string) => (clause.startsWith('VAR-') ? clause : clause.split('-')[0]);
  expect(clauses.map(family).filter((one) => !Object.hasOwn(COVERED, one))).toEqual([]);
  for (const sections of Object.values(COVERED))
    expect(sections.filter((id) => !SECTIONS.includes(id))).toEqual([]);
  // Nothing but the introduction and the glossary is there for its own sake.
  const cited = Object.values(COVERED).flat();
  expect(SECTIONS.filter((id) => !cited.includes(id))).toEqual(['goal', 'glossary']);
});

test('every variant a table can switch on has its section', () => {
  const players = (['red', 'blue', 'green'] as const).map((colour) => ({ colour }));
  const { variants } = createGame({ players }, 'any').s.options;
  const sectionOf = (name: string) =>
    `variant-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as SectionId;
  expect(Object.keys(variants)).toContain('fourPlanets');
  expect(Object.keys(variants).filter((name) => !SECTIONS.includes(sectionOf(name)))).toEqual([]);
});

test('every phase and every kind of question leads to a section', () => {
  expect(Object.keys(SECTION_OF_PHASE).sort()).toEqual([...PHASES].sort());
  const kinds = Object.keys(SECTION_OF_KIND) as DecisionKind[];
  expect(kinds).toContain('offer');
  for (const kind of kinds)
    for (const phase of [...PHASES, null]) expect(SECTIONS).toContain(sectionFor(kind, 'some.key', phase));
});

test('the question decides first, then its kind, then the phase', () => {
  expect(sectionFor('yes-no', 'ask.second-encounter', 'resolution')).toBe('second-encounter');
  expect(sectionFor('option', 'ask.technology.research', 'regroup')).toBe('variant-technologies');
  expect(sectionFor('launch', 'ask.launch', 'launch')).toBe('phase-launch');
  expect(sectionFor('reinforce', 'ask.reinforce', 'reveal')).toBe('reinforcements');
  expect(sectionFor('card', 'chosen.pick', 'reveal')).toBe('phase-reveal');
  expect(sectionFor('option', 'ask.own-colour', 'destiny')).toBe('phase-destiny');
  expect(sectionFor('option', 'toString', null)).toBe('turn');
});

test('questions that are named are questions that there are', () => {
  const { has } = text('en');
  expect(Object.keys(SECTION_OF_KEY).filter((key) => !has(key))).toEqual([]);
});
