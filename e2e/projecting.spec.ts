/** The figure on a projector: large enough to be read, folded where it has no room, and pointed at. */

import type { Page } from '@playwright/test';
import { uniformTree } from '../src/core/random/uniformTree.ts';
import { packTree } from '../src/link/packTree.ts';
import { printWish } from '../src/notation/uniformWish.ts';
import { lists as englishLists } from '../src/words/en/figure.ts';
import { NodeNames } from '../src/words/nodeNames.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations } from './support/axe.ts';
import { furnished, settled } from './support/picture.ts';
import { endPresentation, present } from './support/presenting.ts';
import { expectStep, openLink } from './support/reading.ts';

test.use({ viewport: { width: 1280, height: 720 } });

const THU = 'v1&tree=thu-fig-3-10&step=25';
const NILSSON = 'v1&tree=nilsson-fig-3-12&step=60';

const FIGURES = [
  'v1&tree=aima-fig-5-2&step=14',
  'v1&tree=thu-fig-3-10&step=40',
  NILSSON,
  'v1&tree=how-deep&deepen=1&budget=20&step=32',
  'v1&tree=thu-fig-3-5&algorithm=two-phase&step=17',
];

/** Every text that is seen and is smaller than 24 px on screen, with its size. */
function smallTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || !node.textContent?.trim()) continue;
      if (element.closest('.visually-hidden, .skip, script, style') || !element.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, top, bottom, left, right } = range.getBoundingClientRect();
      if (width === 0 || bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) continue;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 0) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 24 - 1e-3)
        found.push(`${size.toFixed(1)} ${element.getAttribute('class')}: ${node.textContent}`);
    }
    return found;
  });
}

test('Every text that is presented is 24 px or more, in both languages, the questions too', async ({
  page,
}) => {
  for (const hash of someOf(FIGURES, 2, 4)) {
    for (const language of hash === NILSSON ? ['en', 'zh'] : ['zh']) {
      await openLink(page, `${hash}&lang=${language}`);
      await present(page);
      await settled(page);
      await expect.poll(() => smallTexts(page), hash).toEqual([]);
      if (hash !== FIGURES[0]) continue;
      await page.locator('.predict-switch').click();
      await expect(page.locator('.predict-beside')).toBeVisible();
      await page.keyboard.press('PageDown');
      expect(await smallTexts(page), 'a question').toEqual([]);
    }
  }
});

/** Of each element that is seen, its width and its height as parts of the window's height. */
function shares(page: Page, selector: string): Promise<readonly (readonly [number, number])[]> {
  return page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width === 0 ? [] : [[width / innerHeight, height / innerHeight] as const];
    }),
  );
}

test(
  'Signs grow with the projector as texts do: buttons, marks of the timeline, the tracks of two searches',
  LONG,
  async ({ page }) => {
    const signs = {
      [THU]: ['.transport-row svg', '.play', '.predict-switch input', '.mark', '.timeline input'],
      [`${THU}&compare=12`]: ['.transport-row svg', '.track-names b', '.tracks-drawn .here circle'],
    };
    for (const [hash, selectors] of Object.entries(signs)) {
      const sizes = [];
      for (const [width, height] of [
        [1280, 720],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        await openLink(page, hash);
        await furnished(page);
        await present(page);
        await settled(page);
        const found = [];
        for (const selector of selectors) found.push(await shares(page, selector));
        sizes.push(found);
        await endPresentation(page);
      }
      for (const [index, selector] of selectors.entries()) {
        const [usual, large] = sizes.map((found) => found[index] ?? []);
        expect(usual?.length, selector).toBeGreaterThan(0);
        expect(large?.length, selector).toBe(usual?.length);
        for (const [at, [, high]] of (usual ?? []).entries())
          expect(Math.abs((large?.[at]?.[1] ?? 0) / high - 1), selector).toBeLessThan(0.03);
      }
    }
  },
);

test.describe('on a projector of 1920 × 1080', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test('the phases of a simulation cover nothing of the root, its halo neither', async ({ page }) => {
    await openLink(page, 'v1&tree=chances-of-a-win&algorithm=mcts&iterations=40&step=120&lang=zh');
    await furnished(page);
    await page.keyboard.press('f');
    await expect(page.locator('.app.presenting .iteration-phases')).toBeVisible();
    await settled(page);
    const top = await page.locator('svg.tree .halo').evaluate((halo) => {
      const width = Number.parseFloat(getComputedStyle(halo).strokeWidth);
      return halo.getBoundingClientRect().top - width / 2;
    });
    const row = (await page.locator('.iteration-phases').boundingBox())!;
    expect(row.y + row.height).toBeLessThanOrEqual(top);
  });
});

