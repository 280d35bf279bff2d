/** What a reader does in ten minutes, in any engine, a check after each: what is wrong is thrown in words. */

import { panels as englishPanels, tools as englishTools } from '../../src/words/en/figure.ts';
import { page as en } from '../../src/words/en/page.ts';
import {
  editing as englishEditing,
  practice as englishPractice,
  sharing as englishSharing,
} from '../../src/words/en/work.ts';
import { page as zh } from '../../src/words/zh/page.ts';
import { fits, isQuiet, labelsAreAsMeasured } from './checks.ts';
import { type Driver, KEY } from './driver.ts';

type Stretch = (driver: Driver, address: string) => Promise<void>;

/** By what is done, in this order. */
export const WALK: Readonly<Record<string, Stretch>> = {
  async 'open the page'(driver, address) {
    await open(driver, address, 'v1&tree=thu-fig-3-10&step=25');
    await driver.resize(1280, 720);
    await fits(driver);
    await labelsAreAsMeasured(driver);
  },

  async 'step by keys'(driver, address) {
    await open(driver, address, 'v1&tree=aima-fig-5-5&step=0');
    await driver.type(KEY.right.repeat(4));
    // A step passes over what is no visit, so that four lead to step 10.
    await atStep(driver, (step, fourth) => step === fourth, 10);
    await driver.type(KEY.left);
    await atStep(driver, (step, third) => step === third, 8);
    await driver.type(KEY.end);
    await atStep(driver, (step, last) => step === last, 26);
    await driver.type(KEY.home);
    await atStep(driver, (step, first) => step === first, 0);
    await driver.type(' ');
    await atStep(driver, (step, first) => step > first, 0);
    await driver.type(' ');
    await driver.press('.transport button', en.nextCutoff);
    await atStep(driver, (step, cut) => step >= cut, 14);
  },

  async 'drag through the run'(driver, address) {
    await open(driver, address, 'v1&tree=thu-fig-3-10&step=0');
    await driver.drag('.timeline input', 200);
    await atStep(driver, (step, half) => step > half, 31);
    const [before] = await transforms(driver);
    await driver.drag('svg.tree .node.min .shape', 60);
    await driver.press('.zoom-tools button', englishTools.zoomIn);
    await driver.until(
      'a larger figure',
      (was) => was !== document.querySelector('.viewport')?.getAttribute('transform'),
      before ?? '',
    );
    await driver.press('.zoom-tools button', englishTools.fit);
  },

  async 'edit by keys'(driver, address) {
    await open(driver, address, 'v1&tree=aima-fig-5-5&step=0');
    await driver.press('.figure-bar .bar-word');
    await driver.press('.marked-text textarea');
    await driver.type('a', KEY.control);
    await driver.type('(3 12 8) (2 4 6) (14 5 1) ');
    await leavesAre(driver, '3 12 8 2 4 6 14 5 1');
    await driver.press('aside button', englishEditing.undo);
    await driver.press('svg.tree .node.leaf .shape');
    await driver.type(KEY.enter);
    await driver.sees('.value-field');
    await driver.type('7');
    await driver.type(KEY.enter);
    await driver.until('a leaf of 7', () =>
      [...document.querySelectorAll('svg.tree .leaf .value')].some(({ textContent }) => textContent === '7'),
    );
    await fits(driver);
  },

  async 'do an exercise'(driver, address) {
    await open(driver, address, 'v1&practice=windows.2.1', 'aside .sheet-entry');
    const fields = await driver.run(() => document.querySelectorAll('.sheet-entry input').length);
    for (let index = 1; index <= fields; index += 1) {
      await driver.press(`.sheet-entry:nth-of-type(${index}) input`);
      await driver.type('-inf, inf');
    }
    await driver.sees('svg.tree .bounds', '(−∞,\u2009+∞)');
    await driver.press('aside button.primary', englishPractice.submit);
    await driver.sees('aside .practice-total, aside .practice-feedback');
    await fits(driver);
  },

  async 'share and print'(driver, address) {
    await open(driver, address, 'v1&tree=aima-fig-5-5&step=14');
    await driver.press('.header button', en.more);
    await driver.press('.sheet:popover-open button', en.share);
    await driver.sees('dialog[open]', englishSharing.shareTitle);
    await driver.run(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = 'yes';
      };
    });
    await driver.press('dialog[open] button', englishSharing.print);
    await driver.until(
      'two sheets to print',
      () =>
        document.documentElement.dataset['printed'] === 'yes' &&
        document.querySelectorAll('.print-page svg .node').length >= 26,
    );
    await driver.run(() => {
      window.dispatchEvent(new Event('afterprint'));
    });
    await driver.type(KEY.escape);
    await driver.until('the dialog closed', () => document.querySelector('dialog[open]') === null);
  },

  async 'come in by the front door'(driver, address) {
    await open(driver, address, '');
    await driver.sees('.contents .figure-link');
    await fits(driver);
    await driver.press('main .play');
    await atStep(driver, (step, first) => step > first, 14);
    await driver.press('.door', en.doors.follow[0]);
    await driver.sees('.figure-bar');
    await atStep(driver, (step, first) => step === first, 0);
  },

  async 'choose from the library'(driver, address) {
    await open(driver, address, '');
    await driver.press('.places a', en.place.trees);
    await driver.sees('.trees-page .figure-link');
    await fits(driver);
    await driver.press('.search input');
    await driver.type('Nilsson');
    await driver.press('.search-results button', 'Nilsson');
    await driver.sees('.figure-bar h1', 'Nilsson');
    await driver.until('its leaves', () => document.querySelectorAll('svg.tree .leaf').length > 9);
  },

  async 'choose how it is searched'(driver, address) {
    await open(driver, address, 'v1&tree=aima-fig-5-5&step=14');
    await driver.press('.figure-bar .setting', en.algorithm['alpha-beta']);
    await driver.press('.sheet:popover-open label', en.algorithm.minimax);
    await driver.sees('.figure-bar .setting', en.algorithm.minimax);
    await driver.type(KEY.escape);
    await driver.until('the menu closed', () => document.querySelector(':popover-open') === null);
    await driver.press('.margin-tabs button', englishPanels.tab.events);
    await driver.sees('.tab-panel .event');
    await fits(driver);
  },

  async 'read Chinese'(driver, address) {
    await open(driver, address, 'v1&tree=aima-fig-5-5&step=14');
    await driver.press('.languages button', '中文');
    await driver.sees('.subtitle', '剪枝');
    await driver.sees('.languages', 'English');
    await driver.until(
      'Chinese buttons',
      (name) => document.querySelector(`[aria-label="${name}"]`) !== null,
      zh.next,
    );
    await fits(driver);
    await labelsAreAsMeasured(driver);
    await driver.press('.languages button', 'English');
    await driver.sees('.subtitle', 'α cut at');
  },

  async 'present it'(driver, address) {
    await open(driver, address, 'v1&tree=aima-fig-5-5&step=14');
    await driver.type('f');
    await driver.until('the header away', () => document.querySelector('.header') === null);
    await driver.type(KEY.right);
    await atStep(driver, (step, before) => step > before, 14);
    await fits(driver);
    await driver.press('.transport button', en.stopPresenting);
    await driver.sees('.header');
  },

  async 'hold it in a hand'(driver, address) {
    await driver.openInFrame(`${address}#v1&tree=thu-fig-3-10&step=24`, 390, 844);
    await driver.sees('.subtitle');
    await isQuiet(driver);
    await driver.press('.transport button', en.next);
    await atStep(driver, (step, before) => step > before, 24);
    await fits(driver);
    await driver.press('.margin-toggle');
    await driver.sees('.margin-tabs');
    await fits(driver);
    await driver.press('.margin-toggle');
    await driver.press('.places a', en.place.practise);
    await driver.sees('.next-exercise', englishPractice.nextTitle);
    await fits(driver);
  },
};

