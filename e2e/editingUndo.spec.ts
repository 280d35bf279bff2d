/** Two hundred edits at random, by keys and buttons: every one of them can be taken back and made again. */
import type { Page } from '@playwright/test';
import { type Random, seeded } from '../src/core/random/seeded.ts';
import { expect, test } from './quietTest.ts';
import { enterTree, press, startEditing, textBox, unfold } from './support/editing.ts';
import { edit, openLink } from './support/reading.ts';

test.use({ reducedMotion: 'reduce' });

const EDITS = 200;
/** A larger tree is made smaller again. */
const MOST_NODES = 40;

/** What a hand does that edits, by its name for the report. */
type Gesture = readonly [name: string, edit: (page: Page, random: Random) => Promise<unknown>];

const button =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const found = page.getByRole('button', { name, exact: true });
    if ((await found.count()) > 0 && (await found.isEnabled())) await found.press('Enter');
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

/** What is compared: title and tree. */
async function shown(page: Page): Promise<string> {
  const title = await page.getByRole('textbox', { name: edit.title, exact: true }).inputValue();
  return `${title}: ${await textBox(page).inputValue()}`;
}

/** Selects a node at random, as a walk of arrows from where one is. */
async function wander(page: Page, random: Random): Promise<void> {
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  for (let steps = random.below(6); steps >= 0; steps -= 1)
    await press(page, random.pick(['ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowRight']));
}

async function onTree(page: Page, name: string): Promise<void> {
  await page.locator('[role=treeitem][tabindex="0"]').focus();
  await press(page, name);
}

async function fill(page: Page, name: string, text: string): Promise<void> {
  const found = page.getByRole('textbox', { name, exact: true });
  if ((await found.count()) > 0) await found.fill(text);
}

async function typeValue(page: Page, random: Random): Promise<void> {
  if (!/, leaf,/.test((await page.locator('[role=treeitem][tabindex="0"]').textContent()) ?? '')) return;
  await onTree(page, String(random.below(10)));
  await press(page, String(random.below(10)), 'Enter');
}

async function decide(page: Page, random: Random): Promise<void> {
  const choice = page.locator('[name=side]').nth(random.below(3));
  if ((await choice.count()) > 0) await choice.press('Space');
}

async function move(page: Page, random: Random): Promise<void> {
  await onTree(page, 'Control+x');
  await wander(page, random);
  await onTree(page, 'Control+v');
  const putBack = page.getByRole('button', { name: edit.putBack });
  if (await putBack.isVisible()) await putBack.press('Enter');
}

/** Whether there is something to take back, or to make again. */
async function can(page: Page, name: string): Promise<boolean> {
  const found = page.getByRole('button', { name, exact: true });
  return (await found.getAttribute('aria-disabled')) === 'false';
}

test(`${EDITS} edits are undone one by one and made again, each to the very text there was`, async ({
  page,
}) => {
  test.setTimeout(180_000);
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
    const size = await page.locator('svg.tree [data-node]').count();
    const [name, gesture] = random.pick([
      ...SAME_SIZE,
      ...(size > MOST_NODES ? SMALLER : [...LARGER, ...SMALLER]),
    ]);
    if (TYPED.includes(name) && name === names.at(-1)) continue;
    await gesture(page, random);
    const text = await shown(page);
    if (text === texts.at(-1)) continue;
    texts.push(text);
    names.push(name);
  }
  await page.locator('[role=treeitem][tabindex="0"]').focus();

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
  await press(page, keys);
  const way = keys === 'Control+z' ? edit.undo : edit.redo;
  if (from === undefined || (await shown(page)) !== from || !(await can(page, way))) return;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  if ((await shown(page)) === from) await takeBack(page, keys, from);
}
