/** What is heard: the tree that can be walked node by node, and the voice that tells each step. */

import type { Page } from '@playwright/test';
import type { AnyRun } from '../src/core/run/anyRun.ts';
import { type NodeId, ROOT } from '../src/core/tree/nodeId.ts';
import { exampleById } from '../src/library/library.ts';
import {
  operable as englishOperable,
  settings as englishSettings,
  tools as englishTools,
} from '../src/words/en/figure.ts';
import { editing as englishEditing, evaluation as englishEvaluation } from '../src/words/en/work.ts';
import { runOf } from '../tests/library/runs.ts';
import { LONG, someOf } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { twoFrames } from './support/picture.ts';
import { en, expectStep, openLink, openMore, sentence, tabTo } from './support/reading.ts';

const AIMA = exampleById('aima-fig-5-5')!;

test.describe('The operable tree', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const id of someOf(['aima-fig-5-5', 'wikipedia-ab', 'backgammon-dice'], 1, 4)) {
    test(`is true at every step of ${id}`, async ({ page }) => {
      const run = runOf(exampleById(id)!);
      await openLink(page, `v1&tree=${id}`);
      await expect(page.getByRole('tree')).toHaveCount(1);
      for (const [step, items] of (await heardAtEveryStep(page)).entries()) {
        const wanted = wantedNodes(run, step);
        expect(
          items.map(({ node }) => node),
          `step ${step}`,
        ).toEqual(wanted);
        for (const item of items) expect(item, `step ${step}`).toMatchObject(placeOf(run, item.node));
        expect(items.filter(({ isStop }) => isStop)).toHaveLength(1);
      }
      await expectStep(page, run.length);
    });
  }

  test('offers the neighbours of the node one has walked to, and says the node with its state', async ({
    page,
  }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    await tabTo(page, page.getByRole('treeitem'));
    const focused = page.locator('[role=treeitem]:focus');
    // Up leads back to where Down came from, though the children of B are no longer near.
    await page.keyboard.press('ArrowUp');
    await expect(focused).toHaveText(/^8\b/);
    await page.keyboard.press('ArrowDown');
    await expect(focused).toHaveText(/^C\b/);
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    await expect(focused).toHaveText(/^3\b/);
    await expect(page.getByRole('treeitem')).toHaveCount(1 + 3 + 3 + 3);
    await page.keyboard.press('End');
    await expect(focused).toHaveText(new RegExp(`^D, ${en.kind.min}, ${englishOperable.status.waiting}`));
    await page.keyboard.press('ArrowRight');
    await expect(focused).toHaveText(/^14\b/);
    await expect(page.locator('svg.tree .focused .value')).toHaveText('14');
  });
});

interface Item {
  readonly node: number;
  readonly level: number;
  readonly size: number;
  readonly position: number;
  readonly isStop: boolean;
  readonly text: string;
}

/** What is heard at each step of the run, found on one walk within the page. */
function heardAtEveryStep(page: Page): Promise<Item[][]> {
  return page.evaluate(async () => {
    const slider = document.querySelector<HTMLInputElement>('.timeline input')!;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const heard: Item[][] = [];
    for (let step = 0; step <= Number(slider.max); step += 1) {
      setValue.call(slider, String(step));
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const isThere = () => document.querySelector('.subtitle')?.getAttribute('data-step') === String(step);
      if (!isThere()) await Promise.resolve();
      while (!isThere()) await new Promise(requestAnimationFrame);
      heard.push(
        [...document.querySelectorAll<HTMLElement>('[role=tree] [role=treeitem]')].map((item) => ({
          node: Number(item.dataset['item']),
          level: Number(item.ariaLevel),
          size: Number(item.ariaSetSize),
          position: Number(item.ariaPosInSet),
          isStop: item.tabIndex === 0,
          text: item.textContent ?? '',
        })),
      );
    }
    return heard;
  });
}

/** The path of the search with its children and siblings, and where Up and Down lead from its end, in preorder. */
function wantedNodes(run: AnyRun, step: number): NodeId[] {
  const { tree } = run;
  const path = step === 0 ? [ROOT] : run.pathAt(step);
  const at = path.at(-1) ?? ROOT;
  const wanted = new Set<NodeId>([ROOT]);
  for (const node of path) for (const child of tree.children(node)) wanted.add(child);
  for (const next of [at - 1, at + 1]) if (next >= 0 && next < tree.size) wanted.add(next as NodeId);
  return [...wanted].sort((a, b) => a - b);
}

