/** Makes new items for a set, and items asked under other rules. */
import type { PractisedName } from '../../core/search/algorithms.ts';
import type { SearchRules } from '../../core/search/searchSettings.ts';
import type { GameTree } from '../../core/tree/gameTree.ts';
import type { Example } from '../../library/example.ts';
import { printTree } from '../../notation/printTree.ts';
import { formatOf, type PartKind, USUAL_PENALTY } from '../../practice/exercise.ts';
import type { ItemPart, SetItem } from '../../practice/exerciseSet.ts';
import { usualKind, type ValuesThenCuts } from '../../practice/searches.ts';
import type { ExerciseSeed } from '../../practice/skill.ts';
import { asPractised, reachOf } from '../../practice/task.ts';
import { subjectOfExample } from '../exampleSubject.ts';
import { openingRules } from '../subject.ts';
import { isPartAskable, taskOfItem } from './setExercise.ts';
import type { SetTrees } from './setTrees.ts';

/** Returns an item about a tree of the library, searched as its source does. */
export function itemOfExample(example: Example, title: string): SetItem {
  const subject = subjectOfExample(example);
  const source = { kind: 'library', id: example.id } as const;
  const algorithm = asPractised(example.algorithm, subject.tree);
  return asked({ title, source, algorithm, rules: openingRules(subject), parts: [] }, subject.tree);
}

/** Returns an item about the open tree. */
export function itemOfTree(
  tree: GameTree,
  algorithm: PractisedName,
  rules: SearchRules,
  title: string,
): SetItem {
  const source = { kind: 'text', text: printTree(tree) } as const;
  return asked({ title, source, algorithm, rules, parts: [] }, tree);
}

/** Returns an item for a skill with the questions of its exercise; null when the seed makes none. */
export function itemOfSeed(seed: ExerciseSeed, title: string, trees: SetTrees): SetItem | null {
  const exercise = trees.generated(seed);
  if (exercise === null) return null;
  const parts = exercise.parts.map(({ part, marks, penalty }) => ({
    kind: part.kind,
    marks,
    penalty,
    nodes: [],
  }));
  const { algorithm, rules } = exercise;
  const limits = reachOf(exercise);
  const source = { kind: 'generated', ...seed } as const;
  return { title, source, algorithm, rules, ...(limits !== null && { limits }), parts };
}

/** Returns a part with its default questions. */
export function usualPart(kind: PartKind): ItemPart {
  return { kind, marks: formatOf(kind).usualMarks, penalty: USUAL_PENALTY, nodes: [] };
}

/** Returns the item with the questions that can still be asked about its tree or, when none can, the default ones. */
export function asked(item: SetItem, tree: GameTree): SetItem {
  const parts = item.parts.filter((part) => isPartAskable(item, part, tree));
  const usual = () => usualPart(usualKind(taskOfItem(item, tree)));
  return { ...item, parts: parts.length > 0 ? parts : [usual()] };
}

/** Returns the item with the exam's question about two searches: the values by the first, then what the second cuts. */
export function askedByTwo(item: SetItem, { values, cuts }: ValuesThenCuts): SetItem {
  const parts = [{ ...usualPart('values'), algorithm: values }, usualPart('crossing')];
  return { ...item, algorithm: cuts, parts };
}
