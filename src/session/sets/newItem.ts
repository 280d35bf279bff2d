/** New items for a set, and items asked under other rules. */
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

/** An item about a tree of the library, searched as its source does. */
export function itemOfExample(example: Example, title: string): SetItem {
  const subject = subjectOfExample(example);
  const source = { kind: 'library', id: example.id } as const;
  const algorithm = asPractised(example.algorithm, subject.tree);
  return asked({ title, source, algorithm, rules: openingRules(subject), parts: [] }, subject.tree);
}

/** An item about a tree as it is open. */
export function itemOfTree(
  tree: GameTree,
  algorithm: PractisedName,
  rules: SearchRules,
  title: string,
): SetItem {
  const source = { kind: 'text', text: printTree(tree) } as const;
  return asked({ title, source, algorithm, rules, parts: [] }, tree);
}

/** An item for a skill, asked as its exercise is; null where the seed makes none. */
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

/** A part as it is asked where nobody says otherwise. */
export function usualPart(kind: PartKind): ItemPart {
  return { kind, marks: formatOf(kind).usualMarks, penalty: USUAL_PENALTY, nodes: [] };
}

/** The item with what can still be asked of its tree, or, where nothing can, what is usual. */
export function asked(item: SetItem, tree: GameTree): SetItem {
  const parts = item.parts.filter((part) => isPartAskable(item, part, tree));
  const usual = () => usualPart(usualKind(taskOfItem(item, tree)));
  return { ...item, parts: parts.length > 0 ? parts : [usual()] };
}

/** The item with the exam's question about two searches: the values by the one, then what the other leaves out. */
export function askedByTwo(item: SetItem, { values, cuts }: ValuesThenCuts): SetItem {
  const parts = [{ ...usualPart('values'), algorithm: values }, usualPart('crossing')];
  return { ...item, algorithm: cuts, parts };
}
