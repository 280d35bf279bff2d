/** What a walk at random can do to the page; `e2e/walkActions.spec.ts` shows, but for keys, that it has its effect. */
import type { Page } from '@playwright/test';
import type { Random } from '../../src/core/random/seeded.ts';
import { encodePractice } from '../../src/link/practiceLink.ts';
import { fillByClicks, known, sheetOf } from '../support/practice.ts';
import { en, pressEdit, zh } from '../support/reading.ts';
import { type Control, locate, pointOf } from './controls.ts';
import type { Guide } from './guide.ts';

/** What was used less often is rare. */
export const LEAST_USES = 20;

/** What is not answered in this time is answered never. */
export const ANSWER_MS = 5_000;

const KEYS = [
  ...['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowLeft'],
  ...['PageDown', 'PageUp', 'Home', 'End', 'Space', '[', ']', 'g', 'f', 'b', '?', '+', '-', 'F1'],
  ...['Tab', 'Shift+Tab', 'Enter', 'Escape', 'Escape', 'Delete', 'Insert', 'F2', 'a', 'd', '7'],
  ...['Control+z', 'Control+z', 'Control+y', 'Control+Shift+z', 'Alt+ArrowUp', 'Alt+ArrowRight'],
];
const TEXTS = [
  ...['(3 12 8) (2 4 6) (14 5 2)', '(1 2) (3 4) (', 'max(chance(1/2*3 1/2*5) min(4 A:7))', '((((1))))'],
  ...['3', '-2.5', '0', '1e400', 'inf', '1/3', 'x', '', '中文 名', '<img onerror=alert(1)>', '? ?', '40'],
];
/** Followed as addresses of the page. */
export const LINKS = [
  ...['v1&tree=gfg&step=7', 'v1&tree=thu-fig-3-10&algorithm=minimax', 'v1&tree=no-such-tree', 'noise'],
  ...['v1&tree=aima-chance-1234', 'v1&tree=backgammon-dice&step=9'],
  ...['v1&page=trees', 'v1&page=practise', 'v1&page=mine', 'v1&page=progress', ''],
  ...['v1&practice=deep-cutoffs.2.1234', 'v1&check=9972f059&practice=deep-cutoffs.2.12', 'v1&lang=zh'],
];
/** A tree as text, a file of trees as the page saves it, and what is neither. */
export const FILES = [
  '(1 2) (3 4)',
  '{"format":"plyscope","version":1,"trees":[{"title":"T","root":{"kind":"max","children":[{"value":1},{"value":2}]}}]}',
  '((',
];

/** What an action works on. */
export interface Walk {
  readonly page: Page;
  readonly random: Random;
  readonly address: string;
  readonly guide: Guide;
  /** the last actions, in words */
  readonly trail: string[];
}

/** Something to do: a control that is there, or what can be done at any time. */
export interface Choice {
  readonly name: string;
  /** how often it comes up by itself, in hundredths */
  readonly share: number;
  readonly act: (walk: Walk, controls: readonly Control[]) => Promise<string>;
}

const CONTROLS_SHARE = 74;

/** So often, what is done is led by what has been used least; else it is anything. */
const LED = 0.6;

/** What can be done at any time. */
export const ANY_TIME: readonly Choice[] = [
  ...KEYS.map((key) => ({
    name: `presses ${key}`,
    share: 14 / KEYS.length,
    act: ({ page }: Walk) => said(`presses ${key}`, page.keyboard.press(key)),
  })),
  ...LINKS.map((hash) => ({
    name: `follows ${hash}`,
    share: 1 / LINKS.length,
    act: ({ page, address }: Walk) => said(`follows ${hash}`, page.goto(`${address}#${hash}`)),
  })),
  { name: 'answers by a method', share: 0.5, act: answerByMethod },
  { name: 'types a probability', share: 0.5, act: typeProbability },
  { name: 'goes to what is rare', share: 1, act: goToRare },
  { name: 'drags', share: 4, act: drag },
  { name: 'points', share: 2, act: hover },
  {
    name: 'wheel',
    share: 2,
    act: ({ page, random }) => said('wheel', page.mouse.wheel(0, random.below(400) - 200)),
  },
  { name: 'back', share: 1, act: ({ page }) => said('back', page.goBack({ waitUntil: 'commit' })) },
  { name: 'forward', share: 1, act: ({ page }) => said('forward', page.goForward({ waitUntil: 'commit' })) },
  { name: 'reload', share: 1, act: ({ page }) => said('reload', page.reload()) },
];

/** What to do next, led by what has been used least. */
export function choose({ random, guide }: Walk, controls: readonly Control[]): Choice {
  // The items of a list are one choice.
  const byName = new Map<string, Control[]>();
  for (const control of controls) {
    const alike = byName.get(control.name);
    if (alike === undefined) byName.set(control.name, [control]);
    else alike.push(control);
  }
  const rarenessOf = (name: string) => 1 / (1 + guide.usesOf(name));
  const all = [...byName.keys()].reduce((sum, name) => sum + rarenessOf(name), 0);
  const choices: Choice[] = [
    ...[...byName].map(([name, alike]) => ({
      name,
      share: (CONTROLS_SHARE * rarenessOf(name)) / all,
      act: (walk: Walk) => actOn(walk, random.pick(alike)),
    })),
    ...ANY_TIME,
  ];
  const led = random.flip(LED) ? byWeight(random, choices, ({ name }) => guide.worthOf(name) ** 2) : null;
  return led ?? byWeight(random, choices, ({ share }) => share) ?? random.pick(ANY_TIME);
}