/** Loads the page and listens to it. */
async function open(driver: Driver, address: string, hash: string, sign = '.subtitle'): Promise<void> {
  await driver.open(`${address}${hash === '' ? '' : `#${hash}`}`);
  await driver.sees(sign);
  await driver.run(() => document.fonts.ready.then(() => undefined));
  await isQuiet(driver);
}

function stepOf(driver: Driver): Promise<number> {
  return driver.run(() => Number(document.querySelector('.subtitle')?.getAttribute('data-step')));
}

/** Until the sentence is one of a step for which this holds. */
async function atStep(
  driver: Driver,
  isThere: (step: number, given: number) => boolean,
  given: number,
): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    if (isThere(await stepOf(driver), given)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`at step ${await stepOf(driver)}, which is not where ${given} leads`);
}

async function leavesAre(driver: Driver, figures: string): Promise<void> {
  await driver.until(
    `the leaves ${figures}`,
    (wanted) =>
      [...document.querySelectorAll('svg.tree .leaf .value')]
        .map(({ textContent }) => textContent)
        .join(' ') === wanted,
    figures,
  );
}

function transforms(driver: Driver): Promise<string[]> {
  return driver.run(() =>
    [...document.querySelectorAll('svg.tree .viewport')].map((view) => view.getAttribute('transform') ?? ''),
  );
}
