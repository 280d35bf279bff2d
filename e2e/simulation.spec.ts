/** Monte-Carlo tree search in the built page: by keys, with its panels and settings, in both languages, on a phone. */
import { simulation as words } from '../src/words/en/figure.ts';
import { simulation as chinese } from '../src/words/zh/figure.ts';
import { page as zh } from '../src/words/zh/page.ts';
import { expect, test } from './quietTest.ts';
import { accessViolations, inBothThemes } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { furnished, twoFrames } from './support/picture.ts';
import { feedback, options, question, start } from './support/predict.ts';
import {
  chooseAlgorithm,
  edge,
  expectHash,
  expectStep,
  node,
  openLink,
  sentence,
  stepOf,
} from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const CHANCES = encodeURIComponent(
  'leaves 0..1; max(min(max(0.9 0.1) max(0.6 0.4)) min(max(0.5 0.5) max(0.7 0.2)))',
);
const CHANCES_LINK = `v1&literal=${CHANCES}&algorithm=mcts&iterations=20&playout=first&step=64`;
const AIMA = `v1&tree=aima-fig-5-5&algorithm=mcts&iterations=100&playout=first`;

test('it is chosen from the menu, and stepped by phases and by iterations', async ({ page }) => {
  await openLink(page);
  await furnished(page);
  await chooseAlgorithm(page, 'mcts');
  await expectHash(page, /algorithm=mcts/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.iteration-phases [aria-current]')).toHaveText(words.phase.expansion);
  await expect(sentence(page)).toContainText('has not been tried yet, and it enters the tree');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.iteration-phases [aria-current]')).toHaveText(words.phase.simulation);
  await expect(page.locator('.strokes .playout')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.iteration-phases [aria-current]')).toHaveText(words.phase.backpropagation);
  await expect(sentence(page)).toContainText('The recommended move is now B');
  await page.locator('.grain').selectOption('Every iteration');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.iteration-phases')).toContainText(words.iterationAt(2));
});

test('on a phone Escape behind the choice leads to the menu that has taken in the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 760 });
  await openLink(page, 'v1&tree=aima-fig-5-2');
  await furnished(page);
  await page.locator('.figure-bar .of-algorithm').click();
  const sheet = page.locator('.sheet:popover-open');
  await sheet.locator('label', { hasText: 'Monte-Carlo' }).first().click();
  await expectHash(page, /algorithm=mcts/);
  await expect(page.locator('.figure-bar .of-algorithm')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.figure-bar .of-more')).toBeFocused();
});

test('scores stand at the edges, in the sentence and in the panel, with the same digits', async ({
  page,
}) => {
  await openLink(page, CHANCES_LINK.replace('step=64', 'step=65'));
  await furnished(page);
  await expectStep(page, 65);
  await expect(sentence(page)).toHaveText(
    'At A, MAX to move: B 0.717 + 0.876 = 1.593, C 0.550 + 1.073 = 1.623 → C, tried less often.',
  );
  await expect(page.locator('.edge-score')).toHaveText(['1.593', '1.623']);
  await expect(page.locator('.edge-score.chosen')).toHaveText('1.623');
  await expect(edge(page, 1)).toHaveClass(/share-/);
  const rows = page.locator('.panel-selection tbody tr');
  await expect(rows).toHaveText(['B64.30.7170.8761.593', 'C42.20.5501.0731.623']);
  await expect(page.locator('.c-line > span')).toHaveText(['B', 'C']);
  await expect(page.locator('.c-ends')).toContainText('1.20');
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
});

test('edges are as thick as their shares on a projector, too', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openLink(page, CHANCES_LINK);
  await furnished(page);
  const widths = () =>
    page.locator('.edge[class*="share-"]').evaluateAll((edges) =>
      edges.map((one) => ({
        share: /share-\d/.exec(one.getAttribute('class') ?? '')?.[0] ?? '',
        width: Number.parseFloat(getComputedStyle(one).strokeWidth),
      })),
    );
  const before = await widths();
  await page.keyboard.press('f');
  await expect(page.locator('.presenting')).toHaveCount(1);
  for (const shown of [before, await widths()]) {
    const byShare = new Map(shown.map(({ share, width }) => [share, width]));
    expect(byShare.size).toBeGreaterThan(2);
    const rising = [...byShare].toSorted(([a], [b]) => a.localeCompare(b)).map(([, width]) => width);
    expect(rising).toEqual([...new Set(rising)].toSorted((a, b) => a - b));
  }
});

test('the marks of the timeline are changes of the recommended move, and keys go to them', async ({
  page,
}) => {
  await openLink(page, `${AIMA}&step=0`);
  await furnished(page);
  const iterations: string[] = [];
  for (let change = 0; change < 5; change += 1) {
    const before = await stepOf(page);
    await page.keyboard.press(']');
    await expect.poll(() => stepOf(page)).toBeGreaterThan(before);
    await twoFrames(page);
    iterations.push((await page.locator('.iteration-phases > span').textContent()) ?? '');
  }
  expect(iterations).toEqual([1, 3, 21, 28, 37].map(words.iterationAt));
  await expect(sentence(page)).toContainText('The recommended move is now B');
});

test('another C keeps the iteration and the phase, and stands in the link', async ({ page }) => {
  await openLink(page, CHANCES_LINK);
  await furnished(page);
  await expect(page.locator('.iteration-phases > span')).toHaveText(words.iterationAt(10));
  await page.getByRole('button', { name: '20 iterations, C = √2' }).click();
  const slider = page.getByRole('slider', { name: words.c });
  await slider.fill('2');
  await expectHash(page, /c=2/);
  await expect(page.locator('.iteration-phases > span')).toHaveText(words.iterationAt(10));
  await expect(page.locator('.iteration-phases [aria-current]')).toHaveText(words.phase.backpropagation);
  const seed = page.getByRole('textbox', { name: words.seed });
  await seed.fill('x');
  await expect(page.getByText(words.seedProblem)).toBeVisible();
  await seed.fill('7');
  await expectHash(page, /seed=7/);
  expect(await accessViolations(page)).toEqual([]);
});

test('bands below the timeline show in which iteration a step is', async ({ page }) => {
  await openLink(page, CHANCES_LINK.replace('iterations=20', 'iterations=11').replace('step=64', 'step=65'));
  await furnished(page);
  const numbers = page.locator('.iteration-bands span');
  await expect(numbers).toHaveText(Array.from({ length: 11 }, (_, index) => `${index + 1}`));
  await expect(page.locator('.iteration-bands span.current')).toHaveText('11');
  await page.keyboard.press('Home');
  await expect(page.locator('.iteration-bands span.current')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.iteration-bands span.current')).toHaveText('1');
  // Of more iterations than can be told apart, ten share a band, and the current one is named.
  await openLink(page, `${AIMA.replace('100', '2000')}&step=9000`);
  await furnished(page);
  await expect(page.locator('.iteration-bands span.current')).toHaveText(/^iteration [\d,]+$/);
  expect(await page.locator('.iteration-bands *').count()).toBeLessThan(100);
  const iteration = await page.locator('.iteration-phases > span').textContent();
  await expect(page.locator('.iteration-bands span.current')).toHaveText(iteration ?? '');
});

test('at its beginning a wide game tree shows the root with its children, and later moves apart', async ({
  page,
}) => {
  await openLink(page, 'v1&game=tic-tac-toe&algorithm=mcts&iterations=200&step=0');
  await furnished(page);
  await page.locator('.grain').selectOption('Every iteration');
  for (let iteration = 1; iteration <= 9; iteration += 1) await page.keyboard.press('ArrowRight');
  await expect(page.locator('.iteration-phases > span')).toHaveText(words.iterationAt(9));
  const drawn = page.locator('svg.tree .node');
  await expect(drawn).toHaveCount(10);
  for (const each of await drawn.all()) await expect(each).toBeInViewport({ ratio: 0.6 });
  const across = async () => (await page.locator('.viewport').boundingBox())?.width ?? 0;
  const before = await across();
  // The next stage begins after iteration 10; the search stays in view.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(across).toBeGreaterThan(before);
  await expect(page.locator('svg.tree .node.current')).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(drawn).toHaveCount(1);
  await expect(drawn).toBeInViewport();
});

test('what Predict asks is not told beside the figure', async ({ page }) => {
  await start(page, `${AIMA}&step=0`);
  // The first child enters without a question; then the second one is asked for.
  await page.keyboard.press('End');
  await expect(question(page)).toContainText('Which child is selected?');
  await expect(page.locator('.panel-selection, .panel-convergence')).toHaveCount(0);
  await options(page).filter({ hasText: 'C' }).click();
  await expect(feedback(page)).toContainText('a move without visits comes before all others');
});

test('the minimax value is put beside the means', async ({ page }) => {
  await openLink(page, `${AIMA}&step=0`);
  await furnished(page);
  await page.keyboard.press('End');
  const panel = page.locator('.panel-convergence');
  await expect(panel.locator('h2')).toContainText('minimax 3');
  await panel.getByText(words.asTable).click();
  await expect(panel.locator('tbody tr')).toHaveCount(3);
  await expect(panel).toContainText('is a best move by minimax');
  await expect(node(page, 0)).toContainText('N 100');
});

test('a small game is solved, and simulated with 200 seeds, when that is asked for', async ({ page }) => {
  await openLink(page, 'v1&game=tic-tac-toe&algorithm=mcts&iterations=30&moves=0.4.8&step=0');
  await furnished(page);
  const panel = page.locator('.panel-convergence');
  await panel.getByRole('button', { name: words.solveGame }).press('Enter');
  // After two corners an edge holds the draw, and a corner loses.
  await expect(panel.locator('h2')).toContainText('minimax 0.5');
  await page.keyboard.press('End');
  await expect(node(page, 0).locator('.badge')).toHaveText('mm 0.5');
  await panel.getByRole('button', { name: words.overSeeds(200) }).press('Enter');
  await expect(panel).toContainText(words.seedsTitle(200, 200));
  await expect(panel).toContainText('After 30 iterations a best move is recommended for 134 of 200 seeds.');
  await panel.locator('.over-seeds summary').press('Enter');
  await expect(panel.locator('.over-seeds tbody tr')).toHaveCount(8);
  expect(await accessViolations(page)).toEqual([]);
  // Another simulation of the game has not been asked about.
  await page.getByRole('button', { name: '30 iterations, C = √2' }).click();
  await page.getByRole('slider', { name: words.c }).fill('2');
  await expect(panel.getByRole('button', { name: words.overSeeds(200) })).toBeVisible();
});

test('one press puts the minimax value beside every Q', async ({ page }) => {
  await openLink(page, CHANCES_LINK);
  await furnished(page);
  await expect(page.locator('.node .badge').filter({ hasText: 'mm' })).toHaveCount(0);
  const press = page.getByRole('button', { name: words.solveGame });
  await press.press('Enter');
  await expect(press).toHaveAttribute('aria-pressed', 'true');
  for (const [at, value] of [0.6, 0.6, 0.9].entries())
    await expect(node(page, at).locator('.badge')).toHaveText(`mm ${value}`);
  await expect(page.locator('.whose-numbers')).toContainText(words.minimaxKey);
  await expect(page.locator('.panel-convergence')).toContainText(words.isBest('B'));
  await inBothThemes(page, async (theme, violations) => expect(violations, theme).toEqual([]));
  // In the results of the side that moved the value turns with its mean.
  await page.getByRole('button', { name: '20 iterations, C = √2' }).click();
  await page.getByRole('radio', { name: words.numbers.mover }).press('Space');
  await expect(node(page, 0).locator('.badge')).toHaveText('mm 0.4');
  await page.keyboard.press('Escape');
  await press.press('Enter');
  await expect(node(page, 0)).not.toContainText('mm');
});

test('a node is read in plain words under the pointer, and by keys', async ({ page }) => {
  await openLink(
    page,
    `${CHANCES_LINK.replace('iterations=20', 'iterations=400').replace('step=64', 'step=0')}`,
  );
  await furnished(page);
  await page.keyboard.press('End');
  const reading = page.locator('.node-reading');
  await expect(reading).toBeEmpty();
  const { x, y, width, height } = (await node(page, 2).locator('.shape').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(reading).toHaveText('D: tried 46 times, 0.81 for MAX: worse for MIN so far than E.');
  await page.mouse.move(2, 2);
  await expect(reading).toBeEmpty();
  // By keys it is a message for screen readers, too.
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(reading).toContainText('B: tried 249 times, 0.6 for MAX: better for MAX so far than C.');
  expect(await accessViolations(page)).toEqual([]);
});

test('whose results the numbers are is said, chosen and linked', async ({ page }) => {
  await openLink(page, CHANCES_LINK);
  await furnished(page);
  const whose = page.locator('.whose-numbers');
  await expect(whose).toHaveText('numbers are MAX’s');
  await expect(sentence(page)).toContainText('A: N 9 → 10, W 6.1 → 6.5, Q 0.68 → 0.65');
  await page.getByRole('button', { name: '20 iterations, C = √2' }).click();
  await page.getByRole('radio', { name: words.numbers.mover }).press('Space');
  await expectHash(page, /numbers=mover/);
  await expect(whose).toHaveText('numbers are of the side that moved in');
  await expect(sentence(page)).toContainText('A, for MIN: N 9 → 10, W 2.9 → 3.5, Q 0.32 → 0.35');
  await expect(node(page, 0)).toContainText('0.35');
  await expectStep(page, 64);
  expect(await accessViolations(page)).toEqual([]);
  // At MIN's turn the scores are sums of MIN's own results.
  await page.keyboard.press('Escape');
  await node(page, 1).click();
  await expect(page.locator('.panel-selection thead')).toContainText('Q');
  await expect(page.locator('.panel-selection thead')).not.toContainText('−Q');
});

test('AIMA’s figure 5.10 stands in the library as the book writes it', async ({ page }) => {
  await openLink(page, 'v1&tree=aima-fig-5-10&algorithm=mcts&numbers=mover&step=594');
  await furnished(page);
  await expect(sentence(page)).toContainText('A, for MIN: N 99 → 100, W 37 → 37');
  const rows = page.locator('.panel-selection tbody tr');
  await expect(rows).toHaveText(['B79600.760.341.10', 'C1010.100.951.05', 'D1120.180.911.09']);
  await expect(page.locator('.c-ends')).toContainText('1.42');
});

test('siblings stand in order of visits by choice, and change places only at the end of an iteration', async ({
  page,
}) => {
  await openLink(page, `${AIMA}&step=0`);
  await furnished(page);
  const [b, c, d] = [1, 5, 9];
  const placeOf = async (id: number) =>
    Number(/\((.*?),/.exec((await node(page, id).getAttribute('transform')) ?? '')?.[1]);
  const places = async () => [await placeOf(b), await placeOf(c), await placeOf(d)];
  const namesInOrder = async () => {
    const across = await places();
    return ['B', 'C', 'D'].toSorted((one, other) => {
      const at = (name: string) => across['BCD'.indexOf(name)] ?? Number.NaN;
      return at(one) - at(other);
    });
  };
  await page.getByRole('button', { name: '100 iterations, C = √2' }).press('Enter');
  const box = page.getByRole('checkbox', { name: words.siblings });
  await expect(box).toHaveAccessibleName(/places change only at the end of an iteration/);
  await box.press('Space');
  await expectHash(page, /siblings=visits/);
  expect(await accessViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await namesInOrder()).toEqual(['B', 'C', 'D']);
  await page.keyboard.press('End');
  await expect.poll(namesInOrder).toEqual(['B', 'D', 'C']);
  // Arrows walk through the tree as it is drawn.
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('ArrowRight');
  const level = page.locator('[role=treeitem][aria-level="2"]');
  await expect(level).toHaveText([/^B/, /^D/, /^C/]);
  await expect(level.nth(1)).toHaveAttribute('aria-posinset', '2');
  await page.keyboard.press('Escape');
  await openLink(page, `${AIMA}&siblings=visits&step=0`);
  await furnished(page);
  const seen = new Set<string>();
  for (let iteration = 1; iteration <= 6; iteration += 1) {
    const before = await places();
    const phases = page.locator('.iteration-phases');
    for (let isWithin = true; isWithin; ) {
      const step = await stepOf(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => stepOf(page)).toBeGreaterThan(step);
      await twoFrames(page);
      const phase = await phases.locator('[aria-current]').textContent();
      isWithin = phase !== words.phase.backpropagation;
      if (isWithin) expect(await places()).toEqual(before);
    }
    await expect(phases.locator('> span').first()).toHaveText(words.iterationAt(iteration));
    seen.add((await namesInOrder()).join(''));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('phases, figure and sentence fit', async ({ page }) => {
    await openLink(page, `${AIMA}&step=0&lang=zh`);
    await furnished(page);
    for (let step = 0; step < 4; step += 1) await page.locator('.move-next').tap();
    await expect(page.locator('.iteration-phases [aria-current]')).toHaveText(chinese.phase.expansion);
    expect(await misfits(page)).toEqual([]);
    expect(await accessViolations(page)).toEqual([]);
  });

  test('the last menu of the caption has its settings, and none of other searches', async ({ page }) => {
    await openLink(page, `${AIMA}&step=0&lang=zh`);
    await furnished(page);
    await page.locator('.figure-bar').getByRole('button', { name: zh.more, exact: true }).tap();
    const menu = page.locator('.figure-bar .sheet:popover-open');
    await expect(menu.getByRole('textbox', { name: chinese.iterations })).toBeVisible();
    await expect(menu.getByText(zh.growthLegend, { exact: true })).toBeVisible();
    await expect(menu.getByText(zh.notationLegend, { exact: true })).toBeHidden();
    await expect(menu.getByText(zh.looksLegend, { exact: true })).toBeHidden();
  });
});

test('what a link cannot have is said, and more iterations than there can be are as many as there can', async ({
  page,
}) => {
  await openLink(page, `${AIMA}&seed=-1&step=0`.replace('iterations=100', 'iterations=1000000'));
  await furnished(page);
  const said = page.getByRole('alert');
  await expect(said).toContainText('asks for 1000000 iterations; a simulation has at most 200,000');
  await expect(said).toContainText('“seed=-1”. It can be a whole number from 0 to 4,294,967,295');
  await expect(page.getByRole('button', { name: words.goOnTo(200_000) })).toBeVisible();
  await expectHash(page, /iterations=200000/);
});
