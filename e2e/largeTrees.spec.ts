/** Trees of which only a part is drawn: what stands for the rest, and the ways to a part. */

import type { Page } from '@playwright/test';
import { worstOrderedTree } from '../bench/trees.ts';
import { seeded } from '../src/core/random/seeded.ts';
import { printTree } from '../src/notation/printTree.ts';
import {
  goTo as englishGoTo,
  operable as englishOperable,
  tools as englishTools,
} from '../src/words/en/figure.ts';
import { LONG } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { furnished, settled, slideTo, twoFrames } from './support/picture.ts';
import { present } from './support/presenting.ts';
import { algorithmMenu, en, expectAlgorithm, openLink } from './support/reading.ts';
import { dropFile, fileOf } from './support/trees.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

/** Opens a tree of 1,023 nodes at a step in its first half. */
async function openLarge(page: Page): Promise<void> {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  await furnished(page);
  await dropFile(page, fileOf('tree.txt', printTree(worstOrderedTree(2, 9, 5))));
  await expect(page.locator('.timeline input')).toHaveAttribute('max', '2553');
  await slideTo(page, 600);
  await furnished(page);
}

async function zoomOut(page: Page, times: number): Promise<void> {
  for (let press = 0; press < times; press += 1)
    await page.getByRole('button', { name: englishTools.zoomOut, exact: true }).click();
  await twoFrames(page);
}

/** The scale at which the figure is seen. */
function scale(page: Page): Promise<number> {
  return page
    .locator('svg.tree .viewport')
    .evaluate((group) => Number(/scale\(([\d.e-]+)\)/.exec(group.getAttribute('transform') ?? '')?.[1]));
}

/** How often the part in view goes into the width of the tree, as the overview shows it. */
function magnification(page: Page): Promise<number> {
  return page.locator('.overview-map').evaluate((map) => {
    const part = Number(map.querySelector('.part')?.getAttribute('width'));
    return map.getBoundingClientRect().width / part;
  });
}

