/** The drawing stays under the pointer: no press in it, and no pointer over it, scrolls it. */
import type { Page } from '@playwright/test';
import { worstOrderedTree } from '../bench/trees.ts';
import { printTree } from '../src/notation/printTree.ts';
import { tools as englishTools } from '../src/words/en/figure.ts';
import { expect, test } from './quietTest.ts';
import { enterTree, press } from './support/editing.ts';
import { furnished, settled, twoFrames } from './support/picture.ts';
import { openExercise } from './support/practice.ts';
import { node, openLink, pressEdit } from './support/reading.ts';
import { dropFile, fileOf } from './support/trees.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

/** Opens a tree in which every inner node has three children, and of which only a part is in view. */
async function openLarge(page: Page, depth = 8): Promise<void> {
  await openLink(page, 'v1&tree=aima-fig-5-5');
  await furnished(page);
  await dropFile(page, fileOf('tree.txt', printTree(worstOrderedTree(3, depth, 5))));
  await expect(page.locator('.timeline input')).toHaveAttribute('max', /^\d{3,}$/);
  await furnished(page);
}

interface Drawn {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

/** The drawn nodes of the lowest ply, from left to right, with their middles in px of the window. */
function lowest(page: Page): Promise<readonly Drawn[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<SVGElement>('svg.tree .node[data-node]')].map((group) => {
      const { left, right, top, height } = group.querySelector('.shape')!.getBoundingClientRect();
      const id = Number(group.dataset['node']);
      return { id, x: (left + right) / 2, y: top + height / 2, left, right };
    });
    const bottom = Math.max(...all.map(({ y }) => y));
    return all.filter(({ y }) => bottom - y < 2).sort((a, b) => a.x - b.x);
  });
}

/** A leaf near the lower edge, in the middle of the frame. */
async function someLeaf(page: Page, from = 300): Promise<Drawn> {
  return (await lowest(page)).find(({ x }) => x > from)!;
}

/** Which part of the drawing is in view, px. */
async function view(page: Page): Promise<string> {
  await twoFrames(page);
  const transform = await page.locator('svg.tree .viewport').getAttribute('transform');
  return transform!.replaceAll(/\d+\.\d+/g, (figure) => Number(figure).toFixed(3));
}

const selected = (page: Page) => page.locator('svg.tree .node.focused');
const field = (page: Page) => page.locator('.value-field');

/** Drags the drawing to the left by some px. */
async function pan(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = (await page.locator('svg.tree').boundingBox())!;
  const at = { x: x + width / 2, y: y + height * 0.3 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (let part = 1; part <= 5; part += 1) await page.mouse.move(at.x - (by * part) / 5, at.y);
  await page.mouse.up();
  await settled(page);
}

/** Presses a leaf twice at one spot, types a value, and expects it at that leaf, while nothing scrolls. */
async function expectTypedAt(page: Page, leaf: Drawn, pressIt: () => Promise<void>): Promise<void> {
  const before = await view(page);
  await pressIt();
  await expect(selected(page)).toHaveAttribute('data-node', `${leaf.id}`);
  expect(await view(page)).toBe(before);
  await pressIt();
  await expect(field(page)).toBeFocused();
  expect(await view(page)).toBe(before);
  await page.keyboard.type('55');
  await page.keyboard.press('Enter');
  await expect(node(page, leaf.id)).toHaveText('55');
}

test.describe('In a tree that is edited', () => {
  test.beforeEach(async ({ page }) => {
    await openLarge(page);
    await pressEdit(page);
    await furnished(page);
  });

  test('the second press at a spot types at the leaf of the first', async ({ page }) => {
    await pan(page, 700);
    const leaf = await someLeaf(page);
    await expectTypedAt(page, leaf, () => page.mouse.click(leaf.x, leaf.y));
  });

  test('a press that ends the typing of a wider value has its own leaf stay under the pointer', async ({
    page,
  }) => {
    await pan(page, 700);
    const leaf = await someLeaf(page);
    const other = await someLeaf(page, 600);
    await page.mouse.click(leaf.x, leaf.y);
    await page.mouse.click(leaf.x, leaf.y);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('55555');
    await page.mouse.click(other.x, other.y);
    await expect(node(page, leaf.id)).toHaveText('55555');
    await expect(selected(page)).toHaveAttribute('data-node', `${other.id}`);
    await page.mouse.click(other.x, other.y);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await expect(node(page, other.id)).toHaveText('7');
  });

  test('a node that is dropped near the lower edge leaves the rest where it is', async ({ page }) => {
    await pan(page, 700);
    const [from, to] = [await someLeaf(page), await someLeaf(page, 500)];
    const before = await view(page);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, from.y - 20, { steps: 3 });
    await page.mouse.move(to.x + 4, to.y, { steps: 3 });
    await page.mouse.up();
    await expect(selected(page)).toHaveCount(1);
    expect(await view(page)).toBe(before);
  });

  test('keys bring a node into view', async ({ page }) => {
    await pan(page, 700);
    const leaf = await someLeaf(page);
    await page.mouse.click(leaf.x, leaf.y);
    await page.mouse.click(leaf.x, leaf.y);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('55');
    await page.keyboard.press('Enter');
    await expect(node(page, leaf.id)).toHaveText('55');
    const before = await view(page);
    for (let press = 0; press < 60; press += 1) await page.keyboard.press('ArrowDown');
    expect(await view(page)).not.toBe(before);
    await expect(selected(page)).toBeInViewport();
  });
});

