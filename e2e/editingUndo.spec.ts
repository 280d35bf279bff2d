/** Edits at random, by keys and buttons: every one of them can be taken back and made again. */
import type { Page } from '@playwright/test';
import { type Random, seeded } from '../src/core/random/seeded.ts';
import { howMany } from '../tests/support/howMany.ts';
import { expect, test } from './quietTest.ts';
import { enterTree, press, startEditing, textBox, unfold } from './support/editing.ts';
import { pressEach } from './support/keys.ts';
import { twoFrames } from './support/picture.ts';
import { edit, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const EDITS = howMany(200, 10);
/** A larger tree is made smaller again. */
const MOST_NODES = 40;

/** What a hand does that edits, by its name for the report. */
type Gesture = readonly [name: string, edit: (page: Page, random: Random) => Promise<unknown>];

const button =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const isThere = await page.evaluate((label) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('aside button:enabled')];
      const found = buttons.find(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === label);
      found?.focus();
      return found !== undefined;
    }, name);
    if (isThere) await press(page, 'Enter');
  };
const key = (name: string) => (page: Page) => onTree(page, name);

const SMALLER: readonly Gesture[] = [
  ['remove by key', key('Delete')],
  ['remove by button', button(edit.remove)],
];
const LARGER: readonly Gesture[] = [
  ['a child by key', key('Insert')],
  ['a child by button', button(edit.addChild)],
  ['a sibling by key', key('Shift+Enter')],
  ['a sibling by button', button(edit.addSibling)],
  ['double by key', key('Control+d')],
  ['double by button', button(edit.duplicate)],
];
const SAME_SIZE: readonly Gesture[] = [
  ['left by key', key('Alt+ArrowLeft')],
  ['right by button', button(edit.moveRight)],
  ['a value on the tree', (page, random) => typeValue(page, random)],
  ['a label', (page, random) => fill(page, edit.label, `n${random.below(90)}`)],
  ['a move', (page, random) => fill(page, edit.move, `m${random.below(90)}`)],
  ['a side', (page, random) => decide(page, random)],
  ['alternating sides', button(edit.alternateBelow)],
  ['another place', (page, random) => move(page, random)],
  ['a title', (page, random) => fill(page, edit.title, `Tree ${random.below(900)}`)],
  ['best first', button(edit.order.best)],
  ['shuffled', button(edit.order.shuffled)],
  ['a text', (page, random) => textBox(page).fill(`(${random.below(9)} 2) chance(1/2*3 1/2*(4 5)) 6`)],
];

/** Typed twice in the same field is one step of undoing. */
const TYPED: readonly string[] = ['a label', 'a move', 'a title', 'a text'];

/** What is compared: title and tree. One look at the page, as it is taken hundreds of times. */
function shown(page: Page): Promise<string> {
  return page.evaluate(() => {
    const title = document.querySelector<HTMLInputElement>('.edit-head input')!;
    return `${title.value}: ${document.querySelector<HTMLTextAreaElement>('.text-box textarea')!.value}`;
  });
}

/** Selects a node at random, as a walk of arrows from where one is. */
async function wander(page: Page, random: Random): Promise<void> {
  const keys = Array.from({ length: random.below(6) + 1 }, () =>
    random.pick(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowRight']),
  );
  await focusTree(page);
  await pressEach(page, keys);
}

/** What is refused is said each time, and a page full of that is slow. */
function dismissNotices(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const dismiss of document.querySelectorAll<HTMLElement>('.notices .icon-button')) dismiss.click();
  });
}

async function onTree(page: Page, name: string): Promise<void> {
  await focusTree(page);
  await press(page, name);
}

function focusTree(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')!.focus());
}

async function fill(page: Page, name: string, text: string): Promise<void> {
  const found = page.getByLabel(name, { exact: true });
  if ((await found.count()) > 0) await found.fill(text);
}

async function typeValue(page: Page, random: Random): Promise<void> {
  if (!/, leaf,/.test((await page.locator('[role=treeitem][tabindex="0"]').textContent()) ?? '')) return;
  await onTree(page, String(random.below(10)));
  await press(page, String(random.below(10)), 'Enter');
}

async function decide(page: Page, random: Random): Promise<void> {
  const choice = page.locator('[name^=side]').nth(random.below(3));
  if ((await choice.count()) > 0) await choice.press('Space');
}

async function move(page: Page, random: Random): Promise<void> {
  await onTree(page, 'Control+x');
  await wander(page, random);
  await onTree(page, 'Control+v');
  await button(edit.putBack)(page);
}

/** Whether there is something to take back, or to make again. */
function can(page: Page, name: string): Promise<boolean> {
  return page.evaluate((label) => {
    const [found] = document.querySelectorAll(`.edit-tools [aria-label="${label}"]`);
    return found!.ariaDisabled === 'false';
  }, name);
}

test(`${EDITS} edits are undone one by one and made again, each to the very text there was`, async ({
  page,
}) => {
  const random = seeded(20);
  await openLink(page);
  await startEditing(page);
  await unfold(page, edit.orderPanel);
  await enterTree(page);
  const texts = [await shown(page)];
  const names: string[] = [];
  for (let made = 0; texts.length <= EDITS; made += 1) {
    expect(made, 'gestures').toBeLessThan(4 * EDITS);
    await wander(page, random);
    const size = await page.evaluate(() => document.querySelectorAll('svg.tree [data-node]').length);
    const [name, gesture] = random.pick([
      ...SAME_SIZE,
      ...(size > MOST_NODES ? SMALLER : [...LARGER, ...SMALLER]),
    ]);
    if (TYPED.includes(name) && name === names.at(-1)) continue;
    await gesture(page, random);
    await dismissNotices(page);
    const text = await shown(page);
    if (text === texts.at(-1)) continue;
    texts.push(text);
    names.push(name);
  }
  await focusTree(page);
  // The first press waits for what takes back to be loaded; each after it takes a frame.
  await press(page, 'Control+z');
  await expect.poll(() => can(page, edit.redo)).toBe(true);
  await press(page, 'Control+Shift+Z');
  await expect.poll(() => can(page, edit.redo)).toBe(false);

  for (let at = EDITS - 1; at >= 0; at -= 1) {
    await takeBack(page, 'Control+z', texts[at + 1]);
    await expect.poll(() => shown(page), `back before edit ${at + 1}, ${names[at]}`).toBe(texts[at]);
  }
  while (await can(page, edit.undo)) await takeBack(page, 'Control+z');
  await expect.poll(() => shown(page)).toBe(texts[0]);
  for (let at = 1; at <= EDITS; at += 1) {
    await takeBack(page, 'Control+Shift+Z', texts[at - 1]);
    await expect.poll(() => shown(page), `again edit ${at}, ${names[at - 1]}`).toBe(texts[at]);
  }
  while (await can(page, edit.redo)) await takeBack(page, 'Control+Shift+Z');
  await expect.poll(() => shown(page)).toBe(texts[EDITS]);
});

/** One step back or forth; on where it changes places that look alike, as two equal leaves do. */
async function takeBack(page: Page, keys: string, from?: string): Promise<void> {
  const way = keys === 'Control+z' ? edit.undo : edit.redo;
  do {
    await press(page, keys);
    await twoFrames(page);
  } while ((await shown(page)) === from && (await can(page, way)));
}
