/** What someone who practises does and sees: an exercise by its address, entries by keys or by clicks, the marks. */

import type { Locator, Page } from '@playwright/test';
import type { ValueSpan } from '../../src/core/analysis/influencePiece.ts';
import { reorderChildren } from '../../src/core/order/reorder.ts';
import type { ValueRange } from '../../src/core/run/range.ts';
import type { SearchWindow } from '../../src/core/search/searchWindow.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { nodeOfKey } from '../../src/core/tree/nodeOfKey.ts';
import { printNumber } from '../../src/core/tree/printNumber.ts';
import { encodePractice } from '../../src/link/practiceLink.ts';
import { type Answer, type RightAnswer, rightAnswer } from '../../src/practice/answer.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import type { Exercise, Part } from '../../src/practice/exercise.ts';
import { printFormula } from '../../src/practice/formats/formulaText.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import type { Difficulty, ExerciseSeed, Skill } from '../../src/practice/skill.ts';
import { wholeTree } from '../../src/practice/task.ts';
import { practiceNames as englishPracticeNames } from '../../src/words/en/figure.ts';
import { practice as englishPractice } from '../../src/words/en/work.ts';
import type { Words } from '../../src/words/language.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { practice as chinesePractice } from '../../src/words/zh/work.ts';
import { middleOf } from './editing.ts';
import { expect } from './expect.ts';
import { twoFrames } from './picture.ts';
import { goElsewhere, node, screen, tabTo } from './reading.ts';

/** The texts of practising, in English. */
export const words: Words['practice'] = englishPractice;
export const names = englishPracticeNames;
/** A question as it is put where it names nothing. */
export const ASKED = {
  at: undefined,
  hasCuts: true,
  isRepeated: false,
  hasDepth: false,
  wanted: null,
  isOrdered: false,
  merges: false,
  strategy: { owner: 'winner', max: '1', min: '−1', draw: null },
} as const;
export const zhWords: Words['practice'] = chinesePractice;

/** An exercise as it is known outside the page. */
export interface Known {
  readonly exercise: Exercise;
  readonly right: RightAnswer;
  readonly names: NodeNames;
}

/** What a seed makes, written as in an address: `deep-cutoffs.2.1`. */
export function known(place: string): Known {
  const exercise = generateExercise(seedOf(place));
  return { exercise, right: rightAnswer(exercise), names: new NodeNames(wholeTree(exercise)) };
}

function seedOf(place: string): ExerciseSeed {
  const [skill, difficulty, seed] = place.split('.');
  return { skill: skill as Skill, difficulty: Number(difficulty) as Difficulty, seed: Number(seed) };
}

/** The sheet of someone who searches by a faulty method. */
export function sheetOf({ exercise }: Known, method: MethodName): Answer {
  return methodAnswers(exercise, [method])[0]!.answer;
}

/** Opens an exercise by its address. */
export async function openExercise(page: Page, place: string): Promise<Known> {
  await goElsewhere(page);
  await page.goto(`./#${encodePractice(seedOf(place))}`);
  await expect(rulesLine(page)).toBeVisible();
  // The sentence and the timeline leave their room to the tree, which is drawn anew in it.
  await expect(page.locator('.stage .subtitle')).toHaveCount(0);
  await twoFrames(page);
  return known(place);
}

export function panel(page: Page): Locator {
  return page.locator('aside.practice');
}

/** The rules in words, above the tree. */
export function rulesLine(page: Page): Locator {
  return page.locator('.stage .rules-line');
}

/** The marks, once there are some. */
export function total(page: Page): Locator {
  return page.locator('.practice-total');
}

export function feedback(page: Page): Locator {
  return page.locator('.practice-feedback');
}

/** A button of the screen on which an exercise is chosen. */
export function choice(page: Page, name: string): Locator {
  return screen(page, 'practise').getByRole('button', { name, exact: true });
}

export function button(page: Page, name: string): Locator {
  return panel(page).getByRole('button', { name, exact: true });
}

export async function submit(page: Page, texts = words): Promise<void> {
  await button(page, texts.submit).click();
}

export function marksText({ exercise }: Known, points?: number): string {
  const marks = exercise.parts.reduce((sum, part) => sum + part.marks, 0);
  return words.graded(printNumber(points ?? marks), printNumber(marks));
}

/** As it is typed: "3", "<= 2", "4..6". */
export function typedRange({ low, high }: ValueRange): string {
  if (low === high) return typed(low);
  if (Number.isFinite(low) && Number.isFinite(high)) return `${typed(low)}..${typed(high)}`;
  return low === -Infinity ? `<= ${typed(high)}` : `>= ${typed(low)}`;
}