test('while a large tree is read, no press and no pointer at the border moves it', async ({ page }) => {
  await openLarge(page);
  await enterTree(page);
  await press(page, 'ArrowRight', 'ArrowRight');
  await pan(page, 700);
  const before = await view(page);
  const { x, y, width, height } = (await page.locator('svg.tree').boundingBox())!;
  const leaf = await someLeaf(page);
  // A press selects, another one ends that, as does one beside the nodes.
  for (const [spot, count] of [
    [leaf, 1],
    [leaf, 0],
    [leaf, 1],
    [{ x: x + width / 2, y: y + height * 0.45 }, 0],
  ] as const) {
    await page.mouse.click(spot.x, spot.y);
    await expect(selected(page)).toHaveCount(count);
    expect(await view(page)).toBe(before);
  }
  // A leaf of which less than half is in view.
  const border = x + width;
  const cut = (await lowest(page)).find(({ right }) => right > border)!;
  await pan(page, cut.left - (border - 4));
  const now = await view(page);
  await page.mouse.move(border - 2, cut.y);
  await expect(page.locator(`svg.tree .node[data-node="${cut.id}"].hovered`)).toHaveCount(1);
  expect(await view(page)).toBe(now);
});

test('on an answer sheet that is magnified, a press opens the field where it is', async ({ page }) => {
  await openExercise(page, 'backing-up.2.1');
  await furnished(page);
  for (let press = 0; press < 4; press += 1)
    await page.getByRole('button', { name: englishTools.zoomIn, exact: true }).click();
  const before = await view(page);
  const { x, y, width, height } = (await page.locator('svg.tree').boundingBox())!;
  const inner = await page.evaluate(
    ([left, right, bottom]) =>
      [...document.querySelectorAll('svg.tree .node:is(.max, .min) .shape')]
        .map((shape) => shape.getBoundingClientRect())
        .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
        .filter((at) => at.x > left! + 90 && at.x < right! && at.y < bottom!)
        .sort((a, b) => b.y - a.y || b.x - a.x)[0]!,
    [x, x + width, y + height] as const,
  );
  await page.mouse.click(inner.x, inner.y);
  await expect(field(page)).toBeFocused();
  expect(await view(page)).toBe(before);
});

test.describe('By touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('two taps at a spot type at the leaf of the first', async ({ page }) => {
    await openLarge(page, 4);
    await pressEdit(page);
    await furnished(page);
    const leaf = (await lowest(page)).filter(({ right }) => right < 388).at(-1)!;
    await expectTypedAt(page, leaf, () => page.touchscreen.tap(leaf.x, leaf.y));
  });
});
