/** OPEN and CLOSED: what is right by the procedure step by step, what follows from one's own row, and which methods are told. */
import { describe, expect, test } from 'vitest';
import { type Random, shuffled } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { exampleById } from '../../src/library/library.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { BLANK_SHEET, readSheet, sheetShape } from '../../src/practice/entry/index.ts';
import { type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import { asPractised } from '../../src/practice/task.ts';
import { namesAsked } from '../../src/session/practice/practice.ts';
import { readNodeList } from '../../src/session/practice/writeList.ts';
import { setExercise } from '../../src/session/sets/setExercise.ts';
import { forTrees } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { part, TREES, textItem } from '../support/setItems.ts';
import { about, asking, gradeOf, passesOf, type Written } from './askedLists.ts';
import { treeOf } from './simulationTasks.ts';

const METHODS = ['open-as-stack', 'successors-reversed', 'ends-queued'] as const;
type Mistake = (typeof METHODS)[number] | null;

/** Both lists after so many passes of each loop, by doing what the notes say with two lists of one's own. */
function procedure(tree: GameTree, first: number, second: number, mistake: Mistake = null) {
  const [open, closed]: [NodeId[], NodeId[]] = [[ROOT], []];
  for (let pass = 0; pass < first; pass += 1) {
    const node = open.shift();
    if (node === undefined) break;
    closed.unshift(node);
    const successors = [...tree.children(node)];
    if (mistake === 'successors-reversed') successors.reverse();
    const queued = successors.filter((one) => tree.depth(one) < tree.height || mistake === 'ends-queued');
    if (mistake === 'open-as-stack') open.unshift(...queued);
    else open.push(...queued);
  }
  for (let pass = 0; pass < second; pass += 1) closed.shift();
  return { open, closed };
}

/** How many nodes stand in OPEN at some time. */
const queuedIn = (tree: GameTree) => tree.nodes().filter((node) => tree.depth(node) < tree.height).length;

/** What is written when the procedure is followed with a mistake. */
function written(exercise: Exercise, mistake: Mistake = null): Written {
  const { tree } = exercise;
  const queued = queuedIn(tree);
  const rows = passesOf(exercise).map((pass) =>
    pass <= queued ? procedure(tree, pass, 0, mistake) : procedure(tree, Infinity, pass - queued, mistake),
  );
  return new Map(rows.flatMap(({ open, closed }) => [open, closed]).entries());
}

const sorted = (nodes: readonly NodeId[]) => [...nodes].sort((a, b) => a - b);

/** The lists with a few of them changed, missing or in another order. */
function damaged(right: Written, tree: GameTree, random: Random): Written {
  const cells = new Map(right);
  for (let changes = random.below(3); changes >= 0; changes -= 1) {
    const cell = random.below(right.size);
    const before = cells.get(cell) ?? [];
    const other = random.pick(tree.nodes());
    const changed = random.pick([
      () => cells.delete(cell),
      () => cells.set(cell, [...before, other]),
      () => cells.set(cell, before.slice(1)),
      () => cells.set(cell, shuffled(before, random)),
    ]);
    changed();
  }
  return cells;
}

test('right is what the procedure makes of two lists, and so is each faulty method', () => {
  const met = { asked: 0, ends: 0, deep: 0 };
  forTrees({ long: 2000, usual: 200 }, { nodes: 60, chance: false }, ({ tree, random }) => {
    const isAsked = tree.size > 1 && tree.size <= 60;
    expect(isAskable('lists', about(tree))).toBe(isAsked);
    if (!isAsked) return;
    met.asked += 1;
    const passes = 2 * queuedIn(tree);
    const after = Array.from({ length: passes }, (_, pass) => pass + 1);
    const some = sorted(shuffled(after as NodeId[], random).slice(0, 8));
    for (const exercise of [asking(about(tree)), asking(about(tree), { after: some })]) {
      if (tree.leaves().some((leaf) => tree.depth(leaf) < tree.height)) met.ends += 1;
      if (passesOf(exercise).some((pass) => pass > queuedIn(tree))) met.deep += 1;
      expect(passesOf(exercise).length).toBeLessThanOrEqual(8);
      const right = rightAnswer(exercise).answer.lists;
      expect([...right]).toEqual([...written(exercise)]);
      expect(gradeOf(exercise, right)).toMatchObject({ isRight: true, points: 4, entries: right.size });
      for (const sheet of methodAnswers(exercise))
        expect([...sheet.answer.lists]).toEqual([...written(exercise, sheet.method as Mistake)]);
      expect(methodAnswers(exercise).map(({ method }) => method)).toEqual([...METHODS]);
    }
  });
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(40);
});

/** What the rules make of two lists between the end of one pass and that of a later one. */
function continued(
  tree: GameTree,
  open: readonly NodeId[],
  closed: readonly NodeId[],
  from: number,
  to: number,
) {
  const own = { open: [...open], closed: [...closed] };
  const queued = queuedIn(tree);
  const select = () => {
    const node = own.open.shift();
    if (node === undefined) return;
    own.closed.unshift(node);
    own.open.push(...tree.children(node).filter((child) => tree.depth(child) < tree.height));
  };
  for (let pass = from + 1; pass <= Math.min(to, queued); pass += 1) select();
  // Whoever has more in OPEN than there is goes on with LOOP1 until it is empty.
  if (to > queued && from <= queued) while (own.open.length > 0) select();
  for (let pass = Math.max(from, queued) + 1; pass <= to; pass += 1) own.closed.shift();
  return own;
}

test('a list is right, too, that the rules make of the row before as it was written', () => {
  const met = { carried: 0, wrong: 0, right: 0 };
  forTrees({ long: 2000, usual: 300 }, { nodes: 30, chance: false }, ({ tree, random }) => {
    if (tree.size === 1) return;
    const isOrdered = random.flip(0.5);
    const exercise = asking(about(tree), isOrdered ? { ordered: true } : {});
    const right = rightAnswer(exercise).answer.lists;
    const given = new Map(damaged(right, tree, random));
    const passes = passesOf(exercise);
    const rank = (node: NodeId) => tree.depth(node) * 1000 + node;
    const isSame = (a: readonly NodeId[] | undefined, b: readonly NodeId[], isSet: boolean) =>
      a !== undefined && (isSet ? sorted(a).join() === sorted(b).join() : a.join() === b.join());
    let errors = 0;
    for (const [row, pass] of passes.entries()) {
      const [before, ownOpen, ownClosed] = [passes[row - 1], given.get(2 * row - 2), given.get(2 * row - 1)];
      const isWhole = before !== undefined && ownOpen !== undefined && ownClosed !== undefined;
      const closed = isOrdered ? ownClosed : ownClosed?.toSorted((a, b) => rank(b) - rank(a));
      const own = isWhole ? continued(tree, ownOpen, closed ?? [], before, pass) : null;
      if (own !== null && random.flip(0.6)) given.set(2 * row, own.open).set(2 * row + 1, own.closed);
      const due = [right.get(2 * row)!, right.get(2 * row + 1)!];
      for (const [at, follows] of [own?.open, own?.closed].entries()) {
        const isSet = at === 1 && !isOrdered;
        const entry = given.get(2 * row + at);
        const isRight = isSame(entry, due[at]!, isSet);
        const isCarried = follows !== undefined && isSame(entry, follows, isSet);
        if (isCarried && !isRight) met.carried += 1;
        if (!isCarried && !isRight) errors += 1;
      }
    }
    expect(gradeOf(exercise, given).errors).toBe(errors);
    met[errors > 0 ? 'wrong' : 'right'] += 1;
  });
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(20);
});

/** s; A B; C D, E; and leaves below C and D, with E an end above the deepest ply. */
const TREE = treeOf('s:(A:(C:(1 2) D:(3 4)) B:(E:(5 6) 7))');
const named = (tree: GameTree, nodes: readonly NodeId[]) =>
  nodes.map((node) => tree.label(node) || tree.value(node)).join(' ');

test('known lists', () => {
  const exercise = asking(about(TREE));
  const rows = passesOf(exercise).map((pass, row) => {
    const { lists } = rightAnswer(exercise).answer;
    return [pass, named(TREE, lists.get(2 * row)!), named(TREE, lists.get(2 * row + 1)!)];
  });
  expect(rows.slice(0, 5)).toEqual([
    [1, 'A B', 's'],
    [2, 'B C D', 'A s'],
    [3, 'C D E 7', 'B A s'],
    [4, 'D E 7', 'C B A s'],
    [5, 'E 7', 'D C B A s'],
  ]);
  expect(rows.slice(5)).toEqual([
    [7, '', '7 E D C B A s'],
    [8, '', 'E D C B A s'],
    [9, '', 'D C B A s'],
  ]);
});

describe('an answer', () => {
  test('loses a mark for each list, no less than an entry’s share, and all when it is blank', () => {
    const exercise = asking(about(TREE), { after: [1, 2] });
    const right = rightAnswer(exercise).answer.lists;
    const one = new Map(right).set(2, []);
    expect(gradeOf(exercise, one)).toMatchObject({ errors: 1, points: 3 });
    expect(gradeOf(exercise, one).differences).toMatchObject([
      { fault: 'wrong', list: 'open', iteration: 2 },
    ]);
    expect(gradeOf(exercise, new Map())).toMatchObject({ errors: 4, points: 0 });
  });

  test('counts the order of CLOSED only where that is asked for', () => {
    const turned = new Map(rightAnswer(asking(about(TREE))).answer.lists);
    for (const [cell, nodes] of turned) if (cell % 2 === 1) turned.set(cell, nodes.toReversed());
    expect(gradeOf(asking(about(TREE)), turned).isRight).toBe(true);
    expect(gradeOf(asking(about(TREE), { ordered: true }), turned).errors).toBeGreaterThan(3);
  });

  test('is read from names, also such with blanks or commas in them', () => {
    const exercise = asking(about(TREE));
    const names = namesAsked(exercise, TREE);
    const [s, A, , , , , , , B] = TREE.nodes();
    expect(readNodeList('(B, a)', names)).toEqual([B, A]);
    expect(readNodeList('B a　s', names)).toEqual([B, A, s]);
    for (const empty of ['()', ' ( ) ', '（）', '-', '∅']) expect(readNodeList(empty, names)).toEqual([]);
    expect(readNodeList('  ', names)).toBeNull();
    for (const text of ['A, X', 'AB', '(A', 'A B)'].slice(0, 2)) expect(readNodeList(text, names)).toBe(text);
    const piles = treeOf('"6, 1":(1 2) "6":(3 4) "6":(5 6)');
    const [first, second, third] = piles.children(ROOT);
    const ofPiles = namesAsked(asking(about(piles)), piles);
    expect(readNodeList('6, 1, 6', ofPiles)).toEqual([first, second]);
    expect(readNodeList('(6, 6)', ofPiles)).toEqual([second, third]);
    const leaves = TREE.leaves().map((leaf) => names.of(leaf));
    expect(new Set([...leaves, 's', 'A', 'B', 'C', 'D', 'E']).size).toBe(leaves.length + 6);
  });

  test('keeps what cannot be read, in drafts too, and is not marked with it', () => {
    const lists = new Map<number, readonly NodeId[] | string>([
      [0, [TREE.nodes()[1]!]],
      [3, 'A, X'],
    ]);
    const sheet = { ...BLANK_SHEET, lists };
    const { answer, unread } = readSheet(sheet, asking(about(TREE)));
    expect([...answer.lists]).toEqual([[0, [TREE.nodes()[1]]]]);
    expect(unread).toEqual([{ part: 'lists', node: null, cell: 3, text: 'A, X' }]);
    const stored = JSON.stringify(sheetShape(null).print(sheet));
    expect(readJson(sheetShape(TREE), stored).value?.lists).toEqual(lists);
  });
});

describe('a faulty method', () => {
  test.each(METHODS)('is told by what it writes: %s', (method) => {
    const exercise = asking(about(treeOf('((((1 2) 3) (4 5)) (6 (7 8)))')));
    const answer = { ...BLANK_ANSWER, lists: written(exercise, method) };
    const right = rightAnswer(exercise);
    const { findings } = diagnoseExercise(
      exercise,
      answer,
      gradeExercise(exercise, answer, right),
      right,
      false,
    );
    expect(findings.map(({ misconception }) => misconception)).toEqual([method]);
  });

  test('is told from the others by one more question', () => {
    for (const [at, one] of METHODS.entries())
      for (const other of METHODS.slice(at + 1))
        expect(tellingExercise(about(TREE), [one, other].map(suspectOnly), 3)?.algorithm).toBe('two-phase');
  });

  test.each(DIFFICULTIES)('is told apart by every generated exercise: difficulty %i', (difficulty) => {
    for (let seed = 1; seed <= howMany(300, 25); seed += 1) {
      const exercise = generateExercise({ skill: 'lists', difficulty, generator: 3, seed });
      const texts = [null, ...METHODS].map((mistake) => JSON.stringify([...written(exercise, mistake)]));
      expect(new Set(texts).size).toBe(4);
    }
  });
});

test('of the procedure with lists nothing else is asked, and of no other search is this', () => {
  expect(PART_KINDS.filter((kind) => isAskable(kind, about(TREE)))).toEqual(['lists']);
  for (const algorithm of ['minimax', 'alpha-beta', 'pvs', 'mcts'] as const)
    expect(isAskable('lists', { ...about(TREE), algorithm })).toBe(false);
  // What was asked about a tree with such a search before stays about the recursion with its value.
  expect(asPractised('two-phase', TREE)).toBe('minimax');
});

test('in links and sets', () => {
  const { id } = exampleById('grundy-7')!;
  const search = { algorithm: 'two-phase', rules: DEFAULT_RULES } as const;
  const on = { example: id, search, kinds: ['lists'], variant: 0, wish: { ordered: true } } as const;
  expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
  const item = {
    ...textItem('((1 2) 3) (4 5)', part('lists', { after: [1, 3], ordered: true })),
    algorithm: search.algorithm,
  };
  const set = { title: 'L', hints: true, items: [item] };
  const json = canonicalSet(set);
  expect(json).toContain('"version":4');
  expect(readJson(setShape(), json).value).toEqual(set);
  const made = setExercise(item, 0, TREES);
  if (!made.ok) throw new Error(made.refusal.kind);
  expect(made.exercise.parts[0]!.part).toEqual({ kind: 'lists', after: [1, 3], ordered: true });
  const late = { ...item, parts: [part('lists', { after: [99] })] };
  expect(setExercise(late, 0, TREES)).toEqual({ ok: false, refusal: { kind: 'part', part: 'lists' } });
  for (const after of ['[]', '[0]', '[1,1]', '[1,2,3,4,5,6,7,8,9]'])
    expect(readJson(setShape(), json.replace('[1,3]', after)).value).toBeNull();
});
