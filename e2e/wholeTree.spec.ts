/** A large tree seen whole: its plies are spread over the height of the figure, and everything in it can be reached. */
import type { Page } from '@playwright/test';
import { packTree } from '../src/link/packTree.ts';
import { printWish } from '../src/notation/uniformWish.ts';
import { tools as words } from '../src/words/en/figure.ts';
import { expect, test } from './quietTest.ts';
import { furnished, settled } from './support/picture.ts';
import { present } from './support/presenting.ts';
import { openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1366, height: 768 } });

const WISH = { branching: 3, depth: 8, seed: 1, values: [0, 99], order: 'given', root: 'max' } as const;

/** A step in the middle of the run, at which the current node is one ply above the leaves. */
const STEP = 2577;

/** Opens the uniform tree of 9,841 nodes at a step and shows all of it. */
async function openWhole(page: Page): Promise<void> {
  await openAt(page, STEP);
  await seeWhole(page);
}

/** Opens the tree at a step with the current node in view. */
async function openAt(page: Page, step: number): Promise<void> {
  await openLink(page, `v1&own=${await packTree({ title: '', text: printWish(WISH) })}&step=${step}`);
  await expect(page.locator('svg.tree .node').first()).toBeVisible();
  await furnished(page);
  await settled(page);
}

async function seeWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.fit, exact: true }).click();
  await page.mouse.move(2, 2);
  await settled(page);
}

interface Seen {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly classes: string;
}

/** The shapes of the drawn nodes on screen, by node. */
function shapes(page: Page): Promise<Readonly<Record<string, Seen>>> {
  return page.locator('svg.tree').evaluate((svg) => {
    const frame = svg.getBoundingClientRect();
    const found: Record<string, Seen> = {};
    for (const node of svg.querySelectorAll('.node[data-node]')) {
      const { x, y, width, height } = (node.querySelector('.shape') as Element).getBoundingClientRect();
      found[node.getAttribute('data-node') ?? ''] = {
        ...{ x: x + width / 2 - frame.x, y: y + height / 2 - frame.y, width, height },
        classes: node.getAttribute('class') ?? '',
      };
    }
    return found;
  });
}

for (const [width, height, nodes] of [
  [1366, 768, 100],
  [1024, 768, 100],
  [390, 844, 35],
] as const)
  test(`at ${width} px the plies lie apart, and the path of the search is seen from the root to the leaf`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openWhole(page);
    const frame = (await page.locator('svg.tree').boundingBox())!;
    const seen = Object.values(await shapes(page));
    expect(seen.length).toBeGreaterThan(nodes);
    const rows = [...new Set(seen.map(({ y }) => Math.round(y / 4)))].sort((a, b) => a - b).map((y) => y * 4);
    // The root, the plies below it, and the path to the current node, which is one above the leaves.
    expect(rows.length).toBe(8);
    expect(rows.at(-1)! - rows[0]!).toBeGreaterThan(0.7 * frame.height);
    for (const [index, y] of rows.slice(1).entries()) expect(y - rows[index]!).toBeGreaterThan(24);
    const path = seen.filter(({ classes }) => /on-path/.test(classes));
    expect(path.length).toBe(8);
    for (const { width: wide, height: high } of seen) {
      expect(wide).toBeGreaterThan(3);
      expect(high).toBeGreaterThan(3);
    }
    const band = await page
      .locator('svg.tree .band')
      .evaluateAll((bands) => bands.reduce((sum, one) => sum + one.getBoundingClientRect().height, 0));
    expect(band).toBeGreaterThan(0.15 * frame.height);
    // Colours and strokes tell what is searched, cut and not reached.
    for (const status of ['done', 'open', 'pruned', 'waiting'])
      expect(seen.some(({ classes }) => classes.split(' ').includes(status))).toBe(true);
  });

test('a press on a bar magnifies the figure until the subtree opens, and the whole tree comes back', async ({
  page,
}) => {
  await openWhole(page);
  const before = await page.locator('svg.tree').innerHTML();
  const here = (await page.locator('.subtree-bars .here').boundingBox())!;
  await page.mouse.click(here.x + here.width / 2, here.y + here.height / 2);
  await expect(page.locator('.overview-map')).toHaveClass(/seen/);
  await expect(page.locator('.subtree-bars .here')).not.toHaveAttribute('d', /./);
  await seeWhole(page);
  expect(await page.locator('svg.tree').innerHTML()).toBe(before);
});