export function typedWindow(entry: SearchWindow | number): string {
  if (typeof entry === 'number') return typed(entry);
  const { alpha, beta } = entry;
  return `${typed(alpha)}, ${typed(beta)}`;
}

function typedSpans(spans: readonly ValueSpan[]): string {
  const stretch = ({ from, to, hasFrom, hasTo }: ValueSpan): string => {
    const low = from === -Infinity ? '' : `${typed(from)} ${hasFrom ? '<=' : '<'} `;
    return `${low}x${to === Infinity ? '' : ` ${hasTo ? '<=' : '<'} ${typed(to)}`}`;
  };
  const upwards = ({ from, hasFrom }: ValueSpan) => `x ${hasFrom ? '>=' : '>'} ${typed(from)}`;
  if (spans.length === 0) return 'never';
  return spans.map((span) => (span.to === Infinity ? upwards(span) : stretch(span))).join(' or ');
}

function typed(value: number): string {
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf';
  return printNumber(value).replace('−', '-');
}

/** The nodes that are pressed for the part, in their order; null where it is no part for presses. */
function pressed({ kind }: Part, answer: Answer): readonly NodeId[] | null {
  switch (kind) {
    case 'crossing':
      return [...answer.crossing];
    case 'bestCase':
      return [...answer.bestCase];
    case 'solution':
      return [...answer.solution];
    case 'again':
      return [...answer.again];
    case 'leafOrder':
    case 'selections':
      return answer[kind];
    case 'move':
      return answer.move === null ? [] : [answer.move];
    case 'line':
      return answer.line.slice(-1);
    case 'atBudget': {
      const move = answer.atBudget.get('move');
      return typeof move === 'number' ? [move as NodeId] : [];
    }
    case 'cutLabels':
      return [...answer.cutLabels].flatMap(([id, { bound }]) =>
        new Array<NodeId>(bound === 'alpha' ? 1 : 2).fill(id),
      );
    case 'ties':
      return [...answer.ties].flatMap(([id, known]) => new Array<NodeId>(PRESSES_TO[known]).fill(id));
    default:
      return null;
  }
}

/** So many presses lead to a sign of a move at the root; without cuts the first one is the only one. */
const PRESSES_TO = { good: 1, worse: 2, open: 3 } as const;

/** The text of the part that has one field. */
function singleText({ kind }: Part, { leafCount, interval, formula }: Answer): string | null {
  if (kind === 'leafCount') return String(leafCount);
  if (kind === 'formula') return printFormula(formula, { and: ' and ', or: ' or ' });
  return kind === 'interval' ? typedSpans(interval ?? []) : null;
}

/** What is typed in the fields of an answer; nothing for a part that has none. */
function fieldTexts({ kind }: Part, { atBudget }: Answer): readonly string[] {
  if (kind !== 'atBudget') return [];
  return (['depth', 'value'] as const).map((name) => {
    const value = atBudget.get(name);
    return typeof value === 'number' ? typed(value) : '-';
  });
}

/** Goes to a part by its place. */
export async function choosePart(page: Page, index: number): Promise<void> {
  await panel(page).locator('.part-tabs label').nth(index).click();
}

/** Presses a node of the drawing in its middle; what is written on it is part of it. */
export async function pressNode(page: Page, id: NodeId): Promise<void> {
  // A drawing that is made anew meanwhile takes the node with it, and puts another in its place.
  await expect(() => node(page, id).locator('.shape').scrollIntoViewIfNeeded()).toPass();
  const { x, y } = await middleOf(page, id);
  await page.mouse.click(x, y);
}

/** Fills in the whole sheet with the mouse and the fields. */
export async function fillByClicks(page: Page, { exercise }: Known, answer: Answer): Promise<void> {
  for (const [index, { part }] of exercise.parts.entries()) {
    if (exercise.parts.length > 1) await choosePart(page, index);
    for (const id of pressed(part, answer) ?? []) await pressNode(page, id);
    const text = singleText(part, answer);
    if (text !== null) await panel(page).getByRole('textbox').fill(text);
    for (const [place, entry] of [
      ...entriesOf(exercise, part, answer),
      ...fieldTexts(part, answer),
    ].entries())
      await panel(page).getByRole('textbox').nth(place).fill(entry);
    if (part.kind === 'reorder') throw new Error('an order is given by keys');
  }
}

/** Fills in the whole sheet with the mouse and the fields, and hands it in. */
export async function handIn(page: Page, exercise: Known, answer: Answer): Promise<void> {
  await fillByClicks(page, exercise, answer);
  await submit(page);
}