test('The graph of seven coins stands whole, and the phase at hand says its whole name', async ({ page }) => {
  await openLink(page, 'v1&game=grundy&algorithm=two-phase&step=45');
  await furnished(page);
  await present(page);
  await settled(page);
  const outOfView = () =>
    page.locator('svg.tree').evaluate((svg) => {
      const frame = svg.getBoundingClientRect();
      const isIn = ({ left, right, top, bottom }: DOMRect) =>
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
      const nodes = [...svg.querySelectorAll('[data-node]')];
      return nodes.length < 14 || nodes.some((node) => !isIn(node.getBoundingClientRect()));
    });
  await expect.poll(outOfView).toBe(false);
  const phases = page.locator('.phase-name');
  await expect(phases.filter({ visible: true })).toHaveText([englishLists.phases.solve]);
  const clipped = await phases.last().evaluate((name) => {
    const { left, right } = name.getBoundingClientRect();
    const around = name.closest('.timeline')!.getBoundingClientRect();
    return (
      getComputedStyle(name.parentElement!).overflow !== 'visible' ||
      left < around.left ||
      right > around.right
    );
  });
  expect(clipped).toBe(false);
});

test.describe('on a projector of 4 : 3', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the graph of a lesson stands whole below its question and above its lists', async ({ page }) => {
    // What an end is worth, who wins with seven coins, and with six: questions of one row and of two.
    for (const moment of someOf([5, 8, 14, 2, 10], 3, 1)) {
      await openLink(page, `v1&lesson=grundy&moment=${moment}`);
      await presentMoment(page);
      await expect.poll(() => cropped(page), `moment ${moment}`).toEqual([]);
    }
  });
});

test('The tree of a lesson keeps the names below its leaves when a question stands above it', async ({
  page,
}) => {
  await openLink(page, 'v1&lesson=growing&moment=14');
  await presentMoment(page);
  await expect.poll(() => cropped(page)).toEqual([]);
});

test('The number of the current moment is seen whole below the timeline', async ({ page }) => {
  await openLink(page, 'v1&tree=thu-fig-3-10&step=40');
  await furnished(page);
  await present(page);
  await expect(page.locator('.moment[aria-current] .ring')).toBeInViewport({ ratio: 1 });
});

test('A figure wider than its frame rests as long as it shows what the sentences name', async ({ page }) => {
  await openLink(page, 'v1&tree=bear-off-lesson&algorithm=alpha-beta&step=29');
  await furnished(page);
  await present(page);
  const view = page.locator('svg.tree .viewport');
  const places = new Set([await view.getAttribute('transform')]);
  // One leaf of a fan after the other, and what the node above them makes of each.
  for (let step = 30; step < 44; step += 2) {
    await page.keyboard.press('ArrowRight');
    await expectStep(page, step);
    await expect(page.locator('.node.current .shape')).toBeInViewport();
    places.add(await view.getAttribute('transform'));
  }
  expect(places.size).toBe(1);
});

test('A figure that is presented before the code for a projector has come is drawn large once it comes', async ({
  page,
}) => {
  // The code of pan and zoom comes later still, and draws the figure anew when it comes.
  await page.route(/\/panZoom-[^/]*\.js$/, () => {});
  // The code for a projector waits for that of the margin.
  let release = () => {};
  const mayCome = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/margin-[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  // The page is not loaded whole before the test lets it be.
  await page.goto(`./#${THU}`, { waitUntil: 'commit' });
  await expect(page.locator('.subtitle')).toBeVisible();
  await present(page);
  expect(Math.min(...(await page.locator('.node .value').evaluateAll(sizesOnScreen)))).toBeLessThan(24);
  release();
  await expect
    .poll(async () => Math.min(...(await page.locator('.node .value').evaluateAll(sizesOnScreen))))
    .toBeGreaterThanOrEqual(24);
});

/** The font sizes of texts in the figure, px on screen. */
function sizesOnScreen(texts: readonly Element[]): readonly number[] {
  return texts.map((text) => {
    const scale = text instanceof SVGGraphicsElement ? (text.getScreenCTM()?.a ?? 0) : 1;
    return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
  });
}

test('The focus that goes with the name of a figure, or of two, comes back to it after the presentation', async ({
  page,
}) => {
  for (const hash of [THU, `${THU}&compare=12`, 'v1&lesson=growing&moment=3']) {
    await openLink(page, hash);
    const title = page.locator('h1.figure-title');
    await title.focus();
    await present(page);
    await expect(title).toBeHidden();
    await endPresentation(page);
    await expect(title, hash).toBeFocused();
  }
});

async function presentMoment(page: Page): Promise<void> {
  await expect(page.locator('.lesson .options')).toBeAttached();
  await page.keyboard.press('f');
  await expect(page.locator('.app.presenting .lesson .options')).toBeVisible();
  await settled(page);
}

/** The shapes and texts of the figure that are not wholly in its pane. */
function cropped(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pane = document.querySelector('.figure')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('svg.tree .node :is(.shape, text)')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left < pane.left || right > pane.right || top < pane.top || bottom > pane.bottom;
      })
      .map((one) => `${one.getAttribute('class')} ${one.textContent}`);
  });
}

