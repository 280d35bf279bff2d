/** The figures' face: every sign of a figure comes from it, no wider than the layout takes it to be. */
import { textWidth } from '../src/drawing/textWidth.ts';
import { expect, test } from './quietTest.ts';
import { furnished } from './support/picture.ts';
import { openLink } from './support/reading.ts';

/** What stands in and beside nodes, in sentences, listings and on buttons. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SIGNS = `${LETTERS}0123456789−+=≤≥<>∞…≈.,()[]/?αβΣ¼½×·←→↑↓▶✓✗`;
const MOST_BYTES = 60_000;

test('every sign of the figures is drawn in the face that is shipped, none wider than measured', async ({
  page,
}) => {
  await openLink(page, 'v1&tree=aima-fig-5-5&step=14');
  await furnished(page);
  const widths = await page.evaluate(async (signs) => {
    const line = document.createElement('span');
    document.body.append(line);
    Object.assign(line.style, { position: 'fixed', fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre' });
    const widthIn = (sign: string, family: string): number => {
      line.style.font = `700 100px ${family}`;
      line.style.fontVariantNumeric = 'tabular-nums';
      line.textContent = sign;
      return line.getBoundingClientRect().width / 100;
    };
    await document.fonts.load('700 100px Inter', signs);
    const measured = [...signs].map((sign) => ({
      sign,
      width: widthIn(sign, 'Inter, monospace'),
      other: widthIn(sign, 'Inter, serif'),
    }));
    line.remove();
    return measured;
  }, SIGNS);
  // Signs the face lacks are as wide as in what stands after it.
  expect(widths.filter(({ width, other }) => width !== other)).toEqual([]);
  const label = `${LETTERS}0123456789−+=≤≥∞….,()[]/?αβΣ`;
  const wider = widths.filter(({ sign, width }) => label.includes(sign) && width > textWidth(sign));
  expect(wider).toEqual([]);
});

test.describe('what is loaded', () => {
  // With a cache of its own: what was loaded before is not loaded again.
  test.use({ ownContext: true });

  test('all faces together take little', async ({ page }) => {
    const faces: number[] = [];
    page.on('response', async (response) => {
      if (response.url().endsWith('.woff2')) faces.push((await response.body()).length);
    });
    await openLink(page);
    await furnished(page);
    expect(faces.length).toBeGreaterThan(0);
    expect(faces.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
  });
});
