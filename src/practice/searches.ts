/**
 * The searches that an exercise asks about. Most exercises have one search. In others a part has a search of
 * its own: for example, the first part asks for the values that minimax returns, the second for what
 * alpha-beta cuts in the same tree. Each part is marked and explained by its own search.
 */
import { type AskedPart, type Exercise, isAskable, type PartKind, type PartSearch } from './exercise.ts';
import { isSameSearch, mayCut, PRACTISED, searchedBy, type Task } from './task.ts';

/** Returns the search that the part of this kind asks about. */
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
 * Splits an exercise into one exercise for each search, with the parts that ask about this search, in the
 * order in which the searches first occur.
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

/**
 * Returns the exercise with the search that the part of this kind asks about, and with all parts that ask
 * about this search.
 */
export function exerciseOfPart(exercise: Exercise, kind: PartKind): Exercise {
  const found = searchesOf(exercise).find(({ parts }) => parts.some(({ part }) => part.kind === kind));
  return found ?? exercise;
}

/** Whether the parts of an exercise ask about different searches. */
export function hasSeveralSearches(exercise: Exercise): boolean {
  return searchesOf(exercise).length > 1;
}

/**
 * Returns the setting that both equality rules are accepted, which applies only to parts without rules of
 * their own.
 */
function eitherOf({ either }: Exercise, search: AskedPart['search']): Pick<Exercise, 'either'> {
  return either === undefined || search?.rules !== undefined ? {} : { either };
}

/**
 * Returns the algorithms about which questions of this kind can be asked on the tree. The task's own
 * algorithm comes first when it is among them.
 */
export function searchesAsking(kind: PartKind, task: Task): readonly Task['algorithm'][] {
  const names = PRACTISED.filter((name) => isAskable(kind, searchedBy(task, { ...task, algorithm: name })));
  return names.includes(task.algorithm)
    ? [task.algorithm, ...names.filter((name) => name !== task.algorithm)]
    : names;
}

/**
 * Returns the default search for questions of this kind: undefined when they can be asked about the task's
 * own search, otherwise the first search about which they can be asked.
 */
export function usualSearch(kind: PartKind, task: Task): PartSearch | undefined {
  const [first = task.algorithm] = searchesAsking(kind, task);
  return first === task.algorithm ? undefined : { algorithm: first };
}

/**
 * The algorithms of an exam question about two searches of one tree: it asks for the values that the first
 * computes, then for what the second cuts.
 */
export interface ValuesThenCuts {
  readonly values: Task['algorithm'];
  readonly cuts: Task['algorithm'];
}

/**
 * Returns the two algorithms for the question about values and then cuts; null when the tree does not allow
 * this question.
 */
export function valuesThenCuts(task: Task): ValuesThenCuts | null {
  const values = searchesAsking('values', task).find((algorithm) => !mayCut({ ...task, algorithm }));
  const [cuts] = searchesAsking('crossing', task);
  return values === undefined || cuts === undefined ? null : { values, cuts };
}

/**
 * The kinds of questions that are asked by default, in order of preference: what positions are worth, when the leaves are
 * positions, otherwise what the search cuts, when it cuts anything, otherwise which values it returns.
 */
const USUAL: readonly PartKind[] = [
  'estimate',
  'crossing',
  'atBudget',
  'values',
  'vectors',
  'visits',
  'again',
  'lists',
  'solution',
];

/** Returns the kind of question that is asked about the search by default. */
export function usualKind(task: Task): PartKind {
  return USUAL.find((kind) => isAskable(kind, task)) ?? 'values';
}
