/** Every screen that is loaded when it is asked for: the way there, and how it is seen to have come. */
import type { Locator, Page } from '@playwright/test';
import { DEFAULT_RULES } from '../../src/core/search/rules.ts';
import { encodeAddress } from '../../src/link/address.ts';
import { packTree } from '../../src/link/packedTree.ts';
import { expect } from '../quietTest.ts';
import { textBox } from './editing.ts';
import { furnished } from './picture.ts';
import { button, fillByClicks, openExercise, sheetOf, total, words } from './practice.ts';
import { en, openLink, panels } from './reading.ts';
import { SET, setLink } from './sets.ts';

export interface Screen {
  readonly name: string;
  /** to where it is asked for */
  readonly before: (page: Page) => Promise<void>;
  /** asks for it, and waits for nothing */
  readonly ask: (page: Page) => Promise<void>;
  readonly there: (page: Page) => Locator;
}

const nowhere = async (page: Page) => void (await page.goto('about:blank'));
const start = async (page: Page) => {
  await openLink(page);
  await furnished(page);
};
const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const dialog = (page: Page) => page.getByRole('dialog');

/** One thing after the other. */
function after(...steps: readonly ((page: Page) => Promise<void>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

const seen = (there: (page: Page) => Locator) => (page: Page) => expect(there(page).first()).toBeVisible();

/** Opened from the page as it is when it has come. */
const OPENED: readonly Screen[] = [
  {
    name: 'the library',
    before: start,
    ask: (page) => page.locator('.library-button').click(),
    there: (page) => dialog(page).locator('.example'),
  },
  { name: 'help', before: start, ask: press(en.help), there: dialog },
  { name: 'sharing', before: start, ask: press(en.share), there: dialog },
  {
    name: 'what if',
    before: start,
    ask: press(en.whatIfPanel),
    there: (page) => page.locator('.panel-whatIf .hint'),
  },
  {
    name: 'events',
    before: start,
    ask: press(panels.eventsPanel),
    there: (page) => page.locator('.panel-events li'),
  },
  {
    name: 'the link copied',
    before: start,
    ask: press(en.copyLink),
    there: (page) => page.getByText(en.linkCopied),
  },
  {
    name: 'editing',
    before: start,
    ask: press(en.editTree),
    there: (page) => page.locator('.editing textarea'),
  },
  {
    name: 'practising',
    before: start,
    ask: press(en.practise),
    there: (page) => page.locator('.next-exercise'),
  },
];

const library = OPENED[0]!;
const editing = OPENED[6]!;
const practising = OPENED[7]!;
const opened = ({ before, ask, there }: Screen) => after(before, ask, seen(there));

const FURTHER: readonly Screen[] = [
  {
    name: 'one’s own trees',
    before: opened(library),
    ask: press(en.myTrees),
    there: (page) => dialog(page).locator('.trees-body'),
  },
  {
    name: 'progress',
    before: opened(practising),
    ask: press(words.progress),
    there: (page) => dialog(page).locator('.stored'),
  },
  {
    name: 'sets',
    before: opened(practising),
    ask: press(words.sets),
    there: (page) => dialog(page).locator('.sets-body'),
  },
  {
    name: 'a first edit',
    before: opened(editing),
    ask: (page) => textBox(page).fill('(1 2)'),
    there: (page) => page.locator('svg.tree .node.leaf').nth(1),
  },
  {
    name: 'marks and feedback',
    before: async (page) => {
      const asked = await openExercise(page, 'deep-cutoffs.2.1');
      await fillByClicks(page, asked, sheetOf(asked, 'never-inherits'));
    },
    ask: (page) => button(page, words.submit).click(),
    there: total,
  },
  {
    name: 'one’s own tree after a reload',
    before: async (page) => {
      await opened(editing)(page);
      await textBox(page).fill('(1 2) (3 4)');
      await expect(page.locator('svg.tree .node.leaf')).toHaveCount(4);
    },
    ask: async (page) => void (await page.reload()),
    there: (page) => page.locator('svg.tree .node.leaf').nth(3),
  },
];

/** Opened by an address. */
const LINKED: readonly Screen[] = [
  {
    name: 'a menu of the header, as the page comes',
    before: nowhere,
    ask: async (page) => {
      await page.goto('./');
      await page.getByRole('button', { name: new RegExp(`^${en.notationLegend}`) }).click();
    },
    there: (page) => page.locator('.sheet:popover-open').getByRole('radio'),
  },
  {
    name: 'the first picture and what comes after it',
    before: nowhere,
    ask: async (page) => void (await page.goto('./')),
    there: (page) => page.locator('.predict-switch'),
  },
  {
    name: 'a tree of the library',
    before: nowhere,
    ask: async (page) => void (await page.goto('./#v1&tree=wikipedia-ab')),
    there: (page) => page.locator('.predict-switch'),
  },
  {
    name: 'one’s own tree in a link',
    before: nowhere,
    ask: async (page) => {
      const packed = await packTree({ title: 'Mine', text: '(1 2)' });
      const hash = encodeAddress({
        tree: { kind: 'own', packed },
        algorithm: 'alpha-beta',
        rules: DEFAULT_RULES,
        notation: 'window',
        step: 0,
      });
      await page.goto(`./#${hash}`);
    },
    there: (page) => page.locator('.predict-switch'),
  },
  {
    name: 'a notice',
    before: nowhere,
    ask: async (page) => void (await page.goto('./#v1&tree=nowhere')),
    there: (page) => page.locator('.notice'),
  },
  {
    name: 'a set in a link',
    before: nowhere,
    ask: async (page) => void (await page.goto(`./#${await setLink(SET)}`)),
    there: (page) => page.locator('.set-overview'),
  },
];

/** Every one of these in the other language, switched to while it is open. */
const SWITCHED: readonly Screen[] = [...OPENED, ...FURTHER.slice(0, 3), LINKED[4]!].map((screen) => ({
  name: `${screen.name}, in Chinese`,
  before: opened(screen),
  // Also under a dialog.
  ask: (page) =>
    page
      .getByRole('radio', { name: '中文', includeHidden: true })
      .evaluate((radio) => (radio as HTMLElement).click()),
  there: (page) => page.locator('html[lang^=zh]'),
}));

export const SCREENS: readonly Screen[] = [...LINKED, ...OPENED, ...FURTHER, ...SWITCHED];
