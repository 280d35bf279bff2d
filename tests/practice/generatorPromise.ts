/** What an exercise must show to keep what its recipe promises, by statements of their own. */
import { expect } from 'vitest';
import type { SearchRules } from '../../src/core/search/searchSettings.ts';
import type { GameTree } from '../../src/core/tree/gameTree.ts';
import type { Answer } from '../../src/practice/answer.ts';
import type { Exercise } from '../../src/practice/exercise.ts';
import { generateExercise } from '../../src/practice/generate/generate.ts';
import type { MethodName } from '../../src/practice/misconception.ts';
import { recipeOf } from '../../src/practice/recipes.ts';
import { DIFFICULTIES, type ExerciseSeed, type Skill } from '../../src/practice/skill.ts';
import { naming } from '../support/forTrees.ts';
import { howMany } from '../support/howMany.ts';
import { plainTree } from '../support/oracle/plainTree.ts';
import { trueValue } from '../support/oracle/trueValue.ts';
import { printLiteral } from '../support/printLiteral.ts';
import { plainMethodSheet, sketchOf } from './plainMethods.ts';
import { plainSearch } from './plainSearch.ts';
import { oracleRules, plainSheet } from './plainSheet.ts';
import { sheetText } from './sheetText.ts';

/** Of every skill and difficulty. */
export const SEEDS = howMany(1000, 80);

/** Checks every seed of a skill in every difficulty. */
export function checkSeeds(skill: Skill, seeds: number, made: Pick<ExerciseSeed, 'generator'> = {}): void {
  for (const difficulty of DIFFICULTIES) {
    let negative = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const exercise = generateExercise({ skill, difficulty, seed, ...made });
      naming(
        () => `${skill}, ${difficulty}, seed ${seed}: ${printLiteral(exercise.tree)}`,
        () => checkPromise(exercise, { skill, difficulty, ...made }),
      );
      const { tree } = exercise;
      if (tree.leaves().some((leaf) => tree.value(leaf) < 0)) negative += 1;
    }
    // Numbers around 0: hardly a tree has none below it.
    expect(negative / seeds).toBeGreaterThan(0.9);
  }
}

function checkPromise(exercise: Exercise, of: Omit<ExerciseSeed, 'seed'>): void {
  const { skill } = of;
  const { separates, algorithm, parts } = recipeOf(of);
  const { tree } = exercise;
  expect(exercise.algorithm).toBe(algorithm);
  expect(exercise.parts.map(({ part }) => part.kind)).toEqual(parts);
  if (skill !== 'equality') expect(hasEqualMoves(tree)).toBe(false);
  if (separates.includes('crossed-probabilities')) expect(symmetricOutcomes(tree)).toEqual([]);
  if (separates.includes('parent-only')) expect(alternatingPlies(tree)).toBeGreaterThanOrEqual(4);
  if (skill === 'intervals') checkInterval(exercise);
  else if (skill === 'ordering') checkOrder(exercise);
  else checkSeparation(exercise, separates);
}

/** The chance nodes whose probabilities are the same in reverse order, such as ½ and ½. */
function symmetricOutcomes(tree: GameTree): readonly (readonly string[])[] {
  const chances = tree.nodes().filter((node) => tree.kindName(node) === 'chance');
  const texts = chances.map((node) => tree.children(node).map((child) => tree.probability(child)));
  return texts.filter((of) => String(of.toReversed()) === String(of));
}

/** Each of the methods writes another sheet than the right one, and than each other of them. */
function checkSeparation({ tree, algorithm, rules, parts }: Exercise, methods: readonly MethodName[]): void {
  const sketch = sketchOf(tree);
  const task = { sketch, algorithm, rules, leafBounds: tree.leafBounds };
  const right = plainSheet({ ...task, root: plainTree(sketch), rules: oracleRules(algorithm, rules) });
  const sheets: [string, Answer][] = [['right', right]];
  for (const method of methods) {
    const sheet = plainMethodSheet(method, task);
    if (sheet === null) throw new Error(`${method} says nothing about this`);
    for (const [other, otherSheet] of sheets) {
      const textIn = (of: Answer) => parts.map(({ part }) => sheetText(of, part, tree)).join('; ');
      if (textIn(sheet) === textIn(otherSheet)) throw new Error(`${method} writes what ${other} writes`);
    }
    sheets.push([method, sheet]);
  }
}

/** Examined for some values of the leaf, spared for others, and at an end the other equality differs. */
function checkInterval({ tree, rules, parts }: Exercise): void {
  const part = parts[0]!.part;
  if (part.kind !== 'interval') throw new Error('the part is about an interval');
  const root = plainTree(sketchOf(tree));
  const nodes = root.everyNode();
  const [leaf, branch] = [nodes[part.leaf]!, nodes[part.branch]!];
  expect(leaf.kind).toBe('leaf');
  expect(branch.leaves()).not.toContain(leaf);
  const isSpared = (x: number, { cutoff, bounds }: SearchRules) => {
    Object.assign(leaf, { value: x });
    const seen = plainSearch(root, { cutoff, bounds }).leaves;
    return !branch.leaves().some(({ id }) => seen.includes(id));
  };
  const ends = tree.leaves().flatMap((other) => (other === part.leaf ? [] : [tree.value(other)]));
  const around = ends.flatMap((end) => [end - 0.5, end, end + 0.5]).sort((a, b) => a - b);
  const spared = around.map((x) => isSpared(x, rules));
  expect(new Set(spared).size).toBe(2);
  const stretches = spared.filter((is, index) => is && spared[index - 1] !== true).length;
  expect(stretches).toBe(1);
  const cutoff = rules.cutoff === 'equal' ? 'strict' : 'equal';
  expect(ends.some((x) => isSpared(x, rules) !== isSpared(x, { ...rules, cutoff }))).toBe(true);
}

/** Sorted so that the best of each side comes first, two leaves or more are saved. */
function checkOrder({ tree, rules }: Exercise): void {
  const root = plainTree(sketchOf(tree));
  const own = plainSearch(root, rules).leaves.length;
  for (const { kind, children } of root.everyNode()) {
    const sign = kind === 'max' ? -1 : 1;
    children.sort((a, b) => sign * (trueValue(a) - trueValue(b)));
  }
  // Best first is not always the least there is, but in these trees, which are even, it is.
  expect(own - plainSearch(root, rules).leaves.length).toBeGreaterThanOrEqual(2);
}

/** Whether two moves of a decision are worth the same. */
function hasEqualMoves(tree: GameTree): boolean {
  return plainTree(sketchOf(tree))
    .everyNode()
    .filter(({ kind }) => kind === 'max' || kind === 'min')
    .some(({ children }) => new Set(children.map(trueValue)).size < children.length);
}

/** The longest run of MAX and MIN in turn on the way to a leaf. */
function alternatingPlies(tree: GameTree): number {
  const runs = tree.leaves().map((leaf) => {
    let [longest, run, before] = [0, 0, ''];
    for (const node of tree.pathTo(leaf).slice(0, -1)) {
      const kind = tree.kindName(node);
      run = kind === 'chance' ? 0 : kind === before ? 1 : run + 1;
      before = kind;
      longest = Math.max(longest, run);
    }
    return longest;
  });
  return Math.max(...runs);
}
