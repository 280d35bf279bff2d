/** What is said to wrong answers about searches to a depth, and about windows that pass through chance nodes. */

import { describe, expect, test } from 'vitest';
import { seeded } from '../../src/core/random/seeded.ts';
import { givenWindow } from '../../src/core/run/worth.ts';
import { canSearch, keepsLists } from '../../src/core/search/algorithms.ts';
import { DEFAULT_RULES } from '../../src/core/search/searchSettings.ts';
import type { SearchWindow } from '../../src/core/search/searchWindow.ts';
import type { NodeId } from '../../src/core/tree/nodeId.ts';
import { type Answer, rightAnswer } from '../../src/practice/answer.ts';
import { diagnose } from '../../src/practice/diagnose/diagnose.ts';
import { methodAnswers, shownBy } from '../../src/practice/diagnose/methodAnswers.ts';
import { type Exercise, isAskable } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import { tellingExercise } from '../../src/practice/generate/telling.ts';
import { gradeExercise } from '../../src/practice/grade/gradeExercise.ts';
import { suspectOnly } from '../../src/practice/methods/methods.ts';
import { DIFFICULTIES } from '../../src/practice/skill.ts';
import {
  bySimulation,
  depthOf,
  PRACTISED,
  searchesAgain,
  type Task,
  taskTo,
  taskWithin,
  wholeTree,
} from '../../src/practice/task.ts';
import { feedback as englishFeedback } from '../../src/words/en/work.ts';
import { sayOwner, sayRule } from '../../src/words/feedback.ts';
import { NodeNames } from '../../src/words/nodeNames.ts';
import { plain, type Sentence } from '../../src/words/sentence.ts';
import { printWindow } from '../../src/words/symbols.ts';
import { feedback as chineseFeedback } from '../../src/words/zh/work.ts';
import { expectSame, forTreesAndRulesInTurn, naming, type Sample } from '../support/forTrees.ts';
import { howMany, ofCases, ofTrees } from '../support/howMany.ts';
import { judgedAtRandom } from '../support/judged.ts';
import { layered } from '../support/layered.ts';
import { treeOfText } from '../support/limitExamples.ts';
import { publishedRecord, treeOfRecord } from '../support/publishedRecords.ts';
import { windowFor } from '../support/rootWindow.ts';
import { damaged } from './damage.ts';
import { TEXTBOOK_TREE } from './deepTree.ts';
import { READ_OFF } from './randomExercise.ts';

const usual = { marks: 4, penalty: { kind: 'per-error', marks: 1 } } as const;

/** Its numbers and nodes, in whichever order the language has them. */
function factsIn(sentence: Sentence): string[] {
  return sentence.flatMap(({ kind, text }) => (kind === 'text' ? [] : [`${kind} ${text}`])).sort();
}