test('in the whole tree nodes are pressed, pointed at and walked to by keys, and steps are followed', async ({
  page,
}) => {
  await openWhole(page);
  const all = await shapes(page);
  const frame = (await page.locator('svg.tree').boundingBox())!;
  const [id, { x, y }] = Object.entries(all).find(([, { classes }]) => /max done/.test(classes))!;
  await page.mouse.move(frame.x + x, frame.y + y);
  await expect(page.locator('svg.tree .rings .frame.hovered')).toHaveCount(1);
  await page.mouse.click(frame.x + x, frame.y + y);
  await expect(page.locator(`svg.tree .node[data-node="${id}"]`)).toHaveClass(/focused/);
  await page.mouse.move(2, 2);
  // By keys to a node that is collapsed: the way there is drawn.
  const tree = page.locator('[role=tree]');
  await page.keyboard.press('Escape');
  await tree.locator('[tabindex="0"]').focus();
  for (let ply = 0; ply < 4; ply += 1) await page.keyboard.press('ArrowRight');
  const focused = await tree.locator('[role=treeitem]:focus').getAttribute('data-item');
  await expect(page.locator(`svg.tree .node[data-node="${focused}"]`)).toHaveClass(/focused/);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  // A step moves the halo of the current node, and nothing else.
  await settled(page);
  const still = await shapes(page);
  await page.keyboard.press('ArrowRight');
  await settled(page);
  const after = await shapes(page);
  for (const [node, { x: left, width: wide }] of Object.entries(still)) {
    if (after[node] === undefined) continue;
    expect(Math.abs(after[node].x - left)).toBeLessThan(1);
    expect(Math.abs(after[node].width - wide)).toBeLessThan(3);
  }
});

test('while the reader zooms in by the wheel nothing leaps', async ({ page }) => {
  await openWhole(page);
  const frame = (await page.locator('svg.tree').boundingBox())!;
  const names = () =>
    page
      .locator('svg.tree .ply-name')
      .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().y)));
  await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
  let before = await names();
  const values = page.locator('svg.tree .node.leaf .value');
  for (let turn = 0; turn < 120 && (await values.count()) < 5; turn += 1) {
    await page.mouse.wheel(0, -50);
    await settled(page);
    const now = await names();
    if (now.length === before.length)
      for (const [ply, y] of now.entries()) expect(Math.abs(y - before[ply]!)).toBeLessThan(30);
    before = now;
  }
  // The values of the leaves are read again.
  expect(await values.count()).toBeGreaterThan(4);
});

test('on a projector no name of the whole tree is smaller than the others', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openWhole(page);
  await present(page);
  await page.keyboard.press('w');
  await expect(page.locator('svg.tree .subtree-stems')).toHaveCount(1);
  await settled(page);
  const sizes = await page
    .locator('svg.tree :is(.node .name, .far-names text)')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  expect(sizes.length).toBeGreaterThan(10);
  expect(Math.min(...sizes)).toBeGreaterThan(20);
});

/** The last step of the run, which says the value of the root. */
const LAST = 5153;

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const) {
  test(`at ${width} px no sign or button lies over the root, which the first and the last sentence name`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const step of [0, LAST]) {
      await openAt(page, step);
      await expect(page.locator('.border-sign').first()).toBeVisible();
      const over = await page.evaluate(() => {
        const boxesOf = (selector: string) =>
          [...document.querySelectorAll(selector)]
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => one.getBoundingClientRect());
        const root = boxesOf('svg.tree [data-node="0"] :is(.shape, text), svg.tree .rings .halo');
        const signs = boxesOf('.overview-map, .overview button, .border-sign, .zoom-tools button');
        return root.flatMap((one) =>
          signs.filter(
            (sign) =>
              one.left < sign.right &&
              sign.left < one.right &&
              one.top < sign.bottom &&
              sign.top < one.bottom,
          ),
        );
      });
      expect(over, `at step ${step}`).toEqual([]);
    }
  });

  test(`at ${width} px each name of the whole tree stands at its node, and no edge runs through it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openAt(page, LAST);
    await seeWhole(page);
    const misread = await page.evaluate(() => {
      const boxOf = (one: Element) => one.getBoundingClientRect();
      const nodes = [...document.querySelectorAll('svg.tree .node[data-node]')].map((node) => ({
        id: node.getAttribute('data-node'),
        box: boxOf(node.querySelector('.shape') as Element),
      }));
      const points = [...document.querySelectorAll<SVGPathElement>('svg.tree path[data-edge]')].flatMap(
        (path) => {
          const [length, matrix] = [path.getTotalLength(), path.getScreenCTM()!];
          return Array.from({ length: 200 }, (_, at) =>
            path.getPointAtLength((length * at) / 199).matrixTransform(matrix),
          );
        },
      );
      const apart = (a: DOMRect, b: DOMRect) =>
        Math.hypot(
          Math.max(a.left - b.right, b.left - a.right, 0),
          Math.max(a.top - b.bottom, b.top - a.bottom, 0),
        );
      return [...document.querySelectorAll<SVGTextElement>('.far-names text')].flatMap((text) => {
        const { x, width: wide, y, height: high } = boxOf(text);
        // The letters of a text stand in the middle of its line.
        const box = new DOMRect(x, y + high * 0.25, wide, high * 0.5);
        const nearest = nodes.toSorted((one, other) => apart(one.box, box) - apart(other.box, box))[0];
        const isCrossed = points.some(
          (at) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom,
        );
        return nearest?.id === text.dataset['of'] && !isCrossed ? [] : [text.textContent];
      });
    });
    expect(misread).toEqual([]);
  });
}

test('where rows are lower than their names, the names of both players are among those that stay', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const text = printWish({ ...WISH, depth: 4 });
  await openLink(page, `v1&own=${await packTree({ title: '', text })}&step=0`);
  await furnished(page);
  await seeWhole(page);
  const names = await page.locator('svg.tree .ply-name').allTextContents();
  expect(names.length).toBeLessThan(5);
  expect(names).toContain('MAX');
  expect(names).toContain('MIN');
});
