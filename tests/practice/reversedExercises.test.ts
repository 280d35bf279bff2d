/** Exercises whose children are visited from right to left: as on the mirrored tree, by another recursion, and told so. */
import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import { GameTree } from '../../src/core/tree/gameTree.ts';
import { type NodeId, ROOT } from '../../src/core/tree/nodeId.ts';
import { decodePractice, encodeOnTree } from '../../src/link/practiceLink.ts';
import { readJson } from '../../src/notation/jsonText.ts';
import { BLANK_ANSWER, rightAnswer } from '../../src/practice/answer.ts';
import { diagnoseExercise } from '../../src/practice/diagnose/diagnoseExercise.ts';
import { methodAnswers } from '../../src/practice/diagnose/methodAnswers.ts';
import { chooseParts, type Exercise, isAskable, type PartKind } from '../../src/practice/exercise.ts';
import { canonicalSet, setShape } from '../../src/practice/exerciseSet.ts';
import { crossedLeaves } from '../../src/practice/formats/leaves.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { drawnRun, suspectOnly } from '../../src/practice/methods/methods.ts';
import { PART_KINDS } from '../../src/practice/partKinds.ts';
import { fromLeftToRight, type Task, taskWithin } from '../../src/practice/task.ts';
import { feedback as english, practice as englishPractice } from '../../src/words/en/work.ts';
import { sayItem, sayOwner, sayRule } from '../../src/words/feedback.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain } from '../../src/words/sentence.ts';
import { feedback as chinese, practice as chinesePractice } from '../../src/words/zh/work.ts';
import { forTrees, naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { judged, judgedAtRandom, noisyAtRandom } from '../support/judged.ts';
import { part, textItem } from '../support/setItems.ts';
import { childrenOf, type Sketch, treeOf as treeOfSketch } from '../support/sketch.ts';
import { searchedFarther } from './plainFarther.ts';
import { asking, treeOf } from './simulationTasks.ts';

const KINDS: readonly PartKind[] = [
  'values',
  'crossing',
  'leafOrder',
  'leafCount',
  'windows',
  'move',
  'line',
  'ties',
  'again',
  'cutLabels',
];

function mirrorSketch(sketch: Sketch): Sketch {
  if (sketch === null || typeof sketch === 'number') return sketch;
  if ('chance' in sketch) throw new Error('no tree with chance is mirrored');
  const children = childrenOf(sketch).map(mirrorSketch).reverse();
  return 'max' in sketch ? { max: children } : { min: children };
}

/** The tree with all children the other way round, and by node of it the node of the given tree. */
function mirror(
  tree: GameTree,
  sketch: Sketch,
): { readonly other: GameTree; readonly nodeOf: readonly NodeId[] } {
  const nodeOf: NodeId[] = [];
  const visit = (node: NodeId): void => {
    nodeOf.push(node);
    for (const child of tree.children(node).toReversed()) visit(child);
  };
  visit(ROOT);
  const plainly = treeOfSketch(mirrorSketch(sketch), [...tree.leafBounds]);
  const { columns } = judged(plainly, (node) => tree.staticValue(nodeOf[node]!));
  const noisy = Uint8Array.from(nodeOf, (node) => Number(tree.isNoisy(node)));
  return { other: new GameTree({ ...columns, noisy }, tree.leafBounds), nodeOf };
}

function exerciseOf(task: Task): Exercise {
  const kinds = KINDS.filter((kind) => isAskable(kind, task));
  const parts = kinds.flatMap((kind) => chooseParts([kind], task, seeded(1)) ?? []);
  return { ...task, parts };
}

test('right is what another recursion finds on the mirrored tree', () => {
  const met = { cut: 0, farther: 0, other: 0 };
  forTrees({ long: 3000, usual: 250 }, { nodes: 60, chance: false }, ({ tree: given, sketch, random }) => {
    if (given.size === 1) return;
    const tree = noisyAtRandom(judgedAtRandom(given, random), random, 0.5);
    const { other, nodeOf } = mirror(tree, sketch);
    const isFarther = random.flip(0.5);
    const depth = isFarther ? 1 + random.below(2) : null;
    const quiet = isFarther ? random.pick(['all', 'noisy'] as const) : undefined;
    const check = isFarther && random.flip(0.5) ? 2 : undefined;
    const reach = depth === null ? null : { depth, quiet: quiet!, ...(check !== undefined && { check }) };
    const rules = { ...DEFAULT_RULES, cutoff: random.pick(['equal', 'strict'] as const) };
    const searched = { tree, algorithm: 'alpha-beta', rules, children: 'reversed' } as const;
    const exercise = exerciseOf(taskWithin(reach, searched));
    naming(
      () => JSON.stringify(reach),
      () => {
        const due = searchedFarther(
          other,
          { depth: depth ?? other.height, quiet: quiet ?? 'none', most: null },
          check ?? null,
          { cuts: true, isStrict: rules.cutoff === 'strict' },
        );
        const right = rightAnswer(exercise);
        const { answer } = right;
        const evaluated = due.evaluated.map((node) => nodeOf[node]!);
        expect(answer.leafOrder).toEqual(evaluated);
        expect(answer.leafCount).toBe(evaluated.length);
        expect(answer.line).toEqual(due.line.map((node) => nodeOf[node]!));
        const proved = new Map([...due.proved].map(([node, ends]) => [nodeOf[node]!, ends]));
        for (const [node, { low, high }] of answer.values) {
          const [least, most] = proved.get(node)!;
          if (low === high) expect([low, high]).toEqual([least, most]);
          else {
            if (Number.isFinite(low)) expect(low).toBe(least);
            if (Number.isFinite(high)) expect(high).toBe(most);
          }
        }
        if (reach === null) {
          const left = tree.leaves().filter((leaf) => !evaluated.includes(leaf));
          expect([...crossedLeaves(tree, answer.crossing)].sort((a, b) => a - b)).toEqual(left);
          if (left.length > 0) met.cut += 1;
        } else met.farther += 1;
        expect(gradeExercise(exercise, answer, right).isRight).toBe(true);
        // The page shows the run on the tree as it stands.
        const shown = drawnRun(exercise);
        expect(shown.tree).toBe(tree);
        expect(shown.length).toBe(right.run.length);
        for (let step = 1; step <= shown.length; step += 1)
          expect([shown.kindAt(step), shown.nodeAt(step)]).toEqual([
            right.run.kindAt(step),
            right.run.nodeAt(step),
          ]);
        const plainly = rightAnswer({ ...fromLeftToRight(exercise), parts: [] });
        if (String(plainly.answer.leafOrder) !== String(answer.leafOrder.toReversed())) met.other += 1;
      },
    );
  });
  expect(Math.min(met.cut, met.farther, met.other)).toBeGreaterThan(50);
});

/** Whoever goes from left to right finds another order, another move of equal ones, and other cuts. */
const TREE = treeOf('max(min(3 5) min(max(6 9) 3) min(7 3))');
const taskOf = (algorithm: Task['algorithm']) =>
  taskWithin(null, { tree: TREE, algorithm, rules: DEFAULT_RULES, children: 'reversed' });

test('the first of equal moves is the rightmost', () => {
  const moveOf = (task: Task) => rightAnswer(asking(task, 'move')).answer.move;
  const children = TREE.children(ROOT);
  for (const algorithm of ['minimax', 'alpha-beta'] as const) {
    expect(moveOf(taskOf(algorithm))).toBe(children.at(-1));
    expect(moveOf(fromLeftToRight(taskOf(algorithm)))).toBe(children[0]);
  }
});

test('it is asked of searches of two sides in one pass, and its rules say the order', () => {
  expect(PART_KINDS.filter((kind) => isAskable(kind, taskOf('alpha-beta')))).toEqual(
    PART_KINDS.filter((kind) => KINDS.includes(kind) && kind !== 'again'),
  );
  expect(PART_KINDS.filter((kind) => isAskable(kind, taskOf('pvs')))).toEqual([
    'leafOrder',
    'leafCount',
    'again',
  ]);
  expect(englishPractice.rules(taskOf('alpha-beta'))).toContain('from right to left');
  expect(chinesePractice.rules(taskOf('alpha-beta'))).toContain('从右到左');
});

describe('an answer', () => {
  test('from left to right is told so, and is no misconception', () => {
    const exercise = asking(taskOf('alpha-beta'), 'leafOrder', 'crossing', 'move');
    const right = rightAnswer(exercise);
    const { answer } = rightAnswer({ ...fromLeftToRight(exercise), parts: exercise.parts });
    const given = {
      ...BLANK_ANSWER,
      leafOrder: answer.leafOrder,
      crossing: answer.crossing,
      move: answer.move,
    };
    const grade = gradeExercise(exercise, given, right);
    const { findings, candidates } = diagnoseExercise(exercise, given, grade, right, true);
    expect(new Set(findings.map(({ misconception }) => misconception))).toEqual(new Set(['left-to-right']));
    expect(candidates).toEqual([]);
    expect(methodAnswers(exercise, ['right-to-left'])).toEqual([]);
  });

  test('by a faulty method is told as that, in sentences that speak of no other order', () => {
    let told = 0;
    forTrees({ long: 400, usual: 30 }, { nodes: 40, chance: false }, ({ tree, random }) => {
      if (tree.size === 1) return;
      const algorithm = random.pick(['alpha-beta', 'pvs'] as const);
      const exercise = exerciseOf(
        taskWithin(null, { tree, algorithm, rules: DEFAULT_RULES, children: 'reversed' }),
      );
      const right = rightAnswer(exercise);
      for (const sheet of methodAnswers(exercise, [
        'interchanged',
        'parent-only',
        'last-of-equals',
        'other-equality',
      ])) {
        const grade = gradeExercise(exercise, sheet.answer, right);
        if (grade.isRight) continue;
        const { findings, candidates } = diagnoseExercise(exercise, sheet.answer, grade, right, false);
        const names = [
          ...findings.map(({ misconception }) => misconception),
          ...candidates.map(({ method }) => method),
        ];
        if (names.includes(sheet.method)) told += 1;
        for (const finding of findings) {
          const facts = {
            finding,
            run: right.run,
            names: new NodeNames(tree),
            rules: exercise.rules,
            windowsAt: undefined,
          };
          for (const words of [english, chinese])
            for (const say of [sayItem, sayRule, sayOwner]) {
              const text = plain(say(words, facts));
              expect(text).not.toBe('');
              if (finding.misconception !== 'left-to-right')
                expect(text).not.toMatch(/left to right|从左到右/);
            }
          const { test: deciding } = finding.place;
          if (finding.misconception !== 'later-equal') continue;
          // The move before it, by which it is no better, stands to the right of it.
          expect(right.answer.move).toBeGreaterThan(finding.place.node);
          // The bound of a test that says so is what that move has brought the root.
          if (deciding !== null) expect(deciding.limit).toBe(right.run.valueAt(ROOT));
        }
      }
    });
    expect(told).toBeGreaterThan(15);
  });

  test('that takes a later equal move is told no bound when none comes into it', () => {
    // MIN moves again after the later one, so that no bound ends the search below it.
    const tree = treeOfSketch({ min: [0, { min: [0, 1] }, 0] });
    const rules = DEFAULT_RULES;
    const exercise = asking(
      taskWithin(null, { tree, algorithm: 'alpha-beta', rules, children: 'reversed' }),
      'move',
    );
    const right = rightAnswer(exercise);
    const given = { ...BLANK_ANSWER, move: 2 as NodeId };
    const grade = gradeExercise(exercise, given, right);
    const { findings } = diagnoseExercise(exercise, given, grade, right, false);
    expect(findings.map(({ misconception }) => misconception)).toEqual(['later-equal']);
    const facts = {
      finding: findings[0]!,
      run: right.run,
      names: new NodeNames(tree),
      rules,
      windowsAt: undefined,
    };
    expect(plain(sayOwner(english, facts))).toMatch(/^No bound comes into this: look at B in step \d+\.$/);
  });

  test('that two methods explain is told by one more exercise from right to left', () => {
    const pair = [suspectOnly('interchanged'), suspectOnly('parent-only')];
    for (let seed = 1; seed <= howMany(30, 3); seed += 1) {
      const exercise = tellingExercise(taskOf('alpha-beta'), pair, seed)!;
      expect(exercise.children).toBe('reversed');
      const sheets = [rightAnswer(exercise), ...methodAnswers(exercise, ['interchanged', 'parent-only'])];
      const texts = sheets.map(({ answer }) =>
        [[...answer.crossing].sort((a, b) => a - b), answer.move].join(' '),
      );
      expect(new Set(texts).size).toBe(3);
    }
  });
});

test('the order stands in addresses, and in sets of version 9', () => {
  const on = {
    example: 'aima-fig-5-5',
    kinds: ['crossing'],
    variant: 7,
    reach: { depth: 2 },
    children: 'reversed',
  } as const;
  expect(encodeOnTree(on)).toMatch(/crossing\.7r\.d2$/);
  expect(decodePractice(`#${encodeOnTree(on)}`)).toEqual({ kind: 'tree', on });
  const { reach: _reach, ...toTheEnds } = on;
  expect(decodePractice(`#${encodeOnTree(toTheEnds)}`)).toEqual({ kind: 'tree', on: toTheEnds });
  const item = { ...textItem('((3 5) (6 9))', part('crossing')), children: 'reversed' as const };
  const set = { title: '', hints: true, items: [item] };
  const text = canonicalSet(set);
  expect(text).toMatch(/^\{"format":"plyscope-set","version":9,/);
  expect(text).toContain('"children":"reversed","parts"');
  expect(readJson(setShape(), text).value).toEqual(set);
});
