/** What the frame of a step contains: the figure alone, and no layer for each mark of the timeline. */
import type { Page } from '@playwright/test';
import { expect, test } from './quietTest.ts';
import { furnished, settled } from './support/picture.ts';
import { endPresentation, present } from './support/presenting.ts';
import { openLink, stepOf } from './support/reading.ts';

const AIMA = 'v1&tree=aima-fig-5-5&algorithm=alpha-beta&step=5';

/**
 * From now on notes, for every press of a key, the changes before its first frame: how many there are in the drawing, and
 * which other elements are changed.
 */
async function noteChanges(page: Page): Promise<() => Promise<{ drawn: number; others: string[] }>> {
  await page.evaluate(() => {
    const noted = { drawn: 0, others: [] as string[] };
    Object.assign(window, { noted });
    const note = (records: readonly MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element?.closest('svg.tree')) noted.drawn += 1;
        else noted.others.push(`${element?.localName}.${element?.className}`);
      }
    };
    const observer = new MutationObserver(note);
    let isBeforeFrame = false;
    const watch = { subtree: true, childList: true, attributes: true, characterData: true };
    window.addEventListener(
      'keydown',
      () => {
        if (isBeforeFrame) return;
        isBeforeFrame = true;
        observer.observe(document, watch);
        requestAnimationFrame(() => {
          isBeforeFrame = false;
          note(observer.takeRecords());
          observer.disconnect();
        });
      },
      { capture: true },
    );
  });
  return () =>
    page.evaluate(() => (window as unknown as { noted: { drawn: number; others: string[] } }).noted);
}

test('a step changes nothing but the figure before its frame; sentence, margin and live region follow', async ({
  page,
}) => {
  await openLink(page, AIMA);
  await furnished(page);
  await settled(page);
  const noted = await noteChanges(page);
  const spoken = page.locator('[role=status][aria-live=polite]');
  for (const way of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', ']', 'ArrowLeft']) {
    const before = await stepOf(page);
    await page.keyboard.press(way);
    await expect.poll(() => stepOf(page)).not.toBe(before);
    await expect(spoken).toContainText(`Step ${await stepOf(page)}.`);
    await settled(page);
  }
  const { drawn, others } = await noted();
  expect(drawn).toBeGreaterThan(12);
  expect(others).toEqual([]);
});

for (const [where, viewport, isPresented] of [
  ['in a window', { width: 1366, height: 768 }, false],
  ['on a phone', { width: 390, height: 844 }, false],
  ['on a projector', { width: 1920, height: 1080 }, true],
] as const)
  test(`each mark of the timeline has its sign in its middle, ${where}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const hash of [AIMA, 'v1&tree=thu-fig-3-10&step=0']) {
      await openLink(page, hash);
      await furnished(page);
      if (isPresented) await present(page);
      await settled(page);
      const marks = await page.locator('.mark').evaluateAll((buttons) =>
        buttons.map((button) => {
          const look = [...button.classList].slice(1).join(' ');
          const sign = document.querySelector<SVGPathElement>(`.mark-signs [class="${look}"]`);
          const { left, width, bottom } = button.getBoundingClientRect();
          const inverse = sign?.getScreenCTM()?.inverse();
          if (!sign || inverse === undefined) return { look, isThere: false };
          const { x } = new DOMPoint(left + width / 2, bottom).matrixTransform(inverse);
          const isDrawn = (away: number, y: number) => {
            const at = new DOMPoint(x + away, y);
            return look.startsWith('best') ? sign.isPointInFill(at) : sign.isPointInStroke(at);
          };
          // The middle of a triangle, the two strokes of a cut, the stem of an arrow.
          const isThere = look.startsWith('cutoff') ? isDrawn(-2, 7) && isDrawn(2, 7) : isDrawn(0, 8);
          const isBelow = inverse && sign.getBoundingClientRect().bottom > bottom + 2;
          return { look, isThere: isThere && !isBelow };
        }),
      );
      expect(marks.length).toBeGreaterThan(4);
      expect(marks.filter(({ isThere }) => !isThere)).toEqual([]);
      const places = await page
        .locator('.mark-signs path')
        .evaluateAll((paths) =>
          paths.reduce((count, path) => count + (path.getAttribute('d')?.match(/M/g)?.length ?? 0), 0),
        );
      expect(places).toBe(marks.length);
      if (isPresented) await endPresentation(page);
    }
  });
