/** What comes later: the table's own files, only when somebody plays; and anew after the server got a newer build. */
import { expect, test } from './fixtures.ts';
import { playAlone, playNow } from './person.ts';
import { sceneOf, stageOn } from './scene.ts';

/** Smaller ones fit into one packet anyway. */
const WORTH_PACKING = 1400;
const TABLE = /\/assets\/(game-)?table-[^/]+\.js$/;
/** Engine and bots. */
const WORKER = /\/assets\/worker-[^/]+\.js$/;
/** What other boxes say, and who the aliens are. */
const BOXES = /\/assets\/(rewards|lore)-[^/]+\.js$/;

test('home loads nothing of the table', async ({ somebody }, info) => {
  test.skip(info.project.name === 'phone', 'the same files');
  const { page } = await somebody();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  expect(asked.filter((path) => TABLE.test(path))).toEqual([]);
});

test('bots are fetched for a game alone, not for home nor for a table of the server', async ({
  somebody,
}) => {
  const { page } = await somebody();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const fetched = (what: RegExp) => asked.filter((path) => what.test(path));
  await page.goto('/');
  await playNow(page);
  expect(fetched(TABLE)).not.toEqual([]);
  expect(fetched(WORKER)).toEqual([]);
  expect(fetched(BOXES), 'of a game of the base box').toEqual([]);
  await page.goto('/');
  await playAlone(page);
  expect(fetched(WORKER)).toHaveLength(1);
});

test('A13: what is sent is sent compressed', async ({ somebody }) => {
  const { page } = await somebody();
  const plain: string[] = [];
  let packed = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname)) return;
    const { 'content-encoding': how = '', 'content-length': length } = response.headers();
    if (/^(br|gzip)$/.test(how)) packed++;
    else if (Number(length) > WORTH_PACKING) plain.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  expect(plain).toEqual([]);
  expect(packed).toBeGreaterThan(1);
});

test('a page older than its server loads itself anew', async ({ somebody }, info) => {
  test.skip(info.project.name === 'phone', 'the same files');
  const { page } = await somebody();
  let gone = 1;
  await page.route(TABLE, (route) => (gone-- > 0 ? route.fulfill({ status: 404 }) : route.continue()));
  // The page of the old build fails before it is loaded anew.
  await page.addInitScript(() => addEventListener('error', (event) => event.preventDefault()));
  await stageOn(page, sceneOf(3, 'launch'));
  await expect(page.locator('[data-solid=question]')).toBeVisible();
  expect(gone).toBeLessThan(0);
});