/** Says all there is to say of a wrong answer, in both languages; what was found, by name. */
function toldOf(exercise: Exercise, given: Answer): string[] {
  const right = rightAnswer(exercise);
  const { run } = right;
  const grade = gradeExercise(exercise, given, right);
  const { findings } = diagnose(exercise, given, grade, right, false);
  const names = new NodeNames(wholeTree(exercise));
  return findings.map((finding) => {
    const facts = { finding, run, names, rules: exercise.rules, windowsAt: undefined };
    for (const say of [sayRuleOf, itemOf, ownerOf]) {
      const [english, chinese] = [say(englishFeedback), say(chineseFeedback)];
      expectSame(factsIn(chinese), factsIn(english));
      expect(plain(english)).not.toMatch(/undefined|NaN|\{|null/);
      expect(plain(chinese)).not.toMatch(/undefined|NaN|\{|null/);
    }
    return finding.misconception;

    function sayRuleOf(words: typeof englishFeedback) {
      return sayRule(words, facts);
    }
    function itemOf(words: typeof englishFeedback) {
      return words.item(facts);
    }
    function ownerOf(words: typeof englishFeedback) {
      return sayOwner(words, facts);
    }
  });
}

/** What is said of the bounds behind what is wrong: that nothing beats a value only where that is infinite. */
function ownersIn(exercise: Exercise, given: Answer): readonly string[] {
  const right = rightAnswer(exercise);
  const grade = gradeExercise(exercise, given, right);
  const { findings } = diagnose(exercise, given, grade, right, true);
  const { run } = right;
  const names = new NodeNames(wholeTree(exercise));
  return findings.map((finding) => {
    const said = plain(
      sayOwner(englishFeedback, { finding, run, names, rules: exercise.rules, windowsAt: undefined }),
    );
    if (said.includes('nothing can beat that')) expectSame(said.includes('∞'), true);
    return said;
  });
}

function saysGiven(said: string, window: SearchWindow): boolean {
  return said.startsWith(`The search begins with ${printWindow(givenWindow(window))}, so that `);
}

/** All that can be read off, with one part of it changed here and there. */
function spoilt(task: Task, sample: Sample): { exercise: Exercise; given: Answer } | null {
  const kind = sample.random.pick(READ_OFF);
  if (!isAskable(kind, task)) return null;
  const right = rightAnswer({ ...task, parts: [] }).answer;
  const nodes = [...right.windows.keys()];
  const part = kind === 'windows' ? { kind, nodes } : { kind };
  const exercise: Exercise = { ...task, parts: [{ part, ...usual }] };
  const given = damaged(part, { exercise, sheet: right, sample: { ...sample, tree: task.tree } });
  return { exercise, given };
}

describe('feedback', () => {
  test('has a sentence in both languages for whatever is wrong in a search to a depth', () => {
    const met = new Set<string>();
    forTreesAndRulesInTurn({ long: 900, usual: 225 }, { nodes: 40 }, (sample, rules) => {
      const tree = judgedAtRandom(sample.tree, sample.random);
      if (tree.height < 2) return;
      const algorithm = sample.random.pick(
        PRACTISED.filter(
          (name) => !bySimulation(name) && !searchesAgain(name) && !keepsLists(name) && canSearch(name, tree),
        ),
      );
      const task = taskTo(1 + sample.random.below(tree.height - 1), { tree, algorithm, rules });
      const drawn = spoilt(task, sample);
      if (drawn !== null) for (const name of toldOf(drawn.exercise, drawn.given)) met.add(name);
    });
    expect(met.size).toBeGreaterThan(5);
  });

  test('says of a leaf below the depth limit that nobody looks there, not that a cut was missed', () => {
    const tree = treeOfText('0~(4~(-3 8) 2)');
    const task = taskTo(1, { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES });
    const exercise: Exercise = { ...task, parts: [{ part: { kind: 'leafOrder' }, ...usual }] };
    const { answer, run } = rightAnswer(exercise);
    expect(answer.leafOrder).toEqual([1, 4]);
    const given = { ...answer, leafOrder: [1, 2, 4] as NodeId[] };
    expect(toldOf(exercise, given)).toEqual(['below-limit']);
    const grade = gradeExercise(exercise, given, rightAnswer(exercise));
    const [finding] = diagnose(exercise, given, grade, rightAnswer(exercise), false).findings;
    const facts = {
      finding: finding!,
      run,
      names: new NodeNames(tree),
      rules: DEFAULT_RULES,
      windowsAt: undefined,
    };
    expect(plain(sayRule(englishFeedback, facts))).toBe(
      'B stands at the depth limit: the search takes its static value and looks at nothing below it.',
    );
  });

  test('has one for whatever is wrong where the root begins between bounds', () => {
    const met = new Set<string>();
    let given = 0;
    forTreesAndRulesInTurn(900, { nodes: 40 }, (sample, rules) => {
      if (sample.tree.height < 2) return;
      const window = windowFor(sample.tree, sample.random);
      const searched = { tree: sample.tree, algorithm: 'alpha-beta', rules } as const;
      const drawn = spoilt(taskWithin({ depth: null, window }, searched), sample);
      if (drawn === null) return;
      for (const name of toldOf(drawn.exercise, drawn.given)) met.add(name);
      given += Number(ownersIn(drawn.exercise, drawn.given).some((said) => saysGiven(said, window)));
    });
    expect(met.size).toBeGreaterThan(5);
    expect([...met]).not.toContain('last-branch');
    expect(given).toBeGreaterThan(ofCases(20));
  });

  test('knows who begins with all bounds though a window is given', () => {
    const tree = treeOfRecord(publishedRecord('thu-fig-3-10'));
    const searched = { tree, algorithm: 'alpha-beta', rules: DEFAULT_RULES } as const;
    const task = taskWithin({ depth: null, window: { alpha: 2, beta: 5 } }, searched);
    const nodes = [...rightAnswer({ ...task, parts: [] }).answer.windows.keys()];
    const parts = [
      { part: { kind: 'crossing' }, ...usual },
      { part: { kind: 'windows', nodes }, ...usual },
    ] as const;
    const [sheet] = methodAnswers({ ...task, parts }, ['ignores-window']);
    expect(sheet!.answer.leafCount).toBe(10);
    expect(toldOf({ ...task, parts }, sheet!.answer)).toEqual(['ignores-window']);
  });

  test('has one for whatever is wrong where windows pass through chance nodes', () => {
    const met = new Set<string>();
    for (let seed = 1; seed <= ofTrees({ long: 2400, usual: 240 }); seed += 1) {
      const sample = layered(seeded(seed));
      if (sample.tree.size === 1) continue;
      const tree = seed % 3 === 0 ? sample.tree.withBounds([-Infinity, Infinity]) : sample.tree;
      const drawn = spoilt({ tree, algorithm: 'star1', rules: DEFAULT_RULES }, sample);
      if (drawn === null) continue;
      naming(
        () => `layered seed ${seed}`,
        () => {
          for (const name of toldOf(drawn.exercise, drawn.given)) met.add(name);
        },
      );
    }
    expect(met.size).toBeGreaterThan(8);
    expect([...met]).toContain('cut-without-bound');
  });

  /** A sheet that only one faulty method writes is named as that method's, or asked about. */
  test.each([
    ['depth-limit', 'estimate-for-proof', 2],
    ['depth-limit', 'estimate-for-proof', 3],
    ['star-windows', 'window-through-chance', 1],
    ['star-windows', 'window-through-chance', 2],
  ] as const)('in %s knows %s, difficulty %i', (skill, method, difficulty) => {
    let named = 0;
    const seeds = howMany(60, 6);
    for (let seed = 1; seed <= seeds; seed += 1) {
      const exercise = generateExercise({ skill, difficulty, seed, generator: 2 });
      const [sheet] = methodAnswers(exercise, [method]);
      const right = rightAnswer(exercise);
      const given = sheet!.answer;
      const { findings, candidates } = diagnose(
        exercise,
        given,
        gradeExercise(exercise, given, right),
        right,
        false,
      );
      const told = [
        ...findings.map(({ misconception }) => misconception),
        ...candidates.map((one) => one.method),
      ];
      if (told.includes(method)) named += 1;
      toldOf(exercise, given);
    }
    expect(named / seeds).toBeGreaterThan(0.7);
  });
});

describe('one more question', () => {
  test.each([
    ['alpha-beta', 'estimate-for-proof', 'never-inherits'],
    ['alpha-beta', 'estimate-for-proof', 'other-equality'],
    ['star1', 'window-through-chance', 'never-inherits'],
    ['star1', 'mean-at-chance', 'bounds-from-leaves'],
  ] as const)('about %s tells %s and %s apart', (algorithm, one, other) => {
    for (let seed = 1; seed <= howMany(20, 1); seed += 1) {
      const suspicions = [suspectOnly(one), suspectOnly(other)];
      const exercise = tellingExercise(
        { tree: TEXTBOOK_TREE, algorithm, rules: DEFAULT_RULES },
        suspicions,
        seed,
      );
      if (exercise === null) throw new Error('no exercise');
      for (const suspicion of suspicions) {
        const [sheet] = methodAnswers(exercise, [suspicion.method]);
        expectSame(shownBy(exercise, sheet!.answer, suspicions), suspicion);
      }
    }
  });
});

describe('a generated exercise', () => {
  test('on a depth limit is of its depth: a ply less or more plays another move', () => {
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 1; seed <= howMany(100, 3); seed += 1) {
        const exercise = generateExercise({ skill: 'depth-limit', difficulty, seed, generator: 2 });
        const depth = depthOf(exercise)!;
        const tree = wholeTree(exercise);
        expect(tree.height).toBeGreaterThan(depth);
        const moves = [depth - 1, depth, depth + 1].map(
          (to) => rightAnswer({ ...taskTo(to, { ...exercise, tree }), parts: [] }).answer.move,
        );
        expect(moves[0]).not.toBe(moves[1]);
        expect(moves[2]).not.toBe(moves[1]);
      }
    }
  });

  test('on windows through chance nodes cuts one, between bounds that are declared', () => {
    let deep = 0;
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 1; seed <= howMany(100, 3); seed += 1) {
        const { tree, ...exercise } = generateExercise({
          skill: 'star-windows',
          difficulty,
          seed,
          generator: 2,
        });
        const values = tree.leaves().map((leaf) => tree.value(leaf));
        expect(tree.leafBounds).toEqual([Math.min(...values), Math.max(...values)]);
        const { run } = rightAnswer({ tree, ...exercise });
        const isCut = tree.nodes().some((node) => tree.kindName(node) === 'chance' && run.cutStep(node) > 0);
        expect(isCut).toBe(true);
        deep += 1;
      }
    }
    expect(deep).toBeGreaterThan(ofCases(20));
  });
});