/** One of them, as probable as it weighs; null where none weighs anything. */
function byWeight<T>(random: Random, items: readonly T[], weightOf: (item: T) => number): T | null {
  const weights = items.map(weightOf);
  let left = random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return items[index] ?? null;
  }
  return null;
}

/** Uses a control as its kind is used; says what was done. */
export async function actOn(walk: Walk, control: Control): Promise<string> {
  const { page, guide } = walk;
  const point = await pointOf(page, control);
  if (point === null) {
    guide.missed(control.name);
    return `nothing: ${control.name} is covered`;
  }
  guide.used(control.name);
  return `${control.name}: ${await operate(walk, control, point)}`;
}

async function operate(
  { page, random }: Walk,
  control: Control,
  { x, y }: { x: number; y: number },
): Promise<string> {
  if (control.type === 'file') {
    const content = random.pick(FILES);
    const file = { name: 'given.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await locate(page, control).setInputFiles(file, { timeout: ANSWER_MS });
    return `file ${content}`;
  }
  if (control.tag === 'select') {
    const options = await locate(page, control).locator('option').count();
    const index = random.below(options);
    await locate(page, control).selectOption({ index }, { timeout: ANSWER_MS });
    return `option ${index}`;
  }
  await page.mouse.click(x, y, { clickCount: random.flip(0.1) ? 2 : 1 });
  const isText = control.tag === 'textarea' || /^(?:text|number|search)$/.test(control.type);
  if (!isText) return 'click';
  const text = random.pick(TEXTS);
  if (random.flip(0.7)) await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  if (random.flip(0.5)) await page.keyboard.press(random.pick(['Enter', 'Tab']));
  return `types ${text}`;
}

/** A whole sheet that two methods explain, which no clicks at random make: the page asks one more question. */
async function answerByMethod({ page, address }: Walk): Promise<string> {
  const exercise = known('equality.1.1');
  await page.goto(`${address}#${encodePractice({ skill: 'equality', difficulty: 1, seed: 1 })}`);
  await page.locator('.stage .rules-line').waitFor();
  await fillByClicks(page, exercise, sheetOf(exercise, 'other-equality'));
  return said('answers by a method', page.locator('.practice-buttons .primary').click());
}

/** A number that is one, but with the others no sum of 1, which no texts at random are: the page can mend it. */
async function typeProbability({ page, random, address }: Walk): Promise<string> {
  await page.goto(`${address}#v1&tree=gfg-expectimax`);
  // An address that differs in its hash alone leaves what was shown until the tree has come.
  await page.locator('svg.tree .chance .shape').first().waitFor();
  const reads = page.locator('.app.reading');
  const isChinese = (await page.locator('html:lang(zh)').count()) > 0;
  if (await reads.isVisible()) await pressEdit(page, isChinese ? zh : en);
  await page.locator('svg.tree .chance .shape').first().click();
  return said(
    'types a probability',
    page
      .locator('.shares input')
      .first()
      .fill(`0.${1 + random.below(4)}`),
  );
}

/** To the address at which something that is seldom in sight was last seen. */
async function goToRare({ page, random, guide }: Walk): Promise<string> {
  const rare = guide.rare(LEAST_USES);
  if (rare.length === 0) return 'nothing: nothing is rare';
  const [name] = random.pick(rare);
  return said(`goes to where ${name} was`, page.goto(guide.placeOf(name) ?? page.url()));
}

async function drag({ page, random }: Walk, controls: readonly Control[]): Promise<string> {
  const from = await somewhere(page, random, controls);
  const to = await somewhere(page, random, controls);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  return `drags from ${from.x}, ${from.y} to ${to.x}, ${to.y}`;
}

async function hover({ page, random }: Walk, controls: readonly Control[]): Promise<string> {
  const { x, y } = await somewhere(page, random, controls);
  return said(`points at ${x}, ${y}`, page.mouse.move(x, y));
}

/** A node, the time line, or anywhere. */
async function somewhere(
  page: Page,
  random: Random,
  controls: readonly Control[],
): Promise<{ x: number; y: number }> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const targets = controls.filter(({ name, type }) => /tree node/.test(name) || type === 'range');
  const point = targets.length > 0 && random.flip(0.7) ? await pointOf(page, random.pick(targets)) : null;
  return point === null
    ? { x: random.below(width), y: random.below(height) }
    : { x: Math.round(point.x), y: Math.round(point.y) };
}

async function said(what: string, doing: Promise<unknown>): Promise<string> {
  await doing;
  return what;
}