function placeOf({ tree }: AnyRun, id: number): Pick<Item, 'level' | 'size' | 'position'> {
  const node = id as NodeId;
  const isRoot = node === ROOT;
  const size = isRoot ? 1 : tree.childCount(tree.parent(node));
  return { level: tree.depth(node) + 1, size, position: isRoot ? 1 : tree.childIndex(node) + 1 };
}

test.describe('A heading is named once, and a switch by what it stands at', () => {
  test('the parts of the margin, while a tree is edited', async ({ page }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    await page.locator('.figure-bar').getByRole('button', { name: en.edit, exact: true }).click();
    await expect(page.getByRole('heading', { name: englishEvaluation.fillPanel, exact: true })).toBeVisible();
  });

  test('rules and tree in the line of the figure', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    const settings = page.locator('.figure-bar .setting');
    await expect(settings.first()).toBeAttached();
    const names = await settings.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    for (const name of names) {
      const [label, text = ''] = name.toLowerCase().split(': ');
      expect(text, name).not.toBe(label);
    }
    expect(names).toContain(`Tree: ${en.growth.drawn}`);
  });
});

test('Done leaves the focus on the name of the figure', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  await page.locator('.figure-bar').getByRole('button', { name: en.edit, exact: true }).click();
  await page.getByRole('button', { name: englishEditing.done }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // No control has it, so that the keys of the page are heard as before.
  await page.keyboard.press('ArrowRight');
  await expectStep(page, 16);
});

test.describe('The live region', () => {
  /** Notes every text a polite region of the page comes to hold. */
  async function listen(page: Page): Promise<() => Promise<string[]>> {
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(window, { said });
      const regions = document.querySelectorAll<HTMLElement>('[role=status], [aria-live], output');
      for (const region of regions) {
        const note = (): number => said.push(region.textContent ?? '');
        new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
    return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  }

  /** What to press is behind the first sentence for those who see it; the buttons tell the others. */
  const told = async (page: Page, step: number): Promise<string> => {
    const said = await sentence(page).evaluate((line) => {
      const copy = line.cloneNode(true) as HTMLElement;
      copy.querySelector('.invitation')?.remove();
      return copy.textContent ?? '';
    });
    return en.spokenStep(step, said.trim());
  };

  test('is one, polite, and silent until something happens', async ({ page }) => {
    await openLink(page);
    const speaking = page.locator('[role=status][aria-live=polite]');
    await expect(speaking).toHaveCount(1);
    await expect(speaking).toBeEmpty();
    await expect(page.locator('[aria-live=assertive], [role=log]')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(speaking).toHaveText(/^Step \d+\./);
  });

  test('says each step once, with its sentence', async ({ page }) => {
    await openLink(page);
    const said = await listen(page);
    const expected: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', ']', 'ArrowLeft', 'End', 'End', 'Home']) {
      const before = await sentence(page).getAttribute('data-step');
      await page.keyboard.press(key);
      await twoFrames(page);
      const step = Number(await sentence(page).getAttribute('data-step'));
      if (String(step) !== before) expected.push(await told(page, step));
      await expect.poll(said).toHaveLength(expected.length);
    }
    expect((await said()).map(spaced)).toEqual(expected.map(spaced));
  });

  test('says nothing when only the view changes', LONG, async ({ page }) => {
    await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
    const said = await listen(page);
    await tabTo(page, page.getByRole('treeitem'));
    await page.keyboard.press('ArrowUp');
    await openMore(page, englishSettings.menu.theme.light);
    await page.getByRole('button', { name: englishTools.zoomIn }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await said()).toEqual([]);
  });

  test('says only cuts and the stop while playing', LONG, async ({ page }) => {
    const run = runOf(AIMA);
    await openLink(page, 'v1&tree=aima-fig-5-5&step=9');
    const said = await listen(page);
    await page.getByRole('combobox', { name: en.speed }).selectOption('4');
    await page.getByRole('button', { name: en.play }).click();
    await expectStep(page, run.length);
    await expect(page.getByRole('button', { name: en.play })).toBeVisible();
    let cuts = 0;
    for (let step = run.nextStop(9, 'visit'); step < run.length; step = run.nextStop(step, 'visit'))
      if (run.kindAt(step) === 'cutoff') cuts += 1;
    const last = spaced(`${en.spokenStop} ${await told(page, run.length)}`);
    await expect.poll(async () => spaced((await said()).at(-1) ?? '')).toBe(last);
    const texts = await said();
    expect(texts.slice(0, -1).map((text) => /^Step 14\. α cut at C/.test(text))).toEqual(
      Array(cuts).fill(true),
    );
  });
});

/** Tokens in the sentence are boxes, around which innerText puts line breaks. */
function spaced(text: string): string {
  return text.replace(/\s+/g, '');
}
