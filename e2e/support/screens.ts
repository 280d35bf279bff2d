/** Every screen that is loaded when it is asked for: the way there, and how it is seen to have come. */

import type { Locator, Page } from '@playwright/test';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { LESSONS } from '../../src/library/lessons/lessons.ts';
import { encodeAddress } from '../../src/link/address.ts';
import { packTree } from '../../src/link/packTree.ts';
import type { MarginTab } from '../../src/session/margin.ts';
import { game as englishGame, settings as englishSettings } from '../../src/words/en/figure.ts';
import { play as englishPlay, tournament as englishTournament } from '../../src/words/en/work.ts';
import type { PageWords } from '../../src/words/language.ts';
import { expect } from '../quietTest.ts';
import { textBox } from './editing.ts';
import { furnished } from './picture.ts';
import { button, fillByClicks, openExercise, sheetOf, total, words } from './practice.ts';
import {
  en,
  FIRST,
  openLink,
  openMore,
  ownLink,
  placeLink,
  pressEdit,
  screen as screenOf,
  searchField,
} from './reading.ts';
import { SET, setLink, sets } from './sets.ts';

type PlaceName = keyof PageWords['place'];

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
const row = (name: string) => (page: Page) => openMore(page, name);
const place = (name: PlaceName) => (page: Page) => placeLink(page, name).click();
const tab = (name: MarginTab) => (page: Page) => page.locator(`#tab-${name}`).click();
const dialog = (page: Page) => page.getByRole('dialog');

/** One thing after the other. */
function after(...steps: readonly ((page: Page) => Promise<void>)[]): (page: Page) => Promise<void> {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

const seen = (there: (page: Page) => Locator) => (page: Page) => expect(there(page).first()).toBeVisible();

const EDITING: Screen = {
  name: 'editing',
  before: start,
  ask: (page) => pressEdit(page),
  there: (page) => page.locator('.editing textarea'),
};
const LIBRARY: Screen = {
  name: 'the library',
  before: start,
  ask: place('trees'),
  there: (page) => screenOf(page, 'trees').locator('.figure-link'),
};
const OWN: Screen = {
  name: 'one’s own trees',
  before: start,
  ask: place('mine'),
  there: (page) => screenOf(page, 'mine').locator('.trees-body'),
};

/** Opened from the page as it is when it has come. */
const OPENED: readonly Screen[] = [
  LIBRARY,
  {
    name: 'the front door',
    before: start,
    ask: place('course'),
    there: (page) => page.locator('.contents .figure-link'),
  },
  {
    name: 'what is searched for',
    before: start,
    ask: (page) => searchField(page).fill('chance'),
    there: (page) => page.locator('.search-results .example'),
  },
  { name: 'help', before: start, ask: row(en.help), there: dialog },
  { name: 'the keys', before: start, ask: row(englishSettings.menu.keys), there: dialog },
  { name: 'sharing', before: start, ask: row(en.share), there: dialog },
  { name: 'printing', before: start, ask: row(englishSettings.menu.print), there: dialog },
  { name: 'what the page is', before: start, ask: row(englishSettings.menu.about), there: dialog },
  {
    name: 'what if',
    before: start,
    ask: tab('whatIf'),
    there: (page) => page.locator('.tab-panel.whatIf .hint'),
  },
  {
    name: 'events',
    before: start,
    ask: tab('events'),
    there: (page) => page.locator('.tab-panel.events li'),
  },
  {
    name: 'the link copied',
    before: start,
    ask: row(englishSettings.menu.copyLink),
    there: (page) => page.getByText(en.linkCopied),
  },
  EDITING,
  {
    name: 'practising',
    before: start,
    ask: place('practise'),
    there: (page) => page.locator('.next-exercise'),
  },
  OWN,
];

const opened = ({ before, ask, there }: Screen) => after(before, ask, seen(there));

const FURTHER: readonly Screen[] = [
  {
    name: 'progress',
    before: opened(OWN),
    ask: (page) => ownLink(page, 'progress').click(),
    there: (page) => screenOf(page, 'progress').locator('.stored'),
  },
  {
    name: 'sets',
    before: opened(OWN),
    ask: (page) => ownLink(page, 'sets').click(),
    there: (page) => screenOf(page, 'sets').getByRole('group', { name: sets.make.add }),
  },
  {
    name: 'results',
    before: opened(OWN),
    ask: (page) => ownLink(page, 'results').click(),
    there: (page) => screenOf(page, 'results').getByText(sets.make.checkHint),
  },
  {
    name: 'a first edit',
    before: opened(EDITING),
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
      await opened(EDITING)(page);
      await textBox(page).fill('(1 2) (3 4)');
      await expect(page.locator('svg.tree .node.leaf')).toHaveCount(4);
    },
    ask: async (page) => void (await page.reload()),
    there: (page) => page.locator('svg.tree .node.leaf').nth(3),
  },
];

