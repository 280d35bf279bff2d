/**
 * axe-core in the page under test, past its policy: the debugger runs the source, no element does. And the
 * page in its other theme, which saves reaching a state twice.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './expect.ts';
import { settled } from './picture.ts';

type RunOnly = axe.RunOnly;

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Of every text in the drawing the rule only says that it cannot tell, since it looks for a colour of text and
 * for boxes behind it, and takes nearly as long for it as for all the rest of the page.
 */
const CANNOT_TELL = `axe.configure({
  rules: [{ id: 'color-contrast', selector: ':not(svg.tree, svg.tree *)' }],
})`;

const ALL: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** All that is different in another theme, which changes colours and nothing else. */
const OF_COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What a person would have to be told: rule, element, reason. */
export async function accessViolations(page: Page, rules = ALL): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    const debug = await page.context().newCDPSession(page);
    await debug.send('Runtime.evaluate', { expression: `${SOURCE};${CANNOT_TELL}` });
    await debug.detach();
  }
  return page.evaluate(async (runOnly) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      runOnly,
      // It is tried out still, and else left out: what one sees of a control is what one calls it by.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      resultTypes: ['violations'],
      // The markup below names an element well enough; a selector for every element takes long.
      selectors: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
    );
  }, rules);
}

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Checks a state in the theme it was reached in, then in the other one, and goes back to the first. */
export async function inBothThemes(
  page: Page,
  check: (theme: Theme, violations: readonly string[]) => Promise<void>,
): Promise<void> {
  const reached = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light';
  const papers = new Set<string>();
  for (const theme of reached === 'dark' ? THEMES.toReversed() : THEMES) {
    papers.add(await turnTo(page, theme));
    await settled(page);
    await check(theme, await accessViolations(page, theme === reached ? ALL : OF_COLOURS));
  }
  expect(papers.size, 'colours of the paper').toBe(THEMES.length);
  await turnTo(page, reached);
}

/** Sets the theme where the page itself does; returns the colour of the paper. */
function turnTo(page: Page, theme: Theme): Promise<string> {
  return page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
    return getComputedStyle(document.body).backgroundColor;
  }, theme);
}
