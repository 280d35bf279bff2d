/** Where the page cannot run, a line says what to do; where it runs, nobody sees it. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FrameLocator, Page } from '@playwright/test';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { FIRST, sentence } from './support/reading.ts';

test.use({ ownContext: true });

const PAGES = [
  ['index.html', /npm start/],
  ['embed.html', /needs JavaScript and a web host/],
] as const;

function told(page: Page | FrameLocator, text: RegExp) {
  return page.locator('.not-started').getByText(text).first();
}

for (const [file, text] of someOf(PAGES, 1, 1)) {
  test(`${file} says so where its scripts come with a wrong type`, LONG, async ({ page, faults }) => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      const headers = {
        ...response.headers(),
        'content-type': 'text/plain',
        'x-content-type-options': 'nosniff',
      };
      await route.fulfill({ response, headers });
    });
    await page.goto(`./${file}`);
    await expect(told(page, text)).toBeVisible();
    // The browser writes why.
    faults.length = 0;
  });

  test(`${file} says so without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${file}`);
    await expect(told(page, text)).toBeVisible();
    await context.close();
  });

  test(`${file} says nothing of it where it runs`, async ({ page }) => {
    await page.goto(`./${file}`);
    await expect(sentence(page)).toBeVisible();
    await expect(page.locator('.not-started')).toHaveCount(0);
  });
}

test('the page says so when it is opened as a file', async ({ page, faults }) => {
  await page.goto(pathToFileURL(resolve('dist/index.html')).href);
  await expect(told(page, PAGES[0][1])).toBeVisible();
  faults.length = 0;
});

test('the page says so in a frame without an origin, where the player runs', async ({ page, faults }) => {
  await page.route('**/course.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: ['index', 'embed']
        .map((name) => `<iframe sandbox="allow-scripts" src="./${name}.html"></iframe>`)
        .join(''),
    }),
  );
  await page.goto('./course.html');
  await expect(told(page.frameLocator('[src*=index]'), PAGES[0][1])).toBeVisible();
  await expect(page.frameLocator('[src*=embed]').locator('.subtitle')).toBeVisible();
  faults.length = 0;
});

for (const [name, address, there] of [
  ['front door', './', '.home .contents'],
  ['link to a tree', `./#${FIRST}`, '.reading .subtitle'],
  ['link to a screen', './#v1&page=trees', '.trees-page'],
] as const)
  test(
    `the ${name} says so when its language does not come, and comes at a reload`,
    LONG,
    async ({ page, faults }) => {
      await page.route(/\/en-page-[^/]*\.js$/, (route) => route.abort());
      await page.goto(address);
      await expect(told(page, /reload the page/)).toBeVisible();
      faults.length = 0;
      await page.unrouteAll();
      await page.reload();
      await expect(page.locator(there)).toBeVisible();
      await expect(page.locator('.not-started')).toHaveCount(0);
    },
  );
