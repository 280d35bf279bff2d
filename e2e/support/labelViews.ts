/** Every view of every tree of the library that has labels of its own, to be measured in the page. */

import type { Page } from '@playwright/test';
import { BOUND_NOTATIONS, type BoundNotation } from '../../src/core/run/boundNotation.ts';
import { type AlgorithmName, handsWindow, playsToEnds } from '../../src/core/search/algorithms.ts';
import type { Example } from '../../src/library/example.ts';
import { LIBRARY } from '../../src/library/library.ts';
import { tools as englishTools } from '../../src/words/en/figure.ts';
import { tools as chineseTools } from '../../src/words/zh/figure.ts';
import { runOf } from '../../tests/library/runs.ts';
import { howMany } from '../../tests/support/howMany.ts';
import { expect } from './expect.ts';
import { labelOverlaps } from './labelOverlaps.ts';
import { expectAlgorithm, expectNotation, otherLanguage } from './reading.ts';

export interface LabelView {
  readonly example: Example;
  readonly algorithm: AlgorithmName;
  readonly notation: BoundNotation;
}

/** Of the steps of a view one in so many is looked at. */
const STRIDE = howMany(1, 4);

export const LABEL_VIEWS: readonly LabelView[] = LIBRARY.flatMap((example) =>
  algorithmsOf(example).flatMap((algorithm) =>
    notationsOf(algorithm).map((notation) => ({ example, algorithm, notation })),
  ),
);

export function nameOf({ example, algorithm, notation }: LabelView): string {
  return `${example.id}, ${algorithm}, ${notation}`;
}

/** What runs into what in some step of the view, as laid out, shown whole, in the other language and when presenting. */
export async function labelFaults(page: Page, view: LabelView): Promise<string[]> {
  const { example, algorithm } = view;
  const { length } = runOf(example, {}, algorithm);
  const faults: string[] = [];
  const look = async (how: string, hoverAt: number): Promise<void> => {
    const { overlaps, covered, pictures } = await labelOverlaps(page, hoverAt, STRIDE);
    expect(pictures).toBeGreaterThan(1);
    for (const fault of [...overlaps, ...covered])
      if (!isOfFan(view, how, fault)) faults.push(`${nameOf(view)}, ${how}, ${fault}`);
  };
  await show(page, view, length);
  await look('as it comes', Math.round(length * 0.6));
  // A tree wider than the frame has another picture when it is shown whole.
  if (await becomesSmaller(page)) await look('shown whole', 0);
  await page.keyboard.press('f');
  await expect(page.locator('.app.presenting')).toBeVisible();
  await look('presenting', 0);
  await page.keyboard.press('f');
  // The other language changes none of the figures, only the names of the plies.
  await otherLanguage(page, '中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/);
  await look('in Chinese', 0);
  await otherLanguage(page, 'English').click();
  return faults;
}

/**
 * Under three fans of 21 outcomes the outermost edges lie so low that the band of the path touches the probability beside
 * it, and in the large texts of a projector the edge itself does.
 */
function isOfFan({ example }: LabelView, how: string, fault: string): boolean {
  const isTouched = how === 'presenting' ? /stands on (?:band|edge [a-z -]+) of/ : /stands on band of/;
  return (
    example.id === 'bear-off-lesson' && /“1\/(18|36)” \(edge-label\)/.test(fault) && isTouched.test(fault)
  );
}

/** Shows the whole tree; whether it was larger before. */
async function becomesSmaller(page: Page): Promise<boolean> {
  const scale = (): Promise<number> =>
    page.locator('svg.tree .viewport').evaluate((view: SVGGElement) => view.getScreenCTM()?.a ?? 0);
  const before = await scale();
  await page
    .getByRole('button', { name: englishTools.fit })
    .or(page.getByRole('button', { name: chineseTools.fit }))
    .click();
  return (await scale()) < before;
}

function algorithmsOf(example: Example): readonly AlgorithmName[] {
  return [...new Set<AlgorithmName>(['alpha-beta', example.algorithm])];
}

/**
 * Without a window only the proved range has anything to write; a simulation writes the same beside its nodes whatever
 * the notation.
 */
function notationsOf(algorithm: AlgorithmName): readonly BoundNotation[] {
  if (playsToEnds(algorithm)) return ['window'];
  return handsWindow(algorithm) ? BOUND_NOTATIONS : ['window', 'range'];
}

/** Follows a link within the open page. */
async function show(page: Page, { example, algorithm, notation }: LabelView, length: number): Promise<void> {
  await page.goto(`./#v1&tree=${example.id}&algorithm=${algorithm}&notation=${notation}&step=0`);
  await expectAlgorithm(page, algorithm);
  await expectNotation(page, notation, algorithm);
  await expect(page.locator('.timeline input')).toHaveAttribute('max', String(length));
  const titles = Object.values(example.title).map((title) =>
    page.getByRole('heading', { level: 1 }).and(page.getByTitle(title, { exact: true })),
  );
  await expect(titles.reduce((one, other) => one.or(other))).toBeVisible();
}