const NOTICE: Screen = {
  name: 'a notice',
  before: nowhere,
  ask: async (page) => void (await page.goto('./#v1&tree=nowhere')),
  there: (page) => page.locator('.notice'),
};

/** Opened by an address. */
const LINKED: readonly Screen[] = [
  {
    name: 'the first picture and what comes after it',
    before: nowhere,
    ask: async (page) => void (await page.goto(`./#${FIRST}`)),
    there: (page) => page.locator('.predict-switch'),
  },
  {
    name: 'a menu of the caption, as the page comes',
    before: nowhere,
    ask: async (page) => {
      await page.goto(`./#${FIRST}`);
      await page.getByRole('button', { name: new RegExp(`^${en.notationLegend}`) }).click();
    },
    there: (page) => page.locator('.sheet:popover-open').getByRole('radio'),
  },
  {
    name: 'the front door and what comes after its picture',
    before: nowhere,
    ask: async (page) => void (await page.goto('./')),
    there: (page) => page.locator('.contents .figure-link'),
  },
  {
    name: 'a screen in a link',
    before: nowhere,
    ask: async (page) => void (await page.goto('./#v1&page=trees')),
    there: (page) => screenOf(page, 'trees').locator('.figure-link'),
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
  NOTICE,
  {
    name: 'a set in a link',
    before: nowhere,
    ask: async (page) => void (await page.goto(`./#${await setLink(SET)}`)),
    there: (page) => page.locator('.set-overview'),
  },
];

const byAddress = (name: string, hash: string, there: Screen['there']): Screen => ({
  name,
  before: nowhere,
  ask: async (page) => void (await page.goto(`./#v1&${hash}`)),
  there,
});

/** Places and figures with parts of their own: growing, lists, graphs, games, several players, two figures, lessons. */
const OTHER_PLACES: readonly Screen[] = [
  byAddress('how searches grow', 'page=growth&b=3&d=3', (page) =>
    screenOf(page, 'growth').locator('tbody td'),
  ),
  byAddress('the UCB1 table', 'page=ucb1&arms=1/2,1/1&c=1', (page) =>
    screenOf(page, 'ucb1').locator('tbody td').first(),
  ),
  {
    name: 'strategies that play',
    before: async (page) => {
      await page.goto('./#v1&page=match&game=othello&size=4&players=greedy:1,random&opening=1');
      await expect(screenOf(page, 'match').locator('h1')).toBeVisible();
    },
    ask: (page) =>
      screenOf(page, 'match').getByRole('button', { name: englishTournament.start, exact: true }).click(),
    there: (page) => page.locator('.tournament-points'),
  },
  byAddress('the lessons', 'page=lessons', (page) => screenOf(page, 'lessons').locator('h1')),
  byAddress('lists', 'tree=thu-fig-3-5&algorithm=two-phase&step=9', (page) => page.locator('.list .entry')),
  byAddress('passes', 'tree=how-deep&deepen=1&budget=20&step=8', (page) => page.locator('.predict-switch')),
  byAddress('several players', 'tree=mit6034-maxn', (page) => page.locator('.predict-switch')),
  byAddress('a graph', 'game=grundy&algorithm=two-phase&form=graph&step=50', (page) => page.locator('.list')),
  byAddress('two figures', 'tree=aima-fig-5-5&compare=10', (page) => page.locator('.compared svg.tree')),
  ...LESSONS.map(
    ({ id, load }): Screen => ({
      name: `the lesson ${id}`,
      before: nowhere,
      ask: async (page) => {
        // Where there is a question, the button for the next step shows its answer first.
        const moments = await load();
        const moment = moments.findIndex(({ question }) => question === undefined) + 1;
        await page.goto(`./#v1&lesson=${id}&moment=${moment}`);
      },
      there: (page) => page.locator('.lesson-beside'),
    }),
  ),
  {
    name: 'a position of a game drawn as a graph',
    before: async (page) => {
      await openLink(page, 'v1&game=grundy&step=20');
      await furnished(page);
    },
    ask: tab('position'),
    there: (page) => page.locator('.formally'),
  },
  byAddress('weights', 'tree=material', (page) => page.locator('.predict-switch')),
  {
    name: 'a match',
    before: async (page) => {
      await openLink(page, 'v1&game=tic-tac-toe&step=0');
      await furnished(page);
    },
    ask: (page) => page.getByRole('button', { name: englishGame.play, exact: true }).first().click(),
    there: (page) => page.getByRole('complementary', { name: englishPlay.title }),
  },
  {
    name: 'the setting of a game',
    before: async (page) => {
      await openLink(page, 'v1&game=tic-tac-toe&step=0');
      await furnished(page);
    },
    ask: (page) => page.getByRole('button', { name: englishGame.setting }).first().click(),
    there: (page) => page.getByRole('textbox', { name: englishGame.position }),
  },
];

/** What a press at a figure brings. */
const AT_A_FIGURE: readonly Screen[] = [
  byAddress('static values to be filled in', 'tree=aima-fig-5-5&depth=1&step=99', (page) =>
    page.locator('.fill-offer'),
  ),
  {
    name: 'the complete tree of a game',
    before: async (page) => {
      await openLink(page, 'v1&game=tic-tac-toe&step=4');
      await furnished(page);
      await page.getByRole('button', { name: englishGame.setting }).first().click();
    },
    ask: (page) => page.getByRole('button', { name: englishGame.complete }).first().click(),
    there: dialog,
  },
  {
    name: 'a moment kept for a lesson',
    before: start,
    ask: (page) => page.keyboard.press('k'),
    there: (page) => page.locator('.notice'),
  },
  {
    name: 'a window for the audience',
    before: start,
    ask: row(englishSettings.menu.audience),
    there: (page) => page.locator('.presenter-state'),
  },
  byAddress('the window of the audience', `audience=1&${FIRST.replace('v1&', '')}`, (page) =>
    page.locator('svg.tree .node'),
  ),
];

/** Those of them that bring words of their own. */
const WORDED = ['how searches grow', 'the lessons', 'lists', 'a match', 'a window for the audience'];

/** Every one of these in the other language, switched to while it is open. */
const SWITCHED: readonly Screen[] = [
  ...OPENED,
  ...FURTHER.slice(0, 3),
  ...FURTHER.filter(({ name }) => name === 'marks and feedback'),
  ...OTHER_PLACES.filter(({ name }) => WORDED.includes(name)),
  ...AT_A_FIGURE.filter(({ name }) => WORDED.includes(name)),
  NOTICE,
].map((screen) => ({
  name: `${screen.name}, in Chinese`,
  before: opened(screen),
  // Also under a dialog.
  ask: (page) =>
    page
      .getByRole('button', { name: '中文', includeHidden: true })
      .evaluate((button) => (button as HTMLElement).click()),
  there: (page) => page.locator('html[lang^=zh]'),
}));

export const SCREENS: readonly Screen[] = [
  ...LINKED,
  ...OPENED,
  ...FURTHER,
  ...OTHER_PLACES,
  ...AT_A_FIGURE,
  ...SWITCHED,
];