/** The middle of the bar in which the search stands, in px of the window. */
async function middleOfCurrentBar(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator('.subtree-bars .here').boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('a bar tells what is in a subtree too narrow to draw, and opens it', async ({ page }) => {
  await openLarge(page);
  await expect(page.locator('.subtree-bars .here')).toHaveAttribute('d', '');
  await zoomOut(page, 9);
  const small = await magnification(page);
  const at = await middleOfCurrentBar(page);
  await page.mouse.move(at.x, at.y);
  await expect(page.locator('.subtree-bars text')).toHaveText(
    'below CA: 8 leaves: 2 evaluated, 6 not reached; the search is here',
  );
  await page.mouse.click(at.x, at.y);
  await expect.poll(() => magnification(page)).toBeGreaterThan(4 * small);
  await expect(page.locator('.subtree-bars .here')).toHaveAttribute('d', '');
});

test('by keyboard Enter opens the subtree of the node with the focus, which says what is in it', async ({
  page,
}) => {
  await openLarge(page);
  await zoomOut(page, 9);
  const small = await magnification(page);
  await page.getByRole('tree', { name: englishOperable.operableTree }).locator('[tabindex="0"]').focus();
  // From the leaf to its parent, and to the node above, whose subtree has the bar.
  for (let ply = 0; ply < 2; ply += 1) await page.keyboard.press('ArrowLeft');
  const item = page.locator('[role=treeitem]:focus');
  await expect(item).toHaveText(/below FB: 4 leaves: 2 evaluated, 2 not reached; the search is here$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => magnification(page)).toBeGreaterThan(4 * small);
  await expect(item).toHaveText(/below FB/);
});

test('a name, a number or a cutoff typed into the field of the step leads there', async ({ page }) => {
  await openLarge(page);
  await zoomOut(page, 9);
  const field = page.locator('#step-field');
  const list = page.getByRole('list', { name: englishGoTo.list });
  await page.keyboard.press('g');
  await expect(field).toBeFocused();
  await page.keyboard.type('lm');
  await expect(list.getByRole('button')).toHaveText(['Node LMstep 690']);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('690');
  await expect(page.locator('svg.tree .rings .frame.focused')).toBeInViewport();
  expect(await scale(page)).toBe(1);
  await expect(page.locator('svg.tree .subtree-stems')).toHaveCount(0);
  // Cutoffs are listed from the current step on; the arrows go through the list.
  await field.fill('cut');
  await expect(list.getByRole('button').first()).toHaveText(/^Cutoff \d+, at [A-Z]+step /);
  const second = await list.getByRole('button').nth(1).textContent();
  const [, number, printed = ''] = /^Cutoff (\d+), at [A-Z]+step ([\d,]+)$/.exec(second!)!;
  const step = printed.replace(',', '');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(0);
  await expect(field).toHaveValue(step);
  await field.fill(`cut ${number}`);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(step);
  // What is not there is answered by the range, and Escape leaves the step as it was.
  await field.fill('9999');
  await expect(page.getByRole('alert')).toHaveText(englishGoTo.steps(2_553));
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('9999');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue(step);
});

test('when a node was chosen, the figure still goes with the search, and the button leads back to it', async ({
  page,
}) => {
  await openLarge(page);
  const [root, chosen] = [
    page.locator('[data-node="0"] .shape'),
    page.locator('svg.tree .rings .frame.focused'),
  ];
  await page.keyboard.press('g');
  await page.keyboard.type('lm');
  await expect(page.getByRole('list', { name: englishGoTo.list }).getByRole('button')).toHaveText([
    'Node LMstep 690',
  ]);
  await page.keyboard.press('Enter');
  await expect(chosen).toBeInViewport();
  await page.locator('svg.tree').focus();
  await page.keyboard.press('End');
  await expect(root).toBeInViewport();
  const box = (await page.locator('svg.tree').boundingBox())!;
  await page.mouse.move(box.x + 900, box.y + box.height - 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + box.height - 30, { steps: 8 });
  await page.mouse.up();
  await expect(root).not.toBeInViewport();
  await page.getByRole('button', { name: englishTools.follow, exact: true }).click();
  await expect(root).toBeInViewport();
});

test('the overview shows the part in view and leads to another, by press, drag and keys', async ({
  page,
}) => {
  await openLarge(page);
  const map = page.getByRole('slider', { name: englishTools.overview });
  const part = map.locator('.part');
  const middleAt = async (share: number) => {
    const { x, y, width, height } = (await map.boundingBox())!;
    return { x: x + share * width, y: y + height / 2 };
  };
  const isAt = async (share: number) => {
    const box = (await part.boundingBox())!;
    const { x } = await middleAt(share);
    return Math.abs(box.x + box.width / 2 - x) < 3;
  };
  const [near, far] = [await middleAt(0.25), await middleAt(0.75)];
  await page.mouse.click(far.x, far.y);
  await expect.poll(() => isAt(0.75)).toBe(true);
  await expect(map).toHaveAttribute('aria-valuenow', /^7[456]$/);
  // The nodes there are drawn.
  await expect(page.locator('svg.tree .viewport [data-node="767"]')).toBeInViewport();
  await page.mouse.move(far.x, far.y);
  await page.mouse.down();
  await page.mouse.move(near.x, near.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => isAt(0.25)).toBe(true);
  await map.focus();
  await page.keyboard.press('End');
  await expect(map).toHaveAttribute('aria-valuetext', /to 100 % of the width$/);
  await page.keyboard.press('Home');
  await expect(map).toHaveAttribute('aria-valuetext', /from 0 to/);
  // The keys of the overview are no steps.
  await expect(page.locator('#step-field')).toHaveValue('600');
  // It stays closed until it is asked for again.
  await page.getByRole('button', { name: englishTools.closeOverview }).click();
  await expect(map).toHaveCount(0);
  await page.reload();
  await furnished(page);
  await expect(map).toHaveCount(0);
  await page.getByRole('button', { name: englishTools.overview }).click();
  await expect(map).toBeVisible();
});

test('the overview stands clear of the signs of three borders', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLarge(page);
  const [signs, map] = [page.locator('.border-sign'), page.locator('.overview')];
  await expect(signs).toHaveCount(3);
  await expect(map).toBeVisible();
  const [last, overview] = [(await signs.last().boundingBox())!, (await map.boundingBox())!];
  expect(last.x + last.width).toBeLessThan(overview.x);
});

test('a small tree has no overview', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  await furnished(page);
  await expect(page.locator('.overview')).toHaveCount(0);
});

/** The elements of the page that have the most children. */
function longest(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    const all = [...document.querySelectorAll('body *')];
    return all
      .filter(({ children }) => children.length > most)
      .map((element) => `${element.tagName}.${element.getAttribute('class')}: ${element.children.length}`);
  }, 300);
}

test('no list of the page grows with the tree', LONG, async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  await furnished(page);
  await dropFile(page, fileOf('tree.txt', printTree(worstOrderedTree(3, 10, 5))));
  await expect(page.locator('.timeline input')).toHaveAttribute('max', '206066');
  await slideTo(page, 100_000);
  const look = async (what: string) => {
    await furnished(page);
    expect(await longest(page), what).toEqual([]);
    expect(await page.locator('body *').count(), what).toBeLessThan(1_500);
  };
  for (const algorithm of ['alpha-beta', 'minimax', 'two-phase'] as const) {
    // The search takes a while, so the choice does not show at once.
    await algorithmMenu(page).click();
    await page.getByRole('radio', { name: new RegExp(`^${en.algorithm[algorithm]}`) }).click();
    await expectAlgorithm(page, algorithm);
    await page.keyboard.press('Escape');
    const tabs = page.getByRole('tab');
    for (const tab of await tabs.allTextContents()) {
      await tabs.filter({ hasText: tab }).click();
      await look(`${algorithm}, ${tab}`);
    }
    await tabs.first().click();
    await zoomOut(page, 12);
    await look(`${algorithm}, from afar`);
  }
});

