/** Variants and decks at a table, from three players to eight: some questions are answered, and nothing is cut or covered. */
import { VARIANTS, type Variants } from '@cosmarium/engine';
import type { TableOptions } from '@cosmarium/protocol';
import { expect, sceneTest as test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { faultsOn, phoneFaultsOn } from './overlaps.ts';
import { answerByKeys, asked } from './person.ts';
import { stageOn, tableWith } from './scene.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const only = (...names: (keyof Variants)[]) =>
  Object.fromEntries(VARIANTS.map((name) => [name, names.includes(name)])) as unknown as Variants;

interface Table {
  is: string;
  players: number;
  wishes: Partial<TableOptions>;
}
/** In the two languages with the longest words. */
const TABLES: Record<string, Table[]> = {
  uk: [
    { is: 'single encounter', players: 3, wishes: { variants: only('singleEncounter') } },
    { is: 'rewards', players: 8, wishes: { variants: only('rewards') } },
    { is: 'changing powers', players: 6, wishes: { variants: only('changingPowers') } },
    { is: 'technologies', players: 5, wishes: { variants: only('technologies') } },
  ],
  pl: [
    { is: 'some aliens are banned', players: 7, wishes: { banned: ['oracle', 'zombie', 'human'] } },
    { is: 'four planets', players: 4, wishes: { variants: only('fourPlanets') } },
    { is: 'special ships', players: 4, wishes: { specialShips: ['flagship', 'salvage-vessel'] } },
    {
      is: 'everything at once',
      players: 8,
      wishes: {
        start: 'advanced',
        sets: ['base', 'dominion'],
        specialShips: ['flagship'],
        variants: only('fourPlanets', 'hiddenPowers', 'technologies', 'rewards', 'unlimitedFlares'),
      },
    },
  ],
};
const QUESTIONS = 2;

for (const [lang, tables] of Object.entries(TABLES))
  test(`variants in ${lang}: ${tables.map(({ is }) => is).join(', ')}`, async ({ somebody }, info) => {
    const faults = info.project.name === 'phone' ? phoneFaultsOn : faultsOn;
    const { page } = await somebody({ lang });
    for (const { is, players, wishes } of tables) {
      const scene = tableWith(players, wishes, is);
      const open = () => scene.game.view(0).decisions[0];
      await stageOn(page, scene, true);
      await expect(page.locator('[data-seat]')).toHaveCount(players);
      for (let answered = 0; answered < QUESTIONS; answered++) {
        // The page passes by itself where nothing could be done.
        await expect.poll(async () => (await asked(page)) === open().kind, is).toBe(true);
        const { id, key } = open();
        await expect.poll(() => faults(page), `${is}, ${key}`).toEqual([]);
        await answerByKeys(page);
        await expect.poll(() => scene.game.view(0).decisions.map((one) => one.id)).not.toContain(id);
      }
    }
    await inspect(page, `variants in ${lang}`);
  });
