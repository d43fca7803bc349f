/** Every screen in every language: nothing serious for axe, nothing wider than the screen, no word missing. */
import { expect, test } from './fixtures.ts';
import { inspect, inspectWords } from './inspect.ts';
import { answerByKeys, asked, questionOn } from './person.ts';

const LANGUAGES = ['en', 'uk', 'ru', 'pl'] as const;
type Lang = (typeof LANGUAGES)[number];

/** Words are looked at in every language; what axe looks at is the same in all, so it looks once at a desk and once at a phone. */
const HEARD_BY_AXE = { desktop: 'pl', phone: 'uk' };
const lookAt = (lang: Lang, isMobile: boolean) =>
  lang === HEARD_BY_AXE[isMobile ? 'phone' : 'desktop'] ? inspect : inspectWords;
const short = (lang: Lang, isMobile: boolean): [boolean, string] => [
  isMobile && (lang === 'en' || lang === 'ru'),
  'the words of the others are as long, or longer',
];

for (const lang of LANGUAGES) {
  test(`the rulebook in ${lang}`, async ({ somebody, isMobile }) => {
    test.skip(...short(lang, isMobile));
    const { page } = await somebody({ lang });
    await page.goto('/rules#deals');
    await expect(page.locator('#deals')).toBeVisible();
    if (isMobile) await page.locator('summary').click();
    await lookAt(lang, isMobile)(page, 'the rulebook');
  });

  test(`every screen in ${lang}`, async ({ somebody, isMobile }) => {
    test.skip(...short(lang, isMobile));
    const { page } = await somebody({ lang });
    const look = lookAt(lang, isMobile);
    for (const path of ['/', '/aliens', '/settings', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(page, path);
    }
    await page.goto('/aliens');
    await page.locator('label', { has: page.locator('input[value="cards"]') }).click();
    const technologies = page.locator('[data-type="technology"]');
    await expect(technologies).toHaveCount(20);
    // Drawings of the decks that not every game has come later.
    await expect(technologies.filter({ has: page.locator('svg') })).toHaveCount(20);
    await look(page, 'the cards');

    await page.goto('/aliens');
    await page.locator('a[href^="/aliens/"]').first().click();
    await expect(page).toHaveURL(/\/aliens\/./);
    await look(page, 'an alien');

    await page.goto('/learn');
    await expect(page.locator('section[data-kind], [data-coach]').first()).toBeVisible();
    await look(page, 'the tutorial');

    await page.goto('/');
    await page.locator('main button').first().click();
    await expect(questionOn(page)).toBeVisible({ timeout: 60_000 });
    await look(page, 'the table');
    const seen = new Set<string>();
    for (let rounds = 0; rounds < 6; rounds++) {
      await questionOn(page).waitFor({ timeout: 60_000 });
      const kind = (await asked(page)) ?? '';
      if (kind !== '' && !seen.has(kind)) await look(page, `the question ${kind}`);
      seen.add(kind);
      await answerByKeys(page);
    }
  });
}
