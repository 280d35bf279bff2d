/** What has to hold wherever the walk has led: what does not is thrown in words. */
import { textWidth } from '../../src/drawing/textWidth.ts';
import { misfitsHere } from '../support/misfits.ts';
import type { Driver } from './driver.ts';

/** Nothing is said that is no part of the page, from here to the next look. */
export async function isQuiet(driver: Driver): Promise<void> {
  const said = await driver.run(() => {
    const root = document.documentElement;
    if (root.dataset['heard'] === undefined) {
      root.dataset['heard'] = '';
      const hear = (what: string) => {
        root.dataset['heard'] += `${what}\n`;
      };
      addEventListener('error', (event) => hear(`thrown: ${event.message}`));
      addEventListener('unhandledrejection', (event) => hear(`thrown: ${String(event.reason)}`));
      addEventListener('securitypolicyviolation', (event) => hear(`refused: ${event.violatedDirective}`));
    }
    const notices = [...document.querySelectorAll('.notice, .failure')].map(
      ({ textContent }) => textContent ?? '',
    );
    return [root.dataset['heard'], ...notices].filter(Boolean);
  });
  if (said.length > 0) throw new Error(said.join('\n'));
}

/** Nothing is off the screen, cut off, or lies over another. */
export async function fits(driver: Driver): Promise<void> {
  const found = await driver.run(misfitsHere);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Engines round each letter to whole px; WebKit gives a round one the next, 12 px to an O of 10.9. */
const ROUNDING_PX = 1;

/**
 * Every label is drawn in the face that is shipped, within the picture, and no wider than the layout reckons;
 * none is both outlined and spaced, since WebKit then paints each letter's outline over the one before.
 */
export async function labelsAreAsMeasured(driver: Driver): Promise<void> {
  const labels = await driver.run(() => {
    const { left } = document.querySelector('svg.tree')?.getBoundingClientRect() ?? { left: 0 };
    return [...document.querySelectorAll<SVGTextElement>('svg.tree text')]
      .filter(({ textContent }) => textContent !== '')
      .map((label) => {
        const { fontSize, letterSpacing, stroke } = getComputedStyle(label);
        const isInside = !label.matches('.ply-name') || label.getBoundingClientRect().left >= left + 4;
        return {
          text: label.textContent ?? '',
          isWhole: isInside && (stroke === 'none' || ['normal', '0px'].includes(letterSpacing)),
          px: label.getComputedTextLength(),
          size: Number.parseFloat(fontSize),
        };
      });
  });
  const faults = labels.flatMap(({ text, px, size, isWhole }) => {
    const measured = textWidth(text) * size + text.length * ROUNDING_PX;
    if (!isWhole) return [`“${text}” loses a letter`];
    return px > measured ? [`“${text}” is ${px} px wide, ${measured} measured`] : [];
  });
  if (labels.length < 10 || faults.length > 0) throw new Error(faults.join('\n') || 'there are no labels');
}
