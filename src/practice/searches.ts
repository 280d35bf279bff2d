/**
 * The searches that an exercise is about. Most exercises have one. In others a part has a search of its own: first the
 * values that minimax passes up, and then what alpha-beta cuts in the same tree. Each part is marked and explained by
 * its own search.
 */
import { type AskedPart, type Exercise, isAskable, type PartKind, type PartSearch } from './exercise.ts';
import { isSameSearch, mayCut, PRACTISED, searchedBy, type Task } from './task.ts';

/** Returns the search that a part is about. */
export function taskOfPart(exercise: Exercise, kind: PartKind): Task {
  const asked = exercise.parts.find(({ part }) => part.kind === kind);
  return asked === undefined ? exercise : searchOf(exercise, asked);
}

function searchOf(exercise: Exercise, { search }: Pick<AskedPart, 'search'>): Task {
  if (search === undefined) return exercise;
  const { algorithm, rules = exercise.rules } = search;
  return searchedBy(exercise, { algorithm, rules });
}

/**
 * Returns one exercise for each search, each with the parts about it, in the order in which the searches first occur.
 */
export function searchesOf(exercise: Exercise): readonly Exercise[] {
  if (exercise.parts.every(({ search }) => search === undefined)) return [exercise];
  const found: Exercise[] = [];
  for (const { search, ...asked } of exercise.parts) {
    const task = searchOf(exercise, { ...(search !== undefined && { search }) });
    const at = found.findIndex((one) => isSameSearch(one, task));
    const one = found[at];
    if (one === undefined) found.push({ ...task, parts: [asked], ...eitherOf(exercise, search) });
    else found[at] = { ...one, parts: [...one.parts, asked] };
  }
  return found;
}

/** Returns the search of a part with all the parts about it. */
export function exerciseOfPart(exercise: Exercise, kind: PartKind): Exercise {
  const found = searchesOf(exercise).find(({ parts }) => parts.some(({ part }) => part.kind === kind));
  return found ?? exercise;
}

/** Whether parts of an exercise are about different searches. */
export function hasSeveralSearches(exercise: Exercise): boolean {
  return searchesOf(exercise).length > 1;
}

/** When both equality rules are right, this applies to parts without rules of their own. */
function eitherOf({ either }: Exercise, search: AskedPart['search']): Pick<Exercise, 'either'> {
  return either === undefined || search?.rules !== undefined ? {} : { either };
}

/**
 * Returns the searches in which a kind can be asked about the tree; the current one comes first when it is among them.
 */
export function searchesAsking(kind: PartKind, task: Task): readonly Task['algorithm'][] {
  const names = PRACTISED.filter((name) => isAskable(kind, searchedBy(task, { ...task, algorithm: name })));
  return names.includes(task.algorithm)
    ? [task.algorithm, ...names.filter((name) => name !== task.algorithm)]
    : names;
}

/** Returns the default search for a kind: the current one, or the first in which it can be asked. */
export function usualSearch(kind: PartKind, task: Task): PartSearch | undefined {
  const [first = task.algorithm] = searchesAsking(kind, task);
  return first === task.algorithm ? undefined : { algorithm: first };
}

/** An exam question about two searches of one tree: the values by the first, then what the second cuts. */
export interface ValuesThenCuts {
  readonly values: Task['algorithm'];
  readonly cuts: Task['algorithm'];
}

/** Null when no two searches of the tree can be asked about in this way. */
export function valuesThenCuts(task: Task): ValuesThenCuts | null {
  const values = searchesAsking('values', task).find((algorithm) => !mayCut({ ...task, algorithm }));
  const [cuts] = searchesAsking('crossing', task);
  return values === undefined || cuts === undefined ? null : { values, cuts };
}

/** The default question, the first that can be asked: what is cut, when a search has cuts; otherwise what goes up. */
const USUAL: readonly PartKind[] = ['crossing', 'atBudget', 'values', 'vectors'];

/** Returns the default questions about a search. */
export function usualKind(task: Task): PartKind {
  return USUAL.find((kind) => isAskable(kind, task)) ?? 'values';
}
