/** No two labels of the drawing run into each other: every library tree, every step, every notation. */
import type { Page } from '@playwright/test';
import { ALGORITHM, type AlgorithmName } from '../src/core/search/algorithms.ts';
import { BOUND_NOTATIONS, type BoundNotation } from '../src/core/trace/boundNotation.ts';
import type { Example } from '../src/library/example.ts';
import { LIBRARY } from '../src/library/library.ts';
import { runOf } from '../tests/library/runs.ts';
import { expect, test } from './quietTest.ts';
import { labelOverlaps } from './support/labelOverlaps.ts';
import { en, openLink } from './support/reading.ts';

test.use({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
test.describe.configure({ timeout: 60_000 });

for (const example of LIBRARY) {
  test(`${example.id}: labels keep clear of each other`, async ({ page }) => {
    await openLink(page, `v1&tree=${example.id}`);
    const overlaps: string[] = [];
    const covered = new Set<string>();
    const look = async (view: string, hoverAt: number): Promise<void> => {
      const report = await labelOverlaps(page, hoverAt);
      expect(report.pictures).toBeGreaterThan(1);
      for (const overlap of report.overlaps) overlaps.push(`${view}, ${overlap}`);
      for (const label of report.covered) covered.add(label);
    };
    for (const algorithm of algorithmsOf(example)) {
      const { length } = runOf(example, {}, algorithm);
      for (const notation of notationsOf(algorithm)) {
        await show(page, { example, algorithm, notation, length });
        await look(`${algorithm}, ${notation}`, Math.round(length * 0.6));
      }
    }
    // The other language changes none of the figures, only the names of the plies.
    await page.getByRole('radio', { name: '中文' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
    await look('in Chinese', 0);
    expect(overlaps).toEqual([]);
    expect([...covered], 'labels under the buttons over the figure').toEqual([]);
  });
}

function algorithmsOf(example: Example): readonly AlgorithmName[] {
  return [...new Set<AlgorithmName>(['alpha-beta', example.algorithm])];
}

/** Without a window only the proved range has anything to write. */
function notationsOf(algorithm: AlgorithmName): readonly BoundNotation[] {
  return ALGORITHM[algorithm].hasWindow ? BOUND_NOTATIONS : ['window', 'range'];
}

interface Shown {
  readonly example: Example;
  readonly algorithm: AlgorithmName;
  readonly notation: BoundNotation;
  /** of the run */
  readonly length: number;
}

/** Follows a link within the open page. */
async function show(page: Page, { example, algorithm, notation, length }: Shown): Promise<void> {
  await page.goto(`./#v1&tree=${example.id}&algorithm=${algorithm}&notation=${notation}&step=0`);
  await expect(page.getByRole('radio', { name: en.algorithm[algorithm], exact: true })).toBeChecked();
  await expect(page.locator('input[name=notation]').nth(BOUND_NOTATIONS.indexOf(notation))).toBeChecked();
  await expect(page.getByRole('slider')).toHaveAttribute('max', String(length));
}

test('the widest tree of the textbooks is legible when it is shown whole', async ({ page }) => {
  await openLink(page, 'v1&tree=nilsson-fig-3-12&step=100');
  await page.getByRole('button', { name: en.fit }).click();
  const leaves = await page.locator('svg.tree .leaf .value').evaluateAll((figures) =>
    figures.map((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      const frame = figure.closest('svg')!.getBoundingClientRect();
      const scale = (figure as SVGTextElement).getScreenCTM()?.a ?? 0;
      return {
        isInside: left >= frame.left && right <= frame.right,
        px: Number.parseFloat(getComputedStyle(figure).fontSize) * scale,
      };
    }),
  );
  expect(leaves).toHaveLength(41);
  expect(leaves.filter(({ isInside }) => !isInside)).toEqual([]);
  expect(Math.min(...leaves.map(({ px }) => px))).toBeGreaterThanOrEqual(12);
});
