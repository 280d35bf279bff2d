/** Every link of the guide for teaching opens the moment it names, with nothing left over. */
import { readFileSync } from 'node:fs';
import { someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { rulesLine } from './support/practice.ts';
import { expectStep, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const GUIDE = readFileSync('docs/teaching.md', 'utf8');
const LINKS = [...GUIDE.matchAll(/^ {3,4}`#(v1&[^`]+)`$/gm)].map(([, hash]) => hash ?? '');

test('there are ten, as the guide says', () => {
  expect(LINKS).toHaveLength(10);
});

test('each opens its moment', async ({ page }) => {
  for (const hash of someOf(LINKS, 3, 2)) {
    if (hash.includes('practice=')) await page.goto(`./#${hash}`);
    else await openLink(page, hash);
    const step = /&step=(\d+)/.exec(hash)?.[1];
    if (hash.includes('practice=')) await expect(rulesLine(page), hash).toContainText('(2, 5)');
    else if (hash.includes('compare='))
      await expect(page.locator('.side .tree .node').first(), hash).toBeVisible();
    else await expectStep(page, Number(step));
    await expect(page.locator('.notices li'), hash).toHaveCount(0);
  }
});