/** Fills in the whole sheet with the keyboard alone; returns how many entries that were. */
export async function fillByKeys(page: Page, { exercise }: Known, answer: Answer): Promise<number> {
  let entries = 0;
  for (const [index, { part }] of exercise.parts.entries()) {
    if (index > 0) {
      await tabTo(page, panel(page).locator('.part-tabs :checked'));
      await page.keyboard.press('ArrowRight');
    }
    const text = singleText(part, answer);
    if (text !== null) {
      await tabTo(page, panel(page).getByRole('textbox'));
      await page.keyboard.type(text);
      entries += 1;
      continue;
    }
    for (const [place, typing] of fieldTexts(part, answer).entries()) {
      await tabTo(page, panel(page).getByRole('textbox').nth(place));
      await page.keyboard.type(typing);
      entries += 1;
    }
    await tabTo(page, page.getByRole('treeitem'));
    const nodes = pressed(part, answer);
    for (const id of nodes ?? []) {
      await walkTo(page, id);
      await page.keyboard.press('Enter');
    }
    entries += nodes?.length ?? 0;
    if (part.kind === 'reorder') entries += await orderByKeys(page, exercise, answer.reorder);
    else entries += await typeInTree(page, exercise, part, answer);
  }
  return entries;
}

/** What is typed at the nodes that take an entry, in the order of the fields; "" for none. */
function entriesOf(
  { tree }: Exercise,
  part: Part,
  { values, windows, vectors, visits, construct }: Answer,
): readonly string[] {
  const text = <T>(entry: T | undefined, print: (entry: T) => string) =>
    entry === undefined ? '' : print(entry);
  if (part.kind === 'windows') return part.nodes.map((id) => text(windows.get(id), typedWindow));
  const inner = tree.nodes().filter((id) => !tree.isLeaf(id) && !tree.isBeyond(id));
  if (part.kind === 'vectors')
    return inner.map((id) =>
      text(vectors.get(id), (known) =>
        known.kind === 'least' ? `>= ${typed(known.own)}` : known.components.map(typed).join(' '),
      ),
    );
  if (part.kind === 'construct') return part.leaves.map((id) => text(construct.get(id), typed));
  if (part.kind === 'visits')
    return tree.nodes().map((id) => {
      const entry = visits.get(id);
      return entry?.kind === 'sum' ? `${entry.visits} ${typed(entry.sum)}` : '';
    });
  if (part.kind !== 'values') return [];
  return inner.map((id) => text(values.get(id), typedRange));
}

function firstTyped(part: Part): NodeId {
  if (part.kind === 'construct') return part.leaves[0]!;
  return part.kind === 'windows' ? part.nodes[0]! : ROOT;
}

/** Types the entries on the tree itself: Enter leads on to the next node that takes one. */
async function typeInTree(page: Page, exercise: Exercise, part: Part, answer: Answer): Promise<number> {
  const entries = entriesOf(exercise, part, answer);
  if (entries.length === 0) return 0;
  await walkTo(page, firstTyped(part));
  for (const entry of entries) {
    if (entry === '') await page.keyboard.press('Enter');
    await page.keyboard.type(entry);
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=treeitem]:focus')).toHaveCount(1);
  }
  return entries.filter((entry) => entry !== '').length;
}

/** From anywhere in the tree to a node: its number is how many nodes come before it. */
export async function walkTo(page: Page, id: NodeId): Promise<void> {
  const at = await page.evaluate(() => Number(document.activeElement?.getAttribute('data-item')));
  if (at > id) await page.keyboard.press('Home');
  for (let passed = at > id ? 0 : at; passed < id; passed += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute('data-item', String(id));
}

/** Brings every node's children into order, one place a press; returns how many presses. */
async function orderByKeys(page: Page, { tree }: Exercise, wanted: Answer['reorder']): Promise<number> {
  const orders = new Map<NodeId, readonly number[]>();
  let presses = 0;
  for (const [parent, order] of wanted) {
    for (const [to, place] of order.entries()) {
      const now = [...(orders.get(parent) ?? order.map((_, index) => index))];
      const from = now.indexOf(place);
      const shown = reorderChildren(tree, (id) => orders.get(id) ?? null);
      if (from > to) await walkTo(page, nodeOfKey(shown, tree.key(tree.child(parent, place)))!);
      for (let at = from; at > to; at -= 1) {
        await page.keyboard.press('Alt+ArrowLeft');
        await expect(page.locator('[role=treeitem]:focus')).toHaveAttribute('aria-posinset', String(at));
        presses += 1;
      }
      now.splice(to, 0, ...now.splice(from, 1));
      orders.set(parent, now);
    }
  }
  return presses;
}