test('The tree of 41 leaves folds by itself, is shown whole by W, and is pointed at', async ({ page }) => {
  await openLink(page, NILSSON);
  await page.keyboard.press('f');
  const held = page.locator('.figure .held');
  await expect(held).toHaveText(['+33', '+39']);
  await expect(page.locator('.figure .held-more')).toHaveText(['nodes', 'nodes']);
  expect(await accessViolations(page)).toEqual([]);
  // What the key does comes with its button.
  await expect(page.locator('.projector-tools button')).toBeVisible();
  await page.keyboard.press('w');
  await expect(held).toHaveCount(0);
  await expect(page.locator('.figure .node.leaf')).toHaveCount(41);
  await page.keyboard.press('w');
  await expect(held).toHaveCount(2);

  const spot = page.locator('.spot');
  await page.keyboard.press('p');
  await page.mouse.move(500, 200);
  await page.mouse.move(640, 272);
  await expect(spot).toBeVisible();
  await expect(spot.locator('.spot-ring')).toHaveAttribute('cx', '640');
  await expect(spot.locator('.spot-ring')).toHaveAttribute('cy', /^27[12](?:\.|$)/);
  await expect(spot).toBeHidden();
  await page.keyboard.press('p');
  const place = () => page.locator('.viewport').getAttribute('transform');
  const before = await place();
  await page.mouse.down();
  await expect(spot).toBeVisible();
  await page.mouse.move(700, 300);
  expect(await place()).toBe(before);
  await page.mouse.up();
  await expect(spot).toBeHidden();
  await expect(page.locator('.node.focused')).toHaveCount(0);
});

test.describe('A large tree on a projector of 1920 × 1080', () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  // The second one is higher than the figure, even with all folded beside its path. Its next cut is at ply 10, by a value
  // at ply 1.
  for (const [branching, depth, step, cuts] of [
    [3, 8, 900, 6],
    [2, 13, 9028, 1],
  ] as const)
    test(`of ${branching} children and ${depth} plies shows what its sentence names`, async ({ page }) => {
      const wish = { branching, depth, seed: 1, values: [0, 99], order: 'worst', root: 'max' } as const;
      const names = new NodeNames(uniformTree(wish));
      const nodeOf = new Map(
        uniformTree(wish)
          .nodes()
          .map((node) => [names.of(node), node]),
      );
      await openLink(page, `v1&own=${await packTree({ title: '', text: printWish(wish) })}&step=${step}`);
      await furnished(page);
      await present(page);
      const isInView = (node: number | undefined) =>
        page.locator(`svg.tree [data-node="${node}"] .shape`).evaluateAll(([shape]) => {
          if (shape === undefined) return false;
          const [inner, outer] = [shape, shape.closest('svg')!].map((one) => one.getBoundingClientRect());
          const isWithin = inner!.left >= outer!.left && inner!.right <= outer!.right;
          return isWithin && inner!.top >= outer!.top && inner!.bottom <= outer!.bottom;
        });
      for (let cut = 1; cut <= cuts; cut += 1) {
        await page.keyboard.press(']');
        await settled(page);
        const said = await page.locator('.subtitle .token').allTextContents();
        expect(said.length).toBeGreaterThan(2);
        for (const name of said)
          await expect.poll(() => isInView(nodeOf.get(name)), `${name} at cut ${cut}`).toBe(true);
      }
    });
});