/** What is drawn, an element a line; what only follows the pointer is left out. */
function drawing(page: Page): Promise<string> {
  return page.locator('svg.tree').evaluate((svg) => {
    const copy = svg.cloneNode(true) as Element;
    for (const text of copy.querySelectorAll('.subtree-bars text')) text.remove();
    return copy.innerHTML.replaceAll('><', '>\n<');
  });
}

/** Shows the current node at full size, then so much smaller. */
async function lookFromAfar(page: Page, presses: number): Promise<void> {
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: englishTools.follow }).click();
  await zoomOut(page, presses);
  await settled(page);
}

/** One turn of a reader who looks around in the tree. */
async function lookAround(page: Page, random: ReturnType<typeof seeded>): Promise<void> {
  const { x, y, width, height } = (await page.locator('svg.tree').boundingBox())!;
  await page.mouse.move(x + 100 + random.below(width - 200), y + 100 + random.below(height - 200));
  const turns = [
    () => page.mouse.wheel(0, random.below(1_600) - 800),
    async () => {
      await page.mouse.down();
      await page.mouse.move(x + 100 + random.below(width - 200), y + 100 + random.below(height - 200), {
        steps: 3,
      });
      await page.mouse.up();
    },
    () => slideTo(page, random.below(2_553)),
    () => page.keyboard.press(random.pick(['ArrowRight', 'ArrowLeft', ']', '['])),
    () => page.keyboard.press(random.pick(['Control+Shift+ArrowLeft', 'Control+Shift+ArrowRight'])),
    () => page.getByRole('button', { name: englishTools.fit, exact: true }).click(),
  ];
  await random.pick(turns)();
}

test('after zooms, pans and steps the drawing is what a fresh page draws', LONG, async ({ page }) => {
  await openLarge(page);
  const random = seeded(5);
  for (let round = 0; round < 4; round += 1) {
    for (let turn = 0; turn < 25; turn += 1) await lookAround(page, random);
    // A click on the ground leaves no node selected.
    await page.keyboard.press('Escape');
    const presses = random.below(12);
    await lookFromAfar(page, presses);
    const walked = await drawing(page);
    await page.reload();
    await furnished(page);
    await lookFromAfar(page, presses);
    expect(walked).toBe(await drawing(page));
  }
});

test('the overview of an edited tree is that of the tree as it has become', async ({ page }) => {
  await openLarge(page);
  const branches = page.locator('.overview .branches');
  const before = (await branches.getAttribute('d'))!;
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  await page.keyboard.press('Delete');
  await expect(branches).not.toHaveAttribute('d', before);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(branches).toHaveAttribute('d', before);
});

test('on a projector no name of a ply is cut off, or lies under the signs of the borders', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openLarge(page);
  await present(page);
  // Folded, the tree fits into the frame; seen from near, it does not.
  const view = (await page.locator('svg.tree').boundingBox())!;
  await page.mouse.move(view.x + view.width / 2, view.y + view.height / 2);
  const above = page.locator('.border-sign.above');
  for (let turn = 0; turn < 20 && !(await above.isVisible()); turn += 1) {
    await page.mouse.wheel(0, -200);
    await settled(page);
  }
  await expect(above).toBeVisible();
  const names = page.locator('svg.tree .ply-name').filter({ visible: true });
  expect(await names.count()).toBeGreaterThan(3);
  const { faults, top } = await page.evaluate(() => {
    const frame = document.querySelector('svg.tree')!.getBoundingClientRect();
    const signs = [...document.querySelectorAll('.border-sign')].map((sign) => sign.getBoundingClientRect());
    const texts = [...document.querySelectorAll<SVGTextElement>('svg.tree .ply-name')].filter(
      (name) => name.getBoundingClientRect().height > 0,
    );
    const boxes = texts.map((name) => {
      const box = name.getBoundingClientRect();
      // The capital letters alone, without the room of the line above and below them.
      const [middle, half] = [box.top + box.height / 2, 0.3 * Number(name.getAttribute('font-size'))];
      return { text: name.textContent, left: box.left, top: middle - half, bottom: middle + half };
    });
    return {
      top: Math.min(...boxes.map((box) => box.top - frame.top)),
      faults: boxes.filter(
        ({ left, top, bottom }) =>
          top < frame.top ||
          bottom > frame.bottom ||
          signs.some((sign) => sign.right > left && sign.top < bottom && sign.bottom > top),
      ),
    };
  });
  expect(faults).toEqual([]);
  expect(top).toBeLessThan(150);
});
